/** The column kinds of the tables on PostgreSQL: texts, numbers, times, JSON, bytes, flags and ids. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType } from 'drizzle-orm/pg-core';

// Compared byte by byte, as on SQLite: no index depends on a locale, whose order changes with the system's libraries.
export const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });
export const uuid = (name: string) => text(name);
export const integer = (name: string) => bigint(name, { mode: 'number' });
export const flag = (name: string) => boolean(name);
// By default, not always: rows that are moved here from another store keep their positions.
export const serial = (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** PostgreSQL knows no year 0 or before it, and writes years beyond 9999 without a sign. */
const FIRST = '0001-01-01T00:00:00.000Z';

export const time = customType<{ data: Date; driverData: string | null }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => {
    if (value === null) return null;
    const written = value.toISOString();
    return written.startsWith('-') || written.startsWith('0000') ? FIRST : written.replace(/^\+0*/, '');
  },
  fromDriver: (value) => readTime(value ?? ''),
});
/** As PostgreSQL writes them in UTC (SETTINGS): ECMAScript's own reading takes years of less than four digits for others. */
const WRITTEN = /^(\d{4,6})-(\d\d-\d\d) ([\d:.]+)\+00$/;

function readTime(value: string): Date {
  const [, year = '', day, time] = WRITTEN.exec(value) ?? [];
  if (day === undefined) throw new Error('a time was not written in UTC');
  return new Date(`${year.length > 4 ? `+${year.padStart(6, '0')}` : year}-${day}T${time}Z`);
}

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => (Buffer.isBuffer(value) ? value : Buffer.from(value)),
});
// Text, not jsonb, which refuses the NUL that a label or a file name may hold, and would be written anew by every read.
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text COLLATE "C"',
    toDriver: (value) => (value === null ? null : JSON.stringify(value)),
    fromDriver: (value) => JSON.parse(value ?? 'null') as T,
  })(name);
/** What a list is in rows that were there before its column. drizzle-kit writes the default of a text for no other kind of it. */
export const NO_ELEMENTS = sql`'[]'`;
