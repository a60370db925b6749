/** Keyset pages by (createdAt, id), in the row-value form that seeks its index at any depth. */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PageRequest, Place } from '../../core/store/page.ts';
import { bound } from './prepared.ts';

/** The condition of every page but the first, newest first. Its parameters come from `pageParameters`. */
export function olderThan(createdAt: SQLiteColumn, id: SQLiteColumn): SQL {
  return sql`(${createdAt}, ${id}) < (${bound(createdAt, 'beforeAt')}, ${sql.placeholder('beforeId')})`;
}

export function pageParameters(page: PageRequest): Record<string, unknown> {
  return { limit: page.limit, beforeAt: page.before?.createdAt ?? null, beforeId: page.before?.id ?? null };
}

/** The part of a statement's shape that says the page is not the first. */
export function pageShape(page: PageRequest): string[] {
  return page.before ? ['before'] : [];
}

/** The condition for going on after a row, oldest first. Its parameters come from `newerThanParameters`. */
export function newerThan(createdAt: SQLiteColumn, id: SQLiteColumn): SQL {
  return sql`(${createdAt}, ${id}) > (${bound(createdAt, 'afterAt')}, ${sql.placeholder('afterId')})`;
}

export function newerThanParameters(after: Place | null): Record<string, unknown> {
  return { afterAt: after?.createdAt, afterId: after?.id };
}

/** The other end of what is looked at: `>=` when the list goes to older rows, `<=` when it goes to newer ones. From `upToParameters`. */
export function upTo(which: '>=' | '<=', createdAt: SQLiteColumn, id: SQLiteColumn): SQL {
  return sql`(${createdAt}, ${id}) ${sql.raw(which)} (${bound(createdAt, 'toAt')}, ${sql.placeholder('toId')})`;
}

export function upToParameters(to: Place | null): Record<string, unknown> {
  return { toAt: to?.createdAt, toId: to?.id };
}
