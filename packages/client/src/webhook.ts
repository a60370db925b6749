/** Verifies what comes to a webhook, by the signature of Standard Webhooks. */
import type { PostroomEvent } from './shapes.ts';

export type Webhook = {
  /** The body as it came, byte for byte. */
  payload: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** `whsec_…`; several while one replaces another. */
  secret: string | readonly string[];
  /** How far its time may be from now; 300 unless given. */
  toleranceSeconds?: number | undefined;
};

/** The request does not come from whom it says, or is not of now. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

/** Resolves with the event. Rejects with InvalidWebhook for a request that must not be believed. */
export async function verifyWebhook({ payload, headers, secret, toleranceSeconds = 300 }: Webhook): Promise<PostroomEvent> {
  const named = (name: string) => headerOf(headers, name);
  const [id, timestamp, signatures] = [named('webhook-id'), named('webhook-timestamp'), named('webhook-signature')];
  if (!id || !timestamp || !signatures) throw new InvalidWebhook('The headers webhook-id, -timestamp and -signature are needed.');
  const age = Date.now() / 1000 - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > toleranceSeconds) throw new InvalidWebhook('Its time is not of now.');
  const signed = joined(`${id}.${timestamp}.`, payload);
  const given = signatures.split(' ').filter((one) => one.startsWith('v1,'));
  for (const one of [secret].flat()) {
    const key = await keyOf(one);
    for (const signature of given) if (await fits(key, signature.slice(3), signed)) return eventIn(payload);
  }
  throw new InvalidWebhook('No signature fits.');
}

function headerOf(headers: Webhook['headers'], name: string): string | null | undefined {
  // Frameworks bring a class of their own.
  if ('get' in headers && typeof headers.get === 'function') return headers.get(name);
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return [found?.[1]].flat()[0];
}

function joined(begin: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [head, body] = [encoder.encode(begin), typeof payload === 'string' ? encoder.encode(payload) : payload];
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

async function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('A secret of a webhook is whsec_ with base64 behind it.');
  return await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** The comparison is Web Crypto's, which takes the same time whatever the signature is. */
async function fits(
  key: Awaited<ReturnType<typeof keyOf>>,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = bytesOf(signature);
  return bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, signed));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function eventIn(payload: string | Uint8Array): PostroomEvent {
  return JSON.parse(typeof payload === 'string' ? payload : new TextDecoder().decode(payload));
}
