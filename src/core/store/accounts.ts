/** The account row and the queries over accounts. */

/** `paused` = no key of it is let in, and it sends nothing. `deleting` = it does not exist for any caller, and its rows are being removed. */
export type AccountState = 'active' | 'paused' | 'deleting';

export type AccountRow = {
  id: string;
  name: string;
  plan: string;
  operator: boolean;
  createdAt: Date;
  /** Since when nothing of the account is sent; null = it is. */
  sendingStoppedAt: Date | null;
  state: AccountState;
  /** Since when it is in this state; null = it was never in another. */
  stateSince: Date | null;
};

export type AccountReads = {
  get(id: string): Promise<AccountRow | null>;
  /** The account that was made at first start. It sees counts of the whole instance. */
  operator(): Promise<AccountRow | null>;
  list(): Promise<AccountRow[]>;
  /** Accounts of state `deleting`. */
  deleting(): Promise<AccountRow[]>;
};

export type AccountWrites = AccountReads & {
  insert(row: AccountRow): Promise<void>;
  update(id: string, change: Partial<Pick<AccountRow, 'plan' | 'sendingStoppedAt' | 'state' | 'stateSince'>>): Promise<void>;
};
