/** Connections to PGlite, a PostgreSQL inside this process: to try and to test what runs on a server. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { SQLite } from '../sqlite/driver.ts';
import { takeLock } from '../sqlite/open.ts';
import { type Connections, type Query, withoutNul } from './connections.ts';

type Room = { lite: PGlite; takeTurn: () => Promise<() => void>; busy: Set<number>; users: number; unlock: () => void };

/** One for each folder: the instances of a process share it, as they would a server. */
const rooms = new Map<string, Promise<Room>>();

/**
 * The folder is made when it is missing. Throws an Error with a plain sentence when another process has it, or the package is not
 * installed.
 */
export async function connectPglite(named: string): Promise<Connections> {
  const folder = resolve(named);
  const opening = rooms.get(folder) ?? openRoom(folder);
  rooms.set(folder, opening);
  const room = await opening.catch((error: unknown) => {
    rooms.delete(folder);
    throw error;
  });
  room.users += 1;
  const { lite } = room;
  let turnIsOver: (() => void) | null = null;
  const stops: (() => Promise<void>)[] = [];
  const query: Query = async (text, parameters) =>
    await lite.query<unknown[]>(text, withoutNul(parameters), { rowMode: 'array', parsers: PARSERS });
  // There is one session: what is read while a transaction is open would be a part of it.
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await room.takeTurn();
    return await work().finally(done);
  };

  return {
    read: (text, parameters) => inTurn(() => query(text, parameters)),
    writing: {
      query,
      begin: async (statements) => {
        turnIsOver = await room.takeTurn();
        await lite.exec(statements);
      },
      send: (statement) => lite.exec(statement),
      end: async (statement) => {
        const done = turnIsOver;
        turnIsOver = null;
        await lite.exec(statement).finally(done);
      },
      open: () => turnIsOver !== null,
    },
    alone: async (_lock, work) => await inTurn(() => work(query)),
    unlessBusy: async (lock, work) => {
      if (room.busy.has(lock)) return false;
      room.busy.add(lock);
      await work().finally(() => room.busy.delete(lock));
      return true;
    },
    listen: async (channel, hear) => {
      stops.push(await inTurn(() => lite.listen(channel, hear)));
    },
    hurry: () => {},
    close: async () => {
      for (const stop of stops) await inTurn(stop);
      room.users -= 1;
      if (room.users > 0) return;
      rooms.delete(folder);
      await lite.close().finally(room.unlock);
    },
  };
}

async function openRoom(folder: string): Promise<Room> {
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

/** PGlite does not look whether another process works on the same files, and two spoil them. */
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

/** Times and large numbers as they are written: the columns read them. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const PARSERS = { [INT8]: (value: string) => value, [TIMESTAMPTZ]: (value: string) => value };
