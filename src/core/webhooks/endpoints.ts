/** Webhook endpoints: made, listed, changed, paused, resumed and removed by keys that read all that an endpoint is told. */
import { type Actor, lineOf, scopesOf } from '../base/actor.ts';
import { changesOf } from '../base/changes.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { commit } from '../base/idempotency.ts';
import { readEventCursor } from '../base/pages.ts';
import { endpointRecord, type WebhookEndpointRecord } from '../events/endpoint-record.ts';
import { type AskedEvents, eventFilter } from '../events/filter.ts';
import type { Core } from '../ports/core.ts';
import type { ReadTx } from '../store/store.ts';
import type { WebhookEndpointChange, WebhookEndpointRow, WebhookPayload, WebhookStatus } from '../store/webhook-endpoints.ts';
import type { WakePolicy } from '../store/webhook-wakes.ts';
import { makerOf, ownEndpoint, seesEndpoint } from './maker.ts';
import { askedBy } from './next.ts';
import { newSecret } from './signing.ts';

/** `secret` only in the answer to the call that made it. */
export type NewWebhookEndpointRecord = WebhookEndpointRecord & { secret?: string };

type Asked = {
  url: string;
  types: string[] | null;
  inboxId: string | null;
  /** Only mail that has all of them; null = whatever it has. */
  labels: string[] | null;
  payload: WebhookPayload;
  wake: WakePolicy | null;
};

/** The most endpoints of one account: each is looked after with every event. */
const MOST = 50;

/** Milliseconds for which the secret before the present one signs too. */
const OVERLAP = 24 * 3600 * 1000;

/**
 * An endpoint that is told what happens from now on, or from behind the cursor `after`. With a `clientId` that an endpoint has, that one is
 * answered as it is, without its secret. Throws `invalid_request` for a URL that nothing is posted to, and as `eventFilter`.
 */
export async function createEndpoint(
  core: Core,
  actor: Actor,
  input: Asked & { clientId?: string | undefined; after?: string | undefined },
): Promise<NewWebhookEndpointRecord> {
  const { url, types, inboxId, labels, payload, wake, clientId = null } = input;
  const known = await core.store.read((tx) => knownEndpoint(tx, actor, clientId));
  if (known) return endpointRecord(known);
  const after = input.after === undefined ? null : readEventCursor(input.after);
  await requireUrl(core, url);
  await requireFilter(core, actor, { types, inboxId });
  return await commit(core, actor, async (tx) => {
    const there = await knownEndpoint(tx, actor, clientId);
    if (there) return endpointRecord(there);
    if ((await tx.webhookEndpoints.ofAccount(actor.account.id)).length >= MOST) {
      throw new PostroomError('conflict', `This account has ${MOST} webhook endpoints already.`, {
        hint: 'Delete one that is no longer used.',
      });
    }
    const now = core.clock.now();
    const secret = newSecret(core.ids);
    const row: WebhookEndpointRow = {
      ...UNUSED,
      id: core.ids.next(),
      accountId: actor.account.id,
      keyId: lineOf(actor.key),
      url,
      types,
      inboxId,
      mail: mailOf(labels),
      payload,
      wake,
      clientId,
      position: await positionAt(tx, after),
      createdAt: now,
      updatedAt: now,
    };
    await tx.webhookEndpoints.insert(row, [secret]);
    tx.wake('events');
    return { ...endpointRecord(row), secret };
  });
}

/** The endpoints of the account that the caller sees, newest first; with a status, those that have it. */
export async function listEndpoints(
  core: Core,
  actor: Actor,
  { status }: { status?: WebhookStatus | undefined } = {},
): Promise<{ data: WebhookEndpointRecord[] }> {
  return await core.store.read(async (tx) => {
    const data: WebhookEndpointRecord[] = [];
    for (const row of await tx.webhookEndpoints.ofAccount(actor.account.id))
      if ((status === undefined || row.status === status) && (await seesEndpoint(tx, actor, row))) data.push(endpointRecord(row));
    return { data };
  });
}

/**
 * The endpoints that the caller sees and that the server stopped: a client that waits would take that for silence. Undefined = there is none, or
 * the key does not read endpoints.
 */
export async function stoppedEndpoints(core: Core, actor: Actor): Promise<WebhookEndpointRecord[] | undefined> {
  if (!scopesOf(actor.key).includes('webhooks:read')) return undefined;
  const { data } = await listEndpoints(core, actor);
  const stopped = data.filter(({ reason }) => reason !== null);
  return stopped.length > 0 ? stopped : undefined;
}

export async function getEndpoint(core: Core, actor: Actor, id: string): Promise<WebhookEndpointRecord> {
  return endpointRecord(await core.store.read((tx) => ownEndpoint(tx, actor, id)));
}

/** Absent fields stay as they are, and what is so already changes nothing. What it asks for counts for events from now on. Throws as `createEndpoint`. */
export async function updateEndpoint(
  core: Core,
  actor: Actor,
  { id, ...given }: { id: string } & { [Field in keyof Asked]?: Asked[Field] | undefined },
): Promise<WebhookEndpointRecord> {
  const [before, maker] = await core.store.read(async (tx) => {
    const row = await ownEndpoint(tx, actor, id);
    return [row, await makerOf(core.clock, tx, row)] as const;
  });
  if (given.url !== undefined) await requireUrl(core, given.url);
  const { types = before.types, inboxId = before.inboxId } = given;
  // The endpoint could not be told what its own key may not read.
  await requireFilter(core, maker ?? actor, { types, inboxId });
  const { url = before.url, payload = before.payload, wake = before.wake } = given;
  const mail = given.labels === undefined ? before.mail : mailOf(given.labels);
  return await changeEndpoint(core, actor, id, () => ({ url, types, inboxId, mail, payload, wake }));
}

export async function deleteEndpoint(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true }> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEndpoint(tx, actor, id);
    await tx.webhookEndpoints.remove(row.id);
    return { id: row.id, deleted: true as const };
  });
}

/** Pauses the endpoint: it is told nothing until it is resumed, and then goes on where it was. One that is paused or disabled stays as it is. */
export async function pauseEndpoint(core: Core, actor: Actor, id: string): Promise<WebhookEndpointRecord> {
  return await changeEndpoint(core, actor, id, ({ status }) => (status === 'enabled' ? { status: 'paused', reason: null } : {}));
}

/**
 * A paused endpoint goes on where it was, a disabled one from now; either goes on behind the cursor `after` when there is one. Where its key
 * has ended, it is told from now on what the caller's key reads. Throws `conflict` when its secret is lost.
 */
export async function resumeEndpoint(
  core: Core,
  actor: Actor,
  { id, after }: { id: string; after?: string | undefined },
): Promise<WebhookEndpointRecord> {
  const cursor = after === undefined ? null : readEventCursor(after);
  const [row, maker] = await core.store.read(async (tx) => {
    const found = await ownEndpoint(tx, actor, id);
    return [found, await makerOf(core.clock, tx, found)] as const;
  });
  if (maker === null) await requireFilter(core, actor, row);
  return await changeEndpoint(core, actor, id, async (now, tx) => {
    if ((await tx.webhookEndpoints.secrets(now)) === null) {
      throw new PostroomError('conflict', 'The secret of this endpoint cannot be decrypted any more.', {
        hint: 'Rotate its secret, give the new one to the server that verifies what is posted, and resume the endpoint then.',
      });
    }
    const isSet = cursor !== null || now.status === 'disabled';
    return {
      status: 'enabled',
      reason: null,
      ...(now.status === 'enabled' ? {} : { failingSince: null, nextAttemptAt: null }),
      ...(isSet ? { position: await positionAt(tx, cursor) } : {}),
      ...(maker === null ? { keyId: lineOf(actor.key) } : {}),
    };
  });
}

/** A new secret, answered once. The one before it signs too for 24 hours. */
export async function rotateSecret(core: Core, actor: Actor, id: string): Promise<NewWebhookEndpointRecord> {
  const secret = newSecret(core.ids);
  return await commit(core, actor, async (tx) => {
    const row = await ownEndpoint(tx, actor, id);
    const old = (await tx.webhookEndpoints.secrets(row))?.slice(0, 1) ?? [];
    const now = core.clock.now();
    const change = { oldSecretUntil: old.length > 0 ? new Date(now.getTime() + OVERLAP) : null, updatedAt: now };
    await tx.webhookEndpoints.setSecrets(row, [secret, ...old]);
    await tx.webhookEndpoints.update(row.id, change);
    return { ...endpointRecord({ ...row, ...change }), secret };
  });
}

/** The state of a new endpoint. */
export const UNUSED = {
  oldSecretUntil: null,
  status: 'enabled',
  reason: null,
  leasedBy: null,
  leasedUntil: null,
  nextAttemptAt: null,
  failingSince: null,
  lastFailureAt: null,
  lastSuccessAt: null,
  mcpEvent: null,
  mail: null,
  expiresAt: null,
} satisfies Partial<WebhookEndpointRow>;

function mailOf(labels: string[] | null): WebhookEndpointRow['mail'] {
  return labels && { labels };
}

async function changeEndpoint(
  core: Core,
  actor: Actor,
  id: string,
  changeOf: (row: WebhookEndpointRow, tx: ReadTx) => WebhookEndpointChange | Promise<WebhookEndpointChange>,
): Promise<WebhookEndpointRecord> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEndpoint(tx, actor, id);
    const changes = changesOf(row, await changeOf(row, tx));
    if (changes === null) return endpointRecord(row);
    const change = { ...changes, updatedAt: core.clock.now() };
    await tx.webhookEndpoints.update(row.id, change);
    tx.wake('events');
    return endpointRecord({ ...row, ...change });
  });
}

/** Throws `conflict` when the name is taken by an endpoint that the caller does not see. */
async function knownEndpoint(tx: ReadTx, actor: Actor, clientId: string | null): Promise<WebhookEndpointRow | null> {
  const row = clientId === null ? null : await tx.webhookEndpoints.byClientId(actor.account.id, clientId);
  if (row === null || (await seesEndpoint(tx, actor, row))) return row;
  throw new PostroomError('conflict', 'Another key of the account has an endpoint with this clientId.', {
    hint: 'Use another clientId, or the key that made it.',
  });
}

async function requireUrl(core: Core, url: string): Promise<void> {
  const fault = await core.web.check(url);
  if (fault !== null)
    throw invalidField('url', fault, 'Name an https address that the public reaches; OUTGOING_ALLOW names further ranges.');
}

async function requireFilter(core: Core, actor: Actor, asked: Parameters<typeof askedBy>[0]): Promise<void> {
  const filter: AskedEvents = askedBy(asked);
  await eventFilter(core, actor, filter);
}

/** A cursor behind the newest event counts as that event: otherwise the next events would be left out. */
async function positionAt(tx: ReadTx, cursor: number | null): Promise<number> {
  const last = (await tx.events.kept())?.last ?? 0;
  return Math.min(cursor ?? last, last);
}
