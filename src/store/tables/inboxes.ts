/** Inboxes, and every address that was ever given to one. */
import { sql } from 'drizzle-orm';
import type { InboxStatus } from '../../core/store/inboxes.ts';
import type { AddressRules, Approval } from '../../core/store/rules.ts';
import type { Engine, Kinds } from './kinds.ts';

export function addresses<E extends Engine>(k: Kinds<E>) {
  return k.table('addresses', { address: k.text('address').primaryKey(), accountId: k.uuid('account_id').notNull() }, (t) => [
    k.index('addresses_account').on(t.accountId),
  ]);
}

export function inboxes<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'inboxes',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      localPart: k.text('local_part').notNull(),
      domain: k.text('domain').notNull(),
      address: k.text('address').notNull(),
      displayName: k.text('display_name'),
      status: k.text('status').$type<InboxStatus>().notNull(),
      metadata: k.json<Record<string, string>>('metadata').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
      deletedAt: k.timestamp('deleted_at'),
      approval: k.text('approval').$type<Approval>().notNull().default('none'),
      exchangesPerHour: k.integer('exchanges_per_hour'),
      rules: k.json<AddressRules | null>('rules'),
      unreadCounted: k.boolean('unread_counted').notNull().default(false),
    },
    (t) => [
      k.uniqueIndex('inboxes_address').on(t.address).where(sql`deleted_at is null`),
      k.index('inboxes_page').on(t.accountId, t.createdAt, t.id),
      k.index('inboxes_domain').on(t.accountId, t.domain),
      k.index('inboxes_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    ],
  );
}
