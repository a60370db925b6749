/** Posts to the inbound webhook as the mail provider does: signed, in both encodings and both forms. */
import { createHmac, randomBytes } from 'node:crypto';
import { call } from '../clients/call.ts';

export const SIGNING_KEY = 'a-signing-key-of-the-tests';

export type WebhookPart = {
  name: string;
  value: string | Buffer;
  filename?: string;
  contentType?: string;
};

export type WebhookBody = { contentType: string; body: Buffer };

export type WebhookAnswer = { status: number; headers: Headers; json: Record<string, unknown> };

export type Encoding = 'urlencoded' | 'multipart';

type Signing = { key?: string; at?: Date; token?: string };

type Envelope = { recipient: string; sender?: string; subject?: string; from?: string };

/** The three fields that prove the sender; a fresh token unless one is given. */
export function signatureParts(signing: Signing = {}): WebhookPart[] {
  const timestamp = String(Math.floor((signing.at ?? new Date()).getTime() / 1000));
  const token = signing.token ?? randomBytes(25).toString('hex');
  const signature = createHmac('sha256', signing.key ?? SIGNING_KEY)
    .update(timestamp + token)
    .digest('hex');
  return [
    { name: 'timestamp', value: timestamp },
    { name: 'token', value: token },
    { name: 'signature', value: signature },
  ];
}

/** The form of a route whose address ends in /mime: the raw mail in `body-mime`, behind the signature. */
export function rawForm(mail: Envelope & { mime: string | Buffer }, signing: Signing = {}): WebhookPart[] {
  return [...envelopeParts(mail), ...signatureParts(signing), { name: 'body-mime', value: mail.mime }];
}

/** The form of any other forward() route: headers, texts and files apart. */
export function parsedForm(
  mail: Envelope & {
    text?: string;
    html?: string;
    headers?: [name: string, value: string][];
    attachments?: { filename?: string; contentType?: string; content: Buffer; contentId?: string }[];
  },
  signing: Signing = {},
): WebhookPart[] {
  const attachments = mail.attachments ?? [];
  const contentIds = attachments.flatMap(({ contentId }, at) => (contentId ? [[`<${contentId}>`, `attachment-${at + 1}`]] : []));
  const parts = envelopeParts(mail);
  if (mail.text !== undefined) parts.push({ name: 'body-plain', value: mail.text }, { name: 'stripped-text', value: mail.text });
  if (mail.html !== undefined) parts.push({ name: 'body-html', value: mail.html }, { name: 'stripped-html', value: mail.html });
  if (mail.headers) parts.push({ name: 'message-headers', value: JSON.stringify(mail.headers) });
  if (contentIds.length > 0) parts.push({ name: 'content-id-map', value: JSON.stringify(Object.fromEntries(contentIds)) });
  if (attachments.length > 0) parts.push({ name: 'attachment-count', value: String(attachments.length) });
  parts.push(...signatureParts(signing));
  for (const [at, { content, filename, contentType }] of attachments.entries()) {
    parts.push({
      name: `attachment-${at + 1}`,
      value: content,
      ...(filename === undefined ? {} : { filename }),
      contentType: contentType ?? 'application/octet-stream',
    });
  }
  return parts;
}

export function encoded(parts: WebhookPart[], encoding: Encoding): WebhookBody {
  return encoding === 'urlencoded' ? urlencoded(parts) : multipart(parts);
}

export function urlencoded(parts: WebhookPart[]): WebhookBody {
  const body = parts.map((part) => `${percentEncoded(part.name)}=${percentEncoded(part.value)}`).join('&');
  return { contentType: 'application/x-www-form-urlencoded', body: Buffer.from(body) };
}

export function multipart(parts: WebhookPart[], boundary = randomBytes(16).toString('hex')): WebhookBody {
  const pieces = parts.flatMap((part) => {
    const filename = part.filename === undefined ? '' : `; filename="${part.filename}"`;
    const contentType = part.contentType === undefined ? '' : `\r\nContent-Type: ${part.contentType}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${filename}${contentType}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(part.value), Buffer.from('\r\n')];
  });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** `url` is the webhook's full address. */
export async function postWebhook(url: string, form: WebhookBody): Promise<WebhookAnswer> {
  const { contentType, body } = form;
  const { status, headers, bytes } = await call(url, { method: 'POST', headers: { 'content-type': contentType }, body });
  const json: unknown = JSON.parse(bytes.toString());
  if (typeof json !== 'object' || json === null) throw new Error('The webhook answered no JSON object.');
  return { status, headers, json: { ...json } };
}

/** What most tests want: this mail, to this recipient, signed, now. */
export function postMail(
  url: string,
  mail: Envelope & { mime: string | Buffer },
  options: Signing & { encoding?: Encoding } = {},
): Promise<WebhookAnswer> {
  return postWebhook(url, encoded(rawForm(mail, options), options.encoding ?? 'multipart'));
}

function envelopeParts(mail: Envelope): WebhookPart[] {
  const sender = mail.sender ?? 'sender@example.org';
  return [
    { name: 'recipient', value: mail.recipient },
    { name: 'sender', value: sender },
    { name: 'from', value: mail.from ?? sender },
    { name: 'subject', value: mail.subject ?? 'Hello' },
  ];
}

/** What stands for each byte in a form. */
const IN_FORM = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (/[A-Za-z0-9*._-]/.test(character)) return character;
  return character === ' ' ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

function percentEncoded(value: string | Buffer): string {
  let text = '';
  for (const byte of Buffer.from(value)) text += IN_FORM[byte];
  return text;
}
