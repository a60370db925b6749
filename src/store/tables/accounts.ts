/** Accounts and their API keys. */
import { sql } from 'drizzle-orm';
import type { AccountState } from '../../core/store/accounts.ts';
import type { AnswerForm, ApiKeyStatus, ToolChoice } from '../../core/store/api-keys.ts';
import type { AddressRules, Approval, KeyMode, KeyTrust } from '../../core/store/rules.ts';
import type { Budget } from '../../core/store/spends.ts';
import type { WakePolicy } from '../../core/store/webhook-wakes.ts';
import type { Engine, Kinds } from './kinds.ts';

export function accounts<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'accounts',
    {
      id: k.uuid('id').primaryKey(),
      name: k.text('name').notNull(),
      plan: k.text('plan').notNull(),
      operator: k.boolean('operator').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      sendingStoppedAt: k.timestamp('sending_stopped_at'),
      state: k.text('state').$type<AccountState>().notNull().default('active'),
      stateSince: k.timestamp('state_since'),
    },
    (t) => [
      k.index('accounts_stopped').on(t.id).where(sql`sending_stopped_at is not null`),
      k.index('accounts_not_active').on(t.id).where(sql`state <> 'active'`),
    ],
  );
}

export function apiKeys<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'api_keys',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      name: k.text('name').notNull(),
      prefix: k.text('prefix').notNull(),
      hash: k.text('hash').notNull(),
      scopes: k.json<string[] | null>('scopes'),
      inboxIds: k.json<string[] | null>('inbox_ids'),
      tools: k.json<ToolChoice | null>('tools'),
      readOnly: k.boolean('read_only').notNull(),
      status: k.text('status').$type<ApiKeyStatus>().notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      lastUsedAt: k.timestamp('last_used_at'),
      expiresAt: k.timestamp('expires_at'),
      approval: k.text('approval').$type<Approval>().notNull().default('none'),
      lineId: k.uuid('line_id'),
      madeBy: k.uuid('made_by'),
      mode: k.text('mode').$type<KeyMode>().notNull().default('full'),
      rules: k.json<AddressRules[]>('rules').notNull().default(sql`'[]'`),
      budgets: k.json<Budget[]>('budgets').notNull().default(sql`'[]'`),
      trust: k.text('trust').$type<KeyTrust>().notNull().default('any'),
      // A new key says what it gets; this is for those that were there before they could.
      output: k.text('output').$type<AnswerForm>().notNull().default('structured'),
      wake: k.json<WakePolicy>('wake'),
    },
    (t) => [
      k.uniqueIndex('api_keys_hash').on(t.hash),
      k.index('api_keys_page').on(t.accountId, t.createdAt, t.id),
      k.index('api_keys_active').on(t.accountId).where(sql`status = 'active'`),
      k.index('api_keys_line').on(t.lineId).where(sql`line_id is not null`),
      k.index('api_keys_made_by').on(t.madeBy, t.createdAt, t.id).where(sql`made_by is not null`),
    ],
  );
}
