/** Opens the PostgreSQL store: migrations, a pool that reads, one connection that writes, and what wakes the other instances. */
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Store } from '../../core/store/store.ts';
import { groupCommit } from '../group-commit.ts';
import { refuseHalfMoved } from '../moving/state.ts';
import type { Database } from '../prepared.ts';
import { unitOf, viewOf } from '../queries.ts';
import type { SearchIndex } from '../search.ts';
import type { RowsOf, Same, Tables } from '../tables.ts';
import { type Connections, LOCKS } from './connections.ts';
import { migrateTo } from './migrate.ts';
import { connectPglite } from './pglite.ts';
import * as postgresTables from './schema.ts';
import * as postgresIndex from './search-index.ts';
import { connectServer } from './server.ts';
import { transactionsOn } from './transaction.ts';
import { explained, translate } from './troubles.ts';
import { watchWakes } from './wakes.ts';

/** Units of work that share a commit at most: each is a subtransaction, and PostgreSQL looks 64 of them up quickly. */
const UNITS_PER_COMMIT = 60;

export type OpenOptions = {
  /** postgres://…, or pglite:FOLDER for the PostgreSQL inside this process. */
  url: string;
  /** False for a short-lived command beside running servers. */
  migrate: boolean;
  /** Connections that read, at most. */
  readers: number;
};

/** Throws an Error with a plain sentence when the server is not reached, refuses, or holds what this version cannot read. */
export async function openPostgres(options: OpenOptions): Promise<Store> {
  const connections = await connect(options);
  try {
    await migrateTo(connections, options.migrate);
    await refuseHalfMoved(connections.read);
    return await storeOn(connections);
  } catch (error) {
    await connections.close();
    throw explained(error);
  }
}

/** To a server or to PGlite, as the URL says. */
export async function connect({ url, readers }: Pick<OpenOptions, 'url' | 'readers'>): Promise<Connections> {
  if (!url.startsWith('pglite:')) return connectServer({ url, readers });
  return await connectPglite(url.slice('pglite:'.length));
}

async function storeOn(connections: Connections): Promise<Store> {
  const { query, transaction } = transactionsOn(connections.writing);
  const { read, writing, tables, searchIndex } = asEngine({
    read: drizzle(connections.read),
    writing: drizzle(query),
    tables: postgresTables,
    searchIndex: postgresIndex,
  });
  const wakes = await watchWakes(connections, randomUUID());
  const view = viewOf(read, tables, searchIndex);
  const { unit, hooks, woken } = unitOf(writing, tables, searchIndex, wakes.tell);
  const announced = {
    ...hooks,
    beforeCommit: async () => {
      await hooks.beforeCommit();
      await wakes.announce(woken(), query);
    },
  };
  const end = async () => {
    connections.hurry();
    await commits.close();
    await wakes.close();
    await connections.close();
  };
  let ended: Promise<void> | null = null;
  const told = <T>(work: Promise<T>) =>
    work.catch((error: unknown): never => {
      throw translate(error);
    });
  const commits = groupCommit({ transaction, unit, hooks: announced, translate, limit: UNITS_PER_COMMIT });
  return {
    read: (work) => told(work(view)),
    write: (work) => commits.write(work),
    onWake: wakes.listen,
    shared: true,
    once: (name, work) => told(connections.unlessBusy(LOCKS.once(name), work)),
    close: async () => {
      ended ??= end();
      await ended;
    },
  };
}

type Engine = { read: Database; writing: Database; tables: Tables; searchIndex: SearchIndex };
type OfPostgres = {
  read: ReturnType<typeof drizzle>;
  writing: ReturnType<typeof drizzle>;
  tables: typeof postgresTables;
  searchIndex: typeof postgresIndex;
};

/** The one cast: drizzle's types name the engine, and the queries are written for SQLite's. What they ask, both builders answer. */
function asEngine(engine: OfPostgres): Engine {
  // Does not compile unless every table has the same rows on both engines.
  const sameRows: Same<RowsOf<typeof postgresTables>, RowsOf<Tables>> = true;
  return sameRows && (engine as unknown as Engine);
}
