/** The row of an event that an instance publishes to the others about an MCP session, and the queries over such events. */

/**
 * `ended`: the session's row was removed. `changed`: its row was changed. `reading`: its client opened a stream, with the ticket `name`. `cancel`: its client
 * cancels the request whose id is `name`, as JSON. `answer`: its client answers the request that is named `name`.
 */
export type SessionEventRow = {
  /** Position in the order of commits. */
  seq: number;
  sessionId: string;
  /** Names the instance that published it. */
  publisher: string;
  kind: 'ended' | 'changed' | 'reading' | 'cancel' | 'answer';
  name: string | null;
  /** The JSON-RPC message of an `answer`; null for the other kinds. */
  message: string | null;
  createdAt: Date;
};

/** Without the message, which only one instance needs. */
export type SessionEvent = Omit<SessionEventRow, 'message'>;

export type SessionEventReads = {
  /** The highest position; 0 when there is no event. */
  last(): Promise<number>;
  /** Events with a higher position, in their order. */
  after(seq: number, limit: number): Promise<SessionEvent[]>;
  message(seq: number): Promise<string | null>;
};

export type SessionEventWrites = SessionEventReads & {
  /** Answers the position. */
  append(row: Omit<SessionEventRow, 'seq'>): Promise<number>;
  /** How many events of a kind a session has. Stops counting at `most`. */
  count(sessionId: string, kind: SessionEventRow['kind'], most: number): Promise<number>;
  remove(seq: number): Promise<void>;
  /** Removes up to `limit` events older than `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
