/** Queries that find and remove the rows of an account, table by table. */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AccountRowsWrites, RemovedPart } from '../../core/store/account-rows.ts';
import type { Place } from '../../core/store/page.ts';
import type { Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** Stands for the owner of an address that is given to no account again. */
const NO_ACCOUNT = '';

/** Inboxes, or keys, whose rows are looked for at once. */
const OWNERS = 50;

/** Nothing here is prepared: an account is deleted once in a while. */
export function accountRowChanges(db: Database, t: Tables): AccountRowsWrites {
  const { emails, quarantine, threads, inboxes, apiKeys, addresses, counters } = t;
  return {
    emails: async (accountId, limit) =>
      await db.select({ id: emails.id, size: emails.size }).from(emails).where(eq(emails.accountId, accountId)).limit(limit),
    quarantined: async (accountId, limit) =>
      await db
        .select({ id: quarantine.id, size: quarantine.size })
        .from(quarantine)
        .where(eq(quarantine.accountId, accountId))
        .limit(limit),
    threads: async (accountId, limit) =>
      (await db.select({ id: threads.id }).from(threads).where(eq(threads.accountId, accountId)).limit(limit)).map(
        ({ id }) => id,
      ),
    removeOwn: async (accountId, limit) => {
      for (const [table, key, owner] of ownTables(t)) {
        const removed = await removeSome(db, table, key, eq(owner, accountId), limit);
        if (removed > 0) return removed;
      }
      return 0;
    },
    removeOfInboxes: async (accountId, after, limit) => {
      const owners = await db
        .select({ id: inboxes.id, createdAt: inboxes.createdAt })
        .from(inboxes)
        .where(and(eq(inboxes.accountId, accountId), behind(inboxes.createdAt, inboxes.id, after)))
        .orderBy(asc(inboxes.createdAt), asc(inboxes.id))
        .limit(OWNERS);
      const ids = owners.map(({ id }) => id);
      return part(owners, ids.length === 0 ? 0 : await removeOfInboxes(db, t, ids, limit), after);
    },
    removeOfKeys: async (accountId, after, limit) => {
      const owners = await db
        .select({ id: apiKeys.id, createdAt: apiKeys.createdAt, budgets: apiKeys.budgets })
        .from(apiKeys)
        .where(and(eq(apiKeys.accountId, accountId), behind(apiKeys.createdAt, apiKeys.id, after)))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
        .limit(OWNERS);
      const budgets = [accountId, ...owners.flatMap((key) => key.budgets.map(({ id }) => id))];
      await db.delete(t.spends).where(inArray(t.spends.budgetId, [...new Set(budgets)]));
      const ids = owners.map(({ id }) => id);
      return part(owners, ids.length === 0 ? 0 : await removeOfKeys(db, t, ids, limit), after);
    },
    removeCounters: async (accountId, limit) => {
      const own = eq(counters.accountId, accountId);
      // A day has few counters.
      return await removeSome(db, counters, counters.day, own, limit);
    },
    removeInboxes: (accountId, limit) => removeSome(db, inboxes, inboxes.id, eq(inboxes.accountId, accountId), limit),
    removeKeys: (accountId, limit) => removeSome(db, apiKeys, apiKeys.id, eq(apiKeys.accountId, accountId), limit),
    releaseAddresses: async (accountId, domain, limit) => {
      const rows = await db
        .select({ address: addresses.address })
        .from(addresses)
        .where(eq(addresses.accountId, accountId))
        .limit(limit);
      const all = rows.map(({ address }) => address);
      const kept = all.filter((address) => address.endsWith(`@${domain}`));
      const gone = all.filter((address) => !kept.includes(address));
      if (kept.length > 0) await db.update(addresses).set({ accountId: NO_ACCOUNT }).where(inArray(addresses.address, kept));
      if (gone.length > 0) await db.delete(addresses).where(inArray(addresses.address, gone));
      return all.length;
    },
    removeAccount: async (id) => {
      await db.delete(t.accounts).where(eq(t.accounts.id, id));
    },
  };
}

/** Tables of rows that name their account and are found by it: the table, its key, and the account. */
function ownTables(t: Tables): [SQLiteTable, SQLiteColumn, SQLiteColumn][] {
  const { idempotency, domains, templates, suppressions, arrivalLog, events } = t;
  const { webhookEndpoints, webhookRetries, webhookDeliveries, webhookWakes } = t;
  return [
    [idempotency, idempotency.id, idempotency.accountId],
    [domains, domains.id, domains.accountId],
    [templates, templates.id, templates.accountId],
    [suppressions, suppressions.id, suppressions.accountId],
    [arrivalLog, arrivalLog.id, arrivalLog.accountId],
    [events, events.seq, events.accountId],
    [webhookEndpoints, webhookEndpoints.id, webhookEndpoints.accountId],
    [webhookRetries, webhookRetries.eventId, webhookRetries.accountId],
    [webhookDeliveries, webhookDeliveries.seq, webhookDeliveries.accountId],
    [webhookWakes, webhookWakes.seq, webhookWakes.accountId],
  ];
}

async function removeOfInboxes(db: Database, t: Tables, ids: string[], limit: number): Promise<number> {
  const { correspondents, heard, exchanges, threadReferences, quarantineMimes } = t;
  for (const [table, key, owner] of [
    [correspondents, correspondents.address, correspondents.inboxId],
    [heard, heard.address, heard.inboxId],
    [exchanges, exchanges.address, exchanges.inboxId],
    [threadReferences, threadReferences.threadId, threadReferences.inboxId],
    [quarantineMimes, quarantineMimes.emailId, quarantineMimes.inboxId],
  ] as [SQLiteTable, SQLiteColumn, SQLiteColumn][]) {
    const removed = await removeSome(db, table, key, inArray(owner, ids), limit);
    if (removed > 0) return removed;
  }
  return 0;
}

async function removeOfKeys(db: Database, t: Tables, ids: string[], limit: number): Promise<number> {
  const { sessions, sessionEvents, waitAnswers, consoleSessions, consoleLinks } = t;
  const open = await db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.keyId, ids)).limit(limit);
  const sessionIds = open.map(({ id }) => id);
  if (sessionIds.length > 0) {
    await db.delete(sessionEvents).where(inArray(sessionEvents.sessionId, sessionIds));
    await db.delete(sessions).where(inArray(sessions.id, sessionIds));
  }
  const removed = [
    await removeSome(db, waitAnswers, waitAnswers.emailId, inArray(waitAnswers.keyId, ids), limit),
    await removeSome(db, consoleSessions, consoleSessions.hash, inArray(consoleSessions.keyId, ids), limit),
    await removeSome(db, consoleLinks, consoleLinks.hash, inArray(consoleLinks.keyId, ids), limit),
  ];
  return removed.reduce((sum, rows) => sum + rows, sessionIds.length);
}

/** Removes the rows that meet the condition and have one of the first `limit` values of `key`. Answers how many values these were. */
async function removeSome(db: Database, table: SQLiteTable, key: SQLiteColumn, own: SQL, limit: number): Promise<number> {
  const rows = await db.select({ key }).from(table).where(own).limit(limit);
  const keys = [...new Set(rows.map((row) => row.key))];
  if (keys.length > 0) await db.delete(table).where(and(own, inArray(key, keys)));
  return keys.length;
}

function behind(createdAt: SQLiteColumn, id: SQLiteColumn, after: Place | null): SQL | undefined {
  return after ? sql`(${createdAt}, ${id}) > (${sql.param(after.createdAt, createdAt)}, ${after.id})` : undefined;
}

/** The same owners are looked at again until nothing of them is left. */
function part(owners: Place[], removed: number, after: Place | null): RemovedPart {
  const end = owners.at(-1);
  if (removed > 0) return { removed, last: after };
  return { removed, last: end && owners.length === OWNERS ? { createdAt: end.createdAt, id: end.id } : null };
}
