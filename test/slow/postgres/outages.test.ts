/** PostgreSQL goes away under load: callers wait or are told to come again, nothing that was answered is lost, and all goes on by itself. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { PostroomError } from '../../../src/core/base/errors.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { eventsAfter, type SharedStores, sharedStores, storeMail, watchUnhandled } from '../../support/postgres/shared-stores.ts';
import { eventually } from '../../support/rooms/postroom.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

describe('a PostgreSQL that goes away', { skip: missing }, () => {
  let server: PostgresServer;
  let shared: SharedStores;
  let unhandled: ReturnType<typeof watchUnhandled>;
  let a: Store;
  let b: Store;

  before(async () => {
    server = await startPostgres({ fsync: true });
  });
  after(() => server?.close());
  beforeEach(async () => {
    unhandled = watchUnhandled();
    shared = await sharedStores(server.url);
    [a, b] = [await shared.open(), await shared.open()];
  });
  afterEach(async () => {
    if (server.pid() === null) await server.start();
    await shared.close();
    unhandled.check();
  });

  const outages: Record<string, () => Promise<void>> = {
    'is restarted': () => server.restart('fast'),
    'crashes and is started again': async () => {
      await server.crash();
      await server.start();
    },
  };

  for (const [what, outage] of Object.entries(outages)) {
    test(`that ${what} under load: what was answered is there, what was refused is whole or not at all`, async () => {
      const heard: string[] = [];
      b.onWake('email', (ids) => heard.push(...ids));
      const load = startLoad([a, b]);
      for (let n = 0; n < 3; n++) {
        await load.flows();
        await outage();
      }
      await load.flows();
      const { answered, refused } = await load.end();
      for (const error of refused) {
        assert.ok(error instanceof PostroomError, String(error));
        assert.equal(error.code, 'unavailable');
        assert.ok(Number(error.retryAfter) > 0);
      }

      const look = await shared.connect();
      const column = async (text: string) => (await look.query({ text, rowMode: 'array' })).rows.map(([value]) => value);
      const stored = await column('select id from emails order by seq');
      const missed = answered.filter((id) => !stored.includes(id));
      assert.deepEqual(missed, [], 'answered, and not there');
      assert.deepEqual(await column('select token from webhook_tokens order by token'), stored.toSorted());
      assert.deepEqual(
        (await eventsAfter(a, shared.inbox, 0)).map((event) => event.subjectId),
        stored,
      );
      const counted = await a.read((tx) => tx.counters.totals(shared.inbox.accountId));
      assert.equal(counted.mails, stored.length);
      await eventually('the other instance heard of all', async () => heard.length >= stored.length);
      assert.deepEqual(heard, stored, 'each once, in the order of commits');
    });
  }

  test('for long: who asks at first waits, who asks later is told soon, and both are answered again when it is back', async () => {
    await storeMail(a, shared.inbox);
    await server.stop();
    const isTold = (asked: Promise<unknown>) => assert.rejects(asked, { code: 'unavailable', retryAfter: 5 });
    const read = () => a.read((tx) => tx.inboxes.get(shared.inbox.accountId, shared.inbox.id));
    // More than share a commit: the last of them waits no longer than the first.
    const began = Date.now();
    await Promise.all([...Array.from({ length: 200 }, () => isTold(storeMail(a, shared.inbox))), isTold(read())]);
    assert.ok(Date.now() - began < 20_000, 'all had the same patience');
    await Promise.all([isTold(storeMail(a, shared.inbox)), isTold(read())]);
    assert.ok(Date.now() - began < 25_000, 'nobody waits for what others have waited for');
    await server.start();
    await eventually('it reads', () => read().catch(() => null));
    await eventually('it writes', () => storeMail(a, shared.inbox).catch(() => null));
    await eventually('it does its turns', () => a.once('turn', async () => {}).catch(() => false));
  });

  test('for a moment: who asks waits, and is answered', async () => {
    await server.stop();
    const asked = Promise.all([
      storeMail(a, shared.inbox),
      storeMail(b, shared.inbox),
      a.read((tx) => tx.inboxes.get(shared.inbox.accountId, shared.inbox.id)),
    ]);
    await pause(500);
    await server.start();
    const [, , inbox] = await asked;
    assert.deepEqual(inbox, shared.inbox);
  });

  test('is no reason not to end', async () => {
    const busy = Promise.allSettled(Array.from({ length: 100 }, () => storeMail(a, shared.inbox)));
    await server.crash();
    const began = Date.now();
    await Promise.all([a.close(), b.close()]);
    assert.ok(Date.now() - began < 8000, `the end took ${Date.now() - began} ms`);
    await busy;
    await assert.rejects(storeMail(a, shared.inbox), /closed/);
  });

  test('that hangs is no reason not to end', async () => {
    for (const store of [a, b]) await storeMail(store, shared.inbox);
    const backends = await pids();
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    try {
      const busy = Promise.allSettled([storeMail(a, shared.inbox), storeMail(b, shared.inbox)]);
      const read = () => b.read((tx) => tx.inboxes.get(shared.inbox.accountId, shared.inbox.id));
      const reading = Promise.allSettled(Array.from({ length: 9 }, read));
      const began = Date.now();
      await Promise.all([a.close(), b.close()]);
      assert.ok(Date.now() - began < 12_000, `the end took ${Date.now() - began} ms`);
      for (const one of await reading) assert.ok(one.status === 'fulfilled' || one.reason.code === 'unavailable');
      for (const one of await busy) assert.equal(one.status === 'rejected' && one.reason.code, 'unavailable');
    } finally {
      for (const pid of backends) process.kill(pid, 'SIGCONT');
    }
  });

  /** The server's processes for connections to this database, which can be stopped with SIGSTOP. */
  async function pids(): Promise<number[]> {
    const client = await shared.connect();
    const text = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    return (await client.query({ text, rowMode: 'array' })).rows.map(([pid]) => Number(pid));
  }

  /** Twenty that write and twenty that read, until they are told to end. */
  function startLoad(stores: Store[]) {
    const answered: string[] = [];
    const refused: unknown[] = [];
    let read = 0;
    let goesOn = true;
    const loop = async (n: number, work: (store: Store) => Promise<void>) => {
      while (goesOn) {
        await work(stores[n % stores.length] ?? a).catch(async (error: unknown) => {
          refused.push(error);
          await pause(20);
        });
      }
    };
    const write = async (store: Store) => void answered.push(await storeMail(store, shared.inbox));
    const look = async (store: Store) => {
      await store.read((tx) => tx.inboxes.get(shared.inbox.accountId, shared.inbox.id));
      read += 1;
    };
    const loops = Array.from({ length: 40 }, (_, n) => loop(n, n < 20 ? write : look));
    return {
      /** Something is answered again to each kind, from now on. */
      flows: async () => {
        const before = { written: answered.length, read };
        await eventually('the load flows', async () => answered.length > before.written + 40 && read > before.read + 40);
      },
      end: async () => {
        goesOn = false;
        await Promise.all(loops);
        return { answered, refused };
      },
    };
  }
});
