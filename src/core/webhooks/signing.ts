/** Secrets of webhook endpoints, and the signatures that are made with them, as Standard Webhooks has them (standardwebhooks.com, 1.0). */
import { createHmac } from 'node:crypto';
import type { Ids } from '../ports/core.ts';

const PREFIX = 'whsec_';

/** Bytes of a secret that Standard Webhooks allows. */
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** Between these. */
const SECRET_BYTES = 32;

/** `whsec_` and Base64. */
export function newSecret(ids: Ids): string {
  return `${PREFIX}${ids.secret(SECRET_BYTES).toString('base64')}`;
}

/** Whether a secret that the caller brought has the form of ours. */
export function isSecret(secret: string): boolean {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  const bytes = Buffer.from(text, 'base64');
  const bare = (base64: string) => base64.replace(/=+$/, '');
  return bare(bytes.toString('base64')) === bare(text) && bytes.length >= LEAST_BYTES && bytes.length <= MOST_BYTES;
}

/** The headers of a delivery. It is signed with each of the secrets, so that either of them verifies it. */
export function signedHeaders(
  message: { id: string; at: Date; body: string | Buffer },
  secrets: string[],
): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, { ...message, timestamp })}`).join(' '),
  };
}

/** Base64 of the HMAC-SHA256 over id, timestamp and body. */
export function signature(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Buffer },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}
