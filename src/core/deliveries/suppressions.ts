/** The addresses that an account no longer writes to: added, listed and removed. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { MAX_REASON } from '../base/limits.ts';
import { type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import type { Core } from '../ports/core.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { SuppressionRow } from '../store/suppressions.ts';

export type SuppressionRecord = Pick<SuppressionRow, 'id' | 'address' | 'reason' | 'emailId' | 'detail'> & { createdAt: string };

/**
 * Keeps the account from writing to the address. Doing it again changes nothing and the first reason stays, except that a
 * complaint replaces any other reason: it says what the recipient wants, and must not be lifted lightly.
 */
export async function suppress(
  core: Core,
  tx: WriteTx,
  given: Pick<SuppressionRow, 'accountId' | 'address' | 'reason' | 'emailId' | 'detail'>,
): Promise<void> {
  const { accountId, reason, emailId } = given;
  const address = given.address.toLowerCase();
  const detail = given.detail?.slice(0, MAX_REASON) ?? null;
  const there = await tx.suppressions.get(accountId, address);
  if (there && (reason !== 'complaint' || there.reason === 'complaint')) return;
  const id = there?.id ?? core.ids.next();
  if (there) await tx.suppressions.update(id, { reason, emailId, detail });
  else await tx.suppressions.insert({ id, accountId, address, reason, emailId, detail, createdAt: core.clock.now() });
  await recordEvent(core, tx, { accountId, type: 'suppression.added', inboxId: null, subjectId: id });
}

export async function listSuppressions(core: Core, actor: Actor, input: PageInput) {
  const rows = await core.store.read((tx) => tx.suppressions.list(actor.account.id, pageRequest('suppressions', input)));
  return pageOf('suppressions', rows, input, suppressionRecord);
}

/** Returns the record as stored: an address that was suppressed already keeps its first reason, as `suppress` says. */
export async function addSuppression(
  core: Core,
  actor: Actor,
  input: { address: string; reason: SuppressionRow['reason'] },
): Promise<SuppressionRecord> {
  const accountId = actor.account.id;
  const address = readAddress(core, input.address);
  return await commit(core, actor, async (tx) => {
    await suppress(core, tx, { accountId, address, reason: input.reason, emailId: null, detail: null });
    return suppressionRecord(await suppressionOf(tx, actor, address));
  });
}

/**
 * Lets the account write to the address again; the next bounce suppresses it again. Throws `not_found` when it is not suppressed.
 */
export async function removeSuppression(core: Core, actor: Actor, given: string): Promise<{ id: string; deleted: true }> {
  const address = readAddress(core, given);
  return await commit(core, actor, async (tx) => {
    const { id, accountId } = await suppressionOf(tx, actor, address);
    await tx.suppressions.remove(id);
    await recordEvent(core, tx, { accountId, type: 'suppression.removed', inboxId: null, subjectId: id });
    return { id, deleted: true as const };
  });
}

function readAddress(core: Core, given: string): string {
  return core.addresses.parse(given, 'address').address.toLowerCase();
}

async function suppressionOf(tx: Pick<ReadTx, 'suppressions'>, actor: Actor, address: string): Promise<SuppressionRow> {
  const row = await tx.suppressions.get(actor.account.id, address);
  if (row) return row;
  throw new PostroomError('not_found', 'This address is not suppressed.', {
    hint: 'Mail may be sent to it; list the suppressions to see which addresses are.',
  });
}

export function suppressionRecord(row: SuppressionRow): SuppressionRecord {
  const { id, address, reason, emailId, detail } = row;
  return { id, address, reason, emailId, detail, createdAt: row.createdAt.toISOString() };
}
