/** Inboxes, as the store keeps them, and the queries over them. */
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
  /** Set when deleted: the row then waits for its mail to be swept and does not exist for any caller. */
  deletedAt: Date | null;
  /** Of the mail sent from it. */
  approval: Approval;
  /** Mails within an hour to one address that writes back, or in one thread; null = the default. */
  exchangesPerHour: number | null;
  rules: AddressRules | null;
};

export type InboxReads = {
  get(accountId: string, id: string): Promise<InboxRow | null>;
  /** Lower-case address of an inbox that is not deleted. */
  byAddress(address: string): Promise<InboxRow | null>;
  /** The account an address was ever given to. */
  addressOwner(address: string): Promise<string | null>;
  /** Narrowed to `ids` unless null. */
  list(accountId: string, ids: string[] | null, page: PageRequest): Promise<InboxRow[]>;
  countOnDomain(accountId: string, domain: string): Promise<number>;
  /** The address of an inbox, deleted or not: mail that was accepted still goes out from it. */
  addressOf(id: string): Promise<string | null>;
};

export type InboxWrites = InboxReads & {
  insert(row: InboxRow): Promise<void>;
  /** Keeps the address for the account for ever. */
  reserveAddress(address: string, accountId: string): Promise<void>;
  update(
    id: string,
    change: Partial<
      Pick<
        InboxRow,
        'displayName' | 'status' | 'metadata' | 'approval' | 'exchangesPerHour' | 'rules' | 'updatedAt' | 'deletedAt'
      >
    >,
  ): Promise<void>;
  /** Deleted inboxes that still hold mail or a row. */
  deleted(limit: number): Promise<InboxRow[]>;
  remove(id: string): Promise<void>;
};
