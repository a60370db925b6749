/** The queries by which all that an account has is removed, a few rows at a time. */
import type { Place } from './page.ts';

/** `removed` = rows; `last` = where the next call goes on, null = at the end. */
export type RemovedPart = { removed: number; last: Place | null };

/**
 * Emails and quarantined mail are only found here: what belongs to them is removed with them by their own queries. Each function looks at
 * `limit` rows at most, or removes a few times as many where rows belong to others.
 */
export type AccountRowsWrites = {
  /** Mail of any inbox and status, with its bytes. */
  emails(accountId: string, limit: number): Promise<{ id: string; size: number }[]>;
  quarantined(accountId: string, limit: number): Promise<{ id: string; size: number }[]>;
  threads(accountId: string, limit: number): Promise<string[]>;
  /** Removes what names the account itself: events, arrivals, domains, templates, suppressions, webhook endpoints, stored answers. */
  removeOwn(accountId: string, limit: number): Promise<number>;
  /** Removes what names an inbox of the account, for the inboxes after `after`. */
  removeOfInboxes(accountId: string, after: Place | null, limit: number): Promise<RemovedPart>;
  /** Removes what names an API key of the account, for the keys after `after`, and what was spent of its budgets. */
  removeOfKeys(accountId: string, after: Place | null, limit: number): Promise<RemovedPart>;
  removeCounters(accountId: string, limit: number): Promise<number>;
  removeInboxes(accountId: string, limit: number): Promise<number>;
  removeKeys(accountId: string, limit: number): Promise<number>;
  /** Addresses of `domain` stay, and belong to no account from now on; the others are removed. */
  releaseAddresses(accountId: string, domain: string, limit: number): Promise<number>;
  removeAccount(id: string): Promise<void>;
};
