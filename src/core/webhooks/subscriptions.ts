/** Subscriptions over MCP Events: rows of the same table and told by the same worker as webhook endpoints, which end unless they are refreshed. */
import { createHash } from 'node:crypto';
import { type Actor, lineOf } from '../base/actor.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { commit } from '../base/idempotency.ts';
import { hashedId } from '../base/ids.ts';
import { eventCursor } from '../base/pages.ts';
import { type AskedEvents, eventFilter } from '../events/filter.ts';
import type { Core } from '../ports/core.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { WebhookEndpointRow } from '../store/webhook-endpoints.ts';
import type { WakePolicy } from '../store/webhook-wakes.ts';
import { isGoverned, wakeOf } from '../wake/policy.ts';
import { type CallbackReason, challenge, type challengeCounts, MOST_CHALLENGES, subscriptionName } from './control.ts';
import { UNUSED } from './endpoints.ts';
import { isSecret } from './signing.ts';

/** `args`: its arguments as the client gave them, which are a part of its identity. */
export type Subject = { event: string; args: object; url: string };

/** `ttlMs` null = for as long as may be. `after`: a position, or null = from now on. */
export type Subscribing = Subject & {
  secret: string;
  asked: AskedEvents;
  after: number | null;
  ttlMs: number | null | undefined;
};

export type Subscribed = { id: string; refreshBefore: string; cursor: string; truncated: boolean };

/** A cap that is reached, or a callback that was not taken. */
export type NotSubscribed =
  | { limit: 'subscriptions' | 'verifications'; max: number; retryAfter?: number }
  | { callback: CallbackReason };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds that a subscription lasts: unless the client says, at least, and at most. */
export const SUBSCRIPTION_LASTS = { usual: HOUR, least: 5 * MINUTE, most: 24 * HOUR };

/** Milliseconds for which the secret before the present one signs too. */
const OVERLAP = 5 * MINUTE;

/** Subscriptions of one line of keys, and of an account: each is looked after with every event. */
export const MOST_SUBSCRIPTIONS = { perKey: 100, perAccount: 500 };

/** Events that are looked at for the first that is young enough. */
const LOOKED_AT = 10_000;
const PAGE = 500;

/** No event has it as its id. */
const NONE = '';

/**
 * A subscription, or the same one for longer. The callback is challenged before it is told anything, and again with another secret. Throws
 * `invalid_request` for a secret or an address that is none, `forbidden` for a key that only reads, and as `eventFilter`.
 */
export async function subscribe(
  core: Core,
  actor: Actor,
  input: Subscribing,
  { challenges, signal }: { challenges: ReturnType<typeof challengeCounts>; signal: AbortSignal },
): Promise<Subscribed | NotSubscribed> {
  const { url, secret } = input;
  refuseReaders(actor);
  if (!isSecret(secret)) throw invalidField('delivery.secret', 'must be whsec_ and the Base64 of 24 to 64 bytes');
  const fault = await core.web.check(url);
  if (fault !== null) throw invalidField('delivery.url', fault);
  const filter = await eventFilter(core, actor, input.asked);
  const id = idOf(actor, input);
  const { full, isKnown } = await core.store.read(async (tx) => {
    const mine = await liveOf(core, tx, actor);
    return { full: capOf(actor, mine, id), isKnown: await isChallenged(tx, actor, mine, input) };
  });
  if (full) return full;
  if (!isKnown) {
    const retryAfter = challenges.take(url, core.clock.now().getTime());
    if (retryAfter !== null) return { limit: 'verifications', max: MOST_CHALLENGES, retryAfter };
    const reason = await challenge(core, { id, url, secret }, signal);
    if (reason !== null) return { callback: reason };
  }
  return await commit(core, actor, async (tx) => {
    const mine = await liveOf(core, tx, actor);
    const there = mine.find((row) => row.id === id);
    const times = timesOf(core, input);
    tx.wake('events');
    if (there) return await renew(tx, actor, there, input, times);
    const inboxId = input.asked.inboxId === undefined ? null : (filter.inboxIds?.[0] ?? null);
    return capOf(actor, mine, id) ?? (await begin(tx, actor, { ...input, id, inboxId }, times));
  });
}

/** False = there is no such subscription of the caller's key. */
export async function unsubscribe(core: Core, actor: Actor, subject: Subject): Promise<boolean> {
  refuseReaders(actor);
  const id = idOf(actor, subject);
  return await commit(core, actor, async (tx) => {
    const there = (await liveOf(core, tx, actor)).some((row) => row.id === id);
    if (there) await tx.webhookEndpoints.remove(id);
    return there;
  });
}

type Times = { now: Date; expiresAt: Date };

/** The subscription goes on where it is, whatever cursor the client has: the client's is never ahead. */
async function renew(
  tx: WriteTx,
  actor: Actor,
  row: WebhookEndpointRow,
  { secret, asked }: Subscribing,
  { now, expiresAt }: Times,
): Promise<Subscribed> {
  const [present] = (await tx.webhookEndpoints.secrets(row)) ?? [];
  if (present !== secret) {
    await tx.webhookEndpoints.setSecrets(row, present === undefined ? [secret] : [secret, present]);
    const oldSecretUntil = present === undefined ? null : new Date(now.getTime() + OVERLAP);
    await tx.webhookEndpoints.update(row.id, { oldSecretUntil });
  }
  const policy = policyOf(actor, asked);
  await tx.webhookEndpoints.update(row.id, { ...policy, expiresAt, failingSince: null, nextAttemptAt: null, updatedAt: now });
  const waiting = await tx.webhookEndpoints.lowestWaiting(row.id, NONE);
  const cursor = waiting === null ? row.position : Math.min(row.position, waiting - 1);
  return subscribed(row.id, expiresAt, { position: cursor, truncated: false });
}

type Begun = Subscribing & { id: string; inboxId: string | null };

async function begin(tx: WriteTx, actor: Actor, input: Begun, { now, expiresAt }: Times): Promise<Subscribed> {
  const { id, inboxId, url, secret, event, asked } = input;
  const place = await beginning(tx, actor, input);
  // One that has expired, and is not swept yet.
  await tx.webhookEndpoints.remove(id);
  const own = { id, accountId: actor.account.id, keyId: lineOf(actor.key), url, clientId: null };
  const told = { types: [...(asked.types ?? [])], inboxId, payload: 'full' as const, mcpEvent: event, ...policyOf(actor, asked) };
  const row = { ...UNUSED, ...own, ...told, position: place.position, expiresAt, createdAt: now, updatedAt: now };
  await tx.webhookEndpoints.insert(row, [secret]);
  return subscribed(id, expiresAt, place);
}

/** Each mail may start a turn of an agent, so the key's wake policy governs it. A client that asks for verified senders gets no others. */
function policyOf({ key }: Actor, { types = [], mail }: AskedEvents): Pick<WebhookEndpointRow, 'wake' | 'mail'> {
  if (!types.some(isGoverned)) return { wake: null, mail: mail ?? null };
  const wake = wakeOf(key);
  if (!mail?.verified) return { wake, mail: mail ?? null };
  const { verified: _, ...rest } = mail;
  const only: WakePolicy['only'] = wake.only.includes('to_me') ? ['verified', 'to_me'] : ['verified'];
  return { wake: { ...wake, only }, mail: Object.keys(rest).length > 0 ? rest : null };
}

function subscribed(id: string, expiresAt: Date, { position, truncated }: { position: number; truncated: boolean }): Subscribed {
  return { id: subscriptionName(id), refreshBefore: expiresAt.toISOString(), cursor: eventCursor(position), truncated };
}

/** The same subject has the same id for all keys of a line. */
function idOf({ account, key }: Actor, { url, event, args }: Subject): string {
  const identity = [account.id, lineOf(key), url, event, sorted(args)];
  return hashedId(createHash('sha256').update(JSON.stringify(identity)).digest());
}

/** All values of arguments are plain. */
function sorted(args: object): [string, unknown][] {
  return Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function timesOf({ clock }: Core, { ttlMs }: Subscribing): Times {
  const { usual, least, most } = SUBSCRIPTION_LASTS;
  const now = clock.now();
  const lasts = ttlMs === null ? most : Math.min(Math.max(ttlMs ?? usual, least), most);
  return { now, expiresAt: new Date(now.getTime() + lasts) };
}

/** The subscriptions of the account that have not expired. */
async function liveOf(core: Core, tx: ReadTx, { account }: Actor): Promise<WebhookEndpointRow[]> {
  const now = core.clock.now();
  return (await tx.webhookEndpoints.subscriptionsOf(account.id)).filter(({ expiresAt }) => expiresAt !== null && expiresAt > now);
}

function capOf({ key }: Actor, live: WebhookEndpointRow[], id: string): NotSubscribed | null {
  if (live.some((row) => row.id === id)) return null;
  const { perKey, perAccount } = MOST_SUBSCRIPTIONS;
  const ofKey = live.filter(({ keyId }) => keyId === lineOf(key));
  if (ofKey.length >= perKey) return { limit: 'subscriptions', max: perKey };
  return live.length >= perAccount ? { limit: 'subscriptions', max: perAccount } : null;
}

/** Whether the callback was challenged for this key with this secret, for a subscription that goes on. */
async function isChallenged(
  tx: ReadTx,
  { key }: Actor,
  live: WebhookEndpointRow[],
  { url, secret }: Subscribing,
): Promise<boolean> {
  for (const row of live.filter((one) => one.keyId === lineOf(key) && one.url === url))
    if ((await tx.webhookEndpoints.secrets(row))?.[0] === secret) return true;
  return false;
}

/** Where it begins, and whether that is later than was asked for. */
async function beginning(tx: ReadTx, { account }: Actor, { after, asked: { notBefore } }: Subscribing) {
  const kept = await tx.events.kept();
  const last = kept?.last ?? 0;
  if (after === null) return { position: last, truncated: false };
  if (after > last) return { position: last, truncated: true };
  const from = Math.max(after, (kept?.first ?? 1) - 1);
  const position = notBefore ? await firstYoung(tx, account.id, from, notBefore, last) : from;
  return { position, truncated: position > after };
}

/** The position after all events that are too old. When there are too many to look at, the newest position. */
async function firstYoung(tx: ReadTx, accountId: string, from: number, notBefore: Date, last: number): Promise<number> {
  let at = from;
  for (let looked = 0; looked < LOOKED_AT; looked += PAGE) {
    const rows = await tx.events.after(accountId, null, at, PAGE);
    const young = rows.findIndex(({ createdAt }) => createdAt >= notBefore);
    if (young >= 0) return young === 0 ? at : (rows[young - 1]?.seq ?? at);
    at = rows.at(-1)?.seq ?? at;
    if (rows.length < PAGE) return at;
  }
  return last;
}

/** A subscription sends data to another server, which is more than reading. */
function refuseReaders({ key }: Actor): void {
  if (!key.readOnly) return;
  throw new PostroomError('forbidden', 'This API key only reads, and a subscription posts what it reads elsewhere.', {
    hint: 'Use events/poll or events/stream, or a key that is not read-only.',
  });
}
