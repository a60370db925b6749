/** The 4.7 KB mail of all measurements: text and HTML, threaded, signed as provider mail is. */
import { randomBytes } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';

/** Each posted copy has other twelve characters in this place. */
export const MESSAGE_ID_MARK = 'MSGID-000000';

const PARAGRAPH =
  'Hello Robin, thanks for the update on order 48213 — the café invoice is attached and the total is €1,204.50. Could you confirm the delivery window before Friday? ';

const LINKED = `<p>${PARAGRAPH}<a href="https://sender.example/t?id=1">link</a></p>`;

/** In Base64 a third more. */
const FILE_BYTES = 725_000;

/** RFC 5322 bytes with CRLF line ends. */
export async function sampleMail(): Promise<Buffer> {
  return await composed([]);
}

/** The same with a file: 1 MB. */
export async function largeSampleMail(): Promise<Buffer> {
  return await composed([{ filename: 'data.bin', content: randomBytes(FILE_BYTES) }]);
}

async function composed(attachments: { filename: string; content: Buffer }[]): Promise<Buffer> {
  const composer = new MailComposer({
    from: '"Ada Lovelace" <ada@sender.example>',
    to: 'agent-7@postroom.example',
    cc: 'ops@sender.example',
    subject: 'Re: Order 48213 – delivery',
    messageId: `<${MESSAGE_ID_MARK}@sender.example>`,
    inReplyTo: '<prev-1@postroom.example>',
    references: '<root-0@postroom.example> <prev-1@postroom.example>',
    headers: {
      Received:
        'from mx1.sender.example (mx1.sender.example [192.0.2.10]) by in.postroom.example with ESMTPS id 4XyZ; Sat, 21 Nov 2026 05:00:00 +0000',
      'DKIM-Signature': `v=1; a=rsa-sha256; c=relaxed/relaxed; d=sender.example; s=s1; h=from:to:subject:date; bh=${'A'.repeat(43)}=; b=${'B'.repeat(172)}`,
      'Authentication-Results':
        'in.postroom.example; spf=pass smtp.mailfrom=sender.example; dkim=pass header.d=sender.example; dmarc=pass',
    },
    text: `${PARAGRAPH.repeat(7)}\n\nOn Fri, Nov 20, 2026 Robin wrote:\n> ${PARAGRAPH}`,
    attachments,
    html: `<html><body><div style="font:14px sans-serif">${LINKED.repeat(7)}</div></body></html>`,
  });
  const built = await composer.compile().build();
  return Buffer.from(built.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1');
}
