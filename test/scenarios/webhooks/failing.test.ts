/** Receivers that fail, hang, ask for time or are gone: what is told again and when, and whom it holds up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV, newEndpoint, startReceiver, verifyAtAnyTime } from '../../support/servers/webhook-receiver.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const clock = standInClock();
const room = await startPostroom(HOOKS_ENV, { clock });
const { address } = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;

/** In a thread of its own, or in that of the mail it answers. */
async function mail(subject: string, answers?: string): Promise<void> {
  const headers = answers ? [`In-Reply-To: <${answers}@example.org>`] : [];
  const { status } = await room.inbound(
    address,
    mime({ to: address, subject, text: 'x', headers, messageId: `<${subject}@example.org>` }),
    { at: clock.now() },
  );
  assert.equal(status, 200);
}

const made = (url: string) => newEndpoint(room, { url, types: ['email.received'] });
const lookedUp = async (id: string) => (await room.rest('GET', `/webhook-endpoints/${id}`)).body;
const log = async (id: string): Promise<Json[]> =>
  (await room.rest('GET', `/webhook-endpoints/${id}/deliveries?limit=100`)).body.data;
const logged = (id: string, count: number) =>
  eventually(`${count} attempts`, async () => {
    const rows = await log(id);
    return rows.length >= count && rows;
  });
const subjects = (received: { body: Json }[]) => received.map(({ body }) => (body.data as Json).subject);

test('what failed is tried again by the schedule, with the same id, while what comes later goes on', async () => {
  const receiver = await startReceiver();
  const endpoint = await made(receiver.url);
  receiver.answer = (response, { body }) => response.writeHead(body.data.subject === 'bad' ? 500 : 204).end('sorry');
  await mail('bad');
  await mail('good');
  await receiver.waitFor(2);
  assert.deepEqual(subjects(receiver.received), ['bad', 'good']);
  await logged(endpoint.id, 2);
  const waits: number[] = [];
  for (let attempt = 1; attempt < 10; attempt++) {
    const failed = (await logged(endpoint.id, attempt + 1)).find((one) => one.taken === false);
    assert.ok(failed && failed.attempt === attempt, JSON.stringify(failed));
    assert.deepEqual([failed.status, failed.answer], [500, 'sorry']);
    const wait = Date.parse(String(failed.nextAttemptAt)) - clock.now().getTime();
    waits.push(wait);
    clock.pass(wait);
    await receiver.waitFor(2 + attempt);
  }
  const planned = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
  for (const [n, wait] of waits.entries()) assert.ok(Math.abs(wait / (planned[n] ?? 0) - 1) <= 0.11, `${n}: ${wait}`);
  const [last] = await logged(endpoint.id, 11);
  assert.deepEqual([last?.attempt, last?.nextAttemptAt], [10, null]);
  assert.equal(new Set(receiver.received.filter(({ body }) => body.data.subject === 'bad').map(({ id }) => id)).size, 1);
  assert.deepEqual(await room.sql('select event_id from webhook_retries'), []);
  for (const one of receiver.received) verifyAtAnyTime(endpoint.secret, one);
  await room.rest('DELETE', `/webhook-endpoints/${endpoint.id}`);
});

test('a thread waits for its first event that failed, five minutes at most, and in order; success lets it go on at once', async () => {
  const receiver = await startReceiver();
  const endpoint = await made(receiver.url);
  let failing = ['root'];
  receiver.answer = (response, { body }) => response.writeHead(failing.includes(body.data.subject) ? 503 : 204).end();
  for (const [subject, answers] of [['root'], ['reply', 'root'], ['other'], ['later', 'reply']] as const)
    await mail(subject, answers);
  await receiver.waitFor(2);
  assert.deepEqual(subjects(receiver.received), ['root', 'other']);
  await eventually('both wait', async () => (await room.sql('select event_id from webhook_retries')).length === 3);
  clock.pass(6 * SECOND);
  await receiver.waitFor(3);
  await logged(endpoint.id, 3);
  clock.pass(6 * MINUTE);
  const all = await receiver.waitFor(6);
  assert.deepEqual(subjects(all).toSorted(), ['later', 'other', 'reply', 'root', 'root', 'root']);
  assert.ok(subjects(all).indexOf('reply') < subjects(all).indexOf('later'));

  failing = ['second'];
  await mail('second');
  await mail('answer', 'second');
  await receiver.waitFor(7);
  await eventually(
    'the answer waits',
    async () => (await room.sql('select event_id from webhook_retries where attempts = 0')).length === 1,
  );
  failing = [];
  clock.pass(6 * SECOND);
  await receiver.waitFor(9);
  assert.deepEqual(subjects(receiver.received).slice(7), ['second', 'answer']);
  assert.equal((await lookedUp(endpoint.id)).failingSince, null);
  await room.rest('DELETE', `/webhook-endpoints/${endpoint.id}`);
});

test('Retry-After holds the whole endpoint back, and 410 disables it at once: nothing queues, and it goes on from now or a cursor', async () => {
  const receiver = await startReceiver();
  const endpoint = await made(receiver.url);
  receiver.answer = (response) => response.writeHead(429, { 'retry-after': '600' }).end();
  await mail('busy');
  await logged(endpoint.id, 1);
  await mail('meanwhile');
  clock.pass(9 * MINUTE);
  const next = Date.parse(String((await logged(endpoint.id, 1))[0]?.nextAttemptAt));
  assert.ok(next - clock.now().getTime() >= MINUTE - SECOND);
  assert.equal(receiver.received.length, 1);
  receiver.answer = 204;
  clock.pass(2 * MINUTE);
  await receiver.waitFor(3);
  const cursor = (await room.rest('GET', '/events?limit=100&types=domain.added')).body.nextCursor;

  receiver.answer = 410;
  await mail('the last');
  await eventually('it is disabled', async () => (await lookedUp(endpoint.id)).status === 'disabled');
  assert.equal((await lookedUp(endpoint.id)).reason, 'gone');
  await mail('lost');
  assert.deepEqual(await room.sql('select event_id from webhook_retries'), []);
  receiver.answer = 204;
  await room.rest('POST', `/webhook-endpoints/${endpoint.id}/resume`, {});
  await mail('after');
  await receiver.waitFor(5);
  assert.deepEqual(subjects(receiver.received).slice(3), ['the last', 'after']);
  await room.rest('POST', `/webhook-endpoints/${endpoint.id}/resume`, { after: cursor });
  await receiver.waitFor(8);
  assert.deepEqual(subjects(receiver.received).slice(5), ['the last', 'lost', 'after']);
  await room.rest('DELETE', `/webhook-endpoints/${endpoint.id}`);
});

test('five days without a success disable an endpoint; a success in between begins them anew', async () => {
  const [receiver, others] = [await startReceiver(), await startReceiver()];
  const endpoint = await made(receiver.url);
  const telling = await newEndpoint(room, { url: others.url, types: ['endpoint.disabled'] });
  receiver.answer = 500;
  for (let day = 0; day < 5; day++) {
    await mail(`day ${day}`.replace(' ', '-'));
    await logged(endpoint.id, day + 1);
    clock.pass(23 * HOUR);
  }
  assert.equal((await lookedUp(endpoint.id)).status, 'enabled');
  receiver.answer = 204;
  await mail('taken');
  await eventually('it works', async () => (await lookedUp(endpoint.id)).failingSince === null);
  receiver.answer = 500;
  await mail('anew');
  await eventually('it fails', async () => (await lookedUp(endpoint.id)).failingSince !== null);
  const triedNow = () =>
    eventually('it is tried', async () =>
      (await log(endpoint.id)).some((one) => Date.parse(String(one.at)) === clock.now().getTime()),
    );
  for (let day = 1; day < 5; day++) {
    clock.pass(24 * HOUR);
    await mail(`anew-${day}`);
    await triedNow();
  }
  assert.equal((await lookedUp(endpoint.id)).status, 'enabled');
  clock.pass(25 * HOUR);
  await mail('on-the-fifth-day');
  const [told] = await others.waitFor(1);
  assert.deepEqual([told?.body.data.id, told?.body.data.status, told?.body.data.reason], [endpoint.id, 'disabled', 'failing']);
  for (const { id } of [endpoint, telling]) await room.rest('DELETE', `/webhook-endpoints/${id}`);
});

test('days in which this server was down are no failure of an endpoint: it is tried as before, and disabled after as many days of trying', async () => {
  const receiver = await startReceiver();
  const endpoint = await made(receiver.url);
  receiver.answer = 503;
  await mail('before');
  await logged(endpoint.id, 1);
  clock.pass(9 * 24 * HOUR);
  await room.restart();
  await logged(endpoint.id, 2);
  assert.equal((await lookedUp(endpoint.id)).status, 'enabled');
  receiver.answer = 204;
  clock.pass(HOUR);
  await eventually('it works', async () => (await lookedUp(endpoint.id)).failingSince === null);

  receiver.answer = 503;
  await mail('again');
  await eventually('it fails', async () => (await lookedUp(endpoint.id)).failingSince !== null);
  for (let days = 0; (await lookedUp(endpoint.id)).status === 'enabled'; days++) {
    assert.ok(days < 6, 'what is tried each day and fails is disabled');
    clock.pass(24 * HOUR);
    await mail(`day-${days}`);
    await eventually(
      'it is tried',
      async () => Date.parse((await lookedUp(endpoint.id)).lastFailureAt) === clock.now().getTime(),
    );
  }
  assert.equal((await lookedUp(endpoint.id)).reason, 'failing');
  await room.rest('DELETE', `/webhook-endpoints/${endpoint.id}`);
});

test('after a rotation both secrets sign for a day, and then the new one alone', async () => {
  const receiver = await startReceiver();
  const { id, secret: old } = await made(receiver.url);
  const { secret } = (await room.rest('POST', `/webhook-endpoints/${id}/rotate`, {})).body;
  assert.notEqual(secret, old);
  await mail('both');
  const [both] = await receiver.waitFor(1);
  assert.ok(both);
  for (const one of [old, secret]) verifyAtAnyTime(one, both);
  clock.pass(25 * HOUR);
  await mail('one');
  const [, one] = await receiver.waitFor(2);
  assert.ok(one);
  verifyAtAnyTime(secret, one);
  assert.throws(() => verifyAtAnyTime(old, one));
  await room.rest('DELETE', `/webhook-endpoints/${id}`);
});

test('endpoints that hang hold up no other one, and each has one request under way', async () => {
  const [hanging, good] = [await startReceiver(), await startReceiver()];
  hanging.answer = () => {};
  const endpoints = [];
  for (let n = 0; n < 45; n++) endpoints.push(await made(`${hanging.url}/${n}`));
  endpoints.push(await made(good.url));
  await mail('hangs');
  await good.waitFor(1);
  await eventually('all hang', async () => hanging.open.size === 45);
  for (const subject of ['beside-1', 'beside-2', 'beside-3']) {
    const began = performance.now();
    await mail(subject);
    await eventually('it came', async () => good.of('email.received').some(({ body }) => body.data.subject === subject));
    assert.ok(performance.now() - began < 10_000, `after ${performance.now() - began} ms`);
    // None of the others has ended, which each does after 15 seconds.
    assert.equal(hanging.received.length, 45);
  }
  assert.equal(hanging.together, 45);
  for (const { id } of endpoints) await room.rest('DELETE', `/webhook-endpoints/${id}`);
  for (const response of hanging.open) response.destroy();
});
