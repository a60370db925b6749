/** Connections to a PostgreSQL server: how they begin, what they are asked, and how they end whatever the server does. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Query, SETTINGS, withoutNul } from './connections.ts';

/** Statements that are parsed once for each connection; more than these are parsed every time. */
const MOST_NAMED = 500;

/** How often one is seen before: lists of every length are texts of their own, and most come once. */
const WORTH_A_NAME = 5;
const MOST_SEEN = 5000;

/** How long a goodbye may take. */
const GOODBYE = 1000;

/** A statement has ended by itself long before (SETTINGS): the server, or the way to it, is gone without a word. */
const SILENCE = 65_000;

export type Client = pg.Client;
export type ClientConfig = pg.ClientConfig;

export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'postroom',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5000,
    query_timeout: SILENCE,
  };
}

/** Connected and set; failures while nothing is asked of it show in the next query, and in the event `end`. */
export async function connected(config: ClientConfig): Promise<Client> {
  const client = new pg.Client(config);
  // Whoever uses it meets the failure; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    return client;
  } catch (error) {
    void parted(client);
    throw error;
  }
}

/** Connections that are made as they are needed, so many at most; `all` are those there are. */
export function poolOf(config: ClientConfig, most: number): { pool: pg.Pool; all: ReadonlySet<Client> } {
  const all = new Set<Client>();
  const made = new pg.Pool({
    ...config,
    max: most,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => client.query(SETTINGS),
  });
  // A connection that is lost while it is idle is replaced when it is needed.
  made.on('error', () => {});
  made.on('connect', (client) => void all.add(client));
  made.on('remove', (client) => void all.delete(client));
  return { pool: made, all };
}

/** Says goodbye, and hangs up where nobody answers. */
export async function parted(client: Client): Promise<void> {
  const ended = new AbortController();
  const hungUp = pause(GOODBYE, undefined, { signal: ended.signal, ref: false }).then(
    () => hangUp(client),
    () => {},
  );
  const saidGoodbye = client.end().catch(() => hangUp(client));
  await Promise.race([hungUp, saidGoodbye]);
  ended.abort();
}

/** What is under way on it fails at once. */
export function hangUp(client: Client): void {
  client.connection.stream.destroy();
}

/** Names for statements, the same for all connections. */
export type Names = (text: string) => string | undefined;

export function names(): Names {
  const all = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = all.get(text);
    if (known !== undefined || all.size >= MOST_NAMED) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < WORTH_A_NAME) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `q${all.size}`;
    all.set(text, name);
    return name;
  };
}

export function queryOn(client: Client | pg.Pool, named: Names): Query {
  return (text, parameters) =>
    client.query({ name: named(text), text, values: withoutNul(parameters), rowMode: 'array', types: TYPES });
}

/** Times and large numbers as they are written: the columns read them. */
const { INT8, TIMESTAMPTZ } = pg.types.builtins;
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === TIMESTAMPTZ ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
};
