/** Units of work on a PostgreSQL that fails at any statement, at any time: whole or not at all, each told what became of it, and the next ones go on. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { readTogether } from '../../../src/core/base/read-together.ts';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { type PgWire, startPgWire } from '../../support/postgres/pg-wire.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { type SharedStores, sharedStores, watchUnhandled } from '../../support/postgres/shared-stores.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { seeded } from '../../support/running/seeded.ts';
import { anAccount, anEmail, anEvent, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

/** Milliseconds of random faults; FAULTS_SEED repeats a run. */
const FAULTS_MS = 20_000;
const SEED = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1e9));
const WRITERS = 12;

const CANCELED = "do $$ begin raise exception using errcode = '57014'; end $$";

const OURS = "from pg_stat_activity where application_name = 'postroom' and datname = current_database()";

/** How a unit of work ends where PostgreSQL is sound: it succeeds, throws, or a statement of it fails, which it may keep to itself. */
const PLANS = ['kept', 'kept', 'kept', 'kept', 'throws', 'fails', 'fails silently'] as const;
type Plan = (typeof PLANS)[number];

/** `before` = how many had been counted before it; `error` = what it was refused with. */
type Told = { token: string; plan: Plan; before: number | null; error: unknown };

describe('units of work on a PostgreSQL that fails', { skip: missing }, () => {
  let server: PostgresServer;
  let shared: SharedStores;
  let unhandled: ReturnType<typeof watchUnhandled>;
  let wires: PgWire[];
  let stores: Store[];
  const taken = anAccount();

  before(async () => {
    server = await startPostgres();
  });
  after(() => server?.close());
  beforeEach(async () => {
    unhandled = watchUnhandled();
    shared = await sharedStores(server.url);
    wires = [await startPgWire(server.port), await startPgWire(server.port)];
    stores = await Promise.all(wires.map(({ port }) => openAt(port)));
    await stores[0]?.write((tx) => tx.accounts.insert(taken));
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    for (const wire of wires) await wire.close();
    await shared.close();
    unhandled.check();
  });

  async function openAt(port: number): Promise<Store> {
    const url = new URL(shared.url);
    url.port = String(port);
    return closedAtEnd(await openPostgres({ url: url.href, migrate: false, readers: 3 }));
  }

  for (const statement of ['savepoint', 'release', 'rollback to', 'commit']) {
    test(`where '${statement}' fails, nobody is told anything but the truth`, async () => {
      const [wire, store] = [wires[0], stores[0]];
      assert.ok(wire && store);
      const wanted = new RegExp(`^${statement}`);
      let passed = 0;
      wire.change((text) => (wanted.test(text) && ++passed === 2 ? CANCELED : text));
      const plans: Plan[] = ['kept', 'fails', 'kept', 'fails', 'kept', 'fails', 'kept'];
      // The first transaction has one commit only.
      const told = [...(await wave(store, plans)), ...(await wave(store, plans))];
      assert.ok(passed >= 2, 'it was asked for');
      wire.mend();
      told.push(...(await wave(store, plans)));
      await check(told);
      assert.deepEqual(
        told.slice(-plans.length).map(({ error }) => error === null),
        plans.map((plan) => plan === 'kept'),
        'after that all is as ever',
      );
    });
  }

  test('what a unit asks for while the one before is being undone is done once', async () => {
    const [wire, store] = [wires[0], stores[0]];
    assert.ok(wire && store);
    const isUndoing = new Promise<void>((resolve) => {
      wire.change((text) => {
        if (/^rollback to/.test(text)) resolve();
        return text;
      });
    });
    wire.delay(() => 20);
    const next = async (tx: WriteTx) => {
      await isUndoing;
      return await tx.webhookTokens.claim('once', NOON);
    };
    const told = await Promise.allSettled([store.write((tx) => tx.accounts.insert(taken)), store.write(next)]);
    assert.equal(told[0].status, 'rejected');
    assert.deepEqual(told[1], { status: 'fulfilled', value: true });
  });

  test('where the connection is lost while one unit throws, only its own caller is told what it threw', async () => {
    const [store] = stores;
    assert.ok(store);
    const mine = new PostroomError('forbidden', 'of another account');
    const throwing = async (tx: WriteTx) => {
      await asOperator(`select pg_terminate_backend(pid) ${OURS}`);
      await assert.rejects(tx.accounts.get(taken.id));
      throw mine;
    };
    const told = await Promise.allSettled([store.write(async () => {}), store.write(throwing), store.write(async () => {})]);
    const errors = told.map((one) => (one.status === 'rejected' ? one.reason : null));
    assert.equal(errors[1], mine);
    assert.equal(errors[0]?.code, 'unavailable', 'it was undone with the transaction');
    assert.ok(errors[2] === null || errors[2].code === 'unavailable');
    await check(await wave(store, ['kept']));
  });

  test(`at random (FAULTS_SEED=${SEED})`, { timeout: 300_000 }, async () => {
    const random = seeded(SEED);
    const below = (most: number) => Math.floor(random() * most);
    for (const wire of wires) wire.delay(() => (random() < 0.8 ? 0 : below(3)));
    const told: Told[] = [];
    const followed: string[] = [];
    const end = Date.now() + FAULTS_MS;
    const goesOn = () => Date.now() < end;
    const writer = async (n: number) => {
      for (const store = stores[n % 2]; store && goesOn(); ) {
        const one = await unit(store, PLANS[below(PLANS.length)] ?? 'kept', random);
        told.push(one);
        // A caller that comes again at once would leave the process no time for anything else.
        if (one.error !== null) await pause(below(10));
      }
    };
    const read = (after: number) => stores[below(2)]?.read((tx) => tx.events.after(shared.inbox.accountId, null, after, 50));
    let cursor = 0;
    const follow = async () => {
      const page = await eventually('it reads', async () => await read(cursor)?.catch(() => null));
      followed.push(...page.map(({ subjectId }) => subjectId));
      cursor = page.at(-1)?.seq ?? cursor;
      return page.length > 0;
    };
    const follower = async () => {
      while (goesOn()) if (!(await follow())) await pause(below(15));
    };
    const writing = Array.from({ length: WRITERS }, (_, n) => writer(n));
    const following = follower();
    while (goesOn()) {
      await fault(below);
      await pause(below(400));
    }
    for (const wire of wires) wire.mend();
    await Promise.all([...writing, following]);
    while (await follow());
    const events = await check(told);
    assert.deepEqual(followed, events, 'a cursor passes over nothing');
    const kept = told.filter(({ error }) => error === null);
    assert.ok(kept.length > 20 && kept.length < told.length, `${kept.length} of ${told.length} were kept`);
  });

  /** One fault of the server or of the way to it. */
  async function fault(below: (most: number) => number): Promise<void> {
    const wire = wires[below(wires.length)];
    switch (below(6)) {
      case 0:
        return wire?.cut({ direction: 'to_server', after: below(40), inside: below(2) === 0 });
      case 1:
        return wire?.cut({ direction: 'to_client', after: below(40), inside: below(2) === 0 });
      case 2:
        return await asOperator(`select pg_terminate_backend(pid) ${OURS}`);
      case 3:
        return await asOperator(`select pg_cancel_backend(pid) ${OURS}`);
      case 4: {
        const [wanted, skipped] = [[/^savepoint/, /^release/, /^rollback to/, /^commit/][below(4)], below(4)];
        let passed = 0;
        wire?.change((text) => (wanted?.test(text) && passed++ === skipped ? CANCELED : text));
        return;
      }
      default:
        return await asOperator(`begin; lock accounts; select pg_sleep(${below(100) / 1000}); rollback`);
    }
  }

  async function asOperator(text: string): Promise<void> {
    const client = await shared.connect();
    await client.query(text);
    await client.end();
  }

  async function wave(store: Store, plans: Plan[]): Promise<Told[]> {
    return await Promise.all(plans.map((plan) => unit(store, plan, () => 0.5)));
  }

  /** One unit of work that leaves a trace in every kind of row, and tells how many came before it. */
  async function unit(store: Store, plan: Plan, random: () => number): Promise<Told> {
    const token = randomUUID();
    const mine = new Error('thrown on purpose');
    const { accountId } = shared.inbox;
    const steps: ((tx: WriteTx) => Promise<unknown>)[] = [
      async (tx) => assert.ok(await tx.webhookTokens.claim(token, NOON), 'it is claimed once'),
      (tx) => tx.emails.insert(anEmail(shared.inbox, { id: token }), NO_BODY, MIME),
      (tx) => tx.events.append(anEvent(accountId, { inboxId: shared.inbox.id, subjectId: token })),
      (tx) => tx.idempotency.insert({ id: token, requestHash: '', sealed: MIME, createdAt: NOON, accountId }),
      (tx) => readTogether([tx.emails.threadOf(shared.inbox.id, [token]), tx.inboxes.get(accountId, shared.inbox.id)]),
    ];
    const [failing, counting] = [Math.floor(random() * steps.length), Math.floor(random() * steps.length)];
    const fail = async (tx: WriteTx) => {
      if (plan === 'throws') throw mine;
      if (plan === 'fails') await tx.accounts.insert(taken);
      if (plan === 'fails silently') await tx.accounts.insert(taken).catch(() => {});
    };
    const work = async (tx: WriteTx) => {
      let before = 0;
      // What fails after the last read fails when the next unit has begun.
      for (const [n, step] of steps
        .map((step) => ({ step, at: random() }))
        .sort((a, b) => a.at - b.at)
        .entries()) {
        if (n === failing) await fail(tx);
        if (n === counting) {
          before = await tx.counters.value(accountId, '', 'mails');
          tx.counters.add(accountId, '', 'mails', 1);
        }
        await step.step(tx);
      }
      return before;
    };
    const error = (error: unknown): Told => {
      const isPlanned = error === mine ? plan === 'throws' : plan.startsWith('fails') && Object(error).code === '23505';
      const isLater = error instanceof PostroomError && error.code === 'unavailable' && Number(error.retryAfter) > 0;
      assert.ok(isPlanned || isLater, `what ${plan} is told: ${error}`);
      return { token, plan, before: null, error };
    };
    return await store.write(work).then((before) => ({ token, plan, before, error: null }), error);
  }

  /** Holds what was told against what is there, and answers the events in their order. */
  async function check(told: Told[]): Promise<string[]> {
    const client = await shared.connect();
    const column = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => String(value));
    const events = await column('select subject_id from events order by seq');
    for (const table of ['select token from webhook_tokens', 'select id from emails', 'select id from idempotency'])
      assert.deepEqual((await column(table)).toSorted(), events.toSorted(), table);
    assert.deepEqual(
      await column("select value from counters where name = 'mails'"),
      events.length > 0 ? [String(events.length)] : [],
    );
    assert.deepEqual(
      await column('select seq from email_words order by seq'),
      await column('select seq from emails order by seq'),
    );
    for (const { token, plan, before, error } of told) {
      const place = events.indexOf(token);
      if (error === null) assert.deepEqual([plan, before], ['kept', place], 'it read what those before it had left');
      else if (plan !== 'kept') assert.equal(place, -1, `${plan} is undone`);
    }
    return events;
  }
});
