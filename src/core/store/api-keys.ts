/** The row of an API key, how a new one begins, and the queries over keys. */
import type { AccountRow } from './accounts.ts';
import type { PageRequest } from './page.ts';
import type { AddressRules, Approval, KeyMode, KeyTrust } from './rules.ts';
import type { Budget } from './spends.ts';
import type { WakePolicy } from './webhook-wakes.ts';

export type ApiKeyStatus = 'active' | 'rotated' | 'revoked';

/** How MCP answers a call: JSON as text alone, or the same JSON as structuredContent too. */
export type AnswerForm = 'text' | 'structured';

/** A list of tools that has a name. */
export type ToolPreset = 'basic';

/** Names of tools, or a preset. */
export type ToolChoice = string[] | ToolPreset;

export type ApiKeyRow = {
  id: string;
  accountId: string;
  name: string;
  /** The first characters of the secret, by which people tell keys apart. */
  prefix: string;
  /** SHA-256 of the secret in hex. The secret itself is not stored. */
  hash: string;
  /** null = every scope there is, also those of later versions. */
  scopes: string[] | null;
  /** null = every inbox of the account. */
  inboxIds: string[] | null;
  /** The tools the key may use; null = all tools that its scopes allow. */
  tools: ToolChoice | null;
  /** True = only tools of effect `read`. */
  readOnly: boolean;
  status: ApiKeyStatus;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  /** Whether mail sent with the key waits for an approval. */
  approval: Approval;
  /** Rotation replaces a key by a new one. Id of the first key of that line; null = this key. */
  lineId: string | null;
  /** Id of the key that made the first key of the line; null = the operator made it. */
  madeBy: string | null;
  mode: KeyMode;
  trust: KeyTrust;
  /** The key's own rules and those of the keys it was made under. All of them apply. */
  rules: AddressRules[];
  /** The key's own budgets and those of the keys it was made under. Each mail counts against all of them. */
  budgets: Budget[];
  output: AnswerForm;
  /** Which mail may wake a client that subscribes with the key; null = the default. */
  wake: WakePolicy | null;
};

/** An active key that was never used, the first of its line, answered in text. The caller gives every right, so that none is wider by omission. */
export function newApiKey(given: Omit<ApiKeyRow, Unused> & Partial<Pick<ApiKeyRow, Unused>>): ApiKeyRow {
  return { status: 'active', lastUsedAt: null, lineId: null, output: 'text', wake: null, ...given };
}

type Unused = 'status' | 'lastUsedAt' | 'lineId' | 'output' | 'wake';

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
    trust: 'any',
    rules: [],
    budgets: [],
  } satisfies Partial<ApiKeyRow>;
}

export type ApiKeyReads = {
  byHash(hash: string): Promise<{ key: ApiKeyRow; account: AccountRow } | null>;
  get(accountId: string, id: string): Promise<ApiKeyRow | null>;
  /** A key of any account. */
  byId(id: string): Promise<ApiKeyRow | null>;
  /** `madeWith` = only keys made with a key of this line. */
  list(accountId: string, page: PageRequest, madeWith?: string): Promise<ApiKeyRow[]>;
  /** How many keys of the account are active and not expired at `now`. Stops counting at `most`. */
  countActive(accountId: string, now: Date, most: number): Promise<number>;
  /** Keys of any status that were made with a key of one of these lines. */
  madeWithLines(accountId: string, lines: string[]): Promise<ApiKeyRow[]>;
  /** The keys of these lines, of any status. */
  ofLines(accountId: string, lines: string[]): Promise<ApiKeyRow[]>;
};

export type ApiKeyWrites = ApiKeyReads & {
  insert(row: ApiKeyRow): Promise<void>;
  update(id: string, change: Partial<Pick<ApiKeyRow, 'status' | 'expiresAt' | 'lastUsedAt'>>): Promise<void>;
  /** For a key that was given to no one. */
  remove(id: string): Promise<void>;
};
