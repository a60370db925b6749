/** Removes rows a batch at a time, so that no transaction of a sweep is long. */
import { inArray, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './prepared.ts';

/** Removes at most `limit` of the rows that `over` is true of, whose column `key` is unique. Answers how many. */
export async function removeSome(db: Database, table: SQLiteTable, key: SQLiteColumn, over: SQL, limit: number): Promise<number> {
  const rows = await db.select({ key }).from(table).where(over).limit(limit);
  const keys = rows.map((row) => row.key);
  if (keys.length > 0) await db.delete(table).where(inArray(key, keys));
  return keys.length;
}
