/** Queries over suppressed addresses. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SuppressionReads, SuppressionWrites } from '../../core/store/suppressions.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { byShape, type Database, insertOnce, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function suppressionQueries(db: Database, t: Tables): SuppressionReads {
  const { suppressions } = t;
  const ofAccount = eq(suppressions.accountId, sql.placeholder('accountId'));
  const get = db
    .select()
    .from(suppressions)
    .where(and(ofAccount, eq(suppressions.address, sql.placeholder('address'))))
    .prepare();
  const list = byShape((parts) =>
    db
      .select()
      .from(suppressions)
      .where(and(ofAccount, parts.has('before') ? olderThan(suppressions.createdAt, suppressions.id) : undefined))
      .orderBy(desc(suppressions.createdAt), desc(suppressions.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    ofAddresses: async (accountId, addresses) => {
      const [only, ...more] = addresses;
      if (only === undefined) return [];
      // Nearly every mail has one recipient, so this case has a prepared statement.
      if (more.length === 0) return await get.execute({ accountId, address: only });
      const named = inArray(suppressions.address, addresses);
      return await db
        .select()
        .from(suppressions)
        .where(and(eq(suppressions.accountId, accountId), named));
    },
    get: async (accountId, address) => (await get.execute({ accountId, address }))[0] ?? null,
    some: async (accountId, ids) =>
      ids.length === 0
        ? []
        : await db
            .select()
            .from(suppressions)
            .where(and(inArray(suppressions.id, ids), eq(suppressions.accountId, accountId))),
    list: async (accountId, page) => await list(pageShape(page)).execute({ accountId, ...pageParameters(page) }),
  };
}

export function suppressionChanges(db: Database, t: Tables): SuppressionWrites {
  const { suppressions } = t;
  const remove = db
    .delete(suppressions)
    .where(eq(suppressions.id, sql.placeholder('id')))
    .prepare();
  return {
    ...suppressionQueries(db, t),
    insert: insertOnce(db, suppressions, suppressions.id),
    update: updateRow(db, suppressions, suppressions.id),
    remove: async (id) => {
      await remove.execute({ id });
    },
  };
}
