/** API keys, as the store keeps them, and the queries over them. */
import type { AccountRow } from './accounts.ts';
import type { PageRequest } from './page.ts';
import type { AddressRules, Approval, KeyMode } from './rules.ts';
import type { Budget } from './spends.ts';

export type ApiKeyStatus = 'active' | 'rotated' | 'revoked';

/** `hash` is the SHA-256 of the secret in hex; the secret itself is nowhere. `inboxIds` null = every inbox of the account. */
export type ApiKeyRow = {
  id: string;
  accountId: string;
  name: string;
  prefix: string;
  hash: string;
  /** null = every scope there is, also those of later versions. */
  scopes: string[] | null;
  inboxIds: string[] | null;
  /** Names of the only tools the key may use; null = all its scopes allow. */
  tools: string[] | null;
  /** True: nothing but tools of effect `read`. */
  readOnly: boolean;
  status: ApiKeyStatus;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  /** Of the mail it sends. */
  approval: Approval;
  /** Id of the first key of those that replaced one another by rotation; null = this one. */
  lineId: string | null;
  /** Id of the key that made the first of them; null = the operator did. */
  madeBy: string | null;
  mode: KeyMode;
  /** Its own and those of the keys it stems from; all of them hold. */
  rules: AddressRules[];
  /** Its own and those of the keys it stems from; what it sends is taken from each. */
  budgets: Budget[];
};

/** A key that was not used yet, the first of its line. Its rights are all given: none may be forgotten and so be wider than meant. */
export function newApiKey(given: Omit<ApiKeyRow, Unused> & Partial<Pick<ApiKeyRow, Unused>>): ApiKeyRow {
  return { status: 'active', lastUsedAt: null, lineId: null, ...given };
}

type Unused = 'status' | 'lastUsedAt' | 'lineId';

/** The rights of a key that nothing narrows. */
export function everyRight() {
  return {
    scopes: null,
    inboxIds: null,
    tools: null,
    readOnly: false,
    expiresAt: null,
    approval: 'none',
    mode: 'full',
    rules: [],
    budgets: [],
  } satisfies Partial<ApiKeyRow>;
}

export type ApiKeyReads = {
  byHash(hash: string): Promise<{ key: ApiKeyRow; account: AccountRow } | null>;
  get(accountId: string, id: string): Promise<ApiKeyRow | null>;
  list(accountId: string, page: PageRequest): Promise<ApiKeyRow[]>;
};

export type ApiKeyWrites = ApiKeyReads & {
  insert(row: ApiKeyRow): Promise<void>;
  update(id: string, change: Partial<Pick<ApiKeyRow, 'status' | 'expiresAt' | 'lastUsedAt'>>): Promise<void>;
};
