/** Queries over API keys. */
import { and, count, desc, eq, gt, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { ApiKeyReads, ApiKeyRow, ApiKeyWrites } from '../core/store/api-keys.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { byShape, type Database, insertRow, updateRow } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Lines that one statement asks for: an engine takes only so many parameters. */
const LINES_AT_ONCE = 500;

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
  const isOfLines = (lines: (string | Placeholder)[]) => or(inArray(apiKeys.lineId, lines), inArray(apiKeys.id, lines));
  const isMadeWith = (lines: (string | Placeholder)[]) =>
    inArray(apiKeys.madeBy, db.select({ id: apiKeys.id }).from(apiKeys).where(isOfLines(lines)));
  const list = byShape((parts) =>
    db
      .select()
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.accountId, sql.placeholder('accountId')),
          parts.has('madeWith') ? isMadeWith([sql.placeholder('madeWith')]) : undefined,
          parts.has('before') ? olderThan(apiKeys.createdAt, apiKeys.id) : undefined,
        ),
      )
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  const select = async (accountId: string, lines: string[], condition: typeof isOfLines): Promise<ApiKeyRow[]> => {
    const rows: ApiKeyRow[] = [];
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
      const some = lines.slice(from, from + LINES_AT_ONCE);
      rows.push(
        ...(await db
          .select()
          .from(apiKeys)
          .where(and(eq(apiKeys.accountId, accountId), condition(some)))),
      );
    }
    return rows;
  };
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
    madeWithLines: (accountId, lines) => select(accountId, lines, isMadeWith),
    ofLines: (accountId, lines) => select(accountId, lines, isOfLines),
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
