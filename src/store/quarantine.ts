/** Queries over quarantined mail. */
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PageRequest } from '../core/store/page.ts';
import type { QuarantineFilter, QuarantineReads, QuarantineWrites } from '../core/store/quarantine.ts';
import { hasPart, inLiveInbox, partParameter } from './conditions.ts';
import { withoutIndex } from './dialect.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { bound, byShape, type Database, insertOnce, insertRow, updateRow } from './prepared.ts';
import type { Tables } from './tables.ts';

export function quarantineQueries(db: Database, t: Tables): QuarantineReads {
  const { quarantine, quarantineMimes } = t;
  const get = recordsOf(db, t)
    .where(
      and(
        eq(quarantine.id, sql.placeholder('id')),
        eq(quarantine.accountId, sql.placeholder('accountId')),
        inLiveInbox(db, t, undefined, quarantine.inboxId),
      ),
    )
    .prepare();
  const mime = db
    .select({ mime: quarantineMimes.mime })
    .from(quarantineMimes)
    .where(eq(quarantineMimes.emailId, sql.placeholder('id')))
    .prepare();
  const lists = byShape((parts) => listStatement(db, t, parts));
  const listOf = async (filter: QuarantineFilter, inboxId: string | null, page: PageRequest) =>
    await lists(listShape(filter, inboxId, page)).execute({
      accountId: filter.accountId,
      inboxId,
      kind: filter.kind,
      from: partParameter(filter.from),
      subject: partParameter(filter.subject),
      since: filter.since,
      until: filter.until,
      ...pageParameters(page),
    });
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    mime: async (id) => (await mime.execute({ id }))[0]?.mime ?? null,
    list: async (filter, page) => {
      // One statement per inbox, as for emails: each finds its page in the inbox's index.
      const pages = await Promise.all((filter.inboxIds ?? [null]).map((inboxId) => listOf(filter, inboxId, page)));
      return pages.length === 1 ? (pages[0] ?? []) : pages.flat().sort(newestFirst).slice(0, page.limit);
    },
  };
}

export function quarantineChanges(db: Database, t: Tables): QuarantineWrites {
  const { quarantine, quarantineMimes } = t;
  const insert = insertRow(db, quarantine);
  const insertMime = insertOnce(db, quarantineMimes, quarantineMimes.emailId);
  const row = recordsOf(db, t)
    .where(eq(quarantine.id, sql.placeholder('id')))
    .prepare();
  const old = recordsOf(db, t)
    .where(lt(quarantine.createdAt, bound(quarantine.createdAt, 'before')))
    .orderBy(asc(quarantine.createdAt), asc(quarantine.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  const ofInbox = recordsOf(db, t)
    .where(eq(quarantine.inboxId, sql.placeholder('inboxId')))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    ...quarantineQueries(db, t),
    insert: async (email, arrivalHash, mime) => {
      if (!(await insertMime({ emailId: email.id, inboxId: email.inboxId, arrivalHash, mime }))) return false;
      await insert(email);
      return true;
    },
    row: async (id) => (await row.execute({ id }))[0] ?? null,
    update: updateRow(db, quarantine, quarantine.id),
    remove: async (ids) => {
      if (ids.length === 0) return;
      await db.delete(quarantineMimes).where(inArray(quarantineMimes.emailId, ids));
      await db.delete(quarantine).where(inArray(quarantine.id, ids));
    },
    arrivedBefore: async (before, limit) => await old.execute({ before, limit }),
    ofInbox: async (inboxId, limit) => await ofInbox.execute({ inboxId, limit }),
  };
}

function recordsOf(db: Database, { quarantine }: Tables) {
  return db.select().from(quarantine).$dynamic();
}

function listStatement(db: Database, t: Tables, parts: ReadonlySet<string>) {
  const { quarantine } = t;
  return recordsOf(db, t)
    .where(
      and(
        parts.has('inbox') ? eq(quarantine.inboxId, sql.placeholder('inboxId')) : undefined,
        // The inbox's index, where there is one inbox: it is the smaller one.
        parts.has('inbox')
          ? sql`${withoutIndex(quarantine.accountId)} = ${sql.placeholder('accountId')}`
          : eq(quarantine.accountId, sql.placeholder('accountId')),
        parts.has('kind') ? eq(quarantine.kind, sql.placeholder('kind')) : undefined,
        parts.has('from') ? hasPart(quarantine.from, 'from') : undefined,
        parts.has('subject') ? hasPart(quarantine.subject, 'subject') : undefined,
        parts.has('since') ? gte(quarantine.createdAt, bound(quarantine.createdAt, 'since')) : undefined,
        parts.has('until') ? lt(quarantine.createdAt, bound(quarantine.createdAt, 'until')) : undefined,
        parts.has('before') ? olderThan(quarantine.createdAt, quarantine.id) : undefined,
        inLiveInbox(db, t, undefined, quarantine.inboxId),
      ),
    )
    .orderBy(desc(quarantine.createdAt), desc(quarantine.id))
    .limit(sql.placeholder('limit'))
    .prepare();
}

function listShape({ kind, from, subject, since, until }: QuarantineFilter, inboxId: string | null, page: PageRequest): string[] {
  const given = Object.entries({ kind, from, subject, since, until }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  return [inboxId === null ? 'account' : 'inbox', ...given, ...pageShape(page)];
}

function newestFirst(a: { createdAt: Date; id: string }, b: { createdAt: Date; id: string }): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}
