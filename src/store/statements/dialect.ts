/** The parts of queries that SQLite and PostgreSQL write differently. All other query text is the same for both. */
import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The column is one of a list, which is bound as `list` encodes it. So one prepared statement serves lists of any length. */
export function isOneOf(column: SQLiteColumn, name: string): SQL {
  const values = sql.placeholder(name);
  if (onPostgres(column)) {
    // PostgreSQL stores no NUL: it was replaced in the rows, so it is replaced here.
    const written = sql`replace(${values}, ${sql.raw("'\\u0000'")}, ${sql.raw("'\\ufffd'")})`;
    return sql`${column} = any(array(select jsonb_array_elements_text(${written}::jsonb)))`;
  }
  return sql`${column} in (select value from json_each(${values}))`;
}

/**
 * A table `named` with a row for each value of the list, which is bound as `list` encodes it. So one statement looks something up for each of them.
 * Null on PostgreSQL.
 */
export function eachNamed(column: SQLiteColumn, name: string): SQL | null {
  return onPostgres(column) ? null : sql`json_each(${sql.placeholder(name)}) named`;
}

export function list(values: readonly string[]): string {
  return JSON.stringify(values);
}

/**
 * The column in a form that keeps SQLite from using an index on it. Without statistics SQLite cannot tell that another index is
 * better.
 */
export function withoutIndex(column: SQLiteColumn): SQL {
  return onPostgres(column) ? sql`${column}` : sql`+${column}`;
}

/**
 * `text`, a text column or an expression over `of`, in lower case in every script. PostgreSQL's own lower() depends on the
 * database's locale.
 */
export function lowered(text: SQLiteColumn | SQL, of: SQLiteColumn): SQL {
  return onPostgres(of) ? sql`lowered(${text})` : sql`lower(${text})`;
}

/**
 * The query locks the rows it answers until the commit, and skips rows that another transaction has locked. SQLite has one writer
 * and needs no locks.
 */
export function skipLocked<Q extends object>(query: Q): Q {
  if ('for' in query && typeof query.for === 'function') query.for('update', { skipLocked: true });
  return query;
}

function onPostgres(column: SQLiteColumn): boolean {
  return is(column, PgColumn);
}
