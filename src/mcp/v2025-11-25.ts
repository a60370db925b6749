/** MCP up to revision 2025-11-25, with sessions. The only file that names version 1 of the SDK; a session is one of its servers. */
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
import type { Call, LogLevel } from '../../tools/tool.ts';
import { type Actor, scopesOf } from '../core/base/actor.ts';
import { MAX_SEND_REQUEST_BYTES } from '../core/base/limits.ts';
import type { Log } from '../core/ports/core.ts';
import type { Leaving } from '../leaving.ts';
import { callOf } from './call-notifications.ts';
import type { OpenAnswer } from './events/stream.ts';
import { CAPABILITIES, methodsOf, type Offered, type Session } from './methods.ts';
import { RPC } from './rpc-errors.ts';
import { answeredId, clientRequests } from './sessions/client-requests.ts';
import type { Connection, Exchange, Forwarded, SessionProtocol, SharedSession, StdioConnection } from './sessions/connection.ts';
import { cancellationOf, cancelledId, type RequestId, requestsInFlight } from './sessions/in-flight.ts';
import { type Subscriptions, sessionSubscriptions, urisInMemory } from './sessions/subscriptions.ts';
import { webRequest } from './web-request.ts';

/** What all sessions share. */
export type Serving = Offered & {
  server: { name: string; version: string; instructions: string };
  log: Log;
};

/** Shorter than the idle time of common proxies, in milliseconds. */
const KEEP_ALIVE = 15_000;
/** How long a client may take to answer a request, as a person may have to, in milliseconds. */
const ASK_TIMEOUT = 300_000;
const FORWARDED = /^(?:accept|content-type|mcp-session-id|mcp-protocol-version|last-event-id)$/;

/** The params of a valid `initialize` request; null for any other body, a batch included. */
export function initializeParams(body: unknown): object | null {
  return isInitializeRequest(body) ? body.params : null;
}

export function sessionProtocol({ server: { instructions, ...identity }, log, ...offered }: Serving): SessionProtocol {
  // Without it every server compiles one of its own, which costs more than the rest of a session.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();
  const methods = methodsOf(offered);

  /** `caller` answers who calls and the signal of the request, which only the transport knows. */
  function serve(shared: Stored, caller: (extra: Extra) => Promise<Caller> | Caller): { server: Server; session: Session } {
    const server = new Server(identity, { capabilities: CAPABILITIES, instructions, jsonSchemaValidator });
    const notify = (uri: string) => void server.sendResourceUpdated({ uri }).catch(logged);
    const subscriptions = sessionSubscriptions(offered.catalog, shared.subscriptions, notify);
    const session: Session = { subscriptions, level: 'info', storeLevel: shared.storeLevel };
    // The SDK's own handler reports params that do not fit as a failure of the server, and quotes its validator.
    server.removeRequestHandler('logging/setLevel');
    server.fallbackRequestHandler = async (request, extra) => {
      const { actor, signal, whenAnswered, taken } = await caller(extra);
      const answer = await methods.answer(request.method, request.params, {
        actor,
        session,
        answer: {
          requestId: extra.requestId,
          // The SDK's types have the notifications of the revision alone, and it sends others as they are.
          send: (method, params) => extra.sendNotification({ method, params } as unknown as ServerNotification),
          taken,
        },
        call: callOf({
          ...extra,
          signal,
          progressToken: extra._meta?.progressToken,
          level: () => session.level,
          send: extra.sendNotification,
          whenAnswered,
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

  function logged(error: unknown): void {
    log.debug({ err: error }, 'the MCP transport refused or lost a message');
  }

  async function connect(sessionId: string, shared: SharedSession): Promise<SessionTransport> {
    const { server, session } = serve(shared, ({ authInfo, requestId }) => ({
      actor: actorOf(authInfo),
      signal: () => transport.signalOf(requestId),
      ...readerOf(authInfo),
    }));
    const transport = new SessionTransport(sessionId, session, shared);
    transport.onerror = logged;
    await server.connect(transport);
    transport.watchMessages();
    return transport;
  }

  async function resume(sessionId: string, initialize: string, shared: SharedSession): Promise<Connection | null> {
    const connection = await connect(sessionId, shared);
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-session-id': sessionId,
    };
    const replay = (message: object) =>
      connection.exchange({ method: 'POST', headers, body: { jsonrpc: '2.0', ...message }, actor: null, left: null });
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
      { subscriptions: urisInMemory(), storeLevel: async () => undefined },
      async ({ signal }) => ({
        actor: await who(),
        signal: () => AbortSignal.any([signal, ending.signal]),
        // The stream takes the answer in the same turn in which the call ends.
        whenAnswered: (listener) => void setImmediate(listener, true),
        // What is sent is taken when it was written.
        taken: async () => undefined,
      }),
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
    server.onerror = logged;
    await server.connect(new StdioServerTransport(input, output, { maxBufferSize: MAX_SEND_REQUEST_BYTES }));
    session.subscriptions.streamOpened();
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

/** What a session stores. */
type Stored = Pick<SharedSession, 'subscriptions' | 'storeLevel'>;
type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;
type Caller = { actor: Actor; signal(): AbortSignal; whenAnswered: Call['whenAnswered']; taken: OpenAnswer['taken'] };

function actorOf(authInfo: { extra?: Record<string, unknown> } | undefined): Actor {
  const actor = authInfo?.extra?.actor;
  if (!actor) throw new Error('A request reached the MCP server without an actor');
  // `exchange` put it there, and every request comes through it.
  return actor as Actor;
}

function readerOf(authInfo: { extra?: Record<string, unknown> } | undefined): Pick<Caller, 'whenAnswered' | 'taken'> {
  const left = authInfo?.extra?.left as Leaving | null | undefined;
  return left ? { whenAnswered: left.whenLeft, taken: left.taken } : UNREAD;
}

/** Of an answer that goes to no client. */
const UNREAD: Pick<Caller, 'whenAnswered' | 'taken'> = {
  whenAnswered: (listener) => listener(false),
  taken: async () => undefined,
};

/** The SDK's transport, which also knows the requests in flight, so that each of them ends. */
class SessionTransport extends WebStandardStreamableHTTPServerTransport implements Connection {
  readonly #inFlight = requestsInFlight();
  readonly #requests = clientRequests();
  readonly #session: Session;
  readonly #shared: Pick<SharedSession, 'forward' | 'streamOpened'>;
  /** The client of the GET stream that is or was open last. */
  #stream: Leaving | null = null;

  constructor(sessionId: string, session: Session, shared: SharedSession) {
    super({ sessionIdGenerator: () => sessionId, keepAliveMs: KEEP_ALIVE });
    this.#session = session;
    this.#shared = shared;
  }

  get subscriptions(): Subscriptions {
    return this.#session.subscriptions;
  }

  setLevel(level: LogLevel): void {
    this.#session.level = level;
  }

  async exchange({ method, headers, body, actor, left }: Exchange): Promise<Response> {
    const ids = this.#inFlight.take(body, left);
    const request = webRequest(method, headers, FORWARDED);
    const forElsewhere: Forwarded[] = [];
    const extra = { actor, left, forElsewhere };
    const authInfo = { token: '', clientId: actor?.key.id ?? '', scopes: actor ? [...scopesOf(actor.key)] : [], extra };
    let response = await this.handleRequest(request, { parsedBody: body, authInfo });
    if (response.status === 409) {
      // The client has lost the stream that still seems open here, and would get no notifications until TCP notices.
      this.closeStandaloneSSEStream();
      response = await this.handleRequest(request, { authInfo });
    }
    if (response.status !== 200) for (const id of ids) this.#inFlight.answered(id);
    else if (method === 'GET') this.#streamOpened(left);
    // Before the response is returned: the client may not be told that a message was accepted which could not be forwarded.
    for (const message of forElsewhere) await this.#shared.forward(message);
    return response;
  }

  #streamOpened(left: Leaving | null): void {
    this.#stream = left;
    left?.whenLeft(() => {
      if (this.#stream === left) this.subscriptions.streamClosed();
    });
    this.subscriptions.streamOpened();
    this.#shared.streamOpened();
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
    this.subscriptions.streamClosed();
    this.closeStandaloneSSEStream();
  }

  override async send(message: JSONRPCMessage, options: TransportSendOptions = {}): Promise<void> {
    const { relatedRequestId } = options;
    try {
      await super.send(this.#requests.outgoing(message), relatedRequestId === undefined ? {} : { relatedRequestId });
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#inFlight.answered(message.id);
    }
  }

  override async close(reason = 'The session has ended.'): Promise<void> {
    this.subscriptions.end();
    for (const id of this.#inFlight.ids()) await this.#settle(id, reason);
    await super.close();
  }

  /** Takes messages out that are for another instance, and cancellations, after which the SDK would leave a stream open. */
  watchMessages(): void {
    const receive = this.onmessage;
    this.onmessage = (message, extra) => {
      const answered = answeredId(message);
      const cancelled = cancelledId(message);
      if (answered !== null) {
        if (this.#requests.isOpen(answered)) receive?.(this.#requests.incoming(message, answered), extra);
        else if (answered !== '')
          forElsewhereOf(extra)?.push({ kind: 'answer', name: answered, message: JSON.stringify(message) });
      } else if (cancelled === null) receive?.(message, extra);
      else if (this.#inFlight.has(cancelled)) this.#cancel(cancelled, () => receive?.(message, extra));
      else forElsewhereOf(extra)?.push({ kind: 'cancel', name: JSON.stringify(cancelled) });
    };
  }

  /** A server does not answer a cancelled request. The SDK would then keep its stream open for ever, so it is ended here. */
  #cancel(id: RequestId, pass: () => void): void {
    pass();
    if (this.#inFlight.isAlone(id)) this.closeSSEStream(id);
    void this.#settle(id, 'The request was cancelled.');
  }

  isFor(kind: Forwarded['kind'], name: string): boolean {
    return kind === 'answer' ? this.#requests.isOpen(name) : this.#inFlight.has(JSON.parse(name));
  }

  receive(message: Forwarded): void {
    this.onmessage?.(message.kind === 'answer' ? JSON.parse(message.message) : cancellationOf(JSON.parse(message.name)));
  }

  /** The SDK forgets a request only when it is answered. When the client is gone it forgets it too, and then throws. */
  async #settle(id: RequestId, reason: string): Promise<void> {
    this.#inFlight.stop(id);
    await this.send({ jsonrpc: '2.0', id, error: { code: RPC.server, message: reason } }).catch(() => undefined);
  }
}

/** Where `exchange` collects the messages that it has to forward. */
function forElsewhereOf(extra: MessageExtraInfo | undefined): Forwarded[] | undefined {
  return extra?.authInfo?.extra?.forElsewhere as Forwarded[] | undefined;
}
