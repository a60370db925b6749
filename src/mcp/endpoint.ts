/** The MCP endpoint: streamable HTTP (MCP 2025-11-25 and 2026-07-28, basic/transports) behind checks that always come in the same order. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Prompt } from '../../tools/prompts/prompt.ts';
import type { Resource } from '../../tools/resources/resource.ts';
import type { Tool } from '../../tools/tool.ts';
import { type Gate, refuseOverLimit } from '../core/access/gate.ts';
import type { Actor } from '../core/base/actor.ts';
import { isCode } from '../core/base/errors.ts';
import { within } from '../core/base/within.ts';
import type { EventStreams } from '../core/events/stream.ts';
import type { Core } from '../core/ports/core.ts';
import type { SessionRow } from '../core/store/sessions.ts';
import { hostCheck } from '../http/hosts.ts';
import { type Leaving, leaving } from '../http/leaving.ts';
import { readJson } from '../http/long-json.ts';
import { rateLimitFields, requestLimits } from '../http/rate-limit-fields.ts';
import { callerHeaders } from './caller-headers.ts';
import { catalogOf } from './catalog.ts';
import { deliver, deliverAnswer } from './deliver.ts';
import { eventMethods } from './events/methods.ts';
import {
  failed,
  idInUse,
  initializeTooLarge,
  METHODS,
  noSession,
  noStream,
  notInitialize,
  Refusal,
  stopping,
  tooLarge,
  unavailable,
  wrongMethod,
  wrongOwner,
} from './http-refusals.ts';
import { RPC, sentencesOf } from './rpc-errors.ts';
import type { Exchange } from './sessions/connection.ts';
import { type SessionLimits, STOPPING, storedSessions } from './sessions/sessions.ts';
import { type StdioSession, type StdioStreams, stdioSessions } from './stdio.ts';
import { toolAnswers } from './tools.ts';
import { initializeParams, sessionProtocol } from './v2025-11-25.ts';
import { statelessMcp } from './v2026-07-28.ts';

export type McpEndpointOptions = {
  core: Core;
  gate: Gate;
  /** In the order agents see them. */
  tools: readonly Tool[];
  resources: readonly Resource[];
  prompts: readonly Prompt[];
  server: { name: string; version: string; instructions: string };
  /** MCP_ALLOWED_HOSTS and MCP_ALLOWED_ORIGINS; empty = unset. */
  allowedHosts: string[];
  allowedOrigins: string[];
  sessions: SessionLimits;
  /** The streams of REST too, so that both have one limit. */
  streams: EventStreams;
  clientAddress(req: IncomingMessage): string;
  maxBodyBytes: number;
};

export type McpEndpoint = {
  /** Answers any request to the MCP path; its body must not have been read. Never rejects. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** One session over a pair of streams. `who` is called before every request, and throws PostroomError to refuse it. */
  stdio(streams: StdioStreams, who: () => Promise<Actor>): Promise<StdioSession>;
  /** To be called about once a minute. */
  sweep(): Promise<void>;
  /** Refuses new requests, ends streams, gives running calls a few seconds, and answers those that remain with an error. */
  close(): Promise<void>;
  /** How many sessions are in memory. */
  liveSessions(): number;
};

const MAX_INITIALIZE_BYTES = 16 * 1024;
/** How long close() waits for running calls, and then for clients to read their answers, in milliseconds. */
const CALL_GRACE = 5_000;
const ANSWER_GRACE = 1_000;

export function mcpEndpoint(options: McpEndpointOptions): McpEndpoint {
  const { core, gate } = options;
  const { baseUrl, appUrl } = core.settings;
  const wrongHost = hostCheck({ allowedHosts: options.allowedHosts, allowedOrigins: options.allowedOrigins, baseUrl, appUrl });
  const asked = callerHeaders(options.tools);
  const answers = toolAnswers(core, options.tools);
  const events = eventMethods(core, options.streams);
  const served = { answers, catalog: catalogOf(core, answers, options), events, server: options.server };
  const protocol = sessionProtocol({ ...served, log: core.log });
  const sessions = storedSessions(core, protocol, options.sessions);
  const stateless = statelessMcp({ ...served, core, limits: options.sessions });
  const stdio = stdioSessions(core, protocol);
  const handling = new Set<Promise<void>>();
  let closing = false;

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const handled = answer(req, res).catch((error: unknown) => refuse(core, res, error));
    handling.add(handled);
    await handled;
    handling.delete(handled);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (closing) throw stopping();
    const refusal = wrongHost(req.headers);
    if (refusal) throw new Refusal(403, RPC.server, refusal);
    if (!METHODS.includes(req.method ?? '')) throw wrongMethod();
    const actor = asked(await enter(gate, options.clientAddress(req), req, res), req.headers);
    if (typeof actor === 'string') throw new Refusal(400, RPC.invalidParams, actor);
    const id = req.headers['mcp-session-id'];
    if (id === undefined) return withoutSession(req, res, actor);
    const session = await sessions.find(String(id));
    if (!session) throw noSession();
    if (session.keyId !== actor.key.id) throw wrongOwner();
    if (req.method !== 'DELETE') return useSession(req, res, actor, session);
    await sessions.end(session.id);
    res.writeHead(200).end();
  }

  async function withoutSession(req: IncomingMessage, res: ServerResponse, actor: Actor): Promise<void> {
    if (req.method === 'GET') throw noStream();
    if (req.method !== 'POST') throw notInitialize(null);
    const body = await readMessage(req, options.maxBodyBytes);
    const exchange = { method: 'POST', headers: req.headers, body, actor, left: leaving(res) };
    if (await stateless.speaks(req.headers, body)) await deliver(await stateless.handle(exchange), res);
    else await openSession(exchange, res);
  }

  async function openSession(exchange: Exchange & { actor: Actor; left: Leaving }, res: ServerResponse): Promise<void> {
    const { actor, body, left } = exchange;
    const params = initializeParams(body);
    if (!params) throw notInitialize(body);
    const initialize = JSON.stringify(params);
    if (Buffer.byteLength(initialize) > MAX_INITIALIZE_BYTES) throw initializeTooLarge(MAX_INITIALIZE_BYTES);
    await sessions.open(actor, initialize, exchange, (answer) => deliverAnswer(answer, res, left)).catch(rethrowLimit);
  }

  async function useSession(req: IncomingMessage, res: ServerResponse, actor: Actor, session: SessionRow): Promise<void> {
    const method = req.method ?? '';
    const left = leaving(res);
    const body = method === 'POST' ? await readMessage(req, options.maxBodyBytes) : undefined;
    const found = await sessions.use(session, actor, async (connection) => {
      const taken = connection.idInUse(body);
      if (taken !== null) throw idInUse(taken);
      const exchanged = connection.exchange({ method, headers: req.headers, body, actor, left }).catch(rethrowLimit);
      await deliverAnswer(await exchanged, res, left);
    });
    if (!found) throw noSession();
  }

  async function close(): Promise<void> {
    closing = true;
    sessions.endStreams();
    stateless.endStreams(STOPPING);
    await Promise.all([within(CALL_GRACE, Promise.all(handling), undefined), stdio.close()]);
    stateless.close(STOPPING);
    await sessions.close();
    await within(ANSWER_GRACE, Promise.all(handling), undefined);
  }

  const sweep = async () => void (await Promise.all([sessions.sweep(), stateless.sweep()]));
  return { handle, stdio: stdio.open, sweep, close, liveSessions: sessions.inMemory };
}

/** A refusal of the gate becomes one of HTTP. Any other error is a failure of ours. Every answer but to a stranger tells what is left. */
async function enter(gate: Gate, address: string, { headers }: IncomingMessage, res: ServerResponse): Promise<Actor> {
  try {
    const entry = await gate.enter(address, headers.authorization);
    for (const [name, value] of Object.entries(rateLimitFields(requestLimits(entry)))) res.setHeader(name, value);
    refuseOverLimit(entry);
    return entry.actor;
  } catch (error) {
    if (isCode(error, 'unauthenticated'))
      throw new Refusal(401, RPC.server, sentencesOf(error), { 'WWW-Authenticate': 'Bearer realm="postroom"' });
    if (isCode(error, 'forbidden')) throw new Refusal(403, RPC.server, sentencesOf(error));
    return rethrowLimit(error);
  }
}

function rethrowLimit(error: unknown): never {
  if (isCode(error, 'too_large')) throw new Refusal(413, RPC.invalidRequest, sentencesOf(error));
  if (!isCode(error, 'rate_limited')) throw error;
  throw new Refusal(429, RPC.server, sentencesOf(error), { 'Retry-After': String(error.retryAfter ?? 1) });
}

/** The JSON of a POST. The rest of a body that is too large is not read, so that the client still gets the refusal. */
async function readMessage(req: IncomingMessage, limit: number): Promise<unknown> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const pieces = await new Promise<Buffer[]>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        req.pause();
        reject(tooLarge(limit));
      } else chunks.push(chunk);
    });
    req.on('end', () => resolve(chunks));
    req.on('error', reject);
  });
  try {
    return await readJson(pieces);
  } catch {
    throw new Refusal(400, RPC.parse, 'The body is not JSON. Send one JSON-RPC message with content-type application/json.');
  }
}

function refuse(core: Core, res: ServerResponse, error: unknown): void {
  if (res.destroyed) return;
  const known = error instanceof Refusal ? error : isCode(error, 'unavailable') ? unavailable(error) : null;
  if (!known) core.log.error({ err: error }, 'an MCP request failed');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const { status, code, message, headers } = known ?? failed();
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  res.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
