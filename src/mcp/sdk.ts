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
  type MessageExtraInfo,
  ResultSchema,
  type ServerNotification,
  type ServerRequest,
  ServerRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { LogLevel } from '../../tools/tool.ts';
import { type Actor, scopesOf } from '../core/base/actor.ts';
import type { Log } from '../core/ports/core.ts';
import { type Answers, RPC } from './answers.ts';
import { answeredId, askedOfClient } from './asked.ts';
import { callOf } from './calls.ts';
import type { Catalog } from './catalog.ts';
import type { Behind, Connection, Exchange, Passed, Sdk, StdioConnection } from './connection.ts';
import { cancelledId, type RequestId, requestsInFlight } from './in-flight.ts';
import { CAPABILITIES, methodsOf, type Session } from './methods.ts';
import { type Kept, type Subscriptions, sessionSubscriptions } from './subscriptions.ts';

export type Serving = {
  answers: Answers;
  catalog: Catalog;
  server: { name: string; version: string; instructions: string };
  log: Log;
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

  /** Who calls, and the signal, come from the transport. */
  function serve(behind: Remembered, caller: (extra: Extra) => Promise<Caller> | Caller): { server: Server; session: Session } {
    const server = new Server(identity, { capabilities: CAPABILITIES, instructions, jsonSchemaValidator });
    const tell = (uri: string) => void server.sendResourceUpdated({ uri }).catch(noted);
    const subscriptions = sessionSubscriptions(catalog, behind.subscriptions, tell);
    const session: Session = { subscriptions, level: 'info', keepLevel: behind.keepLevel };
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

  async function connect(sessionId: string, behind: Behind): Promise<SessionTransport> {
    const { server, session } = serve(behind, ({ authInfo, requestId }) => ({
      actor: actorOf(authInfo),
      signal: () => transport.signalOf(requestId),
    }));
    const transport = new SessionTransport(sessionId, session, behind);
    transport.onerror = noted;
    await server.connect(transport);
    transport.watchMessages();
    return transport;
  }

  async function resume(sessionId: string, initialize: string, behind: Behind): Promise<Connection | null> {
    const connection = await connect(sessionId, behind);
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
    const { server, session } = serve({ subscriptions: inMemory(), keepLevel: async () => undefined }, async ({ signal }) => ({
      actor: await who(),
      signal: () => AbortSignal.any([signal, ending.signal]),
    }));
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

/** What outlives a connection. */
type Remembered = Pick<Behind, 'subscriptions' | 'keepLevel'>;
type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;
type Caller = { actor: Actor; signal(): AbortSignal };

/** Of a session that is its connection's only one. */
function inMemory(): Kept {
  let kept: string[] = [];
  return {
    read: async () => kept,
    change: async (edit) => {
      kept = edit(kept);
    },
  };
}

function actorOf(authInfo: { extra?: Record<string, unknown> } | undefined): Actor {
  const actor = authInfo?.extra?.actor;
  if (!actor) throw new Error('A request reached the MCP server without an actor');
  // `exchange` put it there; it is the only way into the transport.
  return actor as Actor;
}

/** The SDK's transport, which also knows what is in flight, so that no call is left without an end. */
class SessionTransport extends WebStandardStreamableHTTPServerTransport implements Connection {
  readonly #inFlight = requestsInFlight();
  readonly #asked = askedOfClient();
  readonly #session: Session;
  readonly #behind: Pick<Behind, 'pass' | 'streamOpened'>;
  /** Of the client that reads the GET stream, or read it last. */
  #stream: AbortSignal | null = null;

  constructor(sessionId: string, session: Session, behind: Behind) {
    super({ sessionIdGenerator: () => sessionId, keepAliveMs: KEEP_ALIVE });
    this.#session = session;
    this.#behind = behind;
  }

  get subscriptions(): Subscriptions {
    return this.#session.subscriptions;
  }

  setLevel(level: LogLevel): void {
    this.#session.level = level;
  }

  async exchange({ method, headers, body, actor, gone }: Exchange): Promise<Response> {
    const ids = this.#inFlight.take(body, gone);
    const request = new Request('http://localhost/mcp', { method, headers: forwardedHeaders(headers) });
    const notOurs: Passed[] = [];
    const extra = { actor, notOurs };
    const authInfo = { token: '', clientId: actor?.key.id ?? '', scopes: actor ? [...scopesOf(actor.key)] : [], extra };
    let response = await this.handleRequest(request, { parsedBody: body, authInfo });
    if (response.status === 409) {
      // The client has lost the stream that still seems open here: it would wait for news for as long as TCP takes to notice.
      this.closeStandaloneSSEStream();
      response = await this.handleRequest(request, { authInfo });
    }
    if (response.status !== 200) for (const id of ids) this.#inFlight.answered(id);
    else if (method === 'GET') this.#streamOpened(gone);
    // Only then is it taken, as far as the client is told.
    for (const message of notOurs) await this.#behind.pass(message);
    return response;
  }

  #streamOpened(gone: AbortSignal | null): void {
    this.#stream = gone;
    const ended = () => {
      if (this.#stream === gone) this.subscriptions.deaf();
    };
    gone?.addEventListener('abort', ended, { once: true });
    this.subscriptions.reading();
    this.#behind.streamOpened();
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
      await super.send(this.#asked.outgoing(message), relatedRequestId === undefined ? {} : { relatedRequestId });
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#inFlight.answered(message.id);
    }
  }

  override async close(reason = 'The session has ended.'): Promise<void> {
    this.subscriptions.end();
    for (const id of this.#inFlight.ids()) await this.#settle(id, reason);
    await super.close();
  }

  /** Sorts out what is for another instance, and what the SDK would not know an end for. */
  watchMessages(): void {
    const receive = this.onmessage;
    this.onmessage = (message, extra) => {
      const answered = answeredId(message);
      const cancelled = cancelledId(message);
      if (answered !== null) {
        if (this.#asked.isOpen(answered)) receive?.(this.#asked.answered(message, answered), extra);
        else if (answered !== '') notOursOf(extra)?.push({ kind: 'answer', name: answered, message: JSON.stringify(message) });
      } else if (cancelled === null) receive?.(message, extra);
      else if (this.#inFlight.has(cancelled)) this.#cancel(cancelled, () => receive?.(message, extra));
      else notOursOf(extra)?.push({ kind: 'cancel', name: JSON.stringify(cancelled) });
    };
  }

  /** A server does not answer a cancelled request, and the SDK then keeps its stream open for ever: it is ended here. */
  #cancel(id: RequestId, tell: () => void): void {
    tell();
    if (this.#inFlight.isAlone(id)) this.closeSSEStream(id);
    void this.#settle(id, 'The request was cancelled.');
  }

  isFor(kind: Passed['kind'], name: string): boolean {
    return kind === 'answer' ? this.#asked.isOpen(name) : this.#inFlight.has(JSON.parse(name));
  }

  take(message: Passed): void {
    this.onmessage?.(message.kind === 'answer' ? JSON.parse(message.message) : cancellation(JSON.parse(message.name)));
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

function cancellation(requestId: RequestId): JSONRPCMessage {
  return { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } };
}

/** Where `exchange` collects what it has to pass on. */
function notOursOf(extra: MessageExtraInfo | undefined): Passed[] | undefined {
  return extra?.authInfo?.extra?.notOurs as Passed[] | undefined;
}
