/** Removes what is left of accounts that are being deleted, a few rows at a time, wherever an earlier run ended. */
import { removeAccepted } from '../inbound/accept.ts';
import { removeFetches } from '../inbound/fetches.ts';
import type { Core } from '../ports/core.ts';
import type { AccountRow } from '../store/accounts.ts';
import type { Place } from '../store/page.ts';
import type { WriteTx } from '../store/store.ts';

/** Rows of one transaction, so that a deletion never holds up a request for long. */
const BATCH = 200;

/** Mails of one transaction, and their bytes: fewer, because each is many rows. One mail alone is never too much. */
const MAILS_BATCH = 25;
const MAIL_BYTES = 4 * 1024 * 1024;

/**
 * A call that was let in before its account was deleted may write a little later. Then the rows that lead to all others go: inboxes, keys, and
 * at last the account.
 */
const LAST_WRITES = 5 * 60_000;

/** Later than any lease, so that mail which an instance holds is removed too: the instance finds it gone, and files nothing. */
const EVER = new Date('9999-01-01T00:00:00Z');

/** Yields between two transactions. */
export type LeaveRoom = (ms: number) => Promise<void>;

/** Runs until nothing is left to remove now, or until `ending`. */
export async function removeDeletedAccounts(core: Core, ending: AbortSignal, leaveRoom: LeaveRoom): Promise<void> {
  for (const account of await core.store.read((tx) => tx.accounts.deleting())) {
    // An account that may still be written to loses its inboxes and keys in a later sweep.
    const isLast = (account.stateSince?.getTime() ?? 0) + LAST_WRITES <= core.clock.now().getTime();
    for (const step of stepsOf(core, account, isLast)) await inBatches(core, ending, leaveRoom, step);
    if (isLast && !ending.aborted) await core.store.write((tx) => tx.accountRows.removeAccount(account.id));
  }
}

/** Does one part in one transaction, and answers whether more is left. */
type Step = (tx: WriteTx) => Promise<boolean>;

function stepsOf({ settings }: Core, { id }: AccountRow, isLast: boolean): Step[] {
  const until = (remove: (tx: WriteTx) => Promise<number>) => async (tx: WriteTx) => (await remove(tx)) > 0;
  const contents = [
    until((tx) => removeAllAccepted(tx, id)),
    until((tx) => removeFetches(tx, id, MAILS_BATCH)),
    until((tx) => removeEmails(tx, id)),
    until((tx) => removeQuarantined(tx, id)),
    until((tx) => removeThreads(tx, id)),
    until((tx) => tx.accountRows.removeOwn(id, BATCH)),
    walk((tx, after) => tx.accountRows.removeOfInboxes(id, after, BATCH)),
    walk((tx, after) => tx.accountRows.removeOfKeys(id, after, BATCH)),
    until((tx) => tx.accountRows.removeCounters(id, BATCH)),
  ];
  const rest = [
    until((tx) => tx.accountRows.removeInboxes(id, BATCH)),
    until((tx) => tx.accountRows.releaseAddresses(id, settings.sharedDomain, BATCH)),
    until((tx) => tx.accountRows.removeKeys(id, BATCH)),
  ];
  return isLast ? [...contents, ...rest] : contents;
}

/** Steps through the owners of rows from the first to the last. */
function walk(remove: (tx: WriteTx, after: Place | null) => Promise<{ removed: number; last: Place | null }>): Step {
  let after: Place | null = null;
  return async (tx) => {
    const { removed, last } = await remove(tx, after);
    after = last;
    return removed > 0 || last !== null;
  };
}

async function inBatches(core: Core, ending: AbortSignal, leaveRoom: LeaveRoom, step: Step): Promise<void> {
  while (!ending.aborted) {
    const began = performance.now();
    if (!(await core.store.write(step, { bulk: true }))) return;
    await leaveRoom(performance.now() - began);
  }
}

async function removeAllAccepted(tx: WriteTx, accountId: string): Promise<number> {
  const rows = upToBytes(await tx.accepted.due(accountId, EVER, MAILS_BATCH));
  for (const row of rows) await removeAccepted(tx, row);
  return rows.length;
}

async function removeEmails(tx: WriteTx, accountId: string): Promise<number> {
  const rows = upToBytes(await tx.accountRows.emails(accountId, MAILS_BATCH));
  await tx.emails.remove(rows.map(({ id }) => id));
  return rows.length;
}

async function removeQuarantined(tx: WriteTx, accountId: string): Promise<number> {
  const rows = upToBytes(await tx.accountRows.quarantined(accountId, MAILS_BATCH));
  await tx.quarantine.remove(rows.map(({ id }) => id));
  return rows.length;
}

async function removeThreads(tx: WriteTx, accountId: string): Promise<number> {
  const ids = await tx.accountRows.threads(accountId, MAILS_BATCH);
  await tx.threads.remove(ids);
  return ids.length;
}

function upToBytes<Row extends { size: number }>(rows: Row[]): Row[] {
  let bytes = 0;
  return rows.filter(({ size }, index) => {
    bytes += size;
    return index === 0 || bytes <= MAIL_BYTES;
  });
}
