/** What the store needs of PostgreSQL, whether a server or PGlite answers: reading, one writing connection, notifications, locks. */
import { createHash } from 'node:crypto';

/** One statement with its parameters; rows as arrays, in the order of the columns. */
export type Query = (text: string, parameters: unknown[]) => Promise<{ rows: unknown[][] }>;

/** The one connection that writes; it is made anew when it was lost. */
export type Writing = {
  query: Query;
  /** Begins a transaction of several statements; waits for a server that is away, but not for long. */
  begin(statements: string): Promise<void>;
  /** A statement without parameters, in order with the queries; nobody needs to wait for it, where a failure shows in what comes after. */
  send(statement: string): Promise<unknown>;
  /** Ends the transaction. */
  end(statement: 'commit' | 'rollback'): Promise<void>;
  open(): boolean;
};

export type Connections = {
  read: Query;
  writing: Writing;
  /** Several statements without parameters, on a connection of their own, while nobody else is in here with the same `lock`. */
  alone<T>(lock: number, work: (query: Query) => Promise<T>): Promise<T>;
  /** As `alone`, but does nothing and answers false when somebody else is. */
  unlessBusy(lock: number, work: () => Promise<void>): Promise<boolean>;
  /** `hear` gets each payload of the channel; `again` is called when some may have been missed. */
  listen(channel: string, hear: (payload: string) => void, again: () => void): Promise<void>;
  /** The end is near: nobody waits for a server that is away any more, and what it does not answer soon fails. */
  hurry(): void;
  close(): Promise<void>;
};

/** Of advisory locks, which are of a database: the class that is ours, and what each is for. */
export const LOCKS = {
  class: 0x506f5374,
  writing: 1,
  migrating: 2,
  /** Two names that come to the same number only keep each other waiting for a turn. */
  once: (name: string) => 3 + (createHash('sha256').update(name).digest().readUInt32BE(0) >>> 2),
} as const;

/** What every connection is told first. A transaction of an instance that hangs must not keep all others from writing. */
export const SETTINGS = [
  // The columns read times as these write them.
  "set timezone = 'UTC'",
  "set datestyle = 'ISO'",
  "set idle_in_transaction_session_timeout = '10s'",
  "set lock_timeout = '20s'",
  "set statement_timeout = '60s'",
  'set jit = off',
  // What was answered is on disk, whatever the server's own setting.
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
].join('; ');

/** PostgreSQL keeps no NUL in a text. */
export function withoutNul(parameters: unknown[]): unknown[] {
  return parameters.map((value) =>
    typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value,
  );
}
