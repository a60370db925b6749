/** What is written of a small mail in one go, against nodemailer's streams: the same, up to where long lines are broken. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import MailComposer from 'nodemailer/lib/mail-composer';
import { mimeBytes } from '../../../src/mail/mime-bytes.ts';

const ENDS = ['', '\r\n', ' ', '.', '=', 'ü', ' \r\n\r\n', '\t', 'x'.repeat(80)];
const TEXTS = [
  'Hello',
  'Grüße aus Łódź 🙂',
  'long '.repeat(400),
  'x'.repeat(3000),
  'From here\r\n.\r\n..\r\n',
  `trailing \r\nspaces\t\r\n${'ä b = '.repeat(60)}`,
  '日本語のメール。'.repeat(90),
  `${'=3D '.repeat(30)}\r\n\r\n\r\n`,
].flatMap((text) => ENDS.map((end) => text + end));
const FILES = [
  { filename: 'a.bin', content: Buffer.from([0, 255, 10, 13]), contentType: 'application/octet-stream' },
  { filename: 'ä b.txt', content: Buffer.from('plain\ntext\r\n'), contentType: 'text/plain' },
  { filename: 'empty', content: Buffer.alloc(0), contentType: 'application/pdf' },
  { filename: 'in.eml', content: Buffer.from('Subject: in\r\n\r\nIt.\r\n'), contentType: 'message/rfc822' },
  { filename: 'cut.eml', content: Buffer.from('Subject: cut\r\n\r\nno end'), contentType: 'message/rfc822' },
  {
    filename: 'p.png',
    content: Buffer.alloc(5000, 7),
    contentType: 'image/png',
    cid: 'p@x',
    contentDisposition: 'inline' as const,
  },
];

const shapes: MailComposer.Options[] = [
  ...TEXTS.flatMap((text) => [{ text }, { html: `<p>${text}</p>` }, { text, html: `<p>${text}</p>` }]),
  ...FILES.flatMap((one) => [
    { attachments: [one] },
    { text: 'with a file', attachments: [one] },
    { text: 'ä', html: '<p>ä', attachments: [one, ...FILES] },
  ]),
  {},
];

/** The streams hold white space at the end back, and so may break the line before it elsewhere. */
function unbroken(mime: Buffer): string {
  return mime.toString('latin1').replaceAll('=\r\n', '');
}

test('a mail is written as by streams, whatever its texts, files and their ends are', async () => {
  for (const shape of shapes) {
    const options = {
      from: { name: 'Añder, "the" one', address: 'agent@postroom.localhost' },
      to: Array.from({ length: 9 }, (_, n) => ({ name: `Nämé ${n}`, address: `user${n}@example.com` })),
      subject: 'Subject – with a dash',
      messageId: '<fixed@postroom.localhost>',
      date: new Date('2026-02-03T04:05:06Z'),
      baseBoundary: 'b0',
      newline: 'win',
      ...shape,
    };
    const whole = new MailComposer(options).compile();
    const streamed = await new MailComposer(options).compile().build();
    assert.equal(unbroken(mimeBytes(whole)), unbroken(streamed));
  }
});
