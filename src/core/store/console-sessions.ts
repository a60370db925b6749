/** The rows of the console's sessions and of the links that begin one, and the queries over them. */
import type { AccountRow } from './accounts.ts';
import type { ApiKeyRow } from './api-keys.ts';

/** A person who signed in with an API key, and acts with that key. */
export type ConsoleSessionRow = {
  /** SHA-256 of the cookie's value in hex. The value itself is not stored. */
  hash: string;
  keyId: string;
  createdAt: Date;
  /** Exact to the minute only. */
  usedAt: Date;
  /** When it ends however much it is used. */
  endsAt: Date;
};

/** A link that begins one session. */
export type ConsoleLinkRow = {
  /** SHA-256 of the secret in the link, in hex. */
  hash: string;
  keyId: string;
  expiresAt: Date;
};

export type ConsoleSessionReads = {
  /** With its key and account. */
  get(hash: string): Promise<{ session: ConsoleSessionRow; key: ApiKeyRow; account: AccountRow } | null>;
};

export type ConsoleSessionWrites = ConsoleSessionReads & {
  insert(row: ConsoleSessionRow): Promise<void>;
  /** Sets `usedAt`, but never to an earlier time. */
  touch(hash: string, at: Date): Promise<void>;
  remove(hash: string): Promise<void>;
  /** Removes the sessions of a key but for the `most` that were used last. */
  keepLatest(keyId: string, most: number): Promise<void>;
  /** Removes the sessions of a key, and its links. */
  removeOfKey(keyId: string): Promise<void>;
  insertLink(row: ConsoleLinkRow): Promise<void>;
  /** Removes the link and answers it: of many callers one gets it. */
  takeLink(hash: string): Promise<ConsoleLinkRow | null>;
  /** Removes at most `limit` sessions that were not used since `idleBefore` or end by `now`, and as many links. Answers how many of the most. */
  sweep(now: Date, idleBefore: Date, limit: number): Promise<number>;
};
