/** Queries over API keys. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ApiKeyReads, ApiKeyWrites } from '../core/store/api-keys.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { byShape, type Database, insertRow, updateRow } from './prepared.ts';
import type { Tables } from './tables.ts';

export function apiKeyQueries(db: Database, t: Tables): ApiKeyReads {
  const byHash = db
    .select({ key: t.apiKeys, account: t.accounts })
    .from(t.apiKeys)
    .innerJoin(t.accounts, eq(t.accounts.id, t.apiKeys.accountId))
    .where(eq(t.apiKeys.hash, sql.placeholder('hash')))
    .prepare();
  const get = db
    .select()
    .from(t.apiKeys)
    .where(and(eq(t.apiKeys.id, sql.placeholder('id')), eq(t.apiKeys.accountId, sql.placeholder('accountId'))))
    .prepare();
  const list = byShape((parts) =>
    db
      .select()
      .from(t.apiKeys)
      .where(
        and(
          eq(t.apiKeys.accountId, sql.placeholder('accountId')),
          parts.has('before') ? olderThan(t.apiKeys.createdAt, t.apiKeys.id) : undefined,
        ),
      )
      .orderBy(desc(t.apiKeys.createdAt), desc(t.apiKeys.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    byHash: async (hash) => (await byHash.execute({ hash }))[0] ?? null,
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    list: async (accountId, page) => await list(pageShape(page)).execute({ accountId, ...pageParameters(page) }),
  };
}

export function apiKeyChanges(db: Database, t: Tables): ApiKeyWrites {
  return { ...apiKeyQueries(db, t), insert: insertRow(db, t.apiKeys), update: updateRow(db, t.apiKeys, t.apiKeys.id) };
}
