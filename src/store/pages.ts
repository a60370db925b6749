/** Keyset pages: newest first, by (createdAt, id), in the row-value form that seeks its index at any depth. */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PageRequest } from '../core/store/page.ts';
import { bound } from './prepared.ts';

/** The condition of every page but the first; its parameters come from `pageParameters`. */
export function olderThan(createdAt: SQLiteColumn, id: SQLiteColumn): SQL {
  return sql`(${createdAt}, ${id}) < (${bound(createdAt, 'beforeAt')}, ${sql.placeholder('beforeId')})`;
}

export function pageParameters(page: PageRequest): Record<string, unknown> {
  return { limit: page.limit, beforeAt: page.before?.createdAt ?? null, beforeId: page.before?.id ?? null };
}

/** The shape word of a page that is not the first. */
export function pageShape(page: PageRequest): string[] {
  return page.before ? ['before'] : [];
}
