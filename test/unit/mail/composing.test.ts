/** Scenarios of writing mail: what the bytes, and their signature, say to those who read them. */
import assert from 'node:assert/strict';
import { createPublicKey, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { dkimVerify } from 'mailauth';
import { type AddressObject, simpleParser } from 'mailparser';
import { PostroomError } from '../../../src/core/base/errors.ts';
import type { OutgoingMail } from '../../../src/core/ports/mail-composer.ts';
import { checkHeaders, compose } from '../../../src/mail/composer.ts';
import { redate } from '../../../src/mail/redate.ts';
import { at, file, mail } from '../../support/mails/outgoing-mail.ts';
import { rsaKey } from '../../support/servers/rsa-keys.ts';

const parse = async (changes: Partial<OutgoingMail>) => simpleParser(await compose(mail(changes), null));
const head = (mime: Buffer) => mime.toString('latin1').split('\r\n\r\n')[0] ?? '';
const listed = (value: AddressObject | AddressObject[] | undefined) =>
  [value ?? []].flat().flatMap((list) => list.value.map(({ name, address }) => ({ name, address })));

test('unicode names, subjects and long lines arrive as written, in 7-bit lines of at most 998 octets', async () => {
  const text = `ünï ${'long '.repeat(400)}${'x'.repeat(3000)}\n.\nFrom here\r.\r\n`;
  const subject = `Grüße 🙂 ${'lang '.repeat(60)}=?utf-8?q?x?= "end"`;
  const to = Array.from({ length: 60 }, (_, index) => at(`"Nämé, ${index}" <user${index}@example.com>`));
  const mime = await compose(mail({ to, subject, text, html: `<p>${'<b>ä</b>'.repeat(500)}</p>` }), null);
  assert.ok(
    mime.every((byte) => byte < 128),
    '7-bit',
  );
  assert.doesNotMatch(mime.toString('latin1'), /\r(?!\n)|(?<!\r)\n/, 'only CRLF');
  assert.ok(
    mime
      .toString('latin1')
      .split('\r\n')
      .every((line) => line.length <= 998),
  );
  const parsed = await simpleParser(mime);
  assert.equal(parsed.subject, subject);
  assert.equal(parsed.text?.trimEnd(), text.replace(/\r\n?/g, '\n').trimEnd());
  assert.equal(listed(parsed.to)[59]?.name, 'Nämé, 59');
  assert.equal(listed(parsed.to).length, 60);
});

test('subjects that folding or decoding would change arrive as written', async () => {
  for (const subject of ['=?utf-8?q?evil?=', 'x'.repeat(998), `a${' '.repeat(200)}b`, 'say "hi"', 'a =?utf-8?B?eA==?= b', '']) {
    const mime = await compose(mail({ subject }), null);
    assert.ok(
      mime
        .toString('latin1')
        .split('\r\n')
        .every((line) => line.length <= 998 && !/^\s+$/.test(line)),
    );
    assert.equal((await simpleParser(mime)).subject ?? '', subject);
  }
});

test('a mail that is given another date is the mail that is composed with it, signed or not', async () => {
  const date = new Date('2027-11-30T23:59:58Z');
  const signer = { domain: 'example.com', selector: 's', privateKey: rsaKey(2048) };
  const headers = [{ name: 'X-Date', value: 'x' }];
  const given = { subject: `Date: ${'long '.repeat(180)}`, text: 'Date: Mon, 1 Jan 2001 00:00:00 +0000\r\n', headers };
  for (const [before, after] of [
    [null, null],
    [signer, signer],
    [signer, null],
  ]) {
    const written = await compose(mail(given), before ?? null);
    const dated = await compose(mail({ ...given, date }), after ?? null);
    assert.equal((await redate(written, date, after ?? null)).toString(), dated.toString());
    assert.notEqual(written.toString(), dated.toString());
  }
});

test('the same mail gives the same bytes, with the fixed date and Message-ID and without Bcc or X-Mailer', async () => {
  const given = mail({
    bcc: [at('hidden@example.com')],
    cc: [at('cc@example.com')],
    replyTo: [at('Desk <desk@example.com>')],
    html: '<p>x</p>',
    attachments: [file()],
  });
  const mime = await compose(given, null);
  assert.deepEqual(await compose(given, null), mime);
  const text = mime.toString('latin1');
  assert.match(text, /^Message-ID: <fixed@postroom\.localhost>\r$/m);
  assert.match(text, /^Date: Tue, 03 Feb 2026 04:05:06 \+0000\r$/m);
  assert.match(text, /^Cc: cc@example\.com\r$/m);
  assert.match(text, /^Reply-To: Desk <desk@example\.com>\r$/m);
  assert.doesNotMatch(text, /hidden|^bcc|x-mailer/im);
});

test('an answer carries In-Reply-To and References, less the ids no header can hold', async () => {
  const mime = await compose(
    mail({
      inReplyTo: '<1@example.com>',
      references: ['<0@example.com>', '<a b>', '<ü@x>', 'x\r\nBcc: e@evil.example', '<odd>', '<1@example.com>'],
    }),
    null,
  );
  assert.match(head(mime), /^In-Reply-To: <1@example\.com>\r$/m);
  assert.match(head(mime), /^References: <0@example\.com> <odd> <1@example\.com>\r$/m);
  assert.doesNotMatch(head(await compose(mail({ inReplyTo: '<ü>' }), null)), /In-Reply-To/);
});

test('attachments and inline images arrive byte for byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  const eml = Buffer.from('Subject: inner\r\n\r\nhello\r\n');
  const mime = await compose(
    mail({
      html: '<img src="cid:logo@x">',
      attachments: [
        file({ filename: 'logo.png', contentType: 'image/png', contentId: 'logo@x', content: bytes }),
        file({ filename: `Übersicht "3" ${'ö'.repeat(200)}.pdf`, contentType: 'application/pdf', content: bytes }),
        file({ filename: 'empty.txt', contentType: 'text/plain; charset=utf-8', content: Buffer.alloc(0) }),
        file({ filename: 'forward.eml', contentType: 'message/rfc822', content: eml }),
        file({ filename: 'unix.eml', contentType: 'message/rfc822', content: Buffer.from('Subject: \xff\n\n.\n--x\n') }),
        file({ filename: 'trick.bin', contentType: 'multipart/mixed; boundary=x', content: Buffer.from('--x\n\n--x--\n') }),
      ],
    }),
    null,
  );
  assert.match(mime.toString('latin1'), /Content-Type: multipart\/related; type="text\/html"/);
  assert.match(mime.toString('latin1'), /Content-Type: application\/octet-stream; name=unix\.eml/);
  assert.ok(
    mime
      .toString('latin1')
      .split('\r\n')
      .every((line) => line.length <= 998),
  );
  const { attachments, html } = await simpleParser(mime, { skipImageLinks: true });
  const got = attachments.map(({ filename, contentType, contentDisposition, related }) => ({
    filename,
    contentType,
    contentDisposition,
    related: related === true,
  }));
  assert.deepEqual(got, [
    { filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', related: true },
    {
      filename: `Übersicht "3" ${'ö'.repeat(200)}.pdf`,
      contentType: 'application/pdf',
      contentDisposition: 'attachment',
      related: false,
    },
    { filename: 'empty.txt', contentType: 'text/plain', contentDisposition: 'attachment', related: false },
    { filename: 'forward.eml', contentType: 'message/rfc822', contentDisposition: 'attachment', related: false },
    // Sent as opaque bytes; the reader guesses the type from the name.
    { filename: 'unix.eml', contentType: 'message/rfc822', contentDisposition: 'attachment', related: false },
    { filename: 'trick.bin', contentType: 'application/octet-stream', contentDisposition: 'attachment', related: false },
  ]);
  assert.equal(attachments[0]?.cid, 'logo@x');
  assert.deepEqual(attachments[0]?.content, bytes);
  assert.deepEqual(attachments[1]?.content, bytes);
  assert.deepEqual(attachments[4]?.content, Buffer.from('Subject: \xff\n\n.\n--x\n'));
  assert.ok(html);
});

test('a file of megabytes arrives byte for byte, and others have their turn while it is encoded', async () => {
  const content = randomBytes(3_000_001);
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  const composed = compose(mail({ attachments: [file({ content }), file({ contentId: 'x@y', content })] }), null);
  take();
  const mime = await composed;
  isOver = true;
  const { attachments } = await simpleParser(mime);
  assert.equal(attachments.length, 2);
  for (const found of attachments) assert.ok(found.content.equals(content));
  assert.ok(turns > 20, `${turns} turns`);
});

test('a mail of one attachment, of html alone, or of nothing can be read', async () => {
  const lone = await parse({ text: null, attachments: [file({ filename: 'a.pdf', contentType: 'application/pdf' })] });
  assert.deepEqual(
    lone.attachments.map(({ filename, content }) => [filename, content]),
    [['a.pdf', Buffer.from([0, 255, 10, 13])]],
  );
  assert.match(String((await parse({ text: null, html: '<p>only</p>' })).html), /only/);
  assert.equal((await parse({ text: null })).text?.trim() ?? '', '');
});

test('extra headers are written as given', async () => {
  const headers = checkHeaders(
    {
      'X-Order-Id': '42',
      'List-Unsubscribe': '<mailto:u@example.com?subject="x">,  <https://example.com/u>',
      'X-Unlaut': 'grün',
      References: '<a@b.example> <c@d.example>',
      'In-Reply-To': '<c@d.example>',
      'X-Long': `${'word '.repeat(390)}end`,
      ['__proto__']: 'plain',
    },
    'headers',
  );
  const mime = await compose(mail({ headers }), null);
  assert.match(head(mime), /^List-Unsubscribe: <mailto:u@example\.com\?subject="x">,\r\n <https:\/\/example\.com\/u>\r$/m);
  assert.match(head(mime), /^In-Reply-To: <c@d\.example>\r$/m);
  assert.match(head(mime), /^__Proto__: plain\r$/im);
  const parsed = await simpleParser(mime);
  assert.equal(parsed.headers.get('x-unlaut'), '=?UTF-8?Q?gr=C3=BCn?=');
  assert.equal(parsed.headers.get('x-order-id'), '42');
  assert.equal(parsed.headers.get('x-long'), `${'word '.repeat(390)}end`);
});

test('a signed mail passes DKIM at the receiver, and a changed one fails', async () => {
  const privateKey = rsaKey(2048);
  const publicKey = createPublicKey(privateKey);
  const signer = { domain: 'example.com', selector: 'pr1', privateKey };
  const asked: string[] = [];
  const resolver = async (name: string) => {
    asked.push(name);
    return [[`v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`]];
  };
  const changes = {
    from: at('Ägent <agent@example.com>'),
    html: '<p>ä  </p>\n\n',
    text: 'a  b \n\n\n.\nüü',
    attachments: [file({ contentType: 'message/rfc822', content: Buffer.from('Subject: x\r\n\r\nhi  \r\n') })],
    headers: [{ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' }],
  };
  const mime = await compose(mail(changes), signer);
  assert.deepEqual(await compose(mail(changes), signer), mime);
  const { results } = await dkimVerify(mime, { resolver });
  assert.deepEqual(
    results.map(({ status, signingDomain, selector }) => [status.result, signingDomain, selector]),
    [['pass', 'example.com', 'pr1']],
  );
  assert.match(head(mime), /^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed;/);
  assert.deepEqual(asked, ['pr1._domainkey.example.com']);
  assert.match(head(mime), /h=from:(?:[^;]*:)?[^;]*list-unsubscribe-post/s);
  for (const [from, to] of [
    ['Subject: Hello', 'Subject: Hallo'],
    ['One-Click', 'No-Click'],
    ['hi', 'ho'],
  ] as const) {
    const forged = Buffer.from(mime.toString('latin1').replace(from, to), 'latin1');
    assert.notEqual((await dkimVerify(forged, { resolver })).results[0]?.status.result, 'pass', to);
  }
  const large = await compose(mail({ ...changes, attachments: [file({ content: randomBytes(1_500_000) })] }), signer);
  assert.equal((await dkimVerify(large, { resolver })).results[0]?.status.result, 'pass', 'signed in stretches');
});

test('a key that cannot sign stops the mail instead of sending it unsigned', async () => {
  const signer = { domain: 'example.com', selector: 'pr1', privateKey: 'no key' };
  await assert.rejects(
    compose(mail(), signer),
    (error: unknown) => error instanceof PostroomError && error.code === 'internal' && !error.message.includes('no key'),
  );
});
