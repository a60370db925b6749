/** Connections to a PostgreSQL server: a pool that reads, one connection that writes, one that listens. */
import { setTimeout as pause } from 'node:timers/promises';
import { clientConfig, connected, hangUp, names, parted, poolOf, queryOn } from './clients.ts';
import { type Connections, LOCKS } from './connections.ts';
import { keepListening } from './listening.ts';
import { patience } from './retry.ts';
import { writingTo } from './writing.ts';

export type ServerOptions = {
  url: string;
  /** Reading connections at most; an instance has up to four more. */
  readers: number;
};

/** How long the end of an instance waits for answers, in milliseconds. */
const LAST_WORDS = 3000;

export function connectServer({ url, readers }: ServerOptions): Connections {
  const named = names();
  const config = clientConfig(url);
  const { pool, all } = poolOf(config, readers);
  const read = queryOn(pool, named);
  const toRead = patience();
  const toWrite = patience();
  const writing = writingTo(config, named, toWrite);
  const listeners: { close(): Promise<void> }[] = [];
  let cutting: NodeJS.Timeout | undefined;

  const cut = () => {
    for (const client of all) hangUp(client);
    writing.cut();
  };

  return {
    read: (text, parameters) => toRead.attempt(() => read(text, parameters)),
    writing,
    alone: async (lock, work) => {
      const client = await connected({ ...config, query_timeout: 0 });
      try {
        // It may take long, and so may whoever is in here before.
        await client.query('set statement_timeout = 0; set lock_timeout = 0');
        await client.query(`select pg_advisory_lock(${LOCKS.class}, ${lock})`);
        return await work(queryOn(client, () => undefined));
      } finally {
        await parted(client);
      }
    },
    unlessBusy: async (lock, work) => {
      const client = await connected(config);
      try {
        const { rows } = await client.query(`select pg_try_advisory_lock(${LOCKS.class}, ${lock}) as mine`);
        if (!rows[0]?.mine) return false;
        await work();
        return true;
      } finally {
        await parted(client);
      }
    },
    listen: async (channel, hear, again) => {
      listeners.push(await keepListening(config, channel, hear, again));
    },
    hurry: () => {
      toRead.end();
      toWrite.end();
      cutting ??= setTimeout(cut, LAST_WORDS);
    },
    close: async () => {
      toRead.end();
      toWrite.end();
      const ended = Promise.all([pool.end(), writing.close(), ...listeners.map((one) => one.close())]);
      const late = pause(LAST_WORDS, undefined, { ref: false }).then(cut);
      await Promise.race([ended, late]);
      clearTimeout(cutting);
    },
  };
}
