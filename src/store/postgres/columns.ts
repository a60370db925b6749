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

/** PostgreSQL knows no year 0 or before it, and years beyond 9999 without a sign. */
const FIRST = '0001-01-01T00:00:00.000Z';

export const time = customType<{ data: Date; driverData: string | null }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => {
    if (value === null) return null;
    const written = value.toISOString();
    return written.startsWith('-') || written.startsWith('0000') ? FIRST : written.replace(/^\+0*/, '');
  },
  fromDriver: (value) => new Date(value ?? 0),
});
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
