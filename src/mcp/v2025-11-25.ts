/** MCP up to revision 2025-11-25, with sessions. The only file that names version 1 of the SDK; a session is one of its servers. */
import type { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { isJsonContentType } from '@modelcontextprotocol/sdk/shared/mediaType.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  isInitializeRequest,
  JSONRPCMessageSchema,
  ResultSchema,
  type ServerNotification,
  type ServerRequest,
  ServerRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import { MAX_SEND_REQUEST_BYTES } from '../core/base/limits.ts';
import type { Log } from '../core/ports/core.ts';
import { callOf } from './call-notifications.ts';
import type { OpenAnswer } from './events/stream.ts';
import { CAPABILITIES, methodsOf, type Offered, type Session } from './methods.ts';
import type { Answer } from './sessions/answer.ts';
import type { Connection, SessionProtocol, SharedSession, StdioConnection } from './sessions/connection.ts';
import { sessionSubscriptions, urisInMemory } from './sessions/subscriptions.ts';
import { type Rules, SessionTransport } from './sessions/transport.ts';

/** What all sessions share. */
export type Serving = Offered & {
  server: { name: string; version: string; instructions: string };
  log: Log;
};

/** How long a client may take to answer a request, as a person may have to, in milliseconds. */
const ASK_TIMEOUT = 300_000;

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
    server.onerror = logged;
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
    const { server, session } = serve(shared, ({ requestId }) => {
      const { actor, signal, left } = transport.callerOf(requestId);
      return { actor, signal, ...(left ? { whenAnswered: left.whenLeft, taken: left.taken } : UNREAD) };
    });
    const transport = new SessionTransport(sessionId, session, shared, RULES);
    await server.connect(transport);
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
    await ended(opened);
    if (opened.status === 200 && (await replay({ method: 'notifications/initialized' })).status === 202) return connection;
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
        // Over these streams, what was written counts as taken.
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

/** Resolves when the answer is whole. */
function ended({ body }: Answer): Promise<void> {
  return new Promise((resolve) => {
    if (typeof body === 'object' && body !== null) body.readBy({ write: () => {}, end: () => resolve() });
    else resolve();
  });
}

const RULES: Rules = {
  messageOf: (value) => JSONRPCMessageSchema.safeParse(value).data ?? null,
  isInitialize: (message) => message.method === 'initialize' && isInitializeRequest(message),
  isJson: isJsonContentType,
  versions: SUPPORTED_PROTOCOL_VERSIONS,
};

/** For an answer that goes to no client. */
const UNREAD: Pick<Caller, 'whenAnswered' | 'taken'> = {
  whenAnswered: (listener) => listener(false),
  taken: async () => undefined,
};
