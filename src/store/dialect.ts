/** What SQLite and PostgreSQL say differently in a query; everything else is one text for both. */
import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The column is one of a list of any length, bound at execution as `list` encodes it: one statement for every length. */
export function isOneOf(column: SQLiteColumn, name: string): SQL {
  const values = sql.placeholder(name);
  if (onPostgres(column)) {
    // As in what is stored there, where no text holds a NUL.
    const written = sql`replace(${values}, ${sql.raw("'\\u0000'")}, ${sql.raw("'\\ufffd'")})`;
    return sql`${column} = any(array(select jsonb_array_elements_text(${written}::jsonb)))`;
  }
  return sql`${column} in (select value from json_each(${values}))`;
}

export function list(values: readonly string[]): string {
  return JSON.stringify(values);
}

/** The column, but no index of it alone is a choice: SQLite knows too little of the rows to see that another one is better. */
export function withoutIndex(column: SQLiteColumn): SQL {
  return onPostgres(column) ? sql`${column}` : sql`+${column}`;
}

/** A text column, or an expression over `of`, in lower case in every script. PostgreSQL's own function lowers as the database's locale does. */
export function lowered(text: SQLiteColumn | SQL, of: SQLiteColumn): SQL {
  return onPostgres(of) ? sql`lowered(${text})` : sql`lower(${text})`;
}

/**
 * Locks the rows it answers until the commit, and passes over those that somebody else has locked. SQLite has one writer, who meets no
 * locks.
 */
export function skipLocked<Q extends object>(query: Q): Q {
  if ('for' in query && typeof query.for === 'function') query.for('update', { skipLocked: true });
  return query;
}

function onPostgres(column: SQLiteColumn): boolean {
  return is(column, PgColumn);
}
