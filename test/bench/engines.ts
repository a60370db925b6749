/** Both engines in one run: the measurements of `--engine postgres`, on a PostgreSQL server of their own that writes as durably as SQLite. */
import { startPostgres } from '../support/postgres/postgres-server.ts';
import { type Archives, openArchives } from './engine-archive.ts';
import { measureEngineIngest } from './engine-ingest.ts';
import { measureEngineInstances } from './engine-instances.ts';
import { measureEngineSends } from './engine-sends.ts';
import { measureEngineWakes } from './engine-wakes.ts';
import type { Effort, Row } from './rounds.ts';

const full: Effort = { rounds: 5, seconds: 4, warm: 1.5 };
const quick: Effort = { rounds: 2, seconds: 1, warm: 0.5 };

/** What a self-hoster would change of a server of some memory; all else is as it comes. */
const SETTINGS = { shared_buffers: '1GB', max_wal_size: '8GB' };

export type Engines = {
  measurements: Record<string, (short: boolean) => Promise<Row[]>>;
  /** What the numbers are of. */
  how: string;
  end(): Promise<void>;
};

/** `mails` is how many are listed and searched. Throws when no PostgreSQL is installed. */
export async function startEngines(mails: number): Promise<Engines> {
  const server = await startPostgres({ fsync: true, settings: SETTINGS });
  // Filled by the first that asks.
  let archives: Promise<Archives> | null = null;
  const archive = async () => {
    archives ??= openArchives(server, mails);
    return await archives;
  };
  return {
    measurements: {
      ingest: (short) => measureEngineIngest(server, short ? quick : full),
      instances: (short) => measureEngineInstances(server, short ? quick : { rounds: 3, seconds: 3, warm: 2 }),
      send: (short) => measureEngineSends(server, short ? quick : { rounds: 5, seconds: 2, warm: 1 }),
      wake: (short) => measureEngineWakes(server, { mails: short ? 20 : 100 }),
      list: async (short) => (await archive()).lists(short ? { rounds: 2, pages: 10 } : { rounds: 5, pages: 50 }),
      search: async (short) => (await archive()).searches(short ? { rounds: 2, pages: 5 } : { rounds: 5, pages: 20 }),
    },
    how: `PostgreSQL with fsync and synchronous_commit on, ${Object.entries(SETTINGS)
      .map((one) => one.join(' = '))
      .join(', ')}`,
    end: async () => {
      // One that could not be filled has ended itself.
      const opened = await archives?.catch(() => null);
      await opened?.end();
      await server.close();
    },
  };
}
