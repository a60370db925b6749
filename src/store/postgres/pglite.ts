/** Connections to PGlite, a PostgreSQL inside this process, for trying things out and for tests. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { SQLite } from '../sqlite/driver.ts';
import { takeLock } from '../sqlite/open.ts';
import { type Connections, type Query, withoutNul } from './connections.ts';
import { ROLLED_BACK } from './errors.ts';

type Shared = { lite: PGlite; takeTurn: () => Promise<() => void>; busy: Set<number>; users: number; unlock: () => void };

/** One per folder: the instances of a process share it, as they would share a server. */
const opened = new Map<string, Promise<Shared>>();

/**
 * Makes the folder when it is missing. Throws an Error with a plain sentence when another process has it, or the package is not
 * installed.
 */
export async function connectPglite(named: string): Promise<Connections> {
  const folder = resolve(named);
  const opening = opened.get(folder) ?? openShared(folder);
  opened.set(folder, opening);
  const shared = await opening.catch((error: unknown) => {
    opened.delete(folder);
    throw error;
  });
  shared.users += 1;
  const { lite } = shared;
  let turnIsOver: (() => void) | null = null;
  const stops: (() => Promise<void>)[] = [];
  const query: Query = async (text, parameters) =>
    await lite.query<unknown[]>(text, withoutNul(parameters), { rowMode: 'array', parsers: PARSERS });
  // PGlite has one session: a read during an open transaction would be part of it.
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await shared.takeTurn();
    return await work().finally(done);
  };

  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!turnIsOver) throw new Error(ROLLED_BACK);
    return await work();
  };

  return {
    read: (text, parameters) => inTurn(() => query(text, parameters)),
    beating: (text, parameters) => inTurn(() => query(text, parameters)),
    writing: {
      query: (text, parameters) => within(() => query(text, parameters)),
      begin: async (statements) => {
        turnIsOver = await shared.takeTurn();
        await lite.exec(statements);
      },
      send: (statement) => within(() => lite.exec(statement)),
      end: async (statement) => {
        const done = turnIsOver;
        turnIsOver = null;
        await lite.exec(statement).finally(done);
      },
      open: () => turnIsOver !== null,
    },
    alone: async (_lock, work) => await inTurn(() => work(query)),
    unlessBusy: async (lock, work) => {
      if (shared.busy.has(lock)) return false;
      shared.busy.add(lock);
      await work().finally(() => shared.busy.delete(lock));
      return true;
    },
    listen: async (channel, hear) => {
      stops.push(await inTurn(() => lite.listen(channel, hear)));
    },
    stopWaiting: () => {},
    close: async () => {
      for (const stop of stops) await inTurn(stop);
      shared.users -= 1;
      if (shared.users > 0) return;
      opened.delete(folder);
      await lite.close().finally(shared.unlock);
    },
  };
}

async function openShared(folder: string): Promise<Shared> {
  const { PGlite } = await import('@electric-sql/pglite').catch((error: unknown) => {
    throw new Error('PGlite is not installed here: it is for trying and testing. Set DATABASE_URL to a PostgreSQL server.', {
      cause: error,
    });
  });
  const unlock = await lock(folder);
  let lite: PGlite;
  try {
    lite = await PGlite.create(folder);
    await lite.exec("set timezone = 'UTC'; set datestyle = 'ISO'");
  } catch (error) {
    unlock();
    throw error;
  }
  let last = Promise.resolve();
  const takeTurn = async () => {
    const before = last;
    let done = () => {};
    last = new Promise((next) => {
      done = next;
    });
    await before;
    return done;
  };
  return { lite, takeTurn, busy: new Set(), users: 0, unlock };
}

/** PGlite does not notice that another process works on the same files, and two processes corrupt them. */
async function lock(folder: string): Promise<() => void> {
  const file = `${folder}.lock`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    const held = takeLock(new SQLite(file, { timeout: 0 }));
    if (held) return () => held.close();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The lock ${file} cannot be made (${why}): name a folder within one that Postroom may write to.`, {
      cause: error,
    });
  }
  throw new Error(`Another process works on ${folder}, and PGlite is for one: stop that one first, or use a PostgreSQL server.`);
}

/** Times and large integers stay text: the columns decode them. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const PARSERS = { [INT8]: (value: string) => value, [TIMESTAMPTZ]: (value: string) => value };
