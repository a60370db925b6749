/** Prepared statements over drizzle, built once per connection and shape. */
import { eq, getTableColumns, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A connection. Its type is SQLite's; PostgreSQL's is used under the same type (postgres/open.ts), so every query is awaited. */
export type Database = BetterSQLite3Database;

/** A value that is bound at execution and encoded as the column encodes it. */
export function bound(column: SQLiteColumn, name: string) {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}

/** Inserts whole rows. Throws when a row violates a unique index. */
export function insertRow<T extends SQLiteTable>(db: Database, table: T): (row: InferSelectModel<T>) => Promise<void> {
  const statement = db.insert(table).values(placeholders(table)).prepare();
  return async (row) => {
    await statement.execute(row);
  };
}

/** Inserts whole rows. Answers false when a row violates a unique index. `key` is any column that is never null. */
export function insertOnce<T extends SQLiteTable>(
  db: Database,
  table: T,
  key: SQLiteColumn,
): (row: InferSelectModel<T>) => Promise<boolean> {
  const insert = insertEachOnce(db, table, key);
  return async (row) => (await insert([row]))[0] === true;
}

/** The same for many rows, one after the other. */
export function insertEachOnce<T extends SQLiteTable>(
  db: Database,
  table: T,
  key: SQLiteColumn,
): (rows: readonly InferSelectModel<T>[]) => Promise<boolean[]> {
  const statement = db.insert(table).values(placeholders(table)).onConflictDoNothing().returning({ key }).prepare();
  return async (rows) => (await inOrder(rows, (row) => statement.execute(row))).map((inserted) => inserted.length > 0);
}

/** Inserts many whole rows, one after the other. Throws when one violates a unique index. */
export function insertEach<T extends SQLiteTable>(
  db: Database,
  table: T,
): (rows: readonly InferSelectModel<T>[]) => Promise<void> {
  const statement = db.insert(table).values(placeholders(table)).prepare();
  return async (rows) => {
    await inOrder(rows, (row) => statement.execute(row));
  };
}

/**
 * What a statement answers for each of these. On PostgreSQL none waits for the answer to the one before. On SQLite the first that fails throws before
 * the next is run, as it may have ended the transaction.
 */
async function inOrder<One, Answer>(all: readonly One[], execute: (one: One) => PromiseLike<Answer>): Promise<Answer[]> {
  const answers: PromiseLike<Answer>[] = [];
  for (const one of all) answers.push(execute(one));
  return await Promise.all(answers);
}

/** Inserts whole rows and silently ignores those that violate a unique index. */
export function insertIgnore<T extends SQLiteTable>(db: Database, table: T): (row: InferSelectModel<T>) => Promise<void> {
  const statement = db.insert(table).values(placeholders(table)).onConflictDoNothing().prepare();
  return async (row) => {
    await statement.execute(row);
  };
}

/** Inserts rows that the table numbers and answers the number, or null when a row violates a unique index. */
export function insertNumbered<T extends SQLiteTable>(
  db: Database,
  table: T,
  serial: SQLiteColumn,
): (row: InferInsertModel<T>) => Promise<number | null> {
  const statement = db.insert(table).values(placeholders(table)).onConflictDoNothing().returning({ serial }).prepare();
  return async (row) => {
    const [inserted] = await statement.execute(row);
    return inserted ? Number(inserted.serial) : null;
  };
}

/**
 * Inserts rows that the table numbers, and answers the number, for which nobody needs to wait: where a row cannot be stored, SQLite throws at
 * once, and on PostgreSQL the unit of work fails at its end. `later` are columns to be set afterwards.
 */
export function insertUnawaited<T extends SQLiteTable>(
  db: Database,
  table: T,
  serial: SQLiteColumn,
  later: SQLiteColumn[],
): (row: InferInsertModel<T>) => Promise<number> {
  const statement = db.insert(table).values(placeholders(table, later)).returning({ serial }).prepare();
  const numberOf = async (inserted: ReturnType<typeof statement.execute>) => Number((await inserted)[0]?.serial);
  return (row) => {
    const number = numberOf(statement.execute(row));
    number.catch(() => {});
    return number;
  };
}

/** Changes some columns of the row with this id. Keeps one statement per set of columns. */
export function updateRow<T extends SQLiteTable>(
  db: Database,
  table: T,
  id: SQLiteColumn,
): (id: string, change: Partial<InferSelectModel<T>>) => Promise<void> {
  const columns = getTableColumns(table);
  const prepare = (names: string[]) => {
    const change = Object.fromEntries(names.map((name) => [name, bound(column(columns, name), name)]));
    return db
      .update(table)
      .set(change as Parameters<ReturnType<Database['update']>['set']>[0])
      .where(eq(id, sql.placeholder('rowId')))
      .prepare();
  };
  const kept = new Map<string, ReturnType<typeof prepare>>();
  return async (rowId, change) => {
    const names = Object.keys(change).sort();
    if (names.length === 0) return;
    const shape = names.join();
    const statement = kept.get(shape) ?? prepare(names);
    kept.set(shape, statement);
    await statement.execute({ ...change, rowId });
  };
}

/** More combinations than this are asked only by a client that makes them up. */
const MOST_SHAPES = 300;

/** For queries whose filters vary: keeps one statement per combination of parts, of the latest ones. */
export function byShape<S>(prepare: (parts: ReadonlySet<string>) => S): (parts: string[]) => S {
  const kept = new Map<string, S>();
  return (parts) => {
    const shape = parts.join();
    const known = kept.get(shape);
    if (known) return known;
    const statement = prepare(new Set(parts));
    kept.set(shape, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST_SHAPES && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}

function placeholders<T extends SQLiteTable>(table: T, without: SQLiteColumn[] = []): InferInsertModel<T> {
  const names = Object.entries(getTableColumns(table)).filter(
    ([, column]) =>
      !('autoIncrement' in column && column.autoIncrement) && !column.generatedIdentity && !without.includes(column),
  );
  return Object.fromEntries(names.map(([name]) => [name, sql.placeholder(name)])) as InferInsertModel<T>;
}

function column(columns: Record<string, SQLiteColumn>, name: string): SQLiteColumn {
  const found = columns[name];
  if (!found) throw new Error(`the table has no column ${name}`);
  return found;
}
