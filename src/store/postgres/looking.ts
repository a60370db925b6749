/** Looks into a PostgreSQL database that others may serve. */
import type { Sealing } from '../encryption/sealing.ts';
import type { Looked } from '../looked.ts';
import { refuseHalfMoved } from '../moving/state.ts';
import { clientConfig, connected, disconnect, queryOn } from './clients.ts';
import type { Query } from './connections.ts';
import { explained } from './errors.ts';
import { ageOf as ageOnPostgres } from './migrate.ts';
import { readingOn, timeOf } from './open.ts';
import { connectPglite } from './pglite.ts';

/** Like `lookAtStore`; `url` is postgres://…, or in tests pglite:FOLDER. */
export async function lookAtPostgres(url: string, sealing: Sealing): Promise<Looked> {
  const { query, close } = await reading(url);
  try {
    const state = await ageOnPostgres(query);
    await refuseHalfMoved(query);
    if (state !== 'current') {
      await close();
      return { state };
    }
    const tx = readingOn(query, sealing);
    return { state, read: async (work) => await work(tx), time: () => timeOf({ read: query }), close };
  } catch (error) {
    await close();
    throw explained(error);
  }
}

async function reading(url: string): Promise<{ query: Query; close(): Promise<void> }> {
  if (url.startsWith('pglite:')) {
    const { read, close } = await connectPglite(url.slice('pglite:'.length));
    return { query: read, close };
  }
  try {
    const client = await connected({ ...clientConfig(url), connectionTimeoutMillis: 5000, query_timeout: 8000 });
    const close = () => disconnect(client);
    await client.query('set default_transaction_read_only = on');
    return { query: oneByOne(queryOn(client, () => undefined)), close };
  } catch (error) {
    throw explained(error);
  }
}

/** The checks of `doctor` run side by side, on one client, which takes one query at a time. */
function oneByOne(query: Query): Query {
  let last: Promise<unknown> = Promise.resolve();
  return async (...asked) => {
    const turn = last.then(() => query(...asked));
    last = turn.catch(() => undefined);
    return await turn;
  };
}
