/** What an MCP subscription's callback is posted beside events: a challenge before it is told anything, and word that it is over (SEP-3415). */
import { timingSafeEqual } from 'node:crypto';
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { Delivered } from '../ports/web.ts';
import { signedHeaders } from './signing.ts';

/** Why a callback was not taken: the closed list of SEP-3415, which tells nothing of what an address answered. */
export const CALLBACK_REASONS = [
  'connection_refused',
  'timeout',
  'tls_error',
  'http_4xx',
  'http_5xx',
  'challenge_failed',
] as const;

export type CallbackReason = (typeof CALLBACK_REASONS)[number];

export type Callback = { id: string; url: string; secret: string };

/** Milliseconds for a whole request. */
const MOST_TIME = 10_000;

/** Challenges to one host in a minute, of all accounts: Postroom must not be used to flood a host. */
export const MOST_CHALLENGES = 60;
const MINUTE = 60_000;

const TLS_FAULT = /^(?:ERR_TLS|ERR_SSL|EPROTO)|CERT|SIGNATURE/;

/** The header that says which subscription a request is of. */
export function subscriptionHeaders(id: string): Record<string, string> {
  return { 'x-mcp-subscription-id': subscriptionName(id) };
}

/** How an MCP subscription is called outside. */
export function subscriptionName(id: string): string {
  return `sub_${id.replaceAll('-', '')}`;
}

/** When the callbacks of a host were challenged, in this process. */
export function challengeCounts() {
  const times = new Map<string, number[]>();
  return {
    /** Seconds until the host may be challenged again; null = it may now, and this is counted. */
    take(url: string, now: number): number | null {
      const { host } = new URL(url);
      for (const [name, past] of times) if ((past.at(-1) ?? 0) <= now - MINUTE) times.delete(name);
      const recent = (times.get(host) ?? []).filter((at) => at > now - MINUTE);
      times.set(host, recent);
      if (recent.length >= MOST_CHALLENGES) return Math.ceil(((recent[0] ?? now) + MINUTE - now) / 1000);
      recent.push(now);
      return null;
    },
  };
}

/** Posts a challenge, which a server that wants the events answers with. Null = it did. */
export async function challenge(core: Core, callback: Callback, signal: AbortSignal): Promise<CallbackReason | null> {
  const asked = core.ids.secret(32).toString('base64url');
  try {
    const { status, answer } = await postControl(core, callback, { type: 'verification', challenge: asked }, signal);
    if (status >= 500) return 'http_5xx';
    if (status >= 400) return 'http_4xx';
    return status >= 200 && status <= 299 && isEcho(answer, asked) ? null : 'challenge_failed';
  } catch (error) {
    if (signal.aborted || !(error instanceof PostroomError)) throw error;
    return reasonOf(error);
  }
}

/** Says that the subscription is over; a client that does not take it notices when it wants to refresh it. */
export async function tellOver(core: Core, callback: Callback, signal: AbortSignal): Promise<void> {
  const error = { code: -32012, message: 'The subscription is over: its API key reads no longer what it was told.' };
  await postControl(core, callback, { type: 'terminated', error }, signal).catch(() => undefined);
}

async function postControl(
  core: Core,
  { id: subscription, url, secret }: Callback,
  message: { type: string } & Record<string, unknown>,
  signal: AbortSignal,
): Promise<Delivered> {
  const id = `msg_${message.type}_${core.ids.secret(12).toString('hex')}`;
  const body = JSON.stringify(message);
  const headers = { ...signedHeaders({ id, at: core.clock.now(), body }, [secret]), ...subscriptionHeaders(subscription) };
  return await core.web.deliver(url, { body, headers, timeoutMs: MOST_TIME, signal });
}

function isEcho(answer: string, asked: string): boolean {
  try {
    const { challenge: echoed } = JSON.parse(answer) as { challenge?: unknown };
    const [given, wanted] = [Buffer.from(String(echoed)), Buffer.from(asked)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  } catch {
    return false;
  }
}

function reasonOf({ cause }: PostroomError): CallbackReason {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (cause instanceof Error && (cause.message === 'no answer in time' || code === 'ETIMEDOUT')) return 'timeout';
  return TLS_FAULT.test(code) ? 'tls_error' : 'connection_refused';
}
