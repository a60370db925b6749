/** The account row and the queries over accounts. */

export type AccountRow = {
  id: string;
  name: string;
  plan: string;
  operator: boolean;
  createdAt: Date;
  /** Since when nothing of the account is sent; null = it is. */
  sendingStoppedAt: Date | null;
};

export type AccountReads = {
  get(id: string): Promise<AccountRow | null>;
  /** The account that was made at first start. It sees counts of the whole instance. */
  operator(): Promise<AccountRow | null>;
  list(): Promise<AccountRow[]>;
};

export type AccountWrites = AccountReads & {
  insert(row: AccountRow): Promise<void>;
  update(id: string, change: Partial<Pick<AccountRow, 'plan' | 'sendingStoppedAt'>>): Promise<void>;
};
