/** Three processes on one PostgreSQL, on the disk: one is killed, then the database goes, under load; nothing that was accepted is lost. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type SpreadClient, spreadClient } from '../../support/clients/spread-client.ts';
import { createDatabase } from '../../support/postgres/databases.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { type Ledger, openLedger } from '../../support/processes/ledger.ts';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { type Asked, checkHeldOnce, decideOnHeld, openSinkLedger, stepsOf } from '../../support/servers/sink-ledger.ts';
import { type SmtpSink, startSmtpSink } from '../../support/servers/smtp-sink.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

/** Far more than an instance is missed for, and far less than its leases last: a machine with other things to do has time. */
const LEASES_BACK = 5 * 60_000;

describe('three processes on one PostgreSQL', { skip: missing }, () => {
  let folder: string;
  let server: PostgresServer;
  let database: string;
  let sink: SmtpSink;
  let taken: ReturnType<typeof openSinkLedger>;
  let ledger: Ledger;
  let rooms: RunningPostroom[];
  let agent: SpreadClient;
  let whenTaken = () => {};
  let turn = 0;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postroom-deaths-'));
    server = await startPostgres({ fsync: true });
    database = await createDatabase(server.url);
    taken = openSinkLedger(join(folder, 'sink.ledger'));
    sink = await startSmtpSink({
      onData: (mail) => {
        taken.take(0, mail.mime);
        whenTaken();
        return undefined;
      },
    });
    rooms = await Promise.all([start(), start(), start()]);
    ledger = openLedger({ seed: 7, posting: 8, sending: 6, outside: 'reader@elsewhere.example', mayRefuse: true });
    await ledger.open(anyOf);
    const urls = rooms.map(({ url }) => new URL(`${url}/mcp`));
    // Requests go round those that live; the stream is the first one's, and the next one's when that is gone.
    const route = (method: string) => {
      const alive = rooms.flatMap((room, n) => (room.running() ? [n] : []));
      return method === 'GET' ? alive[0] : alive[turn++ % alive.length];
    };
    agent = await spreadClient(urls, API_KEY, { route });
  });
  after(async () => {
    await agent?.close();
    for (const room of rooms ?? []) if (room.running()) await room.end('SIGKILL');
    await sink?.close();
    taken?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = () => startProcess(join(folder, 'data'), { DATABASE_URL: database, SMTP_URL: sink.url });

  /** The next of those that live. */
  const next = (): RunningPostroom => {
    const alive = rooms.filter((room) => room.running());
    turn += 1;
    return alive[turn % alive.length] ?? assert.fail('none lives');
  };
  const anyOf: Asked = {
    get url() {
      return next().url;
    },
    rest: (...request) => next().rest(...request),
  };

  /** Asks again, as clients do, while nobody answers. */
  async function again<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (tries > 20) throw error;
        await pause(250);
      }
    }
  }

  const callTool = (name: string, input: Record<string, unknown>) =>
    again(async () => {
      const result = await agent.client.callTool({ name, arguments: input });
      const said = JSON.stringify(jsonOf(result));
      if (result.isError) throw new Error(said);
      return said;
    });

  /** The whole comparison, once all is sent. */
  async function nothingIsLost(since: number): Promise<void> {
    await ledger.settle(anyOf);
    const underWay = async () => {
      const { queued, sending, deferred, failed } = (await again(() => anyOf.rest('GET', '/metrics'))).body.deliveries;
      return queued + sending + deferred + failed;
    };
    while ((await underWay()) > 0) {
      assert.ok(Date.now() - since < LEASES_BACK, 'what was under way came back');
      await pause(100);
    }
    await decideOnHeld(anyOf, taken.arrivals());
    while ((await underWay()) > 0) await pause(100);
    const arrivals = taken.arrivals();
    await ledger.check(anyOf, arrivals);
    checkHeldOnce(arrivals, ledger.elsewhere());
    const steps = await stepsOf(anyOf, ledger.elsewhere());
    const times = new Map<string, number>();
    for (const { messageId } of arrivals) times.set(messageId, (times.get(messageId) ?? 0) + 1);
    for (const [messageId, count] of times) {
      const unknown = (steps.get(messageId) ?? []).filter((status) => status === 'unknown').length;
      assert.ok(count - 1 <= unknown, 'every copy but the last is told as unknown');
    }
    await ledger.replay(anyOf, 20);
    assert.equal(taken.arrivals().length, arrivals.length, 'what was asked for again was not sent again');
  }

  test('when one is killed: no accepted mail is lost, what it held comes back, and clients find their sessions', async () => {
    let goesOn = true;
    const load = ledger.run(anyOf, 60, () => goesOn);
    await load.flowing;
    const [victim] = rooms;
    assert.ok(victim);
    // Whether it is posted or sent, the mail with this number comes to the same inbox, and later.
    const awaited = { inboxId: ledger.inboxes[1]?.id ?? '', subject: ' 400', timeoutSeconds: 60 };
    const query = new URLSearchParams({ ...awaited, timeoutSeconds: '60' });
    const waits = [0, 1, 2].flatMap(() => [
      again(() => anyOf.rest('GET', `/emails/wait?${query}`)).then(({ body }) => JSON.stringify(body)),
      callTool('wait_for_email', awaited),
    ]);
    const killed = new Promise<number>((resolve) => {
      // While the next server has a mail and has not said so.
      whenTaken = () => {
        whenTaken = () => {};
        resolve(Date.now());
        process.kill(victim.pid, 'SIGKILL');
      };
    });
    const since = await killed;
    await eventually('it is gone', async () => !victim.running());
    for (const told of await Promise.all(waits)) assert.match(told, /(mail|send) 400/);
    goesOn = false;
    await load.ended;
    await nothingIsLost(since);
    assert.match(await callTool('list_inboxes', {}), /ada@/);
    rooms[0] = await start();
  });

  test('when PostgreSQL goes and comes again: requests wait or are told to come again, and all goes on by itself', async () => {
    let goesOn = true;
    for (const outage of ['restart', 'crash'] as const) {
      const load = ledger.run(anyOf, 60, () => goesOn);
      await load.flowing;
      if (outage === 'restart') await server.restart('fast');
      else {
        await server.crash();
        const answers = await Promise.all(rooms.map(({ url }) => fetch(`${url}/readyz`)));
        for (const answer of answers) assert.equal(answer.status, 503);
        for (const { url } of rooms) assert.equal((await fetch(`${url}/healthz`)).status, 200);
        await server.start();
      }
      const more = ledger.run(anyOf, 60, () => goesOn);
      await more.flowing;
      goesOn = false;
      await Promise.all([load.ended, more.ended]);
      goesOn = true;
      for (const { url } of rooms) await eventually('it is ready', async () => (await fetch(`${url}/readyz`)).status === 200);
      await nothingIsLost(Date.now());
    }
    assert.match(await callTool('list_inboxes', {}), /ada@/);
    assert.ok(
      rooms.every((room) => room.running()),
      'none of them ended',
    );
    const said = rooms.map((room) => room.stdout() + room.stderr()).join('\n');
    for (const secret of ['The text of', 'octets', new URL(database).password]) assert.ok(!said.includes(secret));
    for (const room of rooms) assert.deepEqual(await room.end('SIGTERM'), { code: 0, signal: null });
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as left from pg_stat_activity where application_name = 'postroom' and datname = current_database()",
    );
    assert.equal(rows[0]?.left, 0, 'no connection is left behind');
    await client.end();
  });
});
