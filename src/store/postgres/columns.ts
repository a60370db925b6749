/** The column kinds of the tables on PostgreSQL. */
import {
  bigint,
  boolean,
  customType,
  type ExtraConfigColumn,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Builders, Kinds } from '../tables/kinds.ts';

/** Earlier times are stored as this one: PostgreSQL has no year 0, and writes the years before it in another form. */
const FIRST = '0001-01-01T00:00:00.000Z';

const timestamp = customType<{ data: Date; driverData: string | null }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => {
    if (value === null) return null;
    // ECMAScript writes years beyond 9999 with a sign, PostgreSQL without one.
    const written = value.toISOString();
    return written.startsWith('-') || written.startsWith('0000') ? FIRST : written.replace(/^\+0*/, '');
  },
  fromDriver: (value) => readTime(value ?? ''),
});

/** A time as PostgreSQL writes it in UTC (SETTINGS). `new Date` would misread years of fewer than four digits. */
const WRITTEN = /^(\d{4,6})-(\d\d-\d\d) ([\d:.]+)\+00$/;

function readTime(value: string): Date {
  const [, year = '', day, time] = WRITTEN.exec(value) ?? [];
  if (day === undefined) throw new Error('a time was not written in UTC');
  return new Date(`${year.length > 4 ? `+${year.padStart(6, '0')}` : year}-${day}T${time}Z`);
}

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => (Buffer.isBuffer(value) ? value : Buffer.from(value)),
});

// Compared byte by byte, as on SQLite. An index in the order of a locale would break when the system's libraries change that order.
const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });

// Text, not jsonb: jsonb refuses the NUL that a label or file name may hold, and serializes the value again for each read.
const json = customType<{ data: unknown; driverData: string | null }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: (value) => (value === null ? null : JSON.stringify(value)),
  fromDriver: (value) => JSON.parse(value ?? 'null'),
});

const columns = {
  text: (name: string) => text(name),
  uuid: (name: string) => text(name),
  integer: (name: string) => bigint(name, { mode: 'number' }),
  boolean: (name: string) => boolean(name),
  timestamp: (name: string) => timestamp(name),
  bytes: (name: string) => bytes(name),
  json: <T>(name: string) => json(name).$type<T>(),
  // By default, not always: rows that are moved here from SQLite keep their positions.
  serial: (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
};

type PostgresEngine = Builders<typeof columns> & {
  dialect: 'pg';
  indexed: ExtraConfigColumn;
  constraint: PgTableExtraConfigValue;
};

export const kinds: Kinds<PostgresEngine> = { ...columns, table: pgTable, primaryKey, index, uniqueIndex };
