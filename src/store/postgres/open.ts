/** Opens the PostgreSQL store: migrations, a pool that reads, one connection that writes, and what wakes the other instances. */
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { type Meters, NO_METERS } from '../../core/ports/meters.ts';
import type { ReadTx, Store } from '../../core/store/store.ts';
import { type Apart, groupCommit } from '../commits/group-commit.ts';
import type { Warn } from '../commits/listeners.ts';
import { byContext } from '../commits/nesting.ts';
import { QUEUE_BOUNDS, type QueueBounds } from '../commits/waiting-room.ts';
import { type Sealing, sealingWith } from '../encryption/sealing.ts';
import { errorsMet } from '../errors-met.ts';
import { refuseHalfMoved } from '../moving/state.ts';
import { presenceQueries } from '../queries/instances.ts';
import type { SearchIndex } from '../queries/search.ts';
import { readTx, writeTx } from '../queries.ts';
import type { Database } from '../statements/prepared.ts';
import type { Migrating } from '../steps-told.ts';
import type { RowsOf, Same, Tables } from '../tables.ts';
import { type Connections, LOCKS, type Query } from './connections.ts';
import { explained, kindOf, translate } from './errors.ts';
import { migrateTo } from './migrate.ts';
import { connectPglite } from './pglite.ts';
import * as postgresTables from './schema.ts';
import { sealRows } from './sealed-rows.ts';
import * as postgresIndex from './search-index.ts';
import { connectServer } from './server.ts';
import { transactionsOn } from './transaction.ts';
import { watchWakes } from './wakes.ts';

/** How many units of work share a commit at most. Each is a subtransaction, and PostgreSQL caches 64 of them per transaction. */
const UNITS_PER_COMMIT = 60;

/** Other instances wait for the writing lock as long as this one's units take. */
const MS_PER_COMMIT = 250;

export type OpenOptions = {
  /** postgres://…, or pglite:FOLDER for PGlite, a PostgreSQL inside this process. */
  url: string;
  /** False for a short-lived command that runs while servers do. */
  migrate: boolean;
  /** Reading connections, at most. */
  readers: number;
  /** Without it, secrets are stored as they are. */
  sealing?: Sealing;
  bounds?: QueueBounds;
  meters?: Meters;
  warn?: Warn;
  migrating?: Migrating;
};

/**
 * Throws an Error with a plain sentence when the server is not reached, refuses, or holds a database that this version cannot read.
 */
export async function openPostgres(options: OpenOptions): Promise<Store> {
  const connections = await connect(options);
  try {
    await migrateTo(connections, options.migrate, options.migrating);
    await refuseHalfMoved(connections.read);
    const sealing = options.sealing ?? sealingWith([]);
    if (options.migrate) await sealRows(connections, sealing);
    return await storeOn(connections, sealing, options);
  } catch (error) {
    await connections.close();
    throw explained(error);
  }
}

/** The queries of a connection that only reads, to tables of this version. */
export function readingOn(query: Query, sealing: Sealing): ReadTx {
  const reading = drizzle(query);
  const { read, tables, searchIndex } = asEngine({
    read: reading,
    beating: reading,
    writing: reading,
    tables: postgresTables,
    searchIndex: postgresIndex,
  });
  return readTx(read, tables, { searchIndex, sealing });
}

/** Connects to a server or to PGlite, as the URL says. */
export async function connect({ url, readers }: Pick<OpenOptions, 'url' | 'readers'>): Promise<Connections> {
  if (!url.startsWith('pglite:')) return connectServer({ url, readers });
  return await connectPglite(url.slice('pglite:'.length));
}

async function storeOn(
  connections: Connections,
  sealing: Sealing,
  { bounds = QUEUE_BOUNDS, warn = () => {}, meters = NO_METERS }: Pick<OpenOptions, 'bounds' | 'warn' | 'meters'>,
): Promise<Store> {
  const { query, transaction } = transactionsOn(connections.writing);
  const { read, beating, writing, tables, searchIndex } = asEngine({
    read: drizzle(connections.read),
    beating: drizzle(connections.beating),
    writing: drizzle(query),
    tables: postgresTables,
    searchIndex: postgresIndex,
  });
  const wakes = await watchWakes(connections, randomUUID(), warn);
  const reading = readTx(read, tables, { searchIndex, sealing });
  const { tx, hooks, woken } = writeTx(writing, tables, { searchIndex, sealing }, wakes.wake, warn);
  const presence = presenceQueries(beating, tables);
  const announced = {
    ...hooks,
    beforeCommit: async (apart: Apart) => {
      await hooks.beforeCommit(apart);
      wakes.announce(woken(), query);
    },
  };
  const end = async () => {
    connections.stopWaiting();
    await commits.close();
    await wakes.close();
    await connections.close();
  };
  let ended: Promise<void> | null = null;
  const errors = errorsMet({ translate, kindOf }, meters);
  const translated = <T>(work: Promise<T>) =>
    work.catch((error: unknown): never => {
      throw errors.translate(error);
    });
  const afterwards = (error: unknown) => warn('What follows a commit failed; the commit stands.', error);
  const commits = groupCommit({
    transaction,
    tx,
    hooks: announced,
    nesting: byContext,
    translate: errors.translate,
    limit: UNITS_PER_COMMIT,
    mostMs: MS_PER_COMMIT,
    bounds,
    meters,
    afterwards,
  });
  return {
    read: (work) => translated(work(reading)),
    write: (work, how) => commits.write(work, how),
    requireRoom: commits.requireRoom,
    beat: (id, startedAt) => translated(presence(id, startedAt)),
    onWake: wakes.listen,
    time: () => translated(timeOf(connections)),
    ticket: () => translated(ticketOf(connections)),
    trouble: errors.damage,
    shared: true,
    once: (name, work) => translated(connections.unlessBusy(LOCKS.once(name), work)),
    close: async () => {
      ended ??= end();
      await ended;
    },
  };
}

export async function timeOf({ read }: Pick<Connections, 'read'>): Promise<Date> {
  const { rows } = await read('select (extract(epoch from clock_timestamp()) * 1000)::bigint::text', []);
  return new Date(Number(rows[0]?.[0]));
}

/** Of the sequence that numbers session events, whose numbers instances of an older version compare in place of tickets. */
async function ticketOf({ read }: Pick<Connections, 'read'>): Promise<number> {
  const { rows } = await read("select nextval(pg_get_serial_sequence('session_news', 'seq'))::text", []);
  return Number(rows[0]?.[0]);
}

type Engine = { read: Database; beating: Database; writing: Database; tables: Tables; searchIndex: SearchIndex };
type OfPostgres = {
  read: ReturnType<typeof drizzle>;
  beating: ReturnType<typeof drizzle>;
  writing: ReturnType<typeof drizzle>;
  tables: typeof postgresTables;
  searchIndex: typeof postgresIndex;
};

/**
 * The one cast: drizzle's types name the engine, and the queries are typed for SQLite. Both engines' query builders have the
 * methods they use.
 */
function asEngine(engine: OfPostgres): Engine {
  // Compiles only if every table has the same rows on both engines.
  const sameRows: Same<RowsOf<typeof postgresTables>, RowsOf<Tables>> = true;
  return sameRows && (engine as unknown as Engine);
}
