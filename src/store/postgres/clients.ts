/** Connections to a PostgreSQL server: how they are opened, queried, and closed whatever the server does. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Query, SETTINGS, withoutNul } from './connections.ts';
import { RETRY_FOR } from './retry.ts';

/** How many statements are prepared by name, once per connection. Other statements are parsed every time. */
const MOST_NAMED = 500;

/** A statement is named when it is seen this often. A list of each length makes a text of its own, and most of those come once. */
const WORTH_A_NAME = 5;
const MOST_SEEN = 5000;

/** How long closing a connection in order may take, in milliseconds. */
const CLOSE_TIMEOUT = 1000;

/** In milliseconds. The server ends a statement earlier (SETTINGS), so a longer silence means that it is gone. */
const QUERY_TIMEOUT = 65_000;

export type Client = pg.Client;
export type ClientConfig = pg.ClientConfig;

export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'postroom',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A machine under load may need several seconds for one. Giving up earlier than the call does would only begin it anew.
    connectionTimeoutMillis: RETRY_FOR,
    query_timeout: QUERY_TIMEOUT,
  };
}

/** Opens a connection with our settings. A failure while it is idle shows in the next query and in the event `end`. */
export async function connected(config: ClientConfig): Promise<Client> {
  const client = new pg.Client(config);
  // The next query fails; an `error` event without a listener would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    return client;
  } catch (error) {
    void disconnect(client);
    throw error;
  }
}

/** A pool that opens connections as they are needed, `most` at most. `all` are those that are open. */
export function poolOf(config: ClientConfig, most: number): { pool: pg.Pool; all: ReadonlySet<Client> } {
  const all = new Set<Client>();
  const made = new pg.Pool({
    ...config,
    max: most,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => client.query(SETTINGS),
  });
  // An idle connection that is lost is replaced when the next one is needed.
  made.on('error', () => {});
  made.on('connect', (client) => void all.add(client));
  made.on('remove', (client) => void all.delete(client));
  return { pool: made, all };
}

/** Closes the connection in order, or cuts it when the server does not answer. */
export async function disconnect(client: Client): Promise<void> {
  const ended = new AbortController();
  const cut = pause(CLOSE_TIMEOUT, undefined, { signal: ended.signal, ref: false }).then(
    () => hangUp(client),
    () => {},
  );
  const closed = client.end().catch(() => hangUp(client));
  await Promise.race([cut, closed]);
  ended.abort();
}

/** Cuts the connection: what is under way on it fails at once. */
export function hangUp(client: Client): void {
  client.connection.stream.destroy();
}

/** Names of prepared statements, the same on all connections. */
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

/** Times and large integers stay text: the columns decode them. */
const { INT8, TIMESTAMPTZ } = pg.types.builtins;
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === TIMESTAMPTZ ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
};
