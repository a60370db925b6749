/** Posts as providers with an adapter make them, and what became of their mail. */
import { createHmac, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { call } from '../clients/call.ts';
import type { Json, Postroom } from '../rooms/postroom.ts';

export const RAW_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const OLD_RAW_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
export const POSTMARK_SECRET = 'a-password-that-only-postmark-knows';
export const OLD_POSTMARK_SECRET = 'the-password-before-it-of-postmark';

export const SECRETS = {
  RAW_INBOUND_SECRET: `${RAW_SECRET},${OLD_RAW_SECRET}`,
  POSTMARK_INBOUND_SECRET: `${POSTMARK_SECRET},${OLD_POSTMARK_SECRET}`,
};

export type PostAnswer = { status: number; headers: Headers; body: Json };

/** Header values are bytes in Latin-1, as `fetch` takes them; a name may come more than once. */
export async function post(
  room: Postroom,
  path: string,
  body: Buffer | string,
  headers: [string, string][],
): Promise<PostAnswer> {
  const answer = await call(`${room.url}/webhooks/${path}`, { method: 'POST', headers, body });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.bytes.toString()) as Json };
}

export type RawPost = { to: string[]; from?: string | null; id?: string; at?: Date; secret?: string; type?: string };

/** Signed by the official library of Standard Webhooks; it takes text only, so other bytes are signed as its specification says. */
export function rawHeaders(
  mime: Buffer,
  { to, from = 'sender@example.org', id, at = new Date(), ...rest }: RawPost,
): [string, string][] {
  const name = id ?? `msg_${randomUUID()}`;
  return [
    ['content-type', rest.type ?? 'message/rfc822'],
    ...to.map((one): [string, string] => ['postroom-rcpt-to', one]),
    ...(from === null ? [] : [['postroom-mail-from', from] satisfies [string, string]]),
    ['webhook-id', name],
    ['webhook-timestamp', String(Math.floor(at.getTime() / 1000))],
    ['webhook-signature', signatureOf(mime, name, at, rest.secret ?? RAW_SECRET)],
  ];
}

function signatureOf(mime: Buffer, id: string, at: Date, secret: string): string {
  if (Buffer.from(mime.toString()).equals(mime)) return new Webhook(secret).sign(id, at, mime.toString());
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${Math.floor(at.getTime() / 1000)}.`)
    .update(mime)
    .digest('base64')}`;
}

export async function postRaw(room: Postroom, mime: Buffer | string, given: RawPost): Promise<PostAnswer> {
  const bytes = Buffer.from(mime);
  return await post(room, 'raw/inbound', bytes, rawHeaders(bytes, given));
}

export function basic(secret: string, user = 'postroom'): [string, string][] {
  return [
    ['authorization', `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`],
    ['content-type', 'application/json; charset=utf-8'],
  ];
}

export type Stored = Json & { id: string; subject: string; rawFidelity: string };

export async function newInbox(room: Postroom): Promise<{ id: string; address: string }> {
  return (await room.rest('POST', '/inboxes', {})).body;
}

export async function mailIn(room: Postroom, inbox: { id: string }): Promise<Stored[]> {
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data;
}

export async function rawOf(room: Postroom, email: { id: string } | undefined): Promise<Buffer> {
  return (await room.download(`/emails/${email?.id}/raw`)).bytes;
}

export function mailOf(subject: string, body = 'Hello.'): string {
  return [`From: Ann <ann@example.org>`, `Subject: ${subject}`, `Message-ID: <${randomUUID()}@example.org>`, '', body, ''].join(
    '\r\n',
  );
}
