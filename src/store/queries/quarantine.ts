/** Queries over quarantined mail. */
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { QuarantineReads, QuarantineWrites } from '../../core/store/quarantine.ts';
import { hasPart, inLiveInbox, partParameter, senderConditions, senderShape } from '../statements/conditions.ts';
import { withoutIndex } from '../statements/dialect.ts';
import { ownerSlice } from '../statements/owner-slices.ts';
import { olderThan, pageParameters, upTo, upToParameters } from '../statements/pages.ts';
import { bound, byShape, type Database, insertOnce, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { mimeChanges, mimeOf } from './mimes.ts';

export function quarantineQueries(db: Database, t: Tables): QuarantineReads {
  const { quarantine } = t;
  const get = recordsOf(db, t)
    .where(
      and(
        eq(quarantine.id, sql.placeholder('id')),
        eq(quarantine.accountId, sql.placeholder('accountId')),
        inLiveInbox(db, t, undefined, quarantine.inboxId),
      ),
    )
    .prepare();
  const slice = quarantineSlices(db, t);
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    mime: mimeOf(db, t),
    slice,
  };
}

export function quarantineChanges(db: Database, t: Tables): QuarantineWrites {
  const { quarantine, quarantineMimes } = t;
  const insert = insertRow(db, quarantine);
  const insertHash = insertOnce(db, quarantineMimes, quarantineMimes.emailId);
  const mimes = mimeChanges(db, t);
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
  const removeRows = async (ids: string[]) => {
    await db.delete(quarantineMimes).where(inArray(quarantineMimes.emailId, ids));
    await db.delete(quarantine).where(inArray(quarantine.id, ids));
  };
  return {
    ...quarantineQueries(db, t),
    insert: async (email, arrivalHash, bytes) => {
      if (!(await insertHash({ emailId: email.id, inboxId: email.inboxId, arrivalHash }))) return false;
      await insert(email);
      await mimes.store(email.id, bytes);
      return true;
    },
    row: async (id) => (await row.execute({ id }))[0] ?? null,
    update: updateRow(db, quarantine, quarantine.id),
    letIn: (id) => removeRows([id]),
    remove: async (ids) => {
      if (ids.length === 0) return;
      await mimes.remove(ids);
      await removeRows(ids);
    },
    arrivedBefore: async (before, limit) => await old.execute({ before, limit }),
    ofInbox: async (inboxId, limit) => await ofInbox.execute({ inboxId, limit }),
  };
}

function recordsOf(db: Database, { quarantine }: Tables) {
  return db.select().from(quarantine).$dynamic();
}

function quarantineSlices(db: Database, t: Tables): QuarantineReads['slice'] {
  const { quarantine } = t;
  const edges = byShape((parts) =>
    db
      .select({ createdAt: quarantine.createdAt, id: quarantine.id })
      .from(quarantine)
      .where(and(...walked(t, parts)))
      .orderBy(desc(quarantine.createdAt), desc(quarantine.id))
      .limit(1)
      .offset(sql.placeholder('skip'))
      .prepare(),
  );
  const lists = byShape((parts) => listStatement(db, t, parts));
  return async (filter, asked) => {
    const { accountId, kind, from, subject, since, until } = filter;
    // Of two upper bounds only the lower one is stated, because an index seek takes one.
    const paged = asked.from !== null && (until === undefined || asked.from.createdAt < until);
    const upper = paged ? ['before'] : until === undefined ? [] : ['until'];
    const lower = since === undefined ? [] : ['since'];
    const page = pageParameters({ limit: asked.limit, before: asked.from });
    const shape = (inboxId: string | null) => [inboxId === null ? 'account' : 'inbox', ...upper];
    const told = Object.entries({ kind, from, subject }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const parts = [...told, ...senderShape(filter)];
    return await ownerSlice(filter.inboxIds, asked, {
      edge: async (inboxId, entries) => {
        const within = { accountId, inboxId, since, until, ...page, skip: entries - 1 };
        return (await edges([...shape(inboxId), ...lower]).execute(within))[0] ?? null;
      },
      rows: async (inboxId, to) =>
        // The end of the slice is not older than `since`, so it stands for it.
        await lists([...shape(inboxId), ...(to ? ['to'] : lower), ...parts]).execute({
          accountId,
          inboxId,
          kind,
          from: partParameter(from),
          subject: partParameter(subject),
          since,
          until,
          ...page,
          ...upToParameters(to),
        }),
      placeOf: ({ createdAt, id }) => ({ createdAt, id }),
    });
  };
}

/** What the index of the inbox or of the account holds of the filter. */
function walked({ quarantine }: Tables, parts: ReadonlySet<string>): (SQL | undefined)[] {
  return [
    parts.has('inbox')
      ? eq(quarantine.inboxId, sql.placeholder('inboxId'))
      : eq(quarantine.accountId, sql.placeholder('accountId')),
    parts.has('since') ? gte(quarantine.createdAt, bound(quarantine.createdAt, 'since')) : undefined,
    parts.has('until') ? lt(quarantine.createdAt, bound(quarantine.createdAt, 'until')) : undefined,
    parts.has('before') ? olderThan(quarantine.createdAt, quarantine.id) : undefined,
  ];
}

function listStatement(db: Database, t: Tables, parts: ReadonlySet<string>) {
  const { quarantine } = t;
  return recordsOf(db, t)
    .where(
      and(
        ...walked(t, parts),
        // The inbox's index, where there is one inbox: it is the smaller one.
        parts.has('inbox') ? sql`${withoutIndex(quarantine.accountId)} = ${sql.placeholder('accountId')}` : undefined,
        parts.has('to') ? upTo('>=', quarantine.createdAt, quarantine.id) : undefined,
        parts.has('kind') ? eq(quarantine.kind, sql.placeholder('kind')) : undefined,
        ...Object.entries(senderConditions(quarantine)).map(([name, condition]) => (parts.has(name) ? condition() : undefined)),
        parts.has('from') ? hasPart(quarantine.from, 'from') : undefined,
        parts.has('subject') ? hasPart(quarantine.subject, 'subject') : undefined,
        inLiveInbox(db, t, undefined, quarantine.inboxId),
      ),
    )
    .orderBy(desc(quarantine.createdAt), desc(quarantine.id))
    .limit(sql.placeholder('limit'))
    .prepare();
}
