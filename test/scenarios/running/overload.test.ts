/** More than can be stored: what comes first waits, what comes then is told at once to come again, and what the server does itself goes on. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { test } from 'node:test';
import { scrape } from '../../support/clients/scrape.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { listen } from '../../support/rooms/delivery-attempt.ts';
import { type Answer, API_KEY, eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { lockStore } from '../../support/store/locked-store.ts';

const HUGE = 1e12;

test('beyond the queue, requests of every kind are told at once to come again; those in it are answered when there is room', async () => {
  const room = await startPostroom({}, { bounds: { units: 5, bytes: HUGE, ageMs: HUGE } });
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const agent = await room.mcp();
  const lock = await lockStore(room.env);
  const answered: Answer[] = [];
  const all = Array.from({ length: 12 }, async () => {
    const answer = await room.rest('POST', '/inboxes', {});
    answered.push(answer);
  });
  await eventually('those beyond the queue are told', async () => answered.length === 7);
  for (const { status, headers, body } of answered) {
    assert.deepEqual([status, body.code, body.detail], [503, 'unavailable', 'Too much is waiting to be stored.']);
    assert.ok(Number(headers.get('retry-after')) > 0);
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
  }
  // Together, because what is in the queue does not wait for the lock for ever.
  const [posted, call, list, health] = await Promise.all([
    room.inbound(inbox.address, mime({ to: inbox.address, subject: 'Late', text: 'Hello.' })),
    agent.call('create_inbox', {}),
    room.rest('GET', '/inboxes'),
    fetch(`${room.url}/healthz`),
  ]);
  assert.equal(answered.length, 7, 'those in the queue still wait');
  await lock.close();
  assert.deepEqual([posted.status, Number(posted.headers.get('retry-after')) > 0], [503, true]);
  assert.deepEqual([call.status, JSON.stringify(call.body).includes('unavailable')], [400, true]);

  assert.equal(list.body.data.length, 1, 'reading goes on');
  assert.equal(health.status, 200);
  await Promise.all(all);
  assert.deepEqual(
    answered.slice(7).map(({ status }) => status),
    [201, 201, 201, 201, 201],
  );
  assert.equal((await room.rest('GET', '/inboxes')).body.data.length, 6, 'what was refused is not there');
});

test('what waits is bounded by its bytes too, and by the time that the first of it has waited', async () => {
  for (const bounds of [
    { units: HUGE, bytes: 60_000, ageMs: HUGE },
    { units: HUGE, bytes: HUGE, ageMs: 0 },
  ]) {
    const room = await startPostroom({}, { bounds });
    const { body: inbox } = await room.rest('POST', '/inboxes', {});
    const lock = await lockStore(room.env);
    const statuses: number[] = [];
    const all = [1, 2, 3].map(async () => {
      const text = 'word '.repeat(9_000);
      const mail = mime({ to: inbox.address, subject: 'Large', text, messageId: `<${randomUUID()}@example.org>` });
      statuses.push((await room.inbound(inbox.address, mail)).status);
    });
    await eventually('two are put off', async () => statuses.length === 2);
    await lock.close();
    await Promise.all(all);
    assert.deepEqual(statuses, [503, 503, 200]);
    await room.close();
  }
});

test('beyond the queue, a long body is refused before it is read', async () => {
  const room = await startPostroom({}, { bounds: { units: 1, bytes: HUGE, ageMs: HUGE } });
  await room.rest('GET', '/inboxes');
  const lock = await lockStore(room.env);
  const two = [1, 2].map(async () => (await room.rest('POST', '/inboxes', {})).status);
  assert.equal(await Promise.race(two), 503, 'the queue is full');
  const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json', 'content-length': 20_000_000 };
  const begun = request(`${room.url}/api/v1/emails/send`, { method: 'POST', headers, agent: false });
  begun.on('error', () => {});
  begun.write('{"text": "');
  const [{ statusCode, headers: told }] = (await once(begun, 'response')) as [IncomingMessage];
  begun.destroy();
  assert.deepEqual([statusCode, Number(told['retry-after']) > 0], [503, true]);
  await lock.close();
  await Promise.all(two);
});

test('what the server does itself is not refused for what requests fill: a mail that a relay took is recorded as sent', async () => {
  const locks: ReturnType<typeof lockStore>[] = [];
  const relay = {
    onData: () => {
      // On SQLite before the relay has answered, so that the outcome waits with the requests.
      locks.push(lockStore(room.env));
      return undefined;
    },
  };
  const { room, sink } = await startRelayedRoom({}, { bounds: { units: 1, bytes: HUGE, ageMs: HUGE } }, relay);
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const letter = { inboxId: inbox.id, to: 'reader@elsewhere.example', subject: 'Hello', text: 'Hello.' };
  assert.equal((await room.rest('POST', '/emails/send', letter)).status, 202);
  await sink.waitFor(1);
  const lock = await locks[0];
  const statuses: number[] = [];
  const all = Array.from({ length: 5 }, async () => statuses.push((await room.rest('POST', '/inboxes', {})).status));
  await eventually('the queue is full', async () => statuses.length === 4);
  await lock?.close();
  await Promise.all(all);
  assert.deepEqual(statuses, [503, 503, 503, 503, 201]);
  await eventually('it is recorded as sent', async () => {
    const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=outbound`)).body;
    return data[0].status === 'sent';
  });
  assert.equal(sink.mails.length, 1);
});

test('webhooks that are refused one after the other are counted in a commit at times, not in one each', async () => {
  const room = await startPostroom({ METRICS_LISTEN: '127.0.0.1:0' });
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const commits = async () => (await scrape(room.app.metricsUrl)).value('postroom_commit_seconds_count');
  const before = await commits();
  const began = performance.now();
  const mail = mime({ to: inbox.address, subject: 'Forged', text: 'Hello.' });
  for (let n = 0; n < 200; n++) assert.equal((await room.inbound(inbox.address, mail, { key: 'wrong' })).status, 401);
  await eventually('all are counted', async () => (await room.rest('GET', '/metrics')).body.webhook.rejected === 200);
  const made = (await commits()) - before;
  const most = (performance.now() - began) / 15 + 10;
  assert.ok(made <= most, `${made} commits, where ${most.toFixed(0)} would do`);
});

test('a REST write that is refused has a line, ten a minute, and then the log says how many more there were', async () => {
  const { log, lines } = listen();
  const clock = standInClock();
  const room = await startPostroom({}, { bounds: { units: 1, bytes: HUGE, ageMs: HUGE }, log, clock });
  await room.rest('GET', '/inboxes');
  const lock = await lockStore(room.env);
  const first = [1, 2].map(async () => (await room.rest('POST', '/inboxes', {})).status);
  const refused = async (count: number) => {
    const statuses = await Promise.all(
      Array.from({ length: count }, async () => (await room.rest('POST', '/inboxes', {})).status),
    );
    assert.deepEqual(new Set(statuses), new Set([503]));
  };
  assert.equal(await Promise.race(first), 503, 'the queue is full');
  await refused(24);
  assert.equal(lines.filter(isRefused).length, 10);
  await lock.close();
  await Promise.all(first);
  const more = () => lines.flatMap(({ fields, message }) => (message.startsWith('more requests were refused') ? [fields] : []));
  assert.deepEqual(more(), []);
  clock.pass(60_000);
  const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };
  assert.equal((await fetch(`${room.url}/api/v1/inboxes`, { method: 'POST', headers, body: '{' })).status, 400);
  assert.deepEqual(more(), [{ requests: 15 }]);

  function isRefused({ message }: { message: string }): boolean {
    return message === 'Too much is waiting to be stored.';
  }
});

test('the last use of a key is noted also while requests fill the queue, and so is a failure of a stranger', async () => {
  const { log, lines } = listen();
  const room = await startPostroom({}, { bounds: { units: 1, bytes: HUGE, ageMs: HUGE }, log });
  await room.rest('GET', '/inboxes');
  const key = await room.account();
  const lock = await lockStore(room.env);
  const statuses: number[] = [];
  const all = [1, 2].map(async () => statuses.push((await room.rest('POST', '/inboxes', {})).status));
  await eventually('the queue is full', async () => statuses.length === 1);
  const used = room.rest('GET', '/api-keys', undefined, { key });
  const failed = room.rest('GET', '/api-keys', undefined, { key: 'pk_wrong' });
  for (let n = 0; n < 20; n++) assert.equal((await fetch(`${room.url}/healthz`)).status, 200);
  await lock.close();
  await Promise.all(all);
  assert.deepEqual(statuses, [503, 201]);
  assert.equal((await failed).status, 401);
  const { body } = await used;
  assert.equal(typeof body.data[0].lastUsedAt, 'string');
  assert.deepEqual(
    lines.filter(({ message }) => message.includes('could not be')),
    [],
  );
});
