/** The tables that are moved: each of the schema, column by column, as both engines keep it. */
import { type Column, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as postgres from '../postgres/schema.ts';
import * as sqlite from '../sqlite/schema.ts';

export type MovedColumn = {
  name: string;
  kind: 'text' | 'bytes' | 'plain';
  /** What SQLite's driver read, as PostgreSQL's is given it: what the app would read here, and would write there. */
  moved(read: unknown): unknown;
  /** What PostgreSQL's driver read, in the same form. */
  readBack(read: unknown): unknown;
};

export type MovedTable = {
  name: string;
  columns: MovedColumn[];
  /** The column that the engine numbers. */
  serial: string | null;
};

/** One that is added to the schema is among them. Throws when the two engines do not have the same. */
export const movedTables: readonly MovedTable[] = Object.entries(sqlite).flatMap(([key, from]) => {
  if (!is(from, SQLiteTable)) return [];
  const to = Object.entries(postgres).find(([other]) => other === key)?.[1];
  if (!is(to, PgTable)) throw new Error(`PostgreSQL has no table ${key}`);
  return [tableOf(getTableName(to), getTableColumns(from), getTableColumns(to))];
});

/** Quoted for a statement; names of the schema only. */
export function quoted(name: string): string {
  return `"${name}"`;
}

type Columns = Record<string, Column>;

function tableOf(name: string, from: Columns, to: Columns): MovedTable {
  const columns = Object.entries(to).map(([key, target]) => {
    const source = from[key];
    if (!source || source.name !== target.name) throw new Error(`SQLite has no column ${name}.${target.name}`);
    return columnOf(source, target);
  });
  const serial = Object.values(to).find((column) => is(column, PgColumn) && column.generatedIdentity);
  return { name, columns, serial: serial?.name ?? null };
}

function columnOf(source: Column, target: Column): MovedColumn {
  const encoded = (value: unknown) => (value === null ? null : target.mapToDriverValue(value));
  const type = target.getSQLType();
  return {
    name: target.name,
    kind: type === 'bytea' ? 'bytes' : type.startsWith('text') ? 'text' : 'plain',
    moved: (read) => (read === null ? null : encoded(source.mapFromDriverValue(read))),
    readBack: (read) => (read === null ? null : encoded(target.mapFromDriverValue(read))),
  };
}
