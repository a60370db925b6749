/** Starts a whole Postroom for a test, through its own wiring, on a free port and an empty folder. */
import { rm } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type App, configure, openRegistry, type Parts, startApp } from '../../../src/app.ts';
import { createAccount, type Registry } from '../../../src/core/access/accounts.ts';
import { createLog } from '../../../src/log.ts';
import { call } from '../clients/call.ts';
import { makeDatabase } from '../postgres/test-database.ts';
import { postMail, SIGNING_KEY, type WebhookAnswer } from '../providers/webhook.ts';
import { atEnd, closedAtEnd, scratchFolder } from '../running/closing.ts';
import { keptAuthenticatorPool, keptThread } from '../running/kept-threads.ts';
import { dkimKeyPair } from '../servers/rsa-keys.ts';
import { type Row, rawSql } from '../store/raw-sql.ts';

export { SIGNING_KEY } from '../providers/webhook.ts';

/** A full-scope key of the operator's account. */
export const API_KEY = 'test-key-of-the-operator-0123456789';

export type Json = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way an untyped client would
export type Answer = { status: number; headers: Headers; body: any };

export type Postroom = {
  app: App;
  url: string;
  dataDir: string;
  /** What a command needs to find this room's store: DATA_DIR, and DATABASE_URL where the engine is PostgreSQL. */
  env: Record<string, string>;
  /** A statement on its tables, past the store; see `rawSql`. */
  sql(text: string, ...values: unknown[]): Promise<Row[]>;
  /** Its accounts, as the command line opens them beside the running app. */
  registry(): Promise<Registry>;
  /** A REST call; `key` is API_KEY unless given, null sends none. */
  rest(
    method: string,
    path: string,
    body?: unknown,
    options?: { key?: string | null; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** The bytes a path answers, as a download. */
  download(path: string, key?: string): Promise<{ status: number; headers: Headers; bytes: Buffer }>;
  /** Address of the provider's webhook. */
  webhook: string;
  /** The provider posts a mail, signed now unless `options` say otherwise. */
  inbound(recipient: string, mime: string | Buffer, options?: Parameters<typeof postMail>[2]): Promise<WebhookAnswer>;
  /** Opens a further account beside the running app, as the command line does; answers its full-scope key. */
  account(plan?: string): Promise<string>;
  /** An MCP client with a session of its own; `headers` go with each of its requests. */
  mcp(
    key?: string,
    headers?: Record<string, string>,
  ): Promise<{ client: Client; call(name: string, input?: Json): Promise<Answer>; close(): Promise<void> }>;
  /** Closes the app and starts another on the same folder. */
  restart(env?: Record<string, string>): Promise<void>;
  /** A further instance on the same database, where the engine is one that instances share; it ends with this room at the latest. */
  another(env?: Record<string, string>): Promise<Postroom>;
  close(): Promise<void>;
};

/** A folder and a database, and what a self-hoster would set. */
type Place = { dataDir: string; env: Record<string, string>; parts: Partial<Parts> };

/** `env` is what a self-hoster would set. Its folder is removed on close, which is at the end of the file at the latest. */
export async function startPostroom(env: Record<string, string> = {}, parts: Partial<Parts> = {}): Promise<Postroom> {
  const dataDir = await scratchFolder();
  const database = await makeDatabase(dataDir);
  const room = await roomIn({ dataDir, env: { ...database.env, ...env }, parts });
  const { close } = room;
  room.close = atEnd(async () => {
    await close();
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  });
  return room;
}

async function roomIn({ dataDir, env, parts }: Place): Promise<Postroom> {
  const others: Postroom[] = [];
  const configured = (extra: Record<string, string>) => {
    const defaults = {
      PORT: '0',
      DATA_DIR: dataDir,
      POSTROOM_API_KEY: API_KEY,
      PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY,
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      // Mail is there once its webhook is answered, however slow the machine is.
      ACCEPT_AFTER_MS: '999999',
    };
    return configure({ ...defaults, ...env, ...extra });
  };
  const start = (extra: Record<string, string>) => {
    const config = configured(extra);
    const threads = { parserThread: keptThread, authenticatorPool: keptAuthenticatorPool };
    return startApp(config, { log: createLog(config.logLevel), ...threads, dns: { dkimKeyPair }, ...parts });
  };
  const place = {
    DATA_DIR: dataDir,
    ...(env.DATABASE_URL ? { DATABASE_URL: env.DATABASE_URL } : {}),
    ...(env.NODE_ENV ? { NODE_ENV: env.NODE_ENV } : {}),
  };
  const room: Postroom = {
    app: await start({}),
    get url() {
      return room.app.url;
    },
    dataDir,
    env: place,
    sql: (text, ...values) => rawSql(place, text, values),
    registry: () => openRegistry(configured({})),
    rest: async (method, path, body, options = {}) => {
      const key = options.key === undefined ? API_KEY : options.key;
      const { status, headers, bytes } = await call(`${room.url}/api/v1${path}`, {
        method,
        headers: {
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = bytes.toString();
      return { status, headers, body: /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text };
    },
    download: (path, key = API_KEY) => call(`${room.url}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } }),
    get webhook() {
      return `${room.url}/webhooks/provider/inbound`;
    },
    inbound: (recipient, mime, options) => postMail(room.webhook, { recipient, mime }, options),
    account: async (plan = 'unlimited') => {
      const registry = await room.registry();
      try {
        return (await createAccount(registry, { name: plan, plan })).key;
      } finally {
        await registry.store.close();
      }
    },
    mcp: async (key = API_KEY, headers = {}) => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(
        new StreamableHTTPClientTransport(new URL(`${room.url}/mcp`), {
          requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } },
        }),
      );
      return closedAtEnd({
        client,
        call: async (name, input = {}) => {
          const result = await client.callTool({ name, arguments: input });
          const [text] = result.content as { text: string }[];
          return { status: result.isError ? 400 : 200, headers: new Headers(), body: JSON.parse(text?.text ?? 'null') };
        },
        close: () => client.close(),
      });
    },
    restart: async (extra = {}) => {
      await room.app.close();
      room.app = await start(extra);
    },
    another: async (extra = {}) => {
      const other = await roomIn({ dataDir, env: { ...env, ...extra }, parts });
      others.push(other);
      return other;
    },
    close: atEnd(async () => {
      await Promise.all(others.splice(0).map((other) => other.close()));
      await room.app.close();
    }),
  };
  return room;
}

/** A clock that stands still until a test moves it; it starts now, so that signatures made now hold. */
export function standInClock(start = new Date()): { now(): Date; pass(milliseconds: number): void } {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Waits until `look` answers something, at most a minute, or `minutes`. What takes longer is looked for less often, as each look is a call. */
export async function eventually<T>(what: string, look: () => Promise<T | null | undefined | false>, minutes = 1): Promise<T> {
  const end = Date.now() + minutes * 60_000;
  for (let pause = 10; Date.now() < end; pause = Math.min(pause * 1.2, 60)) {
    const found = await look();
    if (found) return found;
    await new Promise((next) => setTimeout(next, pause));
  }
  throw new Error(`it did not happen within ${minutes === 1 ? 'a minute' : `${minutes} minutes`}: ${what}`);
}
