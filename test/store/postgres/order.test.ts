/** Instances that write at the same time: positions in the order of commits, wake-ups that are not lost, and one that hangs or is cut off. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Store } from '../../../src/core/store/store.ts';
import { LOCKS } from '../../../src/store/postgres/connections.ts';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { eventsAfter, type SharedStores, sharedStores, storeMail, watchUnhandled } from '../../support/postgres/shared-stores.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { startWire, type Wire } from '../../support/servers/cut-wire.ts';
import { NOON } from '../../support/store/store-rows.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';
const TAKE_THE_LOCK = `select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`;

describe('instances on one PostgreSQL', { skip: missing }, () => {
  let server: PostgresServer;
  let shared: SharedStores;
  let unhandled: ReturnType<typeof watchUnhandled>;
  let a: Store;
  let b: Store;
  let look: pg.Client;

  before(async () => {
    server = await startPostgres();
  });
  after(() => server?.close());
  beforeEach(async () => {
    unhandled = watchUnhandled();
    shared = await sharedStores(server.url);
    [a, b] = [await shared.open(), await shared.open()];
    look = await shared.connect();
  });
  afterEach(async () => {
    await shared.close();
    unhandled.check();
  });

  test('a cursor passes over nothing of a transaction that is open for long, and reads in the order of commits', async () => {
    const heard: string[] = [];
    b.onWake('email', (ids) => heard.push(...ids));
    const known = await storeMail(a, shared.inbox);
    const late = await shared.connect();
    await late.query(`begin; ${TAKE_THE_LOCK}`);
    const insert = (table: string, change: string) =>
      late.query(
        `insert into ${table} overriding user value select (jsonb_populate_record(one, '${change}')).* from ${table} one`,
      );
    await insert('emails', '{"id": "late", "message_id": "late"}');
    await insert('events', '{"id": "late", "subject_id": "late"}');
    const later = [a, b, a, b].map((store) => storeMail(store, shared.inbox));
    await eventually('the others wait', async () => (await waiting()) === 2);
    const cursor = await eventsAfter(b, shared.inbox, 0);
    assert.deepEqual(subjects(cursor), [known]);
    await late.query('commit');
    const ids = await Promise.all(later);
    const seen = await eventsAfter(b, shared.inbox, cursor.at(-1)?.seq ?? 0);
    assert.deepEqual(subjects(seen).toSorted(), ['late', ...ids].toSorted());
    assert.equal(seen[0]?.subjectId, 'late');
    await eventually('all are heard of', async () => heard.length >= 6);
    assert.deepEqual(heard, [known, ...subjects(seen)]);
  });

  test('a ticket is higher than all before it at either, and waits for no writer', async () => {
    await look.query(`begin; ${TAKE_THE_LOCK}`);
    const tickets: number[] = [];
    for (const store of [a, b, b, a]) tickets.push(await store.ticket());
    await look.query('rollback');
    assert.deepEqual(
      tickets,
      tickets.toSorted((one, other) => one - other),
    );
    assert.equal(new Set(tickets).size, 4);
  });

  test('a cursor that is read all the while sees each event once, in the order of its position', async () => {
    let goesOn = true;
    const writers = [a, b].flatMap((store) =>
      Array.from({ length: 5 }, async () => {
        for (let n = 0; n < 20; n++) await storeMail(store, shared.inbox);
      }),
    );
    const reader = async (store: Store) => {
      const seen: string[] = [];
      let cursor = 0;
      while (true) {
        const isLast = !goesOn;
        const page = await store.read((tx) => tx.events.after(shared.inbox.accountId, null, cursor, 3));
        for (const event of page) {
          assert.ok(event.seq > cursor);
          cursor = event.seq;
          seen.push(event.subjectId);
        }
        if (isLast && page.length === 0) return seen;
      }
    };
    const readers = [a, b].map(reader);
    await Promise.all(writers);
    goesOn = false;
    const all = subjects(await eventsAfter(a, shared.inbox, 0));
    assert.equal(all.length, 200);
    for (const seen of await Promise.all(readers)) assert.deepEqual(seen, all);
  });

  test('one that hangs in the middle of a unit keeps the others waiting for a while, fails when it wakes up, and goes on', async () => {
    const script = fileURLToPath(new URL('../../support/postgres/hanging-instance.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, shared.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    try {
      const said: string[] = [];
      const lines = createInterface(child.stdout);
      lines.on('line', (line) => {
        said.push(line);
        if (line === 'inside') child.kill('SIGSTOP');
      });
      await eventually('it hangs', async () => said.includes('inside'));
      const id = await storeMail(a, shared.inbox);
      assert.equal(await seen(a, id), true);
      child.kill('SIGCONT');
      assert.deepEqual(await ended, [0, null]);
      assert.deepEqual(said, ['inside', 'failed: unavailable', 'done']);
      for (const [token, is] of Object.entries({ 'hung begun': false, hung: false, awake: true }))
        assert.equal(await seen(b, token), is, token);
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('one whose connection is ended while it waits for its turn asks again', async () => {
    const other = await shared.connect();
    await other.query(`begin; ${TAKE_THE_LOCK}`);
    const stored = storeMail(a, shared.inbox);
    await eventually('it waits', async () => (await waiting()) === 1);
    await look.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
    );
    await eventually('it waits again', async () => (await waiting()) === 1);
    await other.query('commit');
    assert.equal(await seen(b, await stored), true);
  });

  test('two that take turns and write within them do not stand in each other’s way', async () => {
    const turn = async (store: Store, name: string) => {
      let done = 0;
      while (done < 5) {
        const was = await store.once(name, async () => {
          await Promise.all([storeMail(store, shared.inbox), storeMail(store, shared.inbox)]);
        });
        if (was) done += 1;
      }
    };
    await Promise.all([turn(a, 'one'), turn(b, 'one'), turn(a, 'two'), turn(b, 'two')]);
    assert.equal((await eventsAfter(a, shared.inbox, 0)).length, 40);
  });

  describe('behind a wire', () => {
    let wire: Wire;
    let far: Store;
    beforeEach(async () => {
      wire = await startWire(server.port);
      const url = new URL(shared.url);
      url.port = String(wire.port);
      far = closedAtEnd(await openPostgres({ url: url.href, migrate: false, readers: 3 }));
    });
    afterEach(async () => {
      await far.close();
      await wire.close();
    });

    test('that is cut between a commit and its answer: the caller learns that the outcome is unknown, and a second try finds it done', async () => {
      const claim = (token: string) => far.write((tx) => tx.webhookTokens.claim(token, NOON));
      wire.cutAfter((sent) => /\bcommit\b/.test(sent));
      await assert.rejects(claim('twice'), { code: 'unavailable', retryAfter: 5 });
      wire.mend();
      assert.equal(await claim('twice'), false);
      assert.equal(await claim('once'), true);
    });

    test('that is cut in the middle of a unit: nothing of it is there, and the next one is', async () => {
      wire.cutAfter((sent) => sent.includes('insert into "events"'));
      await assert.rejects(storeMail(far, shared.inbox), { code: 'unavailable' });
      wire.mend();
      const id = await storeMail(far, shared.inbox);
      assert.deepEqual(subjects(await eventsAfter(a, shared.inbox, 0)), [id]);
      assert.deepEqual((await far.read((tx) => tx.counters.totals(shared.inbox.accountId))).mails, 1);
    });

    test('that is cut while a commit is taken back: the callers are told, and the next one is done', async () => {
      wire.cutAfter((sent) => /\brollback\b(?! to)/.test(sent));
      // More than fits: the counters are written with the commit.
      const overflow = far.write(async (tx) => tx.counters.add(shared.inbox.accountId, '', 'mails', 2 ** 63));
      await Promise.all([assert.rejects(overflow), assert.rejects(storeMail(far, shared.inbox))]);
      wire.mend();
      const id = await storeMail(far, shared.inbox);
      assert.deepEqual(subjects(await eventsAfter(a, shared.inbox, 0)), [id]);
    });

    test('that is deaf: mail of others is found by looking, and what else was missed is told when it is noticed', async () => {
      const heard: string[] = [];
      const missed: string[][] = [];
      far.onWake('email', (ids) => heard.push(...ids));
      far.onWake('outbox', (about) => missed.push(about));
      // Its next sign of life goes unanswered, and so does all that is told to it.
      let isDeaf = false;
      wire.deafenAfter((sent) => {
        isDeaf ||= sent.includes('select 1');
        return sent.includes('select 1');
      });
      await eventually('it hears nothing', async () => isDeaf);
      const first = await storeMail(a, shared.inbox);
      await eventually('the first is heard of', async () => heard.includes(first));
      assert.deepEqual(missed, [], 'it looked before it listened anew');
      await eventually('it listens anew', async () => missed.length > 0);
      assert.deepEqual(missed[0], []);
      wire.mend();
      const second = await storeMail(a, shared.inbox);
      await eventually('the second is heard of', async () => heard.includes(second));
      assert.deepEqual(heard, [first, second]);
    });
  });

  test('a listener that is ended hears on, and what was missed meanwhile is looked after', async () => {
    const heard: string[] = [];
    let looked = 0;
    b.onWake('email', (ids) => heard.push(...ids));
    b.onWake('outbox', () => {
      looked += 1;
    });
    const other = await shared.connect();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const before = looked;
      const text =
        "select pg_terminate_backend(pid) from pg_stat_activity where query in ('listen postroom', 'select 1') and datname = current_database()";
      assert.ok((await other.query(text)).rowCount);
      ids.push(await storeMail(a, shared.inbox), await storeMail(b, shared.inbox));
      await eventually('it listens again', async () => looked > before);
    }
    await eventually('all are heard of', async () => heard.length >= ids.length);
    assert.deepEqual(heard, ids);
  });

  test('what others say on the channel does no harm', async () => {
    const heard: string[] = [];
    b.onWake('email', (ids) => heard.push(...ids));
    const other = await shared.connect();
    const odd = [
      '',
      'hello',
      'null',
      '[]',
      '{"from":"x"}',
      '{"from":"x","topics":[["email"]]}',
      '{"from":"x","topics":[["other",[]]]}',
    ];
    for (const payload of odd) await other.query('select pg_notify($1, $2)', ['postroom', payload]);
    const id = await storeMail(a, shared.inbox);
    await eventually('it is heard of', async () => heard.includes(id));
    assert.deepEqual(heard, [id]);
  });

  /** How many wait for a lock of ours. */
  async function waiting(): Promise<number> {
    const text = "select count(*)::int from pg_stat_activity where wait_event = 'advisory' and datname = current_database()";
    return (await look.query({ text, rowMode: 'array' })).rows[0]?.[0];
  }

  function seen(store: Store, token: string): Promise<boolean> {
    return store.read(async (tx) => (await tx.webhookTokens.used(token)) !== null);
  }

  function subjects(events: { subjectId: string }[]): string[] {
    return events.map((event) => event.subjectId);
  }
});
