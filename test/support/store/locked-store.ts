/** Another program that has the store's write lock, as a shell with an open transaction has it. */
import { join } from 'node:path';
import { LOCKS } from '../../../src/store/postgres/connections.ts';
import { connectServer } from '../../../src/store/postgres/server.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { closedAtEnd } from '../running/closing.ts';

/** Resolves when nothing can be written any more, until `close`. `env` names the store; see `Postroom.env`. */
export async function lockStore(env: Record<string, string>): Promise<{ close(): Promise<void> }> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env;
  return closedAtEnd(url === undefined ? lockFile(folder) : await lockServer(url));
}

function lockFile(folder: string) {
  const database = new SQLite(join(folder, 'postroom.db'));
  database.exec('begin immediate');
  return { close: async () => void database.close() };
}

async function lockServer(url: string) {
  const connections = connectServer({ url, readers: 1 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let work = Promise.resolve();
  await new Promise<void>((locked, failed) => {
    work = connections.alone(LOCKS.writing, async () => {
      locked();
      await released;
    });
    work.catch(failed);
  });
  return {
    close: async () => {
      release();
      await work;
      await connections.close();
    },
  };
}
