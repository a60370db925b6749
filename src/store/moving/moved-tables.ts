/** The tables that are moved: all tables of the schema, with how each column's values change between the engines. */
import { createHash } from 'node:crypto';
import { type Column, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { withoutNul } from '../postgres/connections.ts';
import * as postgres from '../postgres/schema.ts';
import * as sqlite from '../sqlite/schema.ts';

export type MovedColumn = {
  name: string;
  kind: 'text' | 'bytes' | 'plain';
  /** Turns what SQLite's driver read into what PostgreSQL's driver takes, as the app would by reading here and writing there. */
  moved(read: unknown): unknown;
  /** Turns that into what PostgreSQL can store: without NUL, and without long texts in indexed columns. */
  kept(value: unknown): unknown;
  /** Turns what PostgreSQL's driver read into the same form. */
  readBack(read: unknown): unknown;
};

export type MovedTable = {
  name: string;
  columns: MovedColumn[];
  /** The column that the engine numbers; null = none. */
  serial: string | null;
};

/** Taken from the schema, so that a new table is moved too. Throws when the engines' tables or columns differ. */
export const movedTables: readonly MovedTable[] = Object.entries(sqlite).flatMap(([key, from]) => {
  if (!is(from, SQLiteTable)) return [];
  const to = Object.entries(postgres).find(([other]) => other === key)?.[1];
  if (!is(to, PgTable)) throw new Error(`PostgreSQL has no table ${key}`);
  return [tableOf(to, getTableColumns(from))];
});

/** Quotes a name of the schema for a statement. Not for other input: it does not escape. */
export function quoted(name: string): string {
  return `"${name}"`;
}

/** The most bytes of a text in an indexed column: PostgreSQL takes 2,704 for a whole index entry. */
const INDEXED_BYTES = 2000;

function tableOf(table: PgTable, from: Record<string, Column>): MovedTable {
  const name = getTableName(table);
  const to = getTableColumns(table);
  const indexed = indexedOf(table);
  const columns = Object.entries(to).map(([key, target]) => {
    const source = from[key];
    if (!source || source.name !== target.name) throw new Error(`SQLite has no column ${name}.${target.name}`);
    return columnOf(source, target, indexed.has(target.name));
  });
  const serial = Object.values(to).find((column) => column.generatedIdentity);
  return { name, columns, serial: serial?.name ?? null };
}

/** Names of the columns that are in a primary key or an index. */
function indexedOf(table: PgTable): Set<string> {
  const { columns, indexes, primaryKeys } = getTableConfig(table);
  const ofIndexes = indexes.flatMap(({ config }) =>
    config.columns.flatMap((one) => ('name' in one && one.name ? [one.name] : [])),
  );
  const ofKeys = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  return new Set([...ofIndexes, ...ofKeys, ...columns.flatMap((column) => (column.primary ? [column.name] : []))]);
}

function columnOf(source: Column, target: Column, isIndexed: boolean): MovedColumn {
  const encoded = (value: unknown) => (value === null ? null : target.mapToDriverValue(value));
  const type = target.getSQLType();
  return {
    name: target.name,
    kind: type === 'bytea' ? 'bytes' : type.startsWith('text') ? 'text' : 'plain',
    kept: (value) => {
      const [text] = withoutNul([value]);
      return isIndexed && typeof text === 'string' ? shortened(text) : text;
    },
    moved: (read) => (read === null ? null : encoded(source.mapFromDriverValue(read))),
    readBack: (read) => (read === null ? null : encoded(target.mapFromDriverValue(read))),
  };
}

/** The end of the text is replaced by a hash, so that a very long Message-ID still differs from all others. */
function shortened(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= INDEXED_BYTES) return text;
  const beginning = bytes
    .subarray(0, INDEXED_BYTES - 100)
    .toString()
    .replace(/\ufffd+$/, '');
  return `${beginning}…${createHash('sha256').update(bytes).digest('hex')}`;
}
