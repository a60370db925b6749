/** Queries over inboxes and the addresses they were given. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { InboxReads, InboxWrites } from '../../core/store/inboxes.ts';
import { inLiveAccount } from '../statements/conditions.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { bound, byShape, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** Inboxes that are looked at for a domain that is not served. */
const MOST_LOOKED_AT = 10_000;

export function inboxQueries(db: Database, t: Tables): InboxReads {
  const { inboxes, addresses, domains } = t;
  const get = db
    .select()
    .from(inboxes)
    .where(
      and(
        eq(inboxes.id, sql.placeholder('id')),
        eq(inboxes.accountId, sql.placeholder('accountId')),
        isNull(inboxes.deletedAt),
        inLiveAccount(t),
      ),
    )
    .prepare();
  const byAddress = db
    .select()
    .from(inboxes)
    .where(and(eq(inboxes.address, sql.placeholder('address')), isNull(inboxes.deletedAt), inLiveAccount(t)))
    .prepare();
  const owner = db
    .select()
    .from(addresses)
    .where(eq(addresses.address, sql.placeholder('address')))
    .prepare();
  const onDomain = db
    .select({ n: count() })
    .from(inboxes)
    .where(
      and(
        eq(inboxes.accountId, sql.placeholder('accountId')),
        eq(inboxes.domain, sql.placeholder('domain')),
        isNull(inboxes.deletedAt),
      ),
    )
    .prepare();
  // The oldest are on what was the shared domain before. More are not looked at, because a look holds up everybody.
  const oldest = db.select({ id: inboxes.id }).from(inboxes).orderBy(asc(inboxes.id)).limit(MOST_LOOKED_AT);
  const stranded = (shared: string) =>
    db
      .select({ domain: inboxes.domain, inboxes: count() })
      .from(inboxes)
      .where(
        and(
          inArray(inboxes.id, oldest),
          ne(inboxes.domain, shared),
          isNull(inboxes.deletedAt),
          inLiveAccount(t),
          notExists(
            db
              .select({ id: domains.id })
              .from(domains)
              .where(and(eq(domains.accountId, inboxes.accountId), eq(domains.domain, inboxes.domain))),
          ),
        ),
      )
      .groupBy(inboxes.domain)
      .orderBy(desc(count()), asc(inboxes.domain))
      .limit(10);
  const address = db
    .select({ address: inboxes.address })
    .from(inboxes)
    .where(eq(inboxes.id, sql.placeholder('id')))
    .prepare();
  const select = (parts: ReadonlySet<string>, ids: string[] | null) =>
    db
      .select()
      .from(inboxes)
      .where(
        and(
          eq(inboxes.accountId, sql.placeholder('accountId')),
          isNull(inboxes.deletedAt),
          ids ? inArray(inboxes.id, ids) : undefined,
          parts.has('before') ? olderThan(inboxes.createdAt, inboxes.id) : undefined,
        ),
      )
      .orderBy(desc(inboxes.createdAt), desc(inboxes.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  const list = byShape((parts) => select(parts, null));
  const deleted = db
    .select()
    .from(inboxes)
    .where(
      and(
        isNotNull(inboxes.deletedAt),
        sql`(${inboxes.deletedAt}, ${inboxes.id}) > (${bound(inboxes.deletedAt, 'afterAt')}, ${sql.placeholder('afterId')})`,
      ),
    )
    .orderBy(asc(inboxes.deletedAt), asc(inboxes.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    byAddress: async (address) => (await byAddress.execute({ address }))[0] ?? null,
    withAddresses: async (accountId, addresses) =>
      await db
        .select({ id: inboxes.id, address: inboxes.address })
        .from(inboxes)
        .where(and(inArray(inboxes.address, addresses), eq(inboxes.accountId, accountId), isNull(inboxes.deletedAt))),
    addressOwner: async (address) => (await owner.execute({ address }))[0]?.accountId ?? null,
    list: async (accountId, ids, page) => {
      const statement = ids ? select(new Set(pageShape(page)), ids) : list(pageShape(page));
      return await statement.execute({ accountId, ...pageParameters(page) });
    },
    stranded: async (shared) => await stranded(shared),
    countOnDomain: async (accountId, domain) => (await onDomain.execute({ accountId, domain }))[0]?.n ?? 0,
    addressOf: async (id) => (await address.execute({ id }))[0]?.address ?? null,
    deleted: async (limit, after) =>
      await deleted.execute({ limit, afterAt: after?.deletedAt ?? new Date(0), afterId: after?.id ?? '' }),
  };
}

export function inboxChanges(db: Database, t: Tables): InboxWrites {
  const { inboxes, addresses } = t;
  const reserve = db
    .insert(addresses)
    .values({ address: sql.placeholder('address'), accountId: sql.placeholder('accountId') })
    .onConflictDoNothing()
    .prepare();
  const remove = db
    .delete(inboxes)
    .where(eq(inboxes.id, sql.placeholder('id')))
    .prepare();
  return {
    ...inboxQueries(db, t),
    insert: insertRow(db, inboxes),
    reserveAddress: async (address, accountId) => {
      await reserve.execute({ address, accountId });
    },
    update: updateRow(db, inboxes, inboxes.id),
    remove: async (id) => {
      await remove.execute({ id });
    },
  };
}
