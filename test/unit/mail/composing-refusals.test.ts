/** Scenarios of writing mail: which headers, lines, file names and contents are not taken. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { OutgoingMail } from '../../../src/core/ports/mail-composer.ts';
import { checkFilename, checkHeaders, checkLine, compose } from '../../../src/mail/composer.ts';
import { at, file, mail, refusal } from '../../support/mails/outgoing-mail.ts';

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

test('headers that the next server would take as orders are refused, and those that only look alike are not', async () => {
  const orders = [
    ...[
      'X-SMTPAPI',
      'x-msys-api',
      'X-MC-BccAddress',
      'X-Mailgun-Recipient-Variables',
      'X-MJ-TemplateLanguage',
      'X-Mailjet-Campaign',
    ],
    ...[
      'X-Bcc',
      'X-Rcpt',
      'X-Rcpt-To',
      'X-Envelope-Recipients',
      'x-envelope-from',
      'Envelope-To',
      'Apparently-To',
      'X-Apparently-To',
    ],
    ...['X-Receiver', 'X-Sender', 'X-Recipients', 'X-To', 'X-Original-To', 'X-Forwarded-To', 'X-SMTP-Rcpt', 'X-X-Bcc'],
    ...['X-PM-Message-Stream', 'X-SES-SOURCE-ARN', 'X-Mailin-Tag', 'X-sib-sandbox', 'Resend-Idempotency-Key'],
  ];
  for (const name of orders) {
    assert.throws(
      () => checkHeaders({ [name]: '{"to":["e@evil.example"]}' }, 'headers'),
      (error) => refusal(`headers.${name}`)(error) && error instanceof Error && /past the checks/.test(error.message),
      name,
    );
    await assert.rejects(compose(mail({ headers: [{ name, value: 'x' }] }), null), refusal(`headers.${name}`), name);
  }
  const fine = {
    'X-Mailer': 'desk',
    'X-Session': '1',
    'X-PMO-Id': '2',
    'X-SMTPAPI-Id': '3',
    'X-MCP': '4',
    'X-To-Do': '5',
    'X-Sender-Id': '6',
  };
  assert.equal(checkHeaders(fine, 'headers').length, 7);
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
    const small = await compose(
      mail({ attachments: [file({ content: Object.assign(Buffer.from('harmless'), pointer) })] }),
      null,
    );
    assert.match(small.toString('latin1'), new RegExp(`\r\n${Buffer.from('harmless').toString('base64')}\r\n`));
    const large = Object.assign(Buffer.alloc(100_000), pointer);
    await assert.rejects(compose(mail({ attachments: [file({ content: large })] }), null), /access rejected/i);
  }
  const named = await compose(
    mail({ attachments: [file({ filename: `file:${path.replaceAll('/', '|')}`, content: Buffer.from(path) })] }),
    null,
  );
  assert.ok(!named.toString('latin1').includes(Buffer.from('TOP SECRET').toString('base64')));
});
