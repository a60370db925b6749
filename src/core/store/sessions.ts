/** The row of an MCP session and the queries over sessions. */

export type SessionRow = {
  id: string;
  keyId: string;
  /** JSON of the params of its `initialize` request. An instance that does not have the session in memory replays it. */
  initialize: string;
  /** URIs of the resources that its client has subscribed to. */
  subscriptions: string[];
  createdAt: Date;
  lastSeenAt: Date;
  /** Until when an instance says it has a call or stream of the session open; null = no instance said so. */
  busyUntil: Date | null;
  /** The least level of log messages that its client wants (RFC 5424 6.2.1); null = the client never set one. */
  level: string | null;
};

/** Whose sessions: of one API key, of all keys of an account, or of all. */
export type SessionOwner = { keyId: string } | { accountId: string } | 'all';

export type SessionReads = {
  get(id: string): Promise<SessionRow | null>;
  /** Those that are not busy at `now`, least recently seen first. */
  unused(owner: SessionOwner, now: Date, limit: number): Promise<SessionRow[]>;
  /** How many sessions there are. Stops counting at `most`. */
  count(owner: SessionOwner, most: number): Promise<number>;
};

export type SessionWrites = SessionReads & {
  insert(row: SessionRow): Promise<void>;
  /** Sets `lastSeenAt`, but never to an earlier time. */
  touch(id: string, at: Date): Promise<void>;
  /** Sets `busyUntil`, but never to an earlier time. */
  hold(id: string, until: Date): Promise<void>;
  update(id: string, change: Partial<Pick<SessionRow, 'subscriptions' | 'level'>>): Promise<void>;
  remove(ids: string[]): Promise<void>;
  removeOfKey(keyId: string): Promise<void>;
  /** Sessions not seen since `before`, least recently seen first. */
  idle(before: Date, limit: number): Promise<SessionRow[]>;
};
