/** Accounts, as the store keeps them, and the queries over them. */

export type AccountRow = { id: string; name: string; plan: string; operator: boolean; createdAt: Date };

export type AccountReads = {
  get(id: string): Promise<AccountRow | null>;
  /** The account made at first start, which sees instance-wide counts. */
  operator(): Promise<AccountRow | null>;
  list(): Promise<AccountRow[]>;
};

export type AccountWrites = AccountReads & { insert(row: AccountRow): Promise<void> };
