/** Postroom as its users start it, on a folder that is removed in the end. */
import assert from 'node:assert/strict';
import { configure, openRegistry } from '../../src/app.ts';
import { createAccount } from '../../src/core/access/accounts.ts';
import { createDatabase, dropDatabase, type PostgresServer } from '../support/postgres/postgres-server.ts';
import { type RunningPostroom, startProcess } from '../support/processes/process.ts';
import { API_KEY, SIGNING_KEY } from '../support/rooms/postroom.ts';
import { ended, makeFolder, removeFolder, started } from './leftovers.ts';
import type { Target } from './webhook-load.ts';

export type Product = {
  /** For commands, which find the server by it. */
  dataDir: string;
  pid(): number;
  port(): number;
  apiKey: string;
  rest: RunningPostroom['rest'];
  /** Of the operator's account, or of the one whose key is given. */
  inbox(localPart: string, key?: string): Promise<{ id: string; address: string }>;
  /** A further account; answers its full-scope key. */
  account(): Promise<string>;
  webhook(recipient: string): Target;
  /** Ends the process, lets `work` have the folder, and starts another process on it. */
  betweenStarts(work: (dataDir: string) => Promise<void>): Promise<void>;
  end(): Promise<void>;
};

/** What whoever starts Postroom gets, where tests start it otherwise: a line of the log for each mail, and mail that is not read in time is accepted. */
const AS_STARTED = { LOG_LEVEL: 'info', ACCEPT_AFTER_MS: '250' };

/** `env` is what a self-hoster would set: with DATABASE_URL, one instance of those that share the database. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await makeFolder();
  const start = async () => {
    const process = await startProcess(dataDir, { ...AS_STARTED, ...env });
    started(process.pid);
    return process;
  };
  let running = await start();
  const stop = async () => {
    const { code } = await running.end('SIGTERM');
    ended(running.pid);
    assert.equal(code, 0, running.stderr());
  };
  const port = () => Number(new URL(running.url).port);
  const rest: Product['rest'] = (...call) => running.rest(...call);
  return {
    dataDir,
    pid: () => running.pid,
    port,
    apiKey: API_KEY,
    rest,
    inbox: async (localPart, key = API_KEY) => {
      const { status, body } = await rest('POST', '/inboxes', { localPart }, { authorization: `Bearer ${key}` });
      assert.equal(status, 201);
      return { id: body.id, address: body.address };
    },
    account: async () => {
      const registry = await openRegistry(configure({ DATA_DIR: dataDir, POSTROOM_API_KEY: API_KEY, ...env }));
      try {
        return (await createAccount(registry, { name: 'other', plan: 'unlimited' })).key;
      } finally {
        await registry.store.close();
      }
    },
    webhook: (recipient) => ({ port: port(), path: '/webhooks/provider/inbound', signingKey: SIGNING_KEY, recipient }),
    betweenStarts: async (work) => {
      await stop();
      await work(dataDir);
      running = await start();
    },
    end: async () => {
      if (running.running()) await stop();
      await removeFolder(dataDir);
    },
  };
}

/** An empty database for the DATABASE_URL of products, for as long as `work` takes. */
export async function withDatabase<T>(server: PostgresServer, work: (url: string) => Promise<T>): Promise<T> {
  const url = await createDatabase(server.url);
  try {
    return await work(url);
  } finally {
    await dropDatabase(url);
  }
}
