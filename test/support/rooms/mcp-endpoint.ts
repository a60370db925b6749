/** A Postroom with only an MCP endpoint: the real store, gate and HTTP server, a few small tools, and a stopped clock. */
import { rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createAccount } from '../../../src/core/access/accounts.ts';
import { createApiKey } from '../../../src/core/access/api-keys.ts';
import { createGate } from '../../../src/core/access/gate.ts';
import { type Actor, authenticate, type Scope } from '../../../src/core/base/actor.ts';
import { timeOrderedIds } from '../../../src/core/base/ids.ts';
import { eventStreams } from '../../../src/core/events/stream.ts';
import { atHand } from '../../../src/core/inbound/at-hand.ts';
import { lateMail } from '../../../src/core/inbound/late-mail.ts';
import { rush } from '../../../src/core/inbound/rush.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import { NO_METERS } from '../../../src/core/ports/meters.ts';
import { watchArrivals } from '../../../src/core/reading/waiting/arrivals.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { failureLimiter } from '../../../src/limits/failures.ts';
import { requestLimiter } from '../../../src/limits/requests.ts';
import { type McpEndpoint, type McpEndpointOptions, mcpEndpoint } from '../../../src/mcp/endpoint.ts';
import { QUEUE_BOUNDS, type QueueBounds } from '../../../src/store/commits/waiting-room.ts';
import { openStore } from '../../../src/store/open.ts';
import { makeDatabase } from '../postgres/test-database.ts';
import { atEnd, closedAtEnd, scratchFolder } from '../running/closing.ts';
import { smallTools } from '../tools/small-tools.ts';
import { standInClock } from './postroom.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: RpcMessage };

/** A JSON-RPC message as tests look at it, from a JSON body or the first event of a stream. */
export type RpcMessage = {
  id?: string | number | null;
  error?: { code: number; message: string };
  result?: { content?: { type: string; text: string }[]; isError?: boolean; structuredContent?: unknown };
};

export type Ask = { method?: string; headers?: Record<string, string | undefined>; body?: unknown; raw?: string };

export type McpRoom = Awaited<ReturnType<typeof openMcpRoom>>;
export type Instance = Awaited<ReturnType<typeof openInstance>>;

type Given = Partial<Omit<McpEndpointOptions, 'sessions'>> & {
  sessions?: Partial<McpEndpointOptions['sessions']>;
  /** How much of the queue of writes requests may fill. */
  bounds?: QueueBounds;
};

/** What the instances of one Postroom share. */
type Shared = { open(): Promise<Store>; clock: ReturnType<typeof standInClock>; account: { key: string } | null };

export const IDLE = 30 * 60_000;

export function initialize(params: object = {}): object {
  const asked = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' }, ...params };
  return { jsonrpc: '2.0', id: 0, method: 'initialize', params: asked };
}

export function call(id: number | string, name: string, args: object = {}): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
}

/** Opens a Postroom in a folder of its own; `reopen` gives it a new endpoint on the same store, as a restart does. */
export async function openMcpRoom({ bounds = QUEUE_BOUNDS, ...given }: Given = {}) {
  const dataDir = await scratchFolder();
  const { env, remove } = await makeDatabase(dataDir);
  const open = () => openStore({ dataDir, databaseUrl: env.DATABASE_URL ?? null, databasePool: 3, bounds }, true);
  const clock = standInClock(new Date('2026-03-01T12:00:00Z'));
  const room = await openInstance({ open, clock, account: null }, given);
  const others: Instance[] = [];
  /** A further instance on the same database, where the engine is one that instances share. */
  const another = async (more: Given = given): Promise<Instance> => {
    const other = await openInstance({ open, clock, account: room.account }, more);
    others.push(other);
    return other;
  };
  const close = atEnd(async () => {
    for (const other of others) await other.close();
    await room.close();
    await remove();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...room, another, close };
}

/** One of the instances of a Postroom, which may be the only one. */
async function openInstance(shared: Shared, given: Given) {
  const { clock } = shared;
  const store = await shared.open();
  const errors: object[] = [];
  const core = coreOf(store, clock, errors);
  const account = shared.account ?? (await createAccount(core, { name: 'acme', plan: 'unlimited' }));
  const owner = await authenticate(core, account.key);
  const held = holdable();
  const options: McpEndpointOptions = {
    core,
    gate: createGate(core, failureLimiter(3, 60, core), requestLimiter()),
    tools: smallTools(held),
    resources: [],
    prompts: [],
    server: { name: 'postroom', version: '1.2.3', instructions: 'Read mail, answer it.' },
    allowedHosts: [],
    allowedOrigins: [],
    clientAddress: (req) => String(req.headers['x-test-address'] ?? '192.0.2.1'),
    maxBodyBytes: 64 * 1024,
    streams: eventStreams(core),
    ...given,
    sessions: { idleMs: IDLE, perKey: 1000, perAccount: 2000, total: 10_000, ...given.sessions },
  };
  let endpoint = mcpEndpoint(options);
  const server = createServer((req, res) => void endpoint.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const clients: Client[] = [];

  async function ask({ method = 'POST', headers = {}, body, raw }: Ask): Promise<Answer> {
    const sent = { authorization: `Bearer ${account.key}`, ...defaults(method), ...headers };
    const present = Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined));
    return await new Promise((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', path: '/mcp', method, headers: present, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () => resolve(readAnswer(res.statusCode ?? 0, res.headers, Buffer.concat(chunks).toString())));
      });
      req.on('error', reject);
      req.end(raw ?? (body === undefined ? undefined : JSON.stringify(body)));
    });
  }

  return closedAtEnd({
    account,
    owner,
    clock,
    core,
    errors,
    held,
    store,
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    ask,
    endpoint: (): McpEndpoint => endpoint,
    /** The HTTP status of a call in a session. */
    async statusOf(session: string, key = account.key): Promise<number> {
      const headers = { 'mcp-session-id': session, authorization: `Bearer ${key}` };
      return (await ask({ headers, body: call(1, 'show_key') })).status;
    },
    /** A call, already running, that waits in the session until it is released, and its answer. */
    async heldCall(session: string): Promise<{ answer: Promise<Answer> }> {
      const { entered } = held.hold();
      const answer = ask({ headers: { 'mcp-session-id': session }, body: call(1, 'wait_here') });
      await entered;
      return { answer };
    },
    /** The id of a new session. */
    async session(key = account.key): Promise<string> {
      const { headers } = await ask({ headers: { authorization: `Bearer ${key}` }, body: initialize() });
      return String(headers['mcp-session-id']);
    },
    async client(key = account.key): Promise<{ client: Client; transport: StreamableHTTPClientTransport }> {
      const client = new Client({ name: 'agent', version: '1' });
      const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      });
      // The SDK types its own transport's optional members without `undefined`, which exactOptionalPropertyTypes tells apart.
      await client.connect(transport as Parameters<Client['connect']>[0]);
      clients.push(client);
      return { client, transport };
    },
    async key(scopes: Scope[], of: Actor = owner): Promise<string> {
      return (await createApiKey(core, of, { name: 'narrow', scopes })).key;
    },
    /** A GET stream that is open when this resolves; `ended` resolves with its text when the server ends it. */
    async stream(session: string, accept = 'text/event-stream'): Promise<{ ended: Promise<string>; leave(): void }> {
      return await new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${account.key}`, accept, 'mcp-session-id': session };
        const req = request({ port, host: '127.0.0.1', path: '/mcp', headers, agent: false }, (res) => {
          if (res.statusCode !== 200) reject(new Error(`${res.statusCode}`));
          let text = '';
          res.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          res.on('error', () => undefined);
          resolve({ ended: new Promise((end) => res.on('end', () => end(text))), leave: () => req.destroy() });
        });
        req.on('error', reject);
        req.end();
      });
    },
    reopen(): void {
      endpoint = mcpEndpoint(options);
    },
    /** Fills the queue of writes with requests, if its bounds let one wait; resolves what empties it. */
    async crowded(): Promise<() => Promise<void>> {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let first = Promise.resolve();
      await new Promise<void>((begun) => {
        // The instance may be noting something itself just then, which must not have this refused.
        first = store.write(
          async () => {
            begun();
            await released;
          },
          { own: true },
        );
      });
      const second = store.write(async () => undefined).catch(() => undefined);
      return async () => {
        release();
        await Promise.all([first, second]);
      };
    },
    async rows(): Promise<number> {
      return await store.read((tx) => tx.sessions.count('all', 10_000));
    },
    async close(): Promise<void> {
      held.release();
      for (const client of clients) await client.close();
      await endpoint.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  });
}

function defaults(method: string): Record<string, string> {
  return method === 'POST'
    ? { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    : { accept: 'text/event-stream' };
}

function readAnswer(status: number, headers: IncomingHttpHeaders, text: string): Answer {
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? (headers['content-type']?.includes('json') ? text : '{}');
  return { status, headers, text, json: JSON.parse(data) };
}

/** Without mail and DNS: no tool here asks for them. */
function coreOf(store: Store, clock: { now(): Date }, errors: object[]): Core {
  const log = { debug() {}, info() {}, warn() {}, error: (fields: object) => void errors.push(fields) };
  const urls = { baseUrl: 'https://api.acme.test', appUrl: 'https://App.acme.test:8443' };
  const settings = {
    ...urls,
    sharedDomain: 'postroom.localhost',
    mailHost: 'postroom.localhost',
    relay: false,
    signedWebhook: true,
    maxMimeBytes: 1000,
    acceptAfterMs: 999_999,
    backlog: { mails: 1000, bytes: 1024 ** 3 },
    historyDays: 30,
  };
  const arrivals = watchArrivals(store, log);
  return {
    store,
    clock,
    ids: timeOrderedIds(clock),
    arrivals,
    atHand: atHand(clock),
    rush: rush(clock),
    lateMail: lateMail(),
    // Nobody checks senders here.
    earlyChecks: { begin: () => null },
    settings,
    meters: NO_METERS,
    log,
  } as Partial<Core> as Core;
}

/** Calls wait here until the test releases them; `entered` resolves when the next one has come. */
function holdable() {
  let release = () => {};
  let enter = () => {};
  let gate = Promise.resolve();
  return {
    hold(): { entered: Promise<void> } {
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return {
        entered: new Promise((resolve) => {
          enter = resolve;
        }),
      };
    },
    async wait(): Promise<void> {
      enter();
      await gate;
    },
    release: () => release(),
  };
}
