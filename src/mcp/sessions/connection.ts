/** A session's connection as the endpoint and the sessions see it, whatever SDK serves it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import type { LogLevel } from '../../../tools/tool.ts';
import type { Actor } from '../../core/base/actor.ts';
import type { Leaving } from '../../http/leaving.ts';
import type { Answer } from './answer.ts';
import type { RequestId } from './in-flight.ts';
import type { StoredUris, Subscriptions } from './subscriptions.ts';

/** The protocol of sessions, as an SDK implements it. */
export type SessionProtocol = {
  /** A connection that waits for its `initialize`. */
  connect(sessionId: string, shared: SharedSession): Promise<Connection>;
  /** A connection in the state to which `initialize` (the JSON of its params) once brought it; null when the params are refused today. */
  resume(sessionId: string, initialize: string, shared: SharedSession): Promise<Connection | null>;
  /** One session over a pair of streams. `who` is called before every request, and throws RpcError to refuse it. */
  stdio(input: Readable, output: Writable, who: () => Promise<Actor>): Promise<StdioConnection>;
};

/** What a session shares with the connections that other instances have for it. */
export type SharedSession = {
  subscriptions: StoredUris;
  storeLevel(level: LogLevel): Promise<void>;
  /** Forwards a message that another instance may wait for. Throws PostroomError `too_large` and `rate_limited`. */
  forward(message: Forwarded): Promise<void>;
  /** Where the stream that the client opens now stands in the order of its streams at all instances. Throws as Store.read. */
  streamTicket(): Promise<number>;
  /** The client has opened a stream at this instance. */
  streamOpened(ticket: number): void;
};

/**
 * A message that a client sent to one instance and another may wait for. `cancel`: the client cancels the request whose id, as JSON, is
 * `name`. `answer`: `message` is its JSON-RPC response to the request that it got under the id `name`.
 */
export type Forwarded = { kind: 'cancel'; name: string } | { kind: 'answer'; name: string; message: string };

/**
 * One HTTP request as a connection sees it: with the actor in place of the credential. `body` is the parsed JSON of a POST.
 * `left` tells when the client no longer reads the answer; null = never.
 */
export type Exchange = {
  method: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  actor: Actor | null;
  left: Leaving | null;
};

export type Connection = {
  readonly subscriptions: Subscriptions;
  /** A stream is open until every call is answered, or, of a GET, until it is ended. Throws as SharedSession.forward. */
  exchange(request: Exchange): Promise<Answer>;
  /**
   * The first request id of `body` that is in flight here, or twice in its batch: the earlier call would never be answered. An id that
   * is in flight at another instance does no harm, since each answer goes out on the POST of its request.
   */
  idInUse(body: unknown): RequestId | null;
  /** Whether a message that another instance forwarded is for this connection. */
  isFor(kind: Forwarded['kind'], name: string): boolean;
  receive(message: Forwarded): void;
  setLevel(level: LogLevel): void;
  /** Whether a request waits for its answer. */
  isCalling(): boolean;
  /** Ends the GET stream, if one is open. */
  endStream(): void;
  /** Answers every request in flight with an error that says `reason`, then ends all streams. */
  close(reason: string): Promise<void>;
};

export type StdioConnection = {
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>;
  /** Stops the calls that wait, and resolves when all calls have ended. */
  finish(): Promise<void>;
  close(): Promise<void>;
};
