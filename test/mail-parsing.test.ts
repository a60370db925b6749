/** How inbound mail is read: every trap a sender can set, by mistake or on purpose, on real parser threads. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import addressparser from 'nodemailer/lib/addressparser';
import { PostroomError } from '../src/core/errors.ts';
import type { ParsedMail } from '../src/core/ports.ts';
import { type Parser, startParser } from '../src/mail/parser.ts';

const parser = startParser();
after(() => parser.close());

const mail = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');
const read = (...lines: string[]): Promise<ParsedMail> => parser.parse(mail(...lines));
const isBlank = (text: string | null): boolean => text === null || !/\S/.test(text);
const isUnavailable = (error: unknown): boolean =>
  error instanceof PostroomError && error.code === 'unavailable' && (error.retryAfter ?? 0) > 0;

async function withParser(options: Parameters<typeof startParser>[0], use: (own: Parser) => Promise<void>): Promise<void> {
  const own = startParser(options);
  try {
    await use(own);
  } finally {
    await own.close();
  }
}

describe('ordinary mail', () => {
  test('text, HTML and a file come out with their headers', async () => {
    const parsed = await read(
      'From: "Ada Lovelace" <ada@sender.example>',
      'To: Robin <robin@postroom.example>, ops@sender.example',
      'Cc: =?utf-8?q?Zo=C3=AB?= <zoe@sender.example>',
      'Reply-To: billing@sender.example',
      'Subject: =?utf-8?q?Rechnung_f=C3=BCr?= =?utf-8?b?IE3DpHJ6?=',
      'Date: Sat, 21 Nov 2026 05:00:00 +0100 (CET)',
      'Message-ID:  <one@sender.example>',
      'In-Reply-To: <zero@postroom.example>',
      'References: <root@postroom.example>',
      '\t<zero@postroom.example>',
      'Content-Type: multipart/mixed; boundary="out"',
      '',
      '--out',
      'Content-Type: multipart/alternative; boundary="in"',
      '',
      '--in',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Total: =E2=82=AC1,204.50',
      '--in',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Total</p>',
      '--in--',
      '--out',
      'Content-Type: application/pdf; name="scan.pdf"',
      'Content-Disposition: attachment; filename="scan.pdf"',
      'Content-ID: <scan@sender.example>',
      'Content-Transfer-Encoding: base64',
      '',
      'AAECAw==',
      '--out--',
    );
    assert.deepEqual(parsed, {
      from: 'Ada Lovelace <ada@sender.example>',
      to: 'Robin <robin@postroom.example>, ops@sender.example',
      cc: 'Zoë <zoe@sender.example>',
      bcc: '',
      replyTo: 'billing@sender.example',
      subject: 'Rechnung für März',
      text: 'Total: €1,204.50',
      html: '<p>Total</p>',
      preview: 'Total: €1,204.50',
      messageId: '<one@sender.example>',
      inReplyTo: '<zero@postroom.example>',
      references: ['<root@postroom.example>', '<zero@postroom.example>'],
      date: new Date('2026-11-21T04:00:00Z'),
      attachments: [
        {
          filename: 'scan.pdf',
          contentType: 'application/pdf',
          size: 4,
          contentId: 'scan@sender.example',
          disposition: 'attachment',
        },
      ],
      parseStatus: 'parsed',
      anomalies: [],
    } satisfies ParsedMail);
  });

  test('a mail without a body or without anything at all is parsed, not failed', async () => {
    for (const lines of [['Subject: only this', '', ''], ['Subject: only this'], ['']]) {
      const parsed = await read(...lines);
      assert.equal(parsed.parseStatus, 'parsed');
      assert.equal(isBlank(parsed.text), true);
      assert.deepEqual(parsed.attachments, []);
    }
  });

  test('a multipart mail with only empty parts is parsed as empty, not shown as delimiters', async () => {
    const parsed = await read(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      '',
      '--b--',
    );
    assert.equal(parsed.parseStatus, 'parsed');
    assert.equal(isBlank(parsed.text), true);
  });

  test('the preview folds white space, leaves out padding and never cuts a character', async () => {
    const parsed = await parser.parse(Buffer.from(`Subject: x\r\n\r\n  \u034f\u200c one\r\n\r\n\ttwo ${'😀'.repeat(150)}`));
    assert.match(parsed.preview, /^one two 😀/u);
    assert.ok(parsed.preview.length <= 200);
    assert.equal(Buffer.from(parsed.preview).toString(), parsed.preview);
  });
});

describe('headers', () => {
  test('of two From headers the first counts, and every doubled header is named', async () => {
    const parsed = await read(
      'From: first@sender.example',
      'To: a@postroom.example',
      'Subject: first',
      'Date: Sat, 21 Nov 2026 05:00:00 +0000',
      'Message-ID: <first@sender.example>',
      'From: second@attacker.example',
      'To: b@postroom.example',
      'Subject: second',
      'Date: Sun, 22 Nov 2026 05:00:00 +0000',
      'Message-ID: <second@attacker.example>',
      '',
      'Hello',
    );
    assert.equal(parsed.from, 'first@sender.example');
    assert.equal(parsed.subject, 'first');
    assert.equal(parsed.messageId, '<first@sender.example>');
    assert.equal(parsed.date?.toISOString(), '2026-11-21T05:00:00.000Z');
    assert.equal(parsed.to, 'a@postroom.example, b@postroom.example');
    assert.deepEqual(parsed.anomalies, [
      'duplicate_from',
      'duplicate_to',
      'duplicate_subject',
      'duplicate_date',
      'duplicate_message_id',
    ]);
  });

  test('a Date that names no time is null and flagged, never now', async () => {
    for (const date of ['yesterday', 'foo 5', '%DATE%', '31 Feb 2026 10:00:00 +0000', '32 Nov 2026 10:00 +0000', '(', '2026']) {
      const parsed = await read(`Date: ${date}`, '', 'Hello');
      assert.equal(parsed.date, null, date);
      assert.deepEqual(parsed.anomalies, ['unreadable_date'], date);
    }
    const absent = await read('Subject: no date', '', 'Hello');
    assert.equal(absent.date, null);
    assert.deepEqual(absent.anomalies, []);
  });

  test('dates are read in every form that mail uses', async () => {
    const forms: [string, string][] = [
      ['Sat, 21 Nov 2026 05:00:00 +0000', '2026-11-21T05:00:00.000Z'],
      ['21 Nov 2026 05:00 -0130', '2026-11-21T06:30:00.000Z'],
      ['Sat, 21 Nov 26 05:00:00 PST', '2026-11-21T13:00:00.000Z'],
      ['21 Nov 97 05:00:00 GMT', '1997-11-21T05:00:00.000Z'],
      ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T15:55:06.000Z'],
      ['Sat Nov 21 05:00:00 2026', '2026-11-21T05:00:00.000Z'],
      ['2026-11-21T05:00:00+01:00', '2026-11-21T04:00:00.000Z'],
    ];
    for (const [header, time] of forms) assert.equal((await read(`Date: ${header}`, '', 'x')).date?.toISOString(), time, header);
  });

  test('no display name adds an address or a list entry, however it is written', async () => {
    const headers: [string, string[]][] = [
      ['"a@b.example, c" <real@sender.example>', ['real@sender.example']],
      ['=?utf-8?q?boss=40corp.example=2C_x?= <real@sender.example>', ['real@sender.example']],
      ['=?utf-8?q?Boss_=3Cboss=40corp.example=3E?= <real@sender.example>', ['real@sender.example']],
      ['=?utf-8?q?Boss_=3Cboss=40corp.example=3E=2C_x=40y.example?=', []],
      ['=?utf-8?q?=22=2C_=3Cboss=40corp.example=3E=2C_=22?= <real@sender.example>', ['real@sender.example']],
      ['=?utf-8?q?a=0D=0ABcc=3A_boss=40corp.example?= <real@sender.example>', ['real@sender.example']],
      ['=?utf-8?q?=3D=3Futf-8=3Fq=3Fboss=3D40corp.example=3F=3D?= <real@sender.example>', ['real@sender.example']],
      ['"a, b"@sender.example', ['"a, b"@sender.example']],
      ['MAILER-DAEMON', []],
    ];
    for (const [header, addresses] of headers) {
      const { from } = await read(`From: ${header}`, '', 'x');
      const again = addressparser(from);
      assert.deepEqual(
        again.flatMap((entry) => entry.address || []),
        addresses,
        from,
      );
      assert.equal(again.length, 1, from);
      assert.doesNotMatch(from, /[\r\n]/);
    }
  });

  test('groups become lists, an empty group stays a group', async () => {
    const parsed = await read('To: Team: a@x.example, B <b@x.example>;, c@x.example', 'Cc: undisclosed-recipients:;', '', 'x');
    assert.equal(parsed.to, 'a@x.example, B <b@x.example>, c@x.example');
    assert.equal(parsed.cc, 'undisclosed-recipients:;');
  });

  test('control characters in a header become a space, and a character cut in two is put together', async () => {
    const parsed = await read('Subject: a\0b\rc\td', 'From: =?utf-8?b?TWnD?= =?utf-8?b?qA==?= <mie@sender.example>', '', 'x\0y');
    assert.equal(parsed.subject, 'a b c d');
    assert.equal(parsed.from, 'Miè <mie@sender.example>');
    assert.equal(parsed.text, 'xy');
  });

  test('raw 8-bit headers are read as UTF-8, or in the charset of the mail', async () => {
    assert.equal((await parser.parse(Buffer.from('Subject: Grüße\n\nx'))).subject, 'Grüße');
    assert.equal((await read('Subject: Gr\xfc\xdfe', '', 'x')).subject, 'Grüße');
    assert.equal((await read('Subject: \xcf\xf0\xe8', 'Content-Type: text/plain; charset=windows-1251', '', 'x')).subject, 'При');
  });

  test('message ids come with brackets; of too many references the root and the latest are kept', async () => {
    const bare = await read('Message-ID: bare@sender.example', 'In-Reply-To: Your mail of Friday <zero@x.example>', '', 'x');
    assert.equal(bare.messageId, '<bare@sender.example>');
    assert.equal(bare.inReplyTo, '<zero@x.example>');
    const ids = Array.from({ length: 150 }, (_, index) => `<${index}@x.example>`);
    const { references } = await read(`References: ${ids.join(' ')}`, '', 'x');
    assert.equal(references.length, 100);
    assert.deepEqual([references[0], references.at(-1)], ['<0@x.example>', '<149@x.example>']);
  });

  test('an mbox line, leading blank lines and a stray line do not hide the header', async () => {
    const body = ['Subject: here', 'no colon in this line', 'From: a@x.example', '', 'Hello'];
    for (const before of [[], ['From a@x.example Sat Nov 21 05:00:00 2026'], ['', '']]) {
      const parsed = await read(...before, ...body);
      assert.equal(parsed.subject, 'here');
      assert.equal(parsed.from, 'a@x.example');
      assert.equal(parsed.text, 'Hello');
      assert.deepEqual(parsed.anomalies, ['malformed_header']);
    }
  });
});

describe('bodies', () => {
  test('blanks after a boundary line do not lose the body, and only boundary lines change', async () => {
    const parsed = await read(
      'Content-Type: multipart/mixed; boundary="b 1"',
      '',
      '--b 1 \t',
      'Content-Type: text/plain',
      '',
      'Hello',
      '-- ',
      '--not a boundary ',
      '--b 1  ',
      'Content-Type: application/pdf',
      '',
      'file',
      '--b 1-- ',
    );
    assert.equal(parsed.parseStatus, 'parsed');
    assert.equal(parsed.text, 'Hello\n-- \n--not a boundary ');
    assert.deepEqual(
      parsed.attachments.map((file) => file.size),
      [4],
    );
  });

  test('HTML alone gives a text: each link once, no pictures, styles or hidden lines', async () => {
    const parsed = await read(
      'Content-Type: text/html',
      '',
      '<html><head><title>T</title><style>p{}</style></head><body><div style="display:none">secret</div>',
      '<h1>Order</h1><p>See <a href="https://x.example/1">here</a> or <a href="https://x.example/1">there</a></p>',
      '<img src="https://x.example/pixel"><a href="https://x.example/2">https://x.example/2</a>',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></body></html>',
    );
    assert.equal(parsed.text, 'Order\n\nSee here [https://x.example/1] or there\n\nhttps://x.example/2\na b\nc');
    assert.match(parsed.html ?? '', /^<html>/);
  });

  test('a blank text part does not hide the HTML', async () => {
    const parsed = await read(
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      '  ',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Hello</p>',
      '--b--',
    );
    assert.equal(parsed.text, 'Hello');
  });

  test("a list's footer beside an HTML mail does not take its place", async () => {
    const parsed = await read(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>The news</p>',
      '--b',
      'Content-Type: text/plain',
      '',
      'Unsubscribe <here>',
      '--b--',
    );
    assert.equal(parsed.text, 'The news\nUnsubscribe <here>');
    assert.match(parsed.html ?? '', /The news[\s\S]*Unsubscribe &lt;here&gt;/);
  });

  test('3,000 nested tags, and tags that never close, give their text', async () => {
    for (const html of [
      `${'<div>'.repeat(3_000)}deep${'</div>'.repeat(3_000)}`,
      `${'<td><p>'.repeat(30_000)}deep`,
      '<b><style>x</b>deep',
    ]) {
      const parsed = await read('Content-Type: text/html', '', html);
      assert.equal(parsed.parseStatus, 'parsed');
      assert.match(`${parsed.text}${html.includes('style') ? 'deep' : ''}`, /deep/);
    }
  });

  test('a bounce keeps its report and the returned mail as files', async () => {
    const bounce = mail(
      'From: MAILER-DAEMON@x.example (Mail Delivery System)',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      '',
      'Could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; x.example',
      '',
      'Final-Recipient: rfc822; nobody@y.example',
      'Status: 5.1.1',
      '--b',
      'Content-Type: message/rfc822',
      'Content-Disposition: inline',
      '',
      'Subject: the first mail',
      '',
      'Its text',
      '--b--',
    );
    const parsed = await parser.parse(bounce);
    assert.equal(parsed.text, 'Could not be delivered.');
    assert.deepEqual(
      parsed.attachments.map((file) => file.contentType),
      ['message/delivery-status', 'message/rfc822'],
    );
    assert.match(String(await parser.attachment(bounce, 0)), /Status: 5\.1\.1/);
    assert.match(String(await parser.attachment(bounce, 1)), /^Subject: the first mail[\s\S]*Its text/);
  });

  test('what only the second parser understands is recovered, with its files', async () => {
    const odd = mail(
      'Content-Type: multipart/mixed; boundary*0=first; boundary*1=second',
      '',
      '--firstsecond ',
      '',
      'Hello',
      '--firstsecond ',
      'Content-Type: application/pdf; name=a.pdf',
      '',
      'file',
      '--firstsecond-- ',
    );
    const parsed = await parser.parse(odd);
    assert.equal(parsed.parseStatus, 'recovered');
    assert.match(parsed.text ?? '', /^Hello/);
    assert.deepEqual(
      parsed.attachments.map((file) => file.filename),
      ['a.pdf'],
    );
    assert.match(String(await parser.attachment(odd, 0)), /^file/);
  });

  test('a body no parser understands is shown as it is', async () => {
    for (const type of ['multipart/mixed', 'multipart/mixed; boundary=other']) {
      const parsed = await read('Subject: odd', `Content-Type: ${type}`, '', 'Still a body');
      assert.equal(parsed.parseStatus, 'failed');
      assert.equal(parsed.text, 'Still a body');
      assert.equal(parsed.subject, 'odd');
    }
  });
});

describe('attachments', () => {
  const files = mail(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: IMAGE/PNG; name="../../etc/passwd"',
    'Content-ID: <pic@x.example>',
    'Content-Disposition: inline',
    '',
    'one',
    '--b',
    'Content-Type: not a type',
    `Content-Disposition: attachment; filename*=utf-8''gpj%E2%80%AEexe%0D%0A.${'a'.repeat(300)}`,
    '',
    'second',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename=".."',
    '',
    '',
    '--b--',
  );

  test('file names are only names, and types are only types', async () => {
    const { attachments } = await parser.parse(files);
    assert.deepEqual(attachments[0], {
      filename: '.._.._etc_passwd',
      contentType: 'image/png',
      size: 3,
      contentId: 'pic@x.example',
      disposition: 'inline',
    });
    assert.equal(attachments[1]?.contentType, 'application/octet-stream');
    assert.equal(attachments[1]?.filename?.length, 255);
    assert.match(attachments[1]?.filename ?? '', /^gpjexe \.a+$/);
    assert.equal(attachments[2]?.filename, null);
  });

  test('the bytes of each are found by its place in the list, and nothing beyond it', async () => {
    assert.equal(String(await parser.attachment(files, 0)), 'one');
    assert.equal(String(await parser.attachment(files, 1)), 'second');
    assert.equal((await parser.attachment(files, 2))?.length, 0);
    for (const index of [3, -1, 0.5, Number.NaN]) assert.equal(await parser.attachment(files, index), null);
  });

  test('a mail may list a thousand files, and says when it had more', async () => {
    const parts = '--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n'.repeat(1_001);
    const crowded = mail('Content-Type: multipart/mixed; boundary=b', '', `${parts}--b--`);
    const parsed = await parser.parse(crowded);
    assert.equal(parsed.attachments.length, 1_000);
    assert.deepEqual(parsed.anomalies, ['attachments_truncated']);
    assert.equal(await parser.attachment(crowded, 1_000), null);
  });
});

describe('bounds', () => {
  const lines = (count: number) => Buffer.from(`From: big@x.example\r\nSubject: big\r\nDate: nope\r\n\r\n${'\n'.repeat(count)}x`);
  const greedy = mail('From: greedy@x.example', 'Content-Type: text/html', '', '<br>'.repeat(237_000));

  test('20 MB of HTML is cut to bounds while small mails are answered', async () => {
    const order: string[] = [];
    const big = parser
      .parse(mail('Content-Type: text/html', '', '<p>Hello <b>world</b></p>\r\n'.repeat(740_000)))
      .finally(() => order.push('big'));
    const small = await read('Subject: small', '', 'Hello').finally(() => order.push('small'));
    const parsed = await big;
    assert.equal(small.text, 'Hello');
    assert.deepEqual(order, ['small', 'big']);
    assert.equal(parsed.html?.length, 10_000_000);
    assert.match(parsed.text ?? '', /^Hello world\n/);
    assert.deepEqual(parsed.anomalies, ['html_truncated']);
  });

  test('a mail that takes too long is stored by its header, and the next ones are read', async () => {
    await withParser({ timeoutMs: 1_500 }, async (own) => {
      const slow = own.parse(lines(20_000_000));
      const others = await Promise.all(
        Array.from({ length: 8 }, (_, index) => own.parse(mail(`Subject: ${index}`, '', 'Hello'))),
      );
      assert.deepEqual(
        others.map((other) => [other.subject, other.text, other.parseStatus]),
        others.map((_, index) => [String(index), 'Hello', 'parsed']),
      );
      const parsed = await slow;
      assert.equal(parsed.parseStatus, 'timeout');
      assert.equal(parsed.from, 'big@x.example');
      assert.equal(parsed.subject, 'big');
      assert.deepEqual([parsed.text, parsed.html, parsed.preview, parsed.date], [null, null, '', null]);
      assert.deepEqual(parsed.anomalies, ['unreadable_date']);
      await assert.rejects(own.attachment(lines(20_000_000), 0), isUnavailable);
      assert.equal((await own.parse(mail('Subject: after', '', 'Hello'))).text, 'Hello');
    });
  });

  test('a mail that takes all memory fails alone: those in the same thread are read after all', async () => {
    await withParser({ maxHeapMb: 48, timeoutMs: 60_000 }, async (own) => {
      const others = Array.from({ length: 6 }, (_, index) => mail(`Subject: ${index}`, '', 'Hello'));
      const all = await Promise.all([own.parse(greedy), ...others.map((other) => own.parse(other))]);
      assert.deepEqual(
        all.map((parsed) => parsed.parseStatus),
        ['failed', ...others.map(() => 'parsed')],
      );
      assert.equal(all[0]?.from, 'greedy@x.example');
      assert.equal(all[0]?.text, null);
      assert.deepEqual(
        all.slice(1).map((parsed) => parsed.subject),
        others.map((_, index) => String(index)),
      );
    });
  });

  test('when too many wait, the next is refused for now, and the others are read', async () => {
    await withParser({ maxQueue: 1 }, async (own) => {
      const results = await Promise.allSettled(Array.from({ length: 12 }, () => own.parse(mail('Subject: x', '', 'Hello'))));
      const refused = results.filter((result) => result.status === 'rejected');
      assert.ok(refused.length > 0 && refused.length < 12);
      for (const { reason } of refused) assert.ok(isUnavailable(reason));
    });
  });

  test('closing ends what still runs, and nothing is taken afterwards', async () => {
    const own = startParser();
    const pending = own.parse(lines(5_000_000));
    const refused = assert.rejects(pending, isUnavailable);
    await own.close();
    await refused;
    await assert.rejects(own.parse(mail('Subject: x', '', 'Hello')), isUnavailable);
  });

  test('the mail itself is left as it was', async () => {
    const pooled = Buffer.from('Content-Type: multipart/mixed; boundary=b\r\n\r\n--b \r\n\r\nHello\r\n--b-- \r\n');
    const before = pooled.toString('hex');
    assert.equal((await parser.parse(pooled)).text, 'Hello');
    assert.equal(pooled.toString('hex'), before);
  });
});

describe('real mail', () => {
  const corpus = join(process.cwd(), '../shared/corpus');
  const names = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.eml')) : [];

  test('no mail that has a body reads as empty', { skip: names.length === 0 && 'no corpus beside this checkout' }, async (t) => {
    const counts: Record<string, number> = {};
    for (const name of names) {
      const mime = readFileSync(join(corpus, name));
      const parsed = await parser.parse(mime);
      counts[parsed.parseStatus] = (counts[parsed.parseStatus] ?? 0) + 1;
      const empty = isBlank(parsed.text) && isBlank(parsed.html) && parsed.attachments.length === 0;
      assert.ok(!empty || !hasBody(mime), name);
    }
    t.diagnostic(`${names.length} mails: ${JSON.stringify(counts)}`);
  });

  /** Delimiters and the header lines of parts are no body. */
  function hasBody(mime: Buffer): boolean {
    const [, ...rest] = mime
      .toString('latin1')
      .trimStart()
      .split(/\r?\n\r?\n/);
    return rest
      .join('\n\n')
      .split(/\r?\n/)
      .some((line) => /\S/.test(line) && !/^--|^[\w-]+:/.test(line));
  }
});
