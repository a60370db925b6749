/** Inboxes: addresses that agents hold. */
import { type Actor, requireScope, seesInbox } from '../base/actor.ts';
import { changesOf } from '../base/changes.ts';
import { gauge, gaugeValue } from '../base/counts.ts';
import { invalidField, notFound, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { base62 } from '../base/ids.ts';
import { type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { planOf } from '../base/plans.ts';
import { type GivenRules, readRules, sameRules } from '../policy/address-rules.ts';
import { sendsFreely } from '../policy/key-mode.ts';
import { EXCHANGES_PER_HOUR } from '../policy/reply-loops.ts';
import type { Core } from '../ports/core.ts';
import type { InboxRow, InboxStatus } from '../store/inboxes.ts';
import type { AddressRules, Approval } from '../store/rules.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';

export type InboxRecord = {
  id: string;
  localPart: string;
  domain: string;
  address: string;
  displayName: string | null;
  status: InboxStatus;
  metadata: Record<string, string>;
  approval: Approval;
  exchangesPerHour: number | null;
  rules: AddressRules | null;
  createdAt: string;
  updatedAt: string;
};

/** Local parts that speak for a whole domain (RFC 2142): on the shared domain only the operator may have them. */
const ROLE_ADDRESSES = new Set([
  'postmaster',
  'abuse',
  'hostmaster',
  'webmaster',
  'admin',
  'administrator',
  'root',
  'security',
  'mailer-daemon',
]);

/** The most unread mails that are counted when their inbox is deleted. */
const MOST_COUNTED = 1000;

export async function listInboxes(core: Core, actor: Actor, input: PageInput) {
  const rows = await core.store.read((tx) =>
    tx.inboxes.list(actor.account.id, actor.key.inboxIds, pageRequest('inboxes', input)),
  );
  return pageOf('inboxes', rows, input, inboxRecord);
}

/**
 * Without `localPart` a random one is used, and without `domain` the shared domain. Throws `conflict` when the address is not
 * available, `plan_required` when the plan allows no further inbox, and `forbidden` for a key that is bound to inboxes.
 */
export async function createInbox(
  core: Core,
  actor: Actor,
  input: {
    localPart?: string | undefined;
    domain?: string | undefined;
    displayName?: string | undefined;
    metadata?: Record<string, string> | undefined;
    rules?: GivenRules | undefined;
  },
): Promise<InboxRecord> {
  if (actor.key.inboxIds !== null) {
    throw new PostroomError('forbidden', 'An API key that is bound to inboxes cannot create another.', {
      hint: 'Use a key that sees all inboxes.',
    });
  }
  const localPart = (input.localPart ?? `agent-${base62(core.ids.secret(8)).toLowerCase()}`).toLowerCase();
  const domain = (input.domain ?? core.settings.sharedDomain).toLowerCase();
  const now = core.clock.now();
  const row: InboxRow = {
    id: core.ids.next(),
    accountId: actor.account.id,
    localPart,
    domain,
    address: `${localPart}@${domain}`,
    displayName: input.displayName === undefined ? null : core.addresses.checkDisplayName(input.displayName, 'displayName'),
    status: 'active',
    metadata: input.metadata ?? {},
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    approval: 'none',
    exchangesPerHour: null,
    rules: readRules(core, input.rules ?? null),
    unreadCounted: false,
  };
  return await commit(core, actor, async (tx) => {
    await refuseDomain(core, tx, actor, row);
    await refuseTaken(tx, row);
    await refuseOverPlan(tx, actor);
    await tx.inboxes.reserveAddress(row.address, actor.account.id);
    await tx.inboxes.insert(row);
    gauge(tx, actor.account.id, 'inboxes.total', 1);
    gauge(tx, actor.account.id, 'inboxes.active', 1);
    await recordEvent(core, tx, { accountId: actor.account.id, type: 'inbox.created', inboxId: row.id, subjectId: row.id });
    return inboxRecord(row);
  });
}

export async function getInbox(core: Core, actor: Actor, id: string): Promise<InboxRecord> {
  return await core.store.read(async (tx) => inboxRecord(await ownInbox(tx, actor, id)));
}

/**
 * Absent fields stay as they are, and a value that is set already changes nothing; `displayName: null` clears it; `metadata` and `rules` are replaced
 * whole. Throws `missing_scope` or `forbidden` when the change loosens the inbox (it needs no approval any more, may write more mails an hour to
 * an address that writes back, or gets rules other than those it has) and the key may not approve mail.
 */
export async function updateInbox(
  core: Core,
  actor: Actor,
  input: {
    id: string;
    displayName?: string | null | undefined;
    status?: InboxStatus | undefined;
    metadata?: Record<string, string> | undefined;
    approval?: Approval | undefined;
    exchangesPerHour?: number | null | undefined;
    rules?: GivenRules | null | undefined;
  },
): Promise<InboxRecord> {
  const { id, rules, ...others } = input;
  const given = { ...others, rules: rules === undefined ? undefined : readRules(core, rules) };
  if (given.displayName) given.displayName = core.addresses.checkDisplayName(given.displayName, 'displayName');
  return await commit(core, actor, async (tx) => {
    const row = await ownInbox(tx, actor, id);
    refuseLoosening(actor, row, given);
    const changes = changesOf(row, given);
    if (changes === null) return inboxRecord(row);
    const change = { ...changes, updatedAt: core.clock.now() };
    await tx.inboxes.update(id, change);
    if (change.status) gauge(tx, row.accountId, 'inboxes.active', change.status === 'active' ? 1 : -1);
    await recordEvent(core, tx, { accountId: row.accountId, type: 'inbox.updated', inboxId: id, subjectId: id });
    return inboxRecord({ ...row, ...change });
  });
}

/**
 * The inbox and its mail, with what is scheduled for later, disappear for every caller immediately. Mail that was due already
 * still goes out. Unread mail leaves the counts with the inbox, or with the mail itself when there is much of it.
 */
export async function deleteInbox(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true }> {
  return await commit(core, actor, async (tx) => {
    const row = await ownInbox(tx, actor, id);
    const unread = await tx.emails.countUnread(id, MOST_COUNTED + 1);
    // To count more of them would hold up every other write.
    const unreadCounted = unread > MOST_COUNTED;
    await tx.inboxes.update(id, { deletedAt: core.clock.now(), unreadCounted });
    gauge(tx, row.accountId, 'inboxes.total', -1);
    if (row.status === 'active') gauge(tx, row.accountId, 'inboxes.active', -1);
    if (!unreadCounted) gauge(tx, row.accountId, 'emails.unread', -unread);
    await recordEvent(core, tx, { accountId: row.accountId, type: 'inbox.deleted', inboxId: id, subjectId: id });
    tx.wake('sweep');
    return { id, deleted: true as const };
  });
}

/** The inbox, if the actor's key may see it. Otherwise throws `not_found`, as for an id that never existed. */
export async function ownInbox(tx: Pick<ReadTx, 'inboxes'>, actor: Actor, id: string): Promise<InboxRow> {
  const row = seesInbox(actor, id) ? await tx.inboxes.get(actor.account.id, id) : null;
  if (!row) throw notFound('inbox');
  return row;
}

/** The id of the caller's inbox that has this address, in lower case. Throws `not_found` as `ownInbox` does. */
export async function inboxIdAt(core: Core, actor: Actor, address: string): Promise<string> {
  const row = await core.store.read((tx) => tx.inboxes.byAddress(address));
  if (row?.accountId !== actor.account.id || !seesInbox(actor, row.id)) throw notFound('inbox', 'address');
  return row.id;
}

/** The ids of the inboxes that the caller sees at these addresses, by address; case matters. */
export async function ownInboxes(core: Core, actor: Actor, addresses: string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const found = await core.store.read((tx) => tx.inboxes.withAddresses(actor.account.id, addresses));
  return new Map(found.filter(({ id }) => seesInbox(actor, id)).map(({ id, address }) => [address, id]));
}

/** Throws `conflict` for a paused inbox, which neither receives nor sends. */
export function refusePaused(inbox: InboxRow): void {
  if (inbox.status === 'active') return;
  throw new PostroomError('conflict', 'The inbox is paused.', { hint: 'Set its status to active first.' });
}

async function refuseDomain(core: Core, tx: WriteTx, actor: Actor, row: InboxRow): Promise<void> {
  if (row.domain === core.settings.sharedDomain) {
    if (actor.account.operator || !ROLE_ADDRESSES.has(row.localPart)) return;
    throw new PostroomError('conflict', 'This address is not available.', { hint: 'Choose another localPart.' });
  }
  const domain = await tx.domains.byName(actor.account.id, row.domain);
  if (domain?.status === 'verified') return;
  throw invalidField(
    'domain',
    'is not a verified domain of this account',
    'Add the domain, publish its records and verify it, or leave domain out.',
  );
}

/** A key whose own mail needs approval, or is bound by rules or a mode, must not remove such limits from an inbox. */
function refuseLoosening(
  actor: Actor,
  row: InboxRow,
  change: {
    approval?: Approval | undefined;
    exchangesPerHour?: number | null | undefined;
    rules?: AddressRules | null | undefined;
  },
): void {
  const most = (given: number | null) => given ?? EXCHANGES_PER_HOUR;
  const loosens =
    (row.approval === 'required' && change.approval === 'none') ||
    (change.exchangesPerHour !== undefined && most(change.exchangesPerHour) > most(row.exchangesPerHour)) ||
    (change.rules !== undefined && row.rules !== null && !sameRules(row.rules, change.rules));
  if (loosens) requireLoosening(actor);
}

/** Throws `missing_scope` or `forbidden` for a key that may not take limits from an inbox. */
export function requireLoosening(actor: Actor): void {
  requireScope(actor, 'emails:approve');
  if (sendsFreely(actor.key)) return;
  throw new PostroomError(
    'forbidden',
    'An API key whose own mail needs approval, or has rules or a mode, cannot loosen an inbox.',
    {
      hint: 'Ask a person whose key holds emails:approve.',
    },
  );
}

/** An address that was ever given to an account is never given to another. */
async function refuseTaken(tx: WriteTx, row: InboxRow): Promise<void> {
  const owner = await tx.inboxes.addressOwner(row.address);
  if (owner === null || (owner === row.accountId && !(await tx.inboxes.byAddress(row.address)))) return;
  throw new PostroomError('conflict', 'This address is not available.', { hint: 'Choose another localPart.' });
}

async function refuseOverPlan(tx: WriteTx, actor: Actor): Promise<void> {
  const { name, limits } = planOf(actor.account.plan);
  if (limits.inboxes === null || (await gaugeValue(tx, actor.account.id, 'inboxes.total')) < limits.inboxes) return;
  throw new PostroomError('plan_required', `The plan ${name} allows ${limits.inboxes} inboxes.`, {
    hint: 'Delete an inbox that is no longer needed, or ask the operator for another plan.',
  });
}

export function inboxRecord(row: InboxRow): InboxRecord {
  return {
    id: row.id,
    localPart: row.localPart,
    domain: row.domain,
    address: row.address,
    displayName: row.displayName,
    status: row.status,
    metadata: row.metadata,
    approval: row.approval,
    exchangesPerHour: row.exchangesPerHour,
    rules: row.rules,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
