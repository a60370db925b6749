/** One request to an endpoint: its body, its signatures, and what came of it. Tests of an endpoint go the same way. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import type { ToldType } from '../base/events.ts';
import { MAX_REASON } from '../base/limits.ts';
import { eventCursor } from '../base/pages.ts';
import { MAX_PAYLOAD } from '../events/fitting.ts';
import { eventRecord, type FullEventRecord, fullRecords } from '../events/list.ts';
import { payloadsOf } from '../events/payloads.ts';
import type { Core } from '../ports/core.ts';
import type { EventRow } from '../store/events.ts';
import type { WebhookEndpointRow } from '../store/webhook-endpoints.ts';
import type { Missed } from '../wake/suppressed.ts';
import { subscriptionHeaders } from './control.ts';
import { signedHeaders } from './signing.ts';

/** How records are told; the tools define it. */
export type Telling = {
  mayReadFor(actor: Actor): (type: ToldType) => boolean;
  asDescribed(event: FullEventRecord): FullEventRecord;
  /** What an MCP subscription to the event of this name is told. */
  occurrenceOf(core: Core, maker: Actor, name: string, event: FullEventRecord): Promise<object>;
};

export type Message = { id: string; body: string };

/** `missed`: what a wake policy held back since it let something pass. */
type Asked = { maker: Actor; endpoint: WebhookEndpointRow; event: EventRow; missed: Missed | null; telling: Telling };

/** `status` null = no answer came, and `error` says why. `retryAfterMs`: what the answer asks for; null = nothing. */
export type Outcome = {
  status: number | null;
  error: string | null;
  ms: number;
  answer: string | null;
  retryAfterMs: number | null;
};

/** Milliseconds for a whole request. */
const MOST_TIME = 15_000;

/** The longest wait for an endpoint, in milliseconds. */
const MOST_RETRY_AFTER = 24 * 3600 * 1000;

/** The message that tells the endpoint of an event, with its record as it is now. Throws `unavailable` when the parser is overloaded. */
export async function messageOf(core: Core, { maker, endpoint, event, missed, telling }: Asked): Promise<Message> {
  const thin = eventRecord(event);
  const limits = { mayRead: telling.mayReadFor(maker), maxBytes: MAX_PAYLOAD };
  const [told] =
    endpoint.payload === 'full'
      ? fullRecords([thin], await payloadsOf(core, maker, [thin], limits)).map(telling.asDescribed)
      : [];
  if (endpoint.mcpEvent !== null) {
    const occurrence = await telling.occurrenceOf(core, maker, endpoint.mcpEvent, told ?? thin);
    const cursor = await safeCursor(core, endpoint, event);
    const heldBack = missed ? { _meta: { suppressed: missed } } : {};
    return { id: event.id, body: JSON.stringify({ ...occurrence, cursor, ...heldBack }) };
  }
  const suppressed = missed ? { suppressed: missed } : {};
  return { id: event.id, body: JSON.stringify({ ...(told ?? thin), ...suppressed }) };
}

/** A cursor to go on from that skips nothing: every event up to it was taken, was given up, or is this one (SEP-3415, webhook event delivery). */
async function safeCursor(core: Core, { id }: WebhookEndpointRow, { id: eventId, seq }: EventRow): Promise<string> {
  const waiting = await core.store.read((tx) => tx.webhookEndpoints.lowestWaiting(id, eventId));
  return eventCursor(waiting === null ? seq : Math.min(seq, waiting - 1));
}

/** Posts the message, signed. Throws nothing but what `signal` ends; `secrets` has the present one first. */
export async function post(
  core: Core,
  endpoint: Pick<WebhookEndpointRow, 'id' | 'url' | 'oldSecretUntil' | 'mcpEvent'>,
  { id, body }: Message,
  { secrets, signal }: { secrets: string[]; signal: AbortSignal },
): Promise<Outcome> {
  const at = core.clock.now();
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  const signing = endpoint.oldSecretUntil !== null && endpoint.oldSecretUntil > at ? secrets : secrets.slice(0, 1);
  const own = endpoint.mcpEvent === null ? {} : subscriptionHeaders(endpoint.id);
  const headers = { ...signedHeaders({ id, at, body }, signing), ...own };
  try {
    const { status, answer, retryAfter } = await core.web.deliver(endpoint.url, { body, headers, timeoutMs: MOST_TIME, signal });
    return { status, error: null, ms: since(), answer, retryAfterMs: waitOf(retryAfter, at) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...NOTHING, error: reasonOf(core, error), ms: since() };
  }
}

export function isTaken({ status }: Outcome): boolean {
  return status !== null && status >= 200 && status <= 299;
}

/** An outcome without a request. */
export const NOTHING: Outcome = { status: null, error: null, ms: 0, answer: null, retryAfterMs: null };

function reasonOf(core: Core, error: unknown): string {
  if (error instanceof PostroomError) return error.message.slice(0, MAX_REASON);
  core.log.error({ err: error }, 'a request to a webhook endpoint failed in an unexpected way');
  return 'Something went wrong here.';
}

/** Seconds, or a date (RFC 9110 10.2.3). */
function waitOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MOST_RETRY_AFTER) : null;
}
