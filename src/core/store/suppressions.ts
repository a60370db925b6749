/** Suppressed addresses, as the store keeps them, and the queries over them. */
import type { PageRequest } from './page.ts';

/** An address that an account does not write to any more. */
export type SuppressionRow = {
  id: string;
  accountId: string;
  /** Lower case. */
  address: string;
  reason: 'bounce' | 'complaint' | 'unsubscribe' | 'manual';
  /** The mail that led to it; null when a person did. */
  emailId: string | null;
  detail: string | null;
  createdAt: Date;
};

export type SuppressionReads = {
  /** Those of `addresses` (lower-case) that the account does not write to, in any order. */
  among(accountId: string, addresses: string[]): Promise<SuppressionRow[]>;
  get(accountId: string, address: string): Promise<SuppressionRow | null>;
  list(accountId: string, page: PageRequest): Promise<SuppressionRow[]>;
};

export type SuppressionWrites = SuppressionReads & {
  /** False when the account has the address already. */
  insert(row: SuppressionRow): Promise<boolean>;
  update(id: string, change: Partial<Pick<SuppressionRow, 'reason' | 'emailId' | 'detail'>>): Promise<void>;
  remove(id: string): Promise<void>;
};
