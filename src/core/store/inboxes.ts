/** The inbox row and the queries over inboxes. */
import type { PageRequest } from './page.ts';
import type { AddressRules, Approval } from './rules.ts';

export type InboxStatus = 'active' | 'paused';

export type InboxRow = {
  id: string;
  accountId: string;
  localPart: string;
  domain: string;
  /** Lower-case `localPart@domain`. */
  address: string;
  displayName: string | null;
  status: InboxStatus;
  metadata: Record<string, string>;
  createdAt: Date;
  updatedAt: Date;
  /**
   * When the inbox was deleted; null = it was not. A deleted inbox does not exist for callers; its row stays until its mail is
   * swept.
   */
  deletedAt: Date | null;
  /** Whether mail sent from the inbox waits for an approval. */
  approval: Approval;
  /**
   * The limit of the reply-loop counter: mails within an hour to one address that writes back, or in one thread. null = the
   * default.
   */
  exchangesPerHour: number | null;
  rules: AddressRules | null;
  /** Whether the unread mail of a deleted inbox is still in the counts: it is taken out of them as the mail is swept. */
  unreadCounted: boolean;
};

export type InboxReads = {
  get(accountId: string, id: string): Promise<InboxRow | null>;
  /** The inbox with this lower-case address, unless it is deleted. */
  byAddress(address: string): Promise<InboxRow | null>;
  /** The inboxes of the account that have one of these lower-case addresses, and are not deleted. */
  withAddresses(accountId: string, addresses: string[]): Promise<{ id: string; address: string }[]>;
  /** Id of the account that an address was ever given to. */
  addressOwner(address: string): Promise<string | null>;
  /** `ids` null = all inboxes of the account. */
  list(accountId: string, ids: string[] | null, page: PageRequest): Promise<InboxRow[]>;
  countOnDomain(accountId: string, domain: string): Promise<number>;
  /**
   * Of the oldest 10,000 inboxes, the domains that are neither `shared` nor a domain of the inbox's account, with how many inboxes are there; 10
   * domains at most.
   */
  stranded(shared: string): Promise<{ domain: string; inboxes: number }[]>;
  /** The address of an inbox, deleted or not: mail that it had accepted is still sent. */
  addressOf(id: string): Promise<string | null>;
  /** Deleted inboxes whose rows still exist, oldest deletion first; those after this one, when it is given. */
  deleted(limit: number, after?: Pick<InboxRow, 'deletedAt' | 'id'>): Promise<InboxRow[]>;
};

export type InboxWrites = InboxReads & {
  insert(row: InboxRow): Promise<void>;
  /** Reserves the address for the account for ever. */
  reserveAddress(address: string, accountId: string): Promise<void>;
  update(
    id: string,
    change: Partial<
      Pick<
        InboxRow,
        | 'displayName'
        | 'status'
        | 'metadata'
        | 'approval'
        | 'exchangesPerHour'
        | 'rules'
        | 'updatedAt'
        | 'deletedAt'
        | 'unreadCounted'
      >
    >,
  ): Promise<void>;
  remove(id: string): Promise<void>;
};
