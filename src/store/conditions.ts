/** Conditions that several queries share. */
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { lowered } from './dialect.ts';
import type { Database } from './prepared.ts';
import type { Tables } from './tables.ts';

/**
 * The inbox is not deleted: the mail of a deleted inbox waits for the sweep and is never answered. `also` is one more condition on
 * the inbox.
 */
export function inLiveInbox(db: Database, t: Tables, also?: SQL, inboxId: SQLiteColumn = t.emails.inboxId): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(t.inboxes)
      .where(and(eq(t.inboxes.id, inboxId), isNull(t.inboxes.deletedAt), also)),
  );
}

/** The JSON array `labels` contains the label. The parameter comes from `labelParameter`. */
export function hasLabel(labels: SQLiteColumn, name: string): SQL {
  // The array's elements, each with a comma before and behind it.
  const listed = sql`(',' || substr(${labels}, 2, length(${labels}) - 2) || ',')`;
  return sql`replace(${listed}, ${sql.placeholder(name)}, '') <> ${listed}`;
}

export function labelParameter(label: string | undefined): string {
  return `,${JSON.stringify(label ?? '')},`;
}

/** The column, or `text` computed from it, contains the part, ignoring case. The parameter comes from `partParameter`. */
export function hasPart(column: SQLiteColumn, name: string, text: SQLiteColumn | SQL = column): SQL {
  return sql`${lowered(text, column)} like ${sql.placeholder(name)} escape '!'`;
}

export function partParameter(part: string | undefined): string {
  return `%${(part ?? '').toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}
