/** The row of a suppressed address and the queries over such rows. */
import type { PageRequest } from './page.ts';

/** An address that an account no longer writes to. */
export const SUPPRESSION_REASONS = ['bounce', 'complaint', 'unsubscribe', 'manual'] as const;

export type SuppressionRow = {
  id: string;
  accountId: string;
  /** Lower case. */
  address: string;
  reason: (typeof SUPPRESSION_REASONS)[number];
  /** The mail whose bounce or complaint led to it; null when a person added it. */
  emailId: string | null;
  detail: string | null;
  createdAt: Date;
};

export type SuppressionReads = {
  /** The rows of those of `addresses` (lower-case) that are suppressed, in any order. */
  ofAddresses(accountId: string, addresses: string[]): Promise<SuppressionRow[]>;
  get(accountId: string, address: string): Promise<SuppressionRow | null>;
  /** The rows of `ids` that exist, in any order. */
  some(accountId: string, ids: string[]): Promise<SuppressionRow[]>;
  list(accountId: string, page: PageRequest): Promise<SuppressionRow[]>;
};

export type SuppressionWrites = SuppressionReads & {
  /** Answers false and stores nothing when the account has the address already. */
  insert(row: SuppressionRow): Promise<boolean>;
  update(id: string, change: Partial<Pick<SuppressionRow, 'reason' | 'emailId' | 'detail'>>): Promise<void>;
  remove(id: string): Promise<void>;
};
