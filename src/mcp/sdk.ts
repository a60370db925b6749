/** The only file that knows version 1 of the MCP SDK: a session becomes one of its servers on one of its transports. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { TransportSendOptions } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  isInitializeRequest,
  type JSONRPCMessage,
  ResultSchema,
  type ServerNotification,
  type ServerRequest,
  ServerRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Actor } from '../core/actor.ts';
import type { Log } from '../core/ports.ts';
import { type Answers, RPC } from './answers.ts';
import { callOf } from './calls.ts';
import type { Catalog } from './catalog.ts';
import { cancelledId, type RequestId, requestsInFlight } from './in-flight.ts';
import { CAPABILITIES, methodsOf, type Session } from './methods.ts';
import { type Subscriptions, sessionSubscriptions } from './subscriptions.ts';

export type Serving = {
  answers: Answers;
  catalog: Catalog;
  server: { name: string; version: string; instructions: string };
  log: Log;
};

export type Sdk = {
  /** A connection that waits for its `initialize`; `save` keeps the URIs it subscribes to. */
  connect(sessionId: string, save: Save): Promise<Connection>;
  /** A connection brought to where `initialize` (the JSON of the params) once brought it; null when the params are refused today. */
  resume(sessionId: string, initialize: string, save: Save): Promise<Connection | null>;
  /** One session over a pair of streams; `who` is asked before every request, and may refuse. */
  stdio(input: Readable, output: Writable, who: () => Promise<Actor>): Promise<StdioConnection>;
};

type Save = (uris: string[]) => Promise<void>;

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
  /** The SDK's answer; its body stays open until every call in it is answered, or for a GET until the stream ends. */
  exchange(request: Exchange): Promise<Response>;
  /** The first request id of `body` that is in flight, or twice in its batch: the SDK would never answer the earlier call. */
  idInUse(body: unknown): RequestId | null;
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

/** Shorter than the idle time of common proxies, in milliseconds. */
const KEEP_ALIVE = 15_000;
/** How long whoever sits at the client may take to answer, in milliseconds. */
const ASK_TIMEOUT = 300_000;
/** Room for the largest mail in base64, as over HTTP. */
const MAX_LINE_BYTES = 36 * 1024 * 1024;
const FORWARDED_HEADERS = ['accept', 'content-type', 'mcp-session-id', 'mcp-protocol-version', 'last-event-id'];

/** The params of a valid `initialize` request; null for any other body, a batch included. */
export function initializeParams(body: unknown): object | null {
  return isInitializeRequest(body) ? body.params : null;
}

/** The server, with what all its sessions share. */
export function mcpSdk({ answers, catalog, server: { instructions, ...identity }, log }: Serving): Sdk {
  // Shared because one is compiled per server otherwise, and costs more than the rest of a session.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();
  const methods = methodsOf(answers, catalog);

  /** `who` and `signal` come from the transport; `save` keeps what the session subscribes to. */
  function serve(save: Save, caller: (extra: Extra) => Promise<Caller> | Caller): { server: Server; session: Session } {
    const server = new Server(identity, { capabilities: CAPABILITIES, instructions, jsonSchemaValidator });
    const tell = (uri: string) => void server.sendResourceUpdated({ uri }).catch(noted);
    const session: Session = { subscriptions: sessionSubscriptions(catalog, save, tell), level: 'info' };
    // The SDK's own handlers call params that do not fit a failure of the server, and quote its validator.
    server.removeRequestHandler('logging/setLevel');
    server.fallbackRequestHandler = async (request, extra) => {
      const { actor, signal } = await caller(extra);
      const answer = await methods.answer(request.method, request.params, {
        actor,
        session,
        call: callOf({
          ...extra,
          signal,
          progressToken: extra._meta?.progressToken,
          level: () => session.level,
          send: extra.sendNotification,
          ask: (method, params) =>
            extra.sendRequest(ServerRequestSchema.parse({ method, params }), ResultSchema, {
              signal: signal(),
              timeout: ASK_TIMEOUT,
            }),
        }),
      });
      return { ...answer };
    };
    return { server, session };
  }

  function noted(error: unknown): void {
    log.debug({ err: error }, 'the MCP transport refused or lost a message');
  }

  async function connect(sessionId: string, save: Save): Promise<SessionTransport> {
    const { server, session } = serve(save, ({ authInfo, requestId }) => ({
      actor: actorOf(authInfo),
      signal: () => transport.signalOf(requestId),
    }));
    const transport = new SessionTransport(sessionId, session.subscriptions);
    transport.onerror = noted;
    await server.connect(transport);
    transport.watchCancellations();
    return transport;
  }

  async function resume(sessionId: string, initialize: string, save: Save): Promise<Connection | null> {
    const connection = await connect(sessionId, save);
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-session-id': sessionId,
    };
    const replay = (message: object) =>
      connection.exchange({ method: 'POST', headers, body: { jsonrpc: '2.0', ...message }, actor: null, gone: null });
    const opened = await replay({ id: 'resume', method: 'initialize', params: JSON.parse(initialize) });
    await opened.text();
    if (opened.status === 200 && (await replay({ method: 'notifications/initialized' })).ok) return connection;
    await connection.close('The session could not be resumed.');
    return null;
  }

  async function stdio(input: Readable, output: Writable, who: () => Promise<Actor>): Promise<StdioConnection> {
    const ending = new AbortController();
    const running = new Set<Promise<unknown>>();
    const { server, session } = serve(
      async () => undefined,
      async ({ signal }) => ({ actor: await who(), signal: () => AbortSignal.any([signal, ending.signal]) }),
    );
    const answer = server.fallbackRequestHandler;
    server.fallbackRequestHandler = (request, extra) => {
      const answered = Promise.resolve(answer?.(request, extra) ?? {});
      const ended = answered.catch(() => undefined).finally(() => running.delete(ended));
      running.add(ended);
      return answered;
    };
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
    });
    server.onerror = noted;
    await server.connect(new StdioServerTransport(input, output, { maxBufferSize: MAX_LINE_BYTES }));
    session.subscriptions.reading();
    return {
      closed,
      async finish() {
        ending.abort();
        await Promise.all(running);
      },
      async close() {
        session.subscriptions.end();
        await server.close();
      },
    };
  }

  return { connect, resume, stdio };
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;
type Caller = { actor: Actor; signal(): AbortSignal };
function actorOf(authInfo: { extra?: Record<string, unknown> } | undefined): Actor {
  const actor = authInfo?.extra?.actor;
  if (!actor) throw new Error('A request reached the MCP server without an actor');
  // `exchange` put it there; it is the only way into the transport.
  return actor as Actor;
}

/** The SDK's transport, which also knows what is in flight, so that no call is left without an end. */
class SessionTransport extends WebStandardStreamableHTTPServerTransport implements Connection {
  readonly #inFlight = requestsInFlight();
  /** Of the client that reads the GET stream, or read it last. */
  #stream: AbortSignal | null = null;
  readonly subscriptions: Subscriptions;

  constructor(sessionId: string, subscriptions: Subscriptions) {
    super({ sessionIdGenerator: () => sessionId, keepAliveMs: KEEP_ALIVE });
    this.subscriptions = subscriptions;
  }

  async exchange({ method, headers, body, actor, gone }: Exchange): Promise<Response> {
    const ids = this.#inFlight.take(body, gone);
    const request = new Request('http://localhost/mcp', { method, headers: forwardedHeaders(headers) });
    const authInfo = { token: '', clientId: actor?.key.id ?? '', scopes: actor?.key.scopes ?? [], extra: { actor } };
    let response = await this.handleRequest(request, { parsedBody: body, authInfo });
    if (response.status === 409) {
      // The client has lost the stream that still seems open here: it would wait for news for as long as TCP takes to notice.
      this.closeStandaloneSSEStream();
      response = await this.handleRequest(request, { authInfo });
    }
    if (response.status !== 200) for (const id of ids) this.#inFlight.answered(id);
    else if (method === 'GET') this.#streamOpened(gone);
    return response;
  }

  #streamOpened(gone: AbortSignal | null): void {
    this.#stream = gone;
    const ended = () => {
      if (this.#stream === gone) this.subscriptions.deaf();
    };
    gone?.addEventListener('abort', ended, { once: true });
    this.subscriptions.reading();
  }

  signalOf(id: RequestId): AbortSignal {
    return this.#inFlight.signalOf(id);
  }

  idInUse(body: unknown): RequestId | null {
    return this.#inFlight.idInUse(body);
  }

  isCalling(): boolean {
    return this.#inFlight.ids().length > 0;
  }

  endStream(): void {
    this.subscriptions.deaf();
    this.closeStandaloneSSEStream();
  }

  override async send(message: JSONRPCMessage, options: TransportSendOptions = {}): Promise<void> {
    const { relatedRequestId } = options;
    try {
      await super.send(message, relatedRequestId === undefined ? {} : { relatedRequestId });
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#inFlight.answered(message.id);
    }
  }

  override async close(reason = 'The session has ended.'): Promise<void> {
    this.subscriptions.end();
    for (const id of this.#inFlight.ids()) await this.#settle(id, reason);
    await super.close();
  }

  /** A server does not answer a cancelled request, and the SDK then keeps its stream open for ever: it is ended here. */
  watchCancellations(): void {
    const receive = this.onmessage;
    this.onmessage = (message, extra) => {
      receive?.(message, extra);
      const id = cancelledId(message);
      if (id === null || !this.#inFlight.has(id)) return;
      if (this.#inFlight.isAlone(id)) this.closeSSEStream(id);
      void this.#settle(id, 'The request was cancelled.');
    };
  }

  /** Only an answer makes the SDK forget a request; when the client is gone it forgets, and then throws. */
  async #settle(id: RequestId, reason: string): Promise<void> {
    this.#inFlight.stop(id);
    await this.send({ jsonrpc: '2.0', id, error: { code: RPC.server, message: reason } }).catch(() => undefined);
  }
}

function forwardedHeaders(headers: IncomingHttpHeaders): Headers {
  const forwarded = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') forwarded.set(name, value);
  }
  return forwarded;
}
