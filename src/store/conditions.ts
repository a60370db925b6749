/** Conditions that several lists have in common. */
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { lowered } from './dialect.ts';
import type { Database } from './prepared.ts';
import type { Tables } from './tables.ts';

/** The mail of a deleted inbox waits for the sweep and is seen by nobody. */
export function inLiveInbox(db: Database, t: Tables, also?: SQL, inboxId: SQLiteColumn = t.emails.inboxId): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(t.inboxes)
      .where(and(eq(t.inboxes.id, inboxId), isNull(t.inboxes.deletedAt), also)),
  );
}

/** One of the elements of a JSON array of labels; the parameter comes from `labelParameter`. */
export function hasLabel(labels: SQLiteColumn, name: string): SQL {
  // The elements, a comma on both sides of each.
  const listed = sql`(',' || substr(${labels}, 2, length(${labels}) - 2) || ',')`;
  return sql`replace(${listed}, ${sql.placeholder(name)}, '') <> ${listed}`;
}

export function labelParameter(label: string | undefined): string {
  return `,${JSON.stringify(label ?? '')},`;
}

/** A part of a text column, or of an expression over it, in any case; the parameter comes from `partParameter`. */
export function hasPart(column: SQLiteColumn, name: string, text: SQLiteColumn | SQL = column): SQL {
  return sql`${lowered(text, column)} like ${sql.placeholder(name)} escape '!'`;
}

export function partParameter(part: string | undefined): string {
  return `%${(part ?? '').toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}
