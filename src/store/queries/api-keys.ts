/** Queries over API keys. */
import { and, count, desc, eq, gt, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { ApiKeyReads, ApiKeyWrites } from '../../core/store/api-keys.ts';
import { isOneOf, list as listed } from '../statements/dialect.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { byShape, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function apiKeyQueries(db: Database, t: Tables): ApiKeyReads {
  const { apiKeys } = t;
  const byHash = db
    .select({ key: apiKeys, account: t.accounts })
    .from(apiKeys)
    .innerJoin(t.accounts, eq(t.accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.hash, sql.placeholder('hash')))
    .prepare();
  const get = db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, sql.placeholder('id')), eq(apiKeys.accountId, sql.placeholder('accountId'))))
    .prepare();
  const byId = db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.id, sql.placeholder('id')))
    .prepare();
  // The first key of a line has no line id.
  const isMadeWith = (line: Placeholder) =>
    inArray(
      apiKeys.madeBy,
      db
        .select({ id: apiKeys.id })
        .from(apiKeys)
        .where(or(eq(apiKeys.lineId, line), eq(apiKeys.id, line))),
    );
  const list = byShape((parts) =>
    db
      .select()
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.accountId, sql.placeholder('accountId')),
          parts.has('madeWith') ? isMadeWith(sql.placeholder('madeWith')) : undefined,
          parts.has('before') ? olderThan(apiKeys.createdAt, apiKeys.id) : undefined,
        ),
      )
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  const isOneOfLines = () => or(isOneOf(apiKeys.lineId, 'lines'), isOneOf(apiKeys.id, 'lines'));
  // Asked at each look of each webhook endpoint, so it is not built anew for each.
  const ofLines = byShape((parts) => {
    const ofThem = db.select({ id: apiKeys.id }).from(apiKeys).where(isOneOfLines());
    return db
      .select()
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.accountId, sql.placeholder('accountId')),
          parts.has('madeWith') ? inArray(apiKeys.madeBy, ofThem) : isOneOfLines(),
        ),
      )
      .prepare();
  });
  return {
    byHash: async (hash) => (await byHash.execute({ hash }))[0] ?? null,
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    byId: async (id) => (await byId.execute({ id }))[0] ?? null,
    list: async (accountId, page, madeWith) => {
      const parts = [...(madeWith === undefined ? [] : ['madeWith']), ...pageShape(page)];
      return await list(parts).execute({ accountId, madeWith, ...pageParameters(page) });
    },
    countActive: async (accountId, now, most) => {
      const some = db
        .select({ id: apiKeys.id })
        .from(apiKeys)
        .where(
          and(
            eq(apiKeys.accountId, accountId),
            sql`status = 'active'`,
            or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
          ),
        )
        .limit(most)
        .as('some');
      return (await db.select({ all: count() }).from(some))[0]?.all ?? 0;
    },
    madeWithLines: async (accountId, lines) => await ofLines(['madeWith']).execute({ accountId, lines: listed(lines) }),
    ofLines: async (accountId, lines) => await ofLines([]).execute({ accountId, lines: listed(lines) }),
  };
}

export function apiKeyChanges(db: Database, t: Tables): ApiKeyWrites {
  return {
    ...apiKeyQueries(db, t),
    insert: insertRow(db, t.apiKeys),
    update: updateRow(db, t.apiKeys, t.apiKeys.id),
    remove: async (id) => {
      await db.delete(t.apiKeys).where(eq(t.apiKeys.id, id));
    },
  };
}
