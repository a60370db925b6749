/** The column kinds of the tables on SQLite: times, JSON, bytes, flags and ids. */
import { customType, integer, text } from 'drizzle-orm/sqlite-core';

// drizzle hands a prepared statement's nulls to the column's encoder, which its own date and JSON kinds do not survive.
export const time = customType<{ data: Date; driverData: number | null }>({
  dataType: () => 'integer',
  toDriver: (value) => (value === null ? null : value.getTime()),
  fromDriver: (value) => new Date(value ?? 0),
});
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'blob' });
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: (value) => (value === null ? null : JSON.stringify(value)),
    fromDriver: (value) => JSON.parse(value ?? 'null') as T,
  })(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const uuid = (name: string) => text(name);
export const serial = (name: string) => integer(name).primaryKey({ autoIncrement: true });
/** What a list is in rows that were there before its column. */
export const NO_ELEMENTS: never[] = [];
