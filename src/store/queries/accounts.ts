/** Queries over accounts. */
import { asc, eq, sql } from 'drizzle-orm';
import type { AccountReads, AccountWrites } from '../../core/store/accounts.ts';
import { type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function accountQueries(db: Database, t: Tables): AccountReads {
  const get = db
    .select()
    .from(t.accounts)
    .where(eq(t.accounts.id, sql.placeholder('id')))
    .prepare();
  const operator = db.select().from(t.accounts).where(eq(t.accounts.operator, true)).limit(1).prepare();
  const list = db.select().from(t.accounts).orderBy(asc(t.accounts.createdAt), asc(t.accounts.id)).prepare();
  const deleting = db
    .select()
    .from(t.accounts)
    // The first condition is that of the index.
    .where(sql`state <> 'active' and state = 'deleting'`)
    .orderBy(asc(t.accounts.id))
    .prepare();
  return {
    get: async (id) => (await get.execute({ id }))[0] ?? null,
    operator: async () => (await operator.execute())[0] ?? null,
    deleting: async () => await deleting.execute(),
    list: async () => await list.execute(),
  };
}

export function accountChanges(db: Database, t: Tables): AccountWrites {
  return { ...accountQueries(db, t), insert: insertRow(db, t.accounts), update: updateRow(db, t.accounts, t.accounts.id) };
}
