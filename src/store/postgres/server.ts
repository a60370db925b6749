/** Connections to a PostgreSQL server: a pool that reads, one connection that writes, one that beats, one that listens. */
import { setTimeout as pause } from 'node:timers/promises';
import { clientConfig, connected, disconnect, hangUp, names, poolOf, queryOn } from './clients.ts';
import { type Connections, LOCKS } from './connections.ts';
import { keepListening } from './listening.ts';
import { retryWhileAway } from './retry.ts';
import { writingTo } from './writing.ts';

export type ServerOptions = {
  url: string;
  /** Reading connections, at most. An instance has up to five more connections. */
  readers: number;
};

/** How long closing waits for answers, in milliseconds. */
const CLOSE_TIMEOUT = 3000;

export function connectServer({ url, readers }: ServerOptions): Connections {
  const named = names();
  const config = clientConfig(url);
  const { pool, all } = poolOf(config, readers);
  const beats = poolOf(config, 1);
  const read = queryOn(pool, named);
  const beating = queryOn(beats.pool, named);
  const reads = retryWhileAway();
  const writes = retryWhileAway();
  const writing = writingTo(config, named, writes);
  const listeners: { close(): Promise<void> }[] = [];
  let cutting: NodeJS.Timeout | undefined;

  const cut = () => {
    for (const client of [...all, ...beats.all]) hangUp(client);
    writing.cut();
  };

  return {
    read: (text, parameters) => reads.attempt(() => read(text, parameters)),
    // One that is told twice does no harm.
    beating: (text, parameters) => reads.attempt(() => beating(text, parameters)),
    writing,
    alone: async (lock, work) => {
      const client = await connected({ ...config, query_timeout: 0 });
      try {
        // The work may take long, and so may waiting for the caller that has the lock.
        await client.query('set statement_timeout = 0; set lock_timeout = 0');
        await client.query(`select pg_advisory_lock(${LOCKS.class}, ${lock})`);
        return await work(queryOn(client, () => undefined));
      } finally {
        await disconnect(client);
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
        await disconnect(client);
      }
    },
    listen: async (channel, hear, again) => {
      listeners.push(await keepListening(config, channel, hear, again));
    },
    stopWaiting: () => {
      reads.end();
      writes.end();
      cutting ??= setTimeout(cut, CLOSE_TIMEOUT);
    },
    close: async () => {
      reads.end();
      writes.end();
      const ended = Promise.all([pool.end(), beats.pool.end(), writing.close(), ...listeners.map((one) => one.close())]);
      const late = pause(CLOSE_TIMEOUT, undefined, { ref: false }).then(cut);
      await Promise.race([ended, late]);
      clearTimeout(cutting);
    },
  };
}
