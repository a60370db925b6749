/** MCP sessions, what instances tell each other of them, and addresses that fail to authenticate. */

/** An MCP session; `initialize` is the JSON of its initialize params, replayed where it is not in memory. */
export type SessionRow = {
  id: string;
  keyId: string;
  initialize: string;
  /** URIs of the resources its client wants to hear of. */
  subscriptions: string[];
  createdAt: Date;
  lastSeenAt: Date;
  /** Until when an instance has a call or stream of it open, as far as the others know; null = none said so. */
  busyUntil: Date | null;
  /** What is below it is not sent to the client's log (RFC 5424 6.2.1); null = the client never said. */
  level: string | null;
};

/**
 * What happened to a session at one instance, for the others. `ended`, `changed`: its row is gone, or other than it was. `reading`: its
 * client opened a stream. `cancel`: it cancels the request whose id is `name`, as JSON. `answer`: it answers what `name` asked it.
 */
export type NewsRow = {
  /** Position in the order of commits. */
  seq: number;
  sessionId: string;
  /** The instance that tells. */
  teller: string;
  kind: 'ended' | 'changed' | 'reading' | 'cancel' | 'answer';
  name: string | null;
  /** JSON-RPC; of an `answer` only. */
  message: string | null;
  createdAt: Date;
};

/** Without the message, which only one instance has a use for. */
export type News = Omit<NewsRow, 'message'>;

/** How often authentication failed from an address until `until`. */
export type FailureRow = { address: string; failures: number; until: Date };

export type SessionReads = {
  get(id: string): Promise<SessionRow | null>;
  /** Least recently seen first; of one key, or of all. */
  list(keyId: string | null, limit: number): Promise<SessionRow[]>;
  /** As `list`, without those that are busy at `now`. */
  unused(keyId: string | null, now: Date, limit: number): Promise<SessionRow[]>;
  /** How many a key has, or all have; counts to `most` and no further. */
  count(keyId: string | null, most: number): Promise<number>;
};

export type SessionNewsReads = {
  /** The position of the last; 0 when there was none. */
  last(): Promise<number>;
  after(seq: number, limit: number): Promise<News[]>;
  message(seq: number): Promise<string | null>;
};

export type SessionWrites = SessionReads & {
  insert(row: SessionRow): Promise<void>;
  /** Never back in time. */
  touch(id: string, at: Date): Promise<void>;
  /** Never back in time. */
  hold(id: string, until: Date): Promise<void>;
  update(id: string, change: Partial<Pick<SessionRow, 'subscriptions' | 'level'>>): Promise<void>;
  remove(ids: string[]): Promise<void>;
  removeOfKey(keyId: string): Promise<void>;
  /** Sessions not seen since `before`. */
  idle(before: Date, limit: number): Promise<SessionRow[]>;
};

export type SessionNewsWrites = SessionNewsReads & {
  /** Answers the position. */
  append(row: Omit<NewsRow, 'seq'>): Promise<number>;
  /** How many of a kind a session has; counts to `most` and no further. */
  count(sessionId: string, kind: NewsRow['kind'], most: number): Promise<number>;
  remove(seq: number): Promise<void>;
  /** Removes up to `limit` of those told before `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};

export type FailureWrites = {
  /** One more from this address: the first after `until` of those before begins anew, and takes some that are over away. */
  add(address: string, now: Date, until: Date): Promise<FailureRow>;
};
