/** MCP revision 2026-07-28, without sessions. The only file that names version 2 of the SDK; each request gets one of its servers. */
import type { IncomingHttpHeaders } from 'node:http';
import {
  createMcpHandler,
  isLegacyRequest,
  LOG_LEVEL_META_KEY,
  type McpRequestContext,
  Server,
  type ServerContext,
  type ServerEvent,
  type ServerEventBus,
} from '@modelcontextprotocol/server';
import { LOG_LEVELS, type LogLevel } from '../../tools/tool.ts';
import { ACCOUNT_PAUSED, type Actor, scopesOf, standingOf } from '../core/base/actor.ts';
import { isRecord } from '../core/base/is-record.ts';
import { openSlots, type SlotLimits } from '../core/base/open-slots.ts';
import type { Core } from '../core/ports/core.ts';
import type { Leaving } from '../http/leaving.ts';
import { callOf } from './call-notifications.ts';
import type { OpenAnswer } from './events/stream.ts';
import { CAPABILITIES, methodsOf, type Offered, STREAM } from './methods.ts';
import { RPC, RpcError } from './rpc-errors.ts';

export type StatelessOptions = Offered & {
  core: Core;
  server: { name: string; version: string; instructions: string };
  /** Subscriptions that may be open at this instance: each takes memory. */
  limits: SlotLimits;
};

/** One POST; `body` is its JSON. `left` tells when the client hangs up, or has all of its answer. */
export type StatelessRequest = { headers: IncomingHttpHeaders; body: unknown; actor: Actor; left: Leaving };

export type StatelessMcp = {
  /** Whether a POST is of this revision, by the `_meta` of its request or by its MCP-Protocol-Version. */
  speaks(headers: IncomingHttpHeaders, body: unknown): Promise<boolean>;
  handle(request: StatelessRequest): Promise<Response>;
  /** Ends the calls and subscriptions of keys that no longer work. */
  sweep(): Promise<void>;
  /** Ends subscriptions, which would not end by themselves. */
  endStreams(reason: string): void;
  /** Answers the calls that still run with an error that says `reason`. */
  close(reason: string): void;
};

/** Resources that one subscription may name. */
const MAX_WATCHED = 100;
/** Shorter than the idle time of common proxies, in milliseconds. */
const KEEP_ALIVE = 15_000;
const RETRY_AFTER = 30;
/** Names of headers that the SDK is given. The credential is none of them: the actor is passed in its place. */
const FORWARDED = /^(?:accept|content-type|mcp-[a-z-]+)$/;

/** A call or a subscription that is open. */
type Open = { actor: Actor; end(reason: string): void };

export function statelessMcp({
  server: { instructions, ...identity },
  limits,
  core,
  ...offered
}: StatelessOptions): StatelessMcp {
  const { catalog } = offered;
  const methods = methodsOf(offered);
  const calls = new Set<Open>();
  const listening = new Set<Open>();
  const slots = openSlots(limits);
  const handlerOn = (bus: ServerEventBus, responseMode: 'auto' | 'sse') =>
    createMcpHandler(serve, {
      legacy: 'reject',
      bus,
      responseMode,
      keepAliveMs: KEEP_ALIVE,
      onerror: (error) => core.log.debug({ err: error }, 'a stateless MCP request was refused or lost'),
    });
  // A call may take minutes, and only a stream can be kept alive meanwhile.
  const handlers = { call: handlerOn(new ChangeBus(), 'sse'), other: handlerOn(new ChangeBus(), 'auto') };

  function serve({ requestInfo }: McpRequestContext): Server {
    const server = new Server(identity, { capabilities: CAPABILITIES, instructions });
    // Without a handler the SDK itself refuses the request, with the right status. It has checked that the header agrees with the body.
    if (!methods.knows(requestInfo?.headers.get('mcp-method')?.trim() ?? '')) return server;
    server.fallbackRequestHandler = async ({ method, params }, context) => {
      const { actor, ending, left } = exchangeOf(context);
      ending.throwIfAborted();
      const call = callIn(context, ending, left);
      const { id: requestId, notify } = context.mcpReq;
      const answer: OpenAnswer = {
        requestId,
        send: (name, told) => notify({ method: name, params: { ...told } }),
        taken: left.taken,
      };
      const ended = new Promise<never>((_resolve, reject) => {
        ending.addEventListener('abort', () => reject(ending.reason), { once: true });
      });
      return { ...(await Promise.race([methods.answer(method, params, { actor, session: null, call, answer }), ended])) };
    };
    return server;
  }

  async function exchange(
    handler: Handler,
    { headers, body, actor, left }: StatelessRequest,
    ending: AbortSignal,
  ): Promise<Response> {
    const known: Exchange = { actor, ending, left };
    const authInfo = { token: '', clientId: actor.key.id, scopes: [...scopesOf(actor.key)], extra: known };
    return await handler.fetch(webRequest(headers, left.signal()), { parsedBody: body, authInfo });
  }

  async function answer(request: StatelessRequest): Promise<Response> {
    const ending = new AbortController();
    const open = { actor: request.actor, end: (reason: string) => ending.abort(new RpcError(RPC.server, reason)) };
    hold(calls, open, request.left);
    const method = methodOf(request.body);
    const handler = method === 'tools/call' || method === STREAM ? handlers.call : handlers.other;
    return await exchange(handler, request, ending.signal);
  }

  /** Each on a bus of its own, as a shared one would tell each caller of the changes of the others. */
  async function listen(request: StatelessRequest): Promise<Response> {
    const { actor, body, left } = request;
    const uris = wantedUris(body);
    if (uris.length > MAX_WATCHED)
      return refused(body, RPC.invalidParams, `A subscription names ${MAX_WATCHED} resources at most.`);
    const slot = slots.take(actor);
    if ('full' in slot) return tooMany(body);
    const bus = new ChangeBus();
    const handler = handlerOn(bus, 'auto');
    const stops: (() => void)[] = [slot.free];
    const stop = () => {
      for (const one of stops.splice(0)) one();
    };
    let over: string | null = null;
    const end = (reason: string) => {
      over = reason;
      void handler.close();
    };
    hold(listening, { actor, end }, left);
    left.whenLeft(stop);
    try {
      for (const uri of uris) stops.push(await catalog.watch(actor, uri, () => bus.changed(uri)));
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      // This revision has no code for an unknown resource.
      return refused(body, error.code === RPC.noResource ? RPC.invalidParams : error.code, error.message, error.data);
    } finally {
      if (left.hasLeft()) stop();
    }
    if (over !== null) return refused(body, RPC.server, over);
    return await exchange(handler, request, left.signal());
  }

  /** Why a caller is let in no longer; null = it is. */
  async function refusalOf(actor: Actor): Promise<string | null> {
    const standing = await core.store.read((tx) => standingOf(core, tx, actor));
    if (standing === 'active') return null;
    return standing === 'paused' ? ACCOUNT_PAUSED : 'This API key works no longer.';
  }

  return {
    speaks: async (headers, body) => !(await isLegacyRequest(webRequest(headers, null), body)),
    handle: (request) => (methodOf(request.body) === 'subscriptions/listen' ? listen(request) : answer(request)),
    async sweep() {
      for (const open of [...listening, ...calls]) {
        const refusal = await refusalOf(open.actor);
        if (refusal !== null) open.end(refusal);
      }
    },
    endStreams(reason) {
      for (const open of listening) open.end(reason);
    },
    close(reason) {
      for (const open of calls) open.end(reason);
    },
  };
}

type Handler = ReturnType<typeof createMcpHandler>;

/** What `exchange` tells the server of one request. */
type Exchange = { actor: Actor; ending: AbortSignal; left: Leaving };

function exchangeOf(context: ServerContext): Exchange {
  const extra = context.http?.authInfo?.extra;
  if (!extra?.actor) throw new Error('A request reached the MCP server without an actor');
  // `exchange` put it there, and every request comes through it.
  return extra as Exchange;
}

/** Keeps it in the set until the client is gone, or has all of its answer. */
function hold(opens: Set<Open>, open: Open, left: Leaving): void {
  opens.add(open);
  left.whenLeft(() => opens.delete(open));
}

/** The bus of one subscription. It publishes one event for all mail of a commit. */
class ChangeBus implements ServerEventBus {
  readonly #listeners = new Set<(event: ServerEvent) => void>();
  readonly #changed = new Set<string>();

  changed(uri: string): void {
    if (this.#changed.size === 0) queueMicrotask(() => this.#publishAll());
    this.#changed.add(uri);
  }

  #publishAll(): void {
    for (const uri of this.#changed) this.publish({ kind: 'resource_updated', uri });
    this.#changed.clear();
  }

  publish(event: ServerEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  subscribe(listener: (event: ServerEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

function callIn({ mcpReq }: ServerContext, ending: AbortSignal, left: Leaving) {
  return callOf({
    signal: () => AbortSignal.any([mcpReq.signal, ending]),
    requestId: mcpReq.id,
    progressToken: mcpReq._meta?.progressToken,
    level: () => leastOf(mcpReq.envelope),
    send: (notification) => mcpReq.notify(notification),
    whenAnswered: left.whenLeft,
  });
}

/** A POST as the SDK takes it. */
function webRequest(headers: IncomingHttpHeaders, signal: AbortSignal | null): Request {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => FORWARDED.test(entry[0]) && typeof entry[1] === 'string',
  );
  // All that it looks at where the body is read already. A whole Request costs several times as much, and makes signals of its own.
  return { method: 'POST', url: 'http://localhost/mcp', headers: new Headers(kept), signal } as Request;
}

/** The log level that the request asks for; null = it asks for no log. */
function leastOf(envelope: Record<string, unknown> = {}): LogLevel | null {
  const asked = envelope[LOG_LEVEL_META_KEY];
  return LOG_LEVELS.find((level) => level === asked) ?? null;
}

function methodOf(body: unknown): unknown {
  return isRecord(body) ? body.method : undefined;
}

/** Ignores what does not fit, which the SDK refuses when it checks the request. */
function wantedUris(body: unknown): string[] {
  const params = isRecord(body) && isRecord(body.params) ? body.params : {};
  const wanted = isRecord(params.notifications) ? params.notifications.resourceSubscriptions : [];
  return Array.isArray(wanted) ? [...new Set(wanted.filter((uri): uri is string => typeof uri === 'string'))] : [];
}

function tooMany(body: unknown): Response {
  const message = 'There are as many subscriptions as are allowed. End one, or try again later.';
  return refused(body, RPC.server, message, undefined, { status: 429, headers: { 'Retry-After': String(RETRY_AFTER) } });
}

function refused(body: unknown, code: number, message: string, data?: object, init: ResponseInit = {}): Response {
  const id = isRecord(body) && (typeof body.id === 'string' || typeof body.id === 'number') ? body.id : null;
  return Response.json({ jsonrpc: '2.0', id, error: { code, message, ...(data ? { data } : {}) } }, init);
}
