/** What the store needs of PostgreSQL, a server or PGlite: reading, one writing connection, notifications and locks. */
import { createHash } from 'node:crypto';

/** Runs one statement. Rows are arrays in the order of the columns. */
export type Query = (text: string, parameters: unknown[]) => Promise<{ rows: unknown[][] }>;

/** The one connection that writes. A new one is opened when it was lost. Outside of a transaction a statement is refused: it would be committed by itself. */
export type Writing = {
  query: Query;
  /** Begins a transaction with these statements. Waits a short time for a server that is away. */
  begin(statements: string): Promise<void>;
  /**
   * Runs a statement without parameters, in order with the queries. A caller need not wait if a later statement shows the failure.
   */
  send(statement: string): Promise<unknown>;
  /** Ends the transaction. */
  end(statement: 'commit' | 'rollback'): Promise<void>;
  open(): boolean;
};

export type Connections = {
  read: Query;
  /** A connection of its own for the beats of this instance, which wait for neither readers nor writers. */
  beating: Query;
  writing: Writing;
  /** Does `work` on a connection of its own while no other caller is in here with the same `lock`. */
  alone<T>(lock: number, work: (query: Query) => Promise<T>): Promise<T>;
  /** Like `alone`, but answers false and does nothing when another caller holds the lock. */
  unlessBusy(lock: number, work: () => Promise<void>): Promise<boolean>;
  /** `hear` gets each payload of the channel. `again` is called when some may have been missed. */
  listen(channel: string, hear: (payload: string) => void, again: () => void): Promise<void>;
  /** Before the end: no call waits for a server that is away any more, and unanswered queries soon fail. */
  stopWaiting(): void;
  close(): Promise<void>;
};

/** Our advisory locks, which are per database: the class (first key), and the second key for each purpose. */
export const LOCKS = {
  class: 0x506f5374,
  writing: 1,
  migrating: 2,
  /** Two names with the same number only wait for each other. */
  once: (name: string) => 3 + (createHash('sha256').update(name).digest().readUInt32BE(0) >>> 2),
} as const;

/** The first statements of every connection. The timeouts keep an instance that hangs in a transaction from blocking all others. */
export const SETTINGS = [
  // The columns expect times in this form.
  "set timezone = 'UTC'",
  "set datestyle = 'ISO'",
  "set idle_in_transaction_session_timeout = '10s'",
  "set lock_timeout = '20s'",
  "set statement_timeout = '60s'",
  'set jit = off',
  // A commit that was answered is on disk, whatever the server's setting.
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
].join('; ');

/** PostgreSQL stores no NUL in a text. */
export function withoutNul(parameters: unknown[]): unknown[] {
  return parameters.map((value) =>
    typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value,
  );
}
