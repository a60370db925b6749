/** Another program that keeps the database locked: writing waits for it, nobody else does, and the operator is told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrape } from '../../support/clients/scrape.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';

test('while another program has the write lock, writing waits and everybody else is answered', async () => {
  const room = await startPostroom();
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const lock = await lockStore(room.env);
  let answered = false;
  const posted = room.rest('POST', '/inboxes', {}).finally(() => {
    answered = true;
  });
  for (let n = 0; n < 20; n++) {
    assert.equal((await room.rest('GET', `/inboxes/${inbox.id}`)).status, 200);
    assert.equal((await fetch(`${room.url}/healthz`)).status, 200);
  }
  assert.equal(answered, false, 'the write still waits, and kept nobody waiting');
  await lock.close();
  assert.equal((await posted).status, 201);
});

test('a lock that is not given back is told to callers, to the log and at /readyz, and is over when it is', async () => {
  const lines: string[] = [];
  const line = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const room = await startPostroom({}, { log: { debug: () => {}, info: line, warn: line, error: line } });
  assert.equal((await fetch(`${room.url}/readyz`)).status, 200);
  const lock = await lockStore(room.env);
  if (isShared) {
    // An instance beats past the lock: it is not this one that hangs.
    assert.deepEqual((await ready(room.url)).status, 'ready');
  } else {
    assert.equal((await room.rest('POST', '/inboxes', {})).body.detail, 'Another process keeps the database locked.');
    const told = await eventually('it is not ready', async () => {
      const answer = await ready(room.url);
      return answer.reason === 'Another process keeps the database locked.' && answer;
    });
    assert.equal(told.status, 'unavailable');
    assert.ok(lines.some((one) => one.startsWith('not ready') && one.includes('locked')));
    for (let n = 0; n < 3; n++) {
      assert.equal((await room.inbound('ada@postroom.localhost', 'Hello', { key: 'wrong' })).status, 401);
      // Its transaction fails for all that wait, also for the count.
      assert.equal((await room.rest('POST', '/inboxes', {})).status, 503);
    }
    assert.equal(lines.filter((one) => one.startsWith('webhooks could not be counted yet')).length, 1);
  }
  await lock.close();
  await eventually('it is ready', async () => (await ready(room.url)).status === 'ready');
  assert.equal((await room.rest('POST', '/inboxes', {})).status, 201);
  if (isShared) return;
  await room.inbound('ada@postroom.localhost', 'Hello', { key: 'wrong' });
  await eventually('all are counted', async () => (await room.rest('GET', '/metrics')).body.webhook.rejected === 4);
});

test('those who ask for readiness one after the other share one commit a second', async () => {
  const room = await startPostroom({ METRICS_LISTEN: '127.0.0.1:0' });
  // A probe is a commit of its own, and where instances share the store it is a beat.
  const probes = async () =>
    isShared
      ? Number((await room.sql('select sum(beats) as beats from instances'))[0]?.beats)
      : (await scrape(room.app.metricsUrl)).value('postroom_commit_seconds_count');
  const before = await probes();
  const began = performance.now();
  for (let n = 0; n < 150; n++) assert.equal((await ready(room.url)).status, 'ready');
  const made = (await probes()) - before;
  // The server beats by itself, too, and does what is due at its start.
  const most = (performance.now() - began) / 500 + 40;
  assert.ok(made <= most, `${made} commits, where ${most.toFixed(0)} would do`);
});

async function ready(url: string): Promise<{ status: string; reason?: string }> {
  return (await (await fetch(`${url}/readyz`)).json()) as { status: string; reason?: string };
}
