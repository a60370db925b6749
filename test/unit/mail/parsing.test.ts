/** How inbound mail is read: its headers, whatever a sender wrote there, by mistake or on purpose. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import addressparser from 'nodemailer/lib/addressparser';
import type { ParsedMail } from '../../../src/core/ports/mail-reader.ts';
import { mail } from '../../support/mails/received-mail.ts';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

const read = (...lines: string[]): Promise<ParsedMail> => parser.parse(mail(...lines));
const isBlank = (text: string | null): boolean => text === null || !/\S/.test(text);

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
      'Authentication-Results: (checked) "MX.Postroom.example" 1; spf=pass',
      'ARC-Authentication-Results: i=1; relay.example;',
      '\tdkim=pass',
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
      visible: 'Total',
      preview: 'Total',
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
      report: null,
      automated: null,
      hops: 0,
      checkers: ['mx.postroom.example', 'relay.example'],
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

  test('the preview is words and not the addresses of links, with which newsletters begin', async () => {
    const preview = async (source: string) => (await parser.parse(Buffer.from(source))).preview;
    const track = `https://click.news.example/c/0?u=${'x'.repeat(180)}`;
    const html = `<p><a href="${track}"><img src="https://news.example/logo.png" alt="Acme"></a></p>
      <p>Your offer is <a href="${track}&2">ready</a>, Ann.</p>`;
    assert.equal(
      await preview(`Subject: x\r\nContent-Type: text/html\r\n\r\n${html}`),
      'click.news.example/… Your offer is ready, Ann.',
    );
    assert.equal(
      await preview(`Subject: x\r\n\r\nSee ${track}\r\nor https://a.example/b. [1]`),
      'See click.news.example/… or https://a.example/b. [1]',
    );
    const [before, open] = [performance.now(), '[https://'.repeat(20_000)];
    await preview(`Subject: x\r\n\r\n${open}`);
    assert.ok(performance.now() - before < 2_000);
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
    assert.equal((await read('Subject: 10 \x80', '', 'x')).subject, '10 €');
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
