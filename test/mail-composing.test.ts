/** Scenarios of writing mail: which headers and files are taken, and what the bytes say to those who read them. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { dkimVerify } from 'mailauth';
import { type AddressObject, simpleParser } from 'mailparser';
import { PostroomError } from '../src/core/errors.ts';
import type { OutgoingMail } from '../src/core/ports.ts';
import { parseAddress } from '../src/mail/addresses.ts';
import { checkFilename, checkHeaders, checkLine, compose } from '../src/mail/composer.ts';

const at = (value: string) => parseAddress(value, 'to.0');

function mail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    from: at('Agent <agent@postroom.localhost>'),
    to: [at('ann@example.com')],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: 'Hello',
    text: 'Hello Ann',
    html: null,
    attachments: [],
    headers: [],
    messageId: '<fixed@postroom.localhost>',
    date: new Date('2026-02-03T04:05:06Z'),
    inReplyTo: null,
    references: [],
    ...changes,
  };
}

function file(changes: Partial<OutgoingMail['attachments'][number]> = {}): OutgoingMail['attachments'][number] {
  return {
    filename: 'a.bin',
    contentType: 'application/octet-stream',
    contentId: null,
    content: Buffer.from([0, 255, 10, 13]),
    ...changes,
  };
}

const refusal = (path: string) => (error: unknown) =>
  error instanceof PostroomError &&
  error.code === 'invalid_request' &&
  error.errors?.[0]?.path === path &&
  error.hint !== undefined;

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

test('headers that Postroom or servers write, bad names and bad values are refused', async () => {
  const own = [
    'From',
    'SENDER',
    'to',
    'Cc',
    'bCC',
    'Reply-To',
    'Subject',
    'Date',
    'Message-Id',
    'MIME-Version',
    'Content-Type',
    'content-anything',
    'Return-Path',
    'Received',
    'DKIM-Signature',
    'ARC-Seal',
    'Authentication-Results',
    'Resent-From',
    'Delivered-To',
  ];
  for (const name of own) assert.throws(() => checkHeaders({ [name]: 'x' }, 'headers'), refusal(`headers.${name}`), name);
  for (const name of ['', 'X Y', 'X:Y', 'X\r\nBcc', 'Ünlaut', 'X\0', 'x'.repeat(77)]) {
    assert.throws(() => checkHeaders({ [name]: 'x' }, 'headers'), refusal('headers'), JSON.stringify(name));
  }
  for (const value of ['a\r\nBcc: e@evil.example', 'a\nb', 'a\0', 'a\tb', '', '  ', 'x'.repeat(2001), 'x'.repeat(901)]) {
    assert.throws(() => checkHeaders({ 'X-A': value }, 'headers'), refusal('headers.X-A'), JSON.stringify(value));
    await assert.rejects(compose(mail({ headers: [{ name: 'X-A', value }] }), null), refusal('headers.X-A'));
  }
  for (const value of ['a@b', '<a>', '<a@b> junk', '<a@b>, <c@d>', '<a b@c>', '<ü@b>']) {
    assert.throws(() => checkHeaders({ References: value }, 'headers'), refusal('headers.References'), value);
  }
  assert.throws(() => checkHeaders({ 'X-A': '1', 'x-a': '2' }, 'headers'), refusal('headers.x-a'));
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`X-${index}`, 'x']));
  assert.throws(() => checkHeaders(many, 'headers'), refusal('headers'));
  await assert.rejects(compose(mail({ headers: [{ name: 'Bcc', value: 'e@evil.example' }] }), null), refusal('headers.Bcc'));
});

test('nothing with a line break or control character gets into a header', async () => {
  const evil = 'x\r\nBcc: e@evil.example';
  assert.equal(checkLine('x'.repeat(10), 'subject', 10), 'x'.repeat(10));
  for (const value of [evil, 'a\nb', 'a\rb', 'a\0', 'a\u001b', 'a\u0085b', 'a\u2028b', 'x'.repeat(11)]) {
    assert.throws(() => checkLine(value, 'subject', 10), refusal('subject'), JSON.stringify(value));
  }
  const base = at('ann@example.com');
  const cases: [Partial<OutgoingMail>, string][] = [
    [{ subject: evil }, 'subject'],
    [{ from: { ...base, name: evil } }, 'from'],
    [{ to: [base, { ...base, address: `a@b.example, e@evil.example` }] }, 'to.1'],
    [{ cc: [{ ...base, name: evil }] }, 'cc.0'],
    [{ replyTo: [{ ...base, address: `a@b.example\r\nBcc: e@evil.example` }] }, 'replyTo.0'],
    [{ attachments: [file(), file({ filename: evil })] }, 'attachments.1.filename'],
    [{ attachments: [file({ filename: '../../etc/passwd' })] }, 'attachments.0.filename'],
    [{ attachments: [file({ contentType: `text/plain\r\nBcc: e@evil.example` })] }, 'attachments.0.contentType'],
    [{ attachments: [file({ contentType: 'nonsense' })] }, 'attachments.0.contentType'],
    [{ attachments: [file({ contentId: 'a>\r\nBcc: e@evil.example' })] }, 'attachments.0.contentId'],
    [{ attachments: [file({ contentId: '' })] }, 'attachments.0.contentId'],
  ];
  for (const [changes, path] of cases) await assert.rejects(compose(mail(changes), null), refusal(path), path);
});

test('a file name keeps its characters, and folders, control characters and empty names are refused', () => {
  assert.equal(checkFilename('Ünter lagen (3).pdf', 'f'), 'Ünter lagen (3).pdf');
  for (const name of ['', ' ', 'a/b', 'a\\b', 'a\rb', 'a\0', 'x'.repeat(256)]) {
    assert.throws(() => checkFilename(name, 'attachments.0.filename'), refusal('attachments.0.filename'), JSON.stringify(name));
  }
});

test('attachment content that names a file or a URL is never read', async (t) => {
  const path = join(tmpdir(), `postroom-secret-${process.pid}.txt`);
  await writeFile(path, 'TOP SECRET');
  t.after(() => rm(path));
  for (const pointer of [{ path }, { href: 'http://127.0.0.1:9/' }]) {
    const disguised = Object.assign(Buffer.from('harmless'), pointer);
    await assert.rejects(compose(mail({ attachments: [file({ content: disguised })] }), null), /access rejected/i);
  }
  const named = await compose(
    mail({ attachments: [file({ filename: `file:${path.replaceAll('/', '|')}`, content: Buffer.from(path) })] }),
    null,
  );
  assert.ok(!named.toString('latin1').includes(Buffer.from('TOP SECRET').toString('base64')));
});

test('a signed mail passes DKIM at the receiver, and a changed one fails', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signer = {
    domain: 'example.com',
    selector: 'pr1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
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
});

test('a key that cannot sign stops the mail instead of sending it unsigned', async () => {
  const signer = { domain: 'example.com', selector: 'pr1', privateKey: 'no key' };
  await assert.rejects(
    compose(mail(), signer),
    (error: unknown) => error instanceof PostroomError && error.code === 'internal' && !error.message.includes('no key'),
  );
});
