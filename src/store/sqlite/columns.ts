/** The column kinds of the tables on SQLite. */
import {
  customType,
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  type SQLiteTableExtraConfigValue,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Builders, Kinds } from '../tables/kinds.ts';

// drizzle gives a prepared statement's nulls to the column's encoder, and the encoders of its own date and JSON columns throw on
// them.
const timestamp = customType<{ data: Date; driverData: number | null }>({
  dataType: () => 'integer',
  toDriver: (value) => (value === null ? null : value.getTime()),
  fromDriver: (value) => new Date(value ?? 0),
});
const json = customType<{ data: unknown; driverData: string | null }>({
  dataType: () => 'text',
  toDriver: (value) => (value === null ? null : JSON.stringify(value)),
  fromDriver: (value) => JSON.parse(value ?? 'null'),
});
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'blob' });

const columns = {
  text: (name: string) => text(name),
  uuid: (name: string) => text(name),
  integer: (name: string) => integer(name),
  boolean: (name: string) => integer(name, { mode: 'boolean' }),
  timestamp: (name: string) => timestamp(name),
  bytes: (name: string) => bytes(name),
  json: <T>(name: string) => json(name).$type<T>(),
  serial: (name: string) => integer(name).primaryKey({ autoIncrement: true }),
};

type SqliteEngine = Builders<typeof columns> & {
  dialect: 'sqlite';
  indexed: SQLiteColumn;
  constraint: SQLiteTableExtraConfigValue;
};

export const kinds: Kinds<SqliteEngine> = { ...columns, table: sqliteTable, primaryKey, index, uniqueIndex };
