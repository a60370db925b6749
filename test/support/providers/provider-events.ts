/** Posts to the event webhook as the mail provider does: JSON, signed, with what its documentation says an event holds. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Json } from '../rooms/postroom.ts';
import { SIGNING_KEY, type WebhookAnswer } from './webhook.ts';

type Signing = { key?: string; at?: Date; token?: string };

/** The proof in front of an event; a fresh token unless one is given. */
export function signature(signing: Signing = {}): Json {
  const timestamp = String(Math.floor((signing.at ?? new Date()).getTime() / 1000));
  const token = signing.token ?? randomBytes(25).toString('hex');
  const hmac = createHmac('sha256', signing.key ?? SIGNING_KEY);
  return { timestamp, token, signature: hmac.update(timestamp + token).digest('hex') };
}

/** An event of a mail at a recipient; `messageId` as the record shows it, in angle brackets. */
export function eventOf(mail: { messageId: string; recipient: string }, event: Json): Json {
  return {
    id: randomUUID(),
    timestamp: Date.now() / 1000,
    'log-level': 'info',
    flags: { 'is-test-mode': false },
    envelope: { transport: 'smtp', targets: mail.recipient },
    message: { headers: { 'message-id': mail.messageId.replace(/^<|>$/g, ''), to: mail.recipient }, size: 100 },
    recipient: mail.recipient,
    'recipient-domain': mail.recipient.split('@')[1],
    tags: [],
    'user-variables': [],
    ...event,
  };
}

/** A failure as the provider tells it. */
export function failure(severity: 'permanent' | 'temporary', code: number, enhanced: string, message: string, reason = 'bounce') {
  const status = { 'attempt-no': 1, code, 'enhanced-code': enhanced, message, description: '', 'mx-host': 'mx.example.org' };
  return { event: 'failed', severity, reason, 'delivery-status': status };
}

/** `body` is posted as it is when it is text. */
export async function postEvents(url: string, body: Json | string, contentType = 'application/json'): Promise<WebhookAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Json };
}
