/** The 2026-07-28 revision of MCP, which has no sessions: each request has a server of its own. The only file that knows version 2 of the SDK. */
import type { IncomingHttpHeaders } from 'node:http';
import {
  createMcpHandler,
  isLegacyRequest,
  type McpHttpHandler,
  Server,
  type ServerContext,
  type ServerEvent,
  type ServerEventBus,
} from '@modelcontextprotocol/server';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/actor.ts';
import type { Log } from '../core/ports.ts';
import { type Answers, RPC, RpcError } from './answers.ts';
import type { Catalog } from './catalog.ts';
import { methodsOf } from './methods.ts';

export type ModernOptions = {
  answers: Answers;
  catalog: Catalog;
  server: { name: string; version: string; instructions: string };
  log: Log;
};

/** One POST; `body` is its JSON. `gone` aborts when the client hangs up. */
export type ModernRequest = { headers: IncomingHttpHeaders; body: unknown; actor: Actor; gone: AbortSignal };

export type Modern = {
  /** Whether the POST speaks this revision: it says so in `_meta` of each request, or in its MCP-Protocol-Version. */
  speaks(headers: IncomingHttpHeaders, body: unknown): Promise<boolean>;
  handle(request: ModernRequest): Promise<Response>;
  /** Ends the streams of callers whom `mayStay` refuses. */
  sweep(mayStay: (actor: Actor) => Promise<boolean>): Promise<void>;
  /** Ends streams and calls. */
  close(): Promise<void>;
};

/** Subscriptions of all callers together, and resources of one. */
const MAX_SUBSCRIPTIONS = 1024;
const MAX_WATCHED = 100;
const KEEP_ALIVE = 15_000;
const CAPABILITIES = { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {}, logging: {} };
const FORWARDED = /^(?:accept|content-type|mcp-[a-z-]+)$/;

export function modernMcp(options: ModernOptions): Modern {
  const listening = new Map<McpHttpHandler, Actor>();
  const shared = handlerOn(new WatchBus(), options);

  /** A bus for all would tell each caller what happens to the others. */
  async function listen(request: ModernRequest): Promise<Response> {
    if (listening.size >= MAX_SUBSCRIPTIONS)
      return refused(request.body, RPC.internal, 'There are too many subscriptions. Try again later.');
    const watched = watchedUris(request.body);
    if (watched.length > MAX_WATCHED)
      return refused(request.body, RPC.invalidParams, `A subscription names ${MAX_WATCHED} resources at most.`);
    const bus = new WatchBus();
    const stops: (() => void)[] = [];
    const stop = () => {
      for (const one of stops.splice(0)) one();
      listening.delete(handler);
    };
    const handler = handlerOn(bus, options);
    try {
      for (const uri of watched) {
        stops.push(await options.catalog.watch(request.actor, uri, () => bus.publish({ kind: 'resource_updated', uri })));
      }
    } catch (error) {
      stop();
      if (!(error instanceof RpcError)) throw error;
      return refused(request.body, error.code, error.message);
    }
    listening.set(handler, request.actor);
    bus.onLeft = stop;
    request.gone.addEventListener('abort', stop, { once: true });
    return await exchange(handler, request);
  }

  return {
    speaks: async (headers, body) => !(await isLegacyRequest(webRequest(headers), body)),
    handle: (request) => (methodOf(request.body) === 'subscriptions/listen' ? listen(request) : exchange(shared, request)),
    async sweep(mayStay) {
      for (const [handler, actor] of [...listening]) if (!(await mayStay(actor))) await handler.close();
    },
    async close() {
      await Promise.all([shared, ...listening.keys()].map((handler) => handler.close()));
    },
  };
}

/** Where one stream hears of changes; `onLeft` is called when it has ended. */
class WatchBus implements ServerEventBus {
  readonly #listeners = new Set<(event: ServerEvent) => void>();
  onLeft: () => void = () => {};

  publish(event: ServerEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  subscribe(listener: (event: ServerEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.onLeft();
    };
  }
}

function handlerOn(
  bus: ServerEventBus,
  { answers, catalog, server: { instructions, ...identity }, log }: ModernOptions,
): McpHttpHandler {
  const methods = methodsOf(answers, catalog);
  const serve = () => {
    const server = new Server(identity, { capabilities: CAPABILITIES, instructions });
    server.fallbackRequestHandler = async ({ method, params }, context) => {
      return { ...(await methods.answer(method, params, { actor: actorOf(context), session: null, call: callOf(context) })) };
    };
    return server;
  };
  return createMcpHandler(serve, {
    legacy: 'reject',
    bus,
    keepAliveMs: KEEP_ALIVE,
    onerror: (error) => log.debug({ err: error }, 'a stateless MCP request was refused or lost'),
  });
}

async function exchange(handler: McpHttpHandler, { headers, body, actor, gone }: ModernRequest): Promise<Response> {
  const authInfo = { token: '', clientId: actor.key.id, scopes: actor.key.scopes, extra: { actor } };
  return await handler.fetch(webRequest(headers, gone), { parsedBody: body, authInfo });
}

/** The credential is no part of it; the actor is passed beside it. */
function webRequest(headers: IncomingHttpHeaders, signal?: AbortSignal): Request {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => FORWARDED.test(entry[0]) && typeof entry[1] === 'string',
  );
  return new Request('http://localhost/mcp', { method: 'POST', headers: kept, ...(signal ? { signal } : {}) });
}

function actorOf(context: ServerContext): Actor {
  const actor = context.http?.authInfo?.extra?.actor;
  if (!actor) throw new Error('A request reached the MCP server without an actor');
  // `exchange` put it there; it is the only way into the handler.
  return actor as Actor;
}

function callOf({ mcpReq }: ServerContext): Call {
  const token = mcpReq._meta?.progressToken;
  return {
    signal: mcpReq.signal,
    progress: (progress, total, message) => {
      if (token === undefined) return;
      const params = { progressToken: token, progress, total, message };
      void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
    },
    log: (level, message) => void mcpReq.log(level, message, 'postroom').catch(() => undefined),
  };
}

function methodOf(body: unknown): unknown {
  return isRecord(body) ? body.method : undefined;
}

/** What the SDK's own check of the request will say of anything else. */
function watchedUris(body: unknown): string[] {
  const params = isRecord(body) && isRecord(body.params) ? body.params : {};
  const wanted = isRecord(params.notifications) ? params.notifications.resourceSubscriptions : [];
  return Array.isArray(wanted) ? [...new Set(wanted.filter((uri): uri is string => typeof uri === 'string'))] : [];
}

function refused(body: unknown, code: number, message: string): Response {
  const id = isRecord(body) && (typeof body.id === 'string' || typeof body.id === 'number') ? body.id : null;
  return Response.json({ jsonrpc: '2.0', id, error: { code, message } });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
