/** Conditions that several queries share. */
import { and, eq, exists, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Tables } from '../tables.ts';
import { lowered } from './dialect.ts';
import type { Database } from './prepared.ts';

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

/** An inbox whose account is being deleted is out of reach. */
export function inLiveAccount({ accounts, inboxes }: Tables): SQL {
  return sql`not exists (select 1 from ${accounts} where ${accounts.id} = ${inboxes.accountId} and ${accounts.state} = 'deleting')`;
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

/** The parts of a statement's shape that ask for mail of people or machines, and of senders that are verified or not. */
export function senderShape({
  automated,
  verified,
}: {
  automated?: boolean | undefined;
  verified?: boolean | undefined;
}): string[] {
  return [
    ...(automated === undefined ? [] : [automated ? 'automated' : 'byPeople']),
    ...(verified === undefined ? [] : [verified ? 'verified' : 'unverified']),
  ];
}

export function senderConditions({ automated, authentication }: Record<'automated' | 'authentication', SQLiteColumn>) {
  return {
    automated: () => isNotNull(automated),
    byPeople: () => isNull(automated),
    verified: () => isVerified(authentication),
    unverified: () => not(isVerified(authentication)),
  };
}

/** The column, or `text` computed from it, contains the part, ignoring case. The parameter comes from `partParameter`. */
export function hasPart(column: SQLiteColumn, name: string, text: SQLiteColumn | SQL = column): SQL {
  return sql`${lowered(text, column)} like ${sql.placeholder(name)} escape '!'`;
}

export function partParameter(part: string | undefined): string {
  return `%${(part ?? '').toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}

/**
 * The verdict of the sender is `verified` (`senderVerdict`). The column is the JSON that we write of `Authentication`, where `result` comes first of
 * `dmarc`. In the text of a stranger, such as the name of a selector, the quotes would be escaped.
 */
function isVerified(authentication: SQLiteColumn): SQL {
  return sql`(${authentication} like '%"status":"exempt"%' or ${authentication} like '%"dmarc":{"result":"pass"%')`;
}
