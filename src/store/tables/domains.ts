/** Custom domains. */
import { sql } from 'drizzle-orm';
import type { DomainRow, DomainStatus } from '../../core/store/domains.ts';
import type { Engine, Kinds } from './kinds.ts';

export function domains<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'domains',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      domain: k.text('domain').notNull(),
      status: k.text('status').$type<DomainStatus>().notNull(),
      ownershipToken: k.text('ownership_token').notNull(),
      dkimSelector: k.text('dkim_selector').notNull(),
      dkimPrivateKey: k.text('dkim_private_key').notNull(),
      dkimPublicKey: k.text('dkim_public_key').notNull(),
      records: k.json<DomainRow['records']>('records').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      lastCheckedAt: k.timestamp('last_checked_at'),
      verifiedAt: k.timestamp('verified_at'),
    },
    (t) => [
      k.uniqueIndex('domains_name').on(t.accountId, t.domain),
      k.uniqueIndex('domains_verified').on(t.domain).where(sql`verified_at is not null`),
      k.index('domains_page').on(t.accountId, t.createdAt, t.id),
    ],
  );
}
