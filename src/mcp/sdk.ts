/** The only file that knows the MCP SDK: a session becomes one of its servers on one of its transports. */
import type { IncomingHttpHeaders } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { TransportSendOptions } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  isInitializeRequest,
  type JSONRPCMessage,
  ListToolsRequestSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Actor } from '../core/actor.ts';
import type { Log } from '../core/ports.ts';
import { type Answers, RPC } from './answers.ts';

export type Serving = { answers: Answers; server: { name: string; version: string; instructions: string }; log: Log };

export type Sdk = {
  /** A connection that waits for its `initialize`. */
  connect(sessionId: string): Promise<Connection>;
  /** A connection brought to where `initialize` (the JSON of the params) once brought it; null when the params are refused today. */
  resume(sessionId: string, initialize: string): Promise<Connection | null>;
};

/** One HTTP request as the SDK sees it; `body` is the parsed JSON of a POST. The credential is no part of it, the actor is. */
export type Exchange = { method: string; headers: IncomingHttpHeaders; body: unknown; actor: Actor | null };

export type Connection = {
  /** The SDK's answer; its body stays open until every call in it is answered, or for a GET until the stream ends. */
  exchange(request: Exchange): Promise<Response>;
  /** The first request id of `body` that is in flight, or twice in its batch: the SDK would never answer the earlier call. */
  idInUse(body: unknown): string | number | null;
  /** Whether a request waits for its answer. */
  isCalling(): boolean;
  /** Ends the GET stream, if one is open. */
  endStream(): void;
  /** Answers what is in flight with an error that says `reason`, then ends all streams. */
  close(reason: string): Promise<void>;
};

/** Shorter than the idle time of common proxies, in milliseconds. */
const KEEP_ALIVE = 15_000;
const FORWARDED_HEADERS = ['accept', 'content-type', 'mcp-session-id', 'mcp-protocol-version', 'last-event-id'];

/** The params of a valid `initialize` request; null for any other body, a batch included. */
export function initializeParams(body: unknown): object | null {
  return isInitializeRequest(body) && isRecord(body) && isRecord(body.params) ? body.params : null;
}

/** The server, with what all its sessions share. */
export function mcpSdk({ answers, server: { instructions, ...identity }, log }: Serving): Sdk {
  // Shared because one is compiled per server otherwise, and costs more than the rest of a session.
  const jsonSchemaValidator = new AjvJsonSchemaValidator();

  async function connect(sessionId: string): Promise<Connection> {
    const server = new Server(identity, { capabilities: { tools: {} }, instructions, jsonSchemaValidator });
    server.setRequestHandler(ListToolsRequestSchema, (_request, { authInfo }) => ({ tools: answers.list(actorOf(authInfo)) }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }, { authInfo }) =>
      answers.call(actorOf(authInfo), params.name, params.arguments ?? {}),
    );
    const transport = new SessionTransport({ sessionIdGenerator: () => sessionId, keepAliveMs: KEEP_ALIVE });
    transport.onerror = (error) => log.debug({ err: error }, 'the MCP transport refused or lost a message');
    await server.connect(transport);
    transport.watchCancellations();
    return transport;
  }

  async function resume(sessionId: string, initialize: string): Promise<Connection | null> {
    const connection = await connect(sessionId);
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-session-id': sessionId,
    };
    const replay = (message: object) =>
      connection.exchange({ method: 'POST', headers, body: { jsonrpc: '2.0', ...message }, actor: null });
    const opened = await replay({ id: 'resume', method: 'initialize', params: JSON.parse(initialize) });
    await opened.text();
    if (opened.status === 200 && (await replay({ method: 'notifications/initialized' })).ok) return connection;
    await connection.close('The session could not be resumed.');
    return null;
  }

  return { connect, resume };
}

function actorOf(authInfo: { extra?: Record<string, unknown> } | undefined): Actor {
  const actor = authInfo?.extra?.actor;
  if (!actor) throw new Error('A request reached the MCP server without an actor');
  // `exchange` put it there; it is the only way into the transport.
  return actor as Actor;
}

/** The SDK's transport, which also knows what is in flight, so that no call is left without an end. */
class SessionTransport extends WebStandardStreamableHTTPServerTransport implements Connection {
  /** Requests that wait for their answer; true = alone in its POST. */
  readonly #inFlight = new Map<RequestId, boolean>();

  async exchange({ method, headers, body, actor }: Exchange): Promise<Response> {
    const ids = requestIds(body);
    for (const id of ids) this.#inFlight.set(id, ids.length === 1);
    const request = new Request('http://localhost/mcp', { method, headers: forwardedHeaders(headers) });
    const authInfo = { token: '', clientId: actor?.key.id ?? '', scopes: actor?.key.scopes ?? [], extra: { actor } };
    const response = await this.handleRequest(request, { parsedBody: body, authInfo });
    if (response.status !== 200) for (const id of ids) this.#inFlight.delete(id);
    return response;
  }

  idInUse(body: unknown): RequestId | null {
    const seen = new Set(this.#inFlight.keys());
    for (const id of requestIds(body)) {
      if (seen.has(id)) return id;
      seen.add(id);
    }
    return null;
  }

  isCalling(): boolean {
    return this.#inFlight.size > 0;
  }

  endStream(): void {
    this.closeStandaloneSSEStream();
  }

  override async send(message: JSONRPCMessage, options: TransportSendOptions = {}): Promise<void> {
    const { relatedRequestId } = options;
    try {
      await super.send(message, relatedRequestId === undefined ? {} : { relatedRequestId });
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#inFlight.delete(message.id);
    }
  }

  override async close(reason = 'The session has ended.'): Promise<void> {
    for (const id of [...this.#inFlight.keys()]) await this.#settle(id, reason);
    await super.close();
  }

  /** A server does not answer a cancelled request, and the SDK then keeps its stream open for ever: it is ended here. */
  watchCancellations(): void {
    const receive = this.onmessage;
    this.onmessage = (message, extra) => {
      receive?.(message, extra);
      const id = cancelledId(message);
      if (id === null || !this.#inFlight.has(id)) return;
      if (this.#inFlight.get(id)) this.closeSSEStream(id);
      void this.#settle(id, 'The request was cancelled.');
    };
  }

  /** Only an answer makes the SDK forget a request; when the client is gone it forgets, and then throws. */
  async #settle(id: RequestId, reason: string): Promise<void> {
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

function requestIds(body: unknown): RequestId[] {
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  return messages.flatMap((message) => (isRecord(message) && 'method' in message && isRequestId(message.id) ? [message.id] : []));
}

function cancelledId(message: JSONRPCMessage): RequestId | null {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return null;
  const id = message.params?.requestId;
  return isRequestId(id) ? id : null;
}

function isRequestId(value: unknown): value is RequestId {
  return typeof value === 'string' || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
