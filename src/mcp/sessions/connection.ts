/** A session's connection as the door and the sessions see it, whatever SDK serves it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import type { LogLevel } from '../../../tools/tool.ts';
import type { Actor } from '../../core/base/actor.ts';
import type { RequestId } from './in-flight.ts';
import type { Kept, Subscriptions } from './subscriptions.ts';

export type Sdk = {
  /** A connection that waits for its `initialize`. */
  connect(sessionId: string, behind: Behind): Promise<Connection>;
  /** A connection brought to where `initialize` (the JSON of the params) once brought it; null when the params are refused today. */
  resume(sessionId: string, initialize: string, behind: Behind): Promise<Connection | null>;
  /** One session over a pair of streams; `who` is asked before every request, and may refuse. */
  stdio(input: Readable, output: Writable, who: () => Promise<Actor>): Promise<StdioConnection>;
};

/** What stands behind a connection: all of its session that is not in this process alone. */
export type Behind = {
  subscriptions: Kept;
  keepLevel(level: LogLevel): Promise<void>;
  /** Passes on what another instance may have a use for. Throws PostroomError `too_large` and `rate_limited`. */
  pass(message: Passed): Promise<void>;
  /** Its client has opened a stream here. */
  streamOpened(): void;
};

/**
 * What a client sent here and another instance may wait for: that it cancels the request whose id, as JSON, is `name`; or its answer,
 * a JSON-RPC response, to what it was asked under the id `name`.
 */
export type Passed = { kind: 'cancel'; name: string } | { kind: 'answer'; name: string; message: string };

/**
 * One HTTP request as the SDK sees it; `body` is the parsed JSON of a POST. The credential is no part of it, the actor is.
 * `gone` aborts when nobody reads the answer any more; null = never.
 */
export type Exchange = {
  method: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  actor: Actor | null;
  gone: AbortSignal | null;
};

export type Connection = {
  readonly subscriptions: Subscriptions;
  /** The SDK's answer; its body stays open until every call in it is answered, or for a GET until the stream ends. Throws as Behind.pass. */
  exchange(request: Exchange): Promise<Response>;
  /**
   * The first request id of `body` that is in flight here, or twice in its batch: the SDK would never answer the earlier call. In flight
   * at another instance it does no harm: each answer goes out on the POST that asked for it.
   */
  idInUse(body: unknown): RequestId | null;
  /** Whether something passed on by another instance is for this connection. */
  isFor(kind: Passed['kind'], name: string): boolean;
  /** Takes what is for this connection. */
  take(message: Passed): void;
  setLevel(level: LogLevel): void;
  /** Whether a request waits for its answer. */
  isCalling(): boolean;
  /** Ends the GET stream, if one is open. */
  endStream(): void;
  /** Answers what is in flight with an error that says `reason`, then ends all streams. */
  close(reason: string): Promise<void>;
};

export type StdioConnection = {
  /** Resolves when the connection has closed, whoever closed it. */
  closed: Promise<void>;
  /** Stops the calls that wait, and resolves when all calls have ended. */
  finish(): Promise<void>;
  close(): Promise<void>;
};
