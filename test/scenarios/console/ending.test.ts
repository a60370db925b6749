/** What ends a session: its key, its age, idleness and whoever signs out; a stream of events ends with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConsoleClient, consoleClient } from '../../support/clients/console-client.ts';
import { eventStream } from '../../support/clients/event-stream.ts';
import { problem } from '../../support/clients/problem.ts';
import { postroomIn } from '../../support/processes/operator.ts';
import { eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = standInClock();
const room = await startPostroom({}, { clock });

async function newKey(input: object = {}): Promise<{ id: string; key: string }> {
  return (await room.rest('POST', '/api-keys', { name: 'person', ...input })).body;
}

async function signedIn(key?: string): Promise<ConsoleClient> {
  const browser = consoleClient(room.url);
  assert.equal((await browser.signIn(key === undefined ? undefined : { key })).status, 201);
  return browser;
}

const statusOf = async (browser: ConsoleClient) => (await browser.call('GET', '/api/v1/whoami')).status;
const rowsOf = (id: string) => room.sql('select used_at from console_sessions where key_id = ?', id);

test('a key that is revoked takes its sessions along', async () => {
  const { id, key } = await newKey();
  const [one, two] = [await signedIn(key), await signedIn(key)];
  assert.equal((await rowsOf(id)).length, 2);
  await room.rest('POST', `/api-keys/${id}/revoke`);
  problem(await one.call('GET', '/api/v1/whoami'), 401, 'unauthenticated');
  problem(await two.call('GET', '/console/session'), 401, 'unauthenticated');
  assert.equal((await rowsOf(id)).length, 0);
});

test('a key that expires, which its sessions tell before', async () => {
  const expiresAt = new Date(clock.now().getTime() + HOUR).toISOString();
  const browser = await signedIn((await newKey({ expiresAt })).key);
  assert.equal((await browser.call('GET', '/console/session')).body.expiresAt, expiresAt);
  clock.pass(HOUR - 1);
  assert.equal(await statusOf(browser), 200);
  clock.pass(1);
  assert.equal(await statusOf(browser), 401);
});

test('a key that is rotated works on for its grace, and so does who signed in with it', async () => {
  const { id, key } = await newKey();
  const browser = await signedIn(key);
  const { status, body } = await browser.call('POST', `/api/v1/api-keys/${id}/rotate`, { body: { graceSeconds: 600 } });
  assert.equal(status, 200);
  clock.pass(10 * MINUTE - 1);
  assert.equal(await statusOf(browser), 200);
  clock.pass(1);
  assert.equal(await statusOf(browser), 401);
  assert.equal(await statusOf(await signedIn(body.key)), 200);
});

test('an account that is paused lets no key in, and its sessions go on afterwards', async () => {
  const key = await room.account();
  const browser = await signedIn(key);
  const { account } = (await browser.call('GET', '/api/v1/whoami')).body;
  const operator = postroomIn(room);
  await operator('accounts', 'pause', account.id);
  problem(await browser.call('GET', '/api/v1/whoami'), 403, 'forbidden');
  problem(await consoleClient(room.url).signIn({ key }), 403, 'forbidden');
  await operator('accounts', 'resume', account.id);
  assert.equal(await statusOf(browser), 200);
});

test('twelve hours without use, of which a use is noted once a minute', async () => {
  const { id, key } = await newKey();
  const browser = await signedIn(key);
  assert.equal(await statusOf(browser), 200);
  const noted = await rowsOf(id);
  clock.pass(MINUTE - 1);
  assert.equal(await statusOf(browser), 200);
  assert.deepEqual(await rowsOf(id), noted);
  clock.pass(1);
  assert.equal(await statusOf(browser), 200);
  assert.notDeepEqual(await rowsOf(id), noted);
  clock.pass(12 * HOUR - 1);
  assert.equal(await statusOf(browser), 200);
  clock.pass(12 * HOUR);
  problem(await browser.call('GET', '/api/v1/whoami'), 401, 'unauthenticated');
});

test('seven days, however much it is used', async () => {
  const browser = await signedIn();
  for (let hours = 0; hours < 7 * 24 - 12; hours += 11) {
    clock.pass(11 * HOUR);
    assert.equal(await statusOf(browser), 200);
  }
  const { expiresAt } = (await browser.call('GET', '/console/session')).body;
  clock.pass(Date.parse(expiresAt) - clock.now().getTime() - 1);
  assert.equal(await statusOf(browser), 200);
  clock.pass(1);
  assert.equal(await statusOf(browser), 401);
});

test('an open page alone keeps none alive: neither its stream nor what it asks by itself', async () => {
  const { id, key } = await newKey();
  const browser = await signedIn(key);
  const before = await rowsOf(id);
  clock.pass(11 * HOUR);
  const stream = await eventStream(room.url, { cookie: browser.cookie });
  await stream.until('ready', (told) => told[0]);
  assert.equal((await browser.call('GET', '/console/session')).status, 200);
  const byItself = { headers: { 'x-postroom-unattended': '1' } };
  assert.equal((await browser.call('GET', '/api/v1/whoami', byItself)).status, 200);
  assert.deepEqual(await rowsOf(id), before);
  clock.pass(HOUR);
  const last = await stream.until('the end', (told) => told.find(({ event }) => event === 'end'));
  assert.equal(last.data.code, 'unauthenticated');
  await stream.ended;
  assert.equal(await statusOf(browser), 401);
});

test('a stream ends when its session is signed out or its key revoked, and others go on', async () => {
  const { id, key } = await newKey();
  const [one, two, other] = [await signedIn(key), await signedIn(key), await signedIn()];
  const streams = [];
  for (const { cookie } of [one, two, other]) {
    const stream = await eventStream(room.url, { cookie });
    await stream.until('ready', (told) => told[0]);
    streams.push(stream);
  }
  const [first, second, third] = streams;
  const endOf = (stream: typeof first) => stream?.until('the end', (told) => told.find(({ event }) => event === 'end'));
  await one.call('DELETE', '/console/session');
  assert.equal((await endOf(first))?.data.code, 'unauthenticated');
  assert.ok(second?.told.every(({ event }) => event !== 'end'));
  await room.rest('POST', `/api-keys/${id}/revoke`);
  assert.equal((await endOf(second))?.data.code, 'unauthenticated');
  await other.call('POST', '/api/v1/inboxes', { body: { localPart: 'seen' } });
  await third?.until('the inbox', () => third.facts().find(({ event }) => event === 'inbox.created'));
  third?.close();
});

test('a hundred sessions of one key, of which the least recently used makes room', async () => {
  const { id, key } = await newKey();
  const first = await signedIn(key);
  clock.pass(1);
  const second = await signedIn(key);
  for (let n = 0; n < 99; n++) await signedIn(key);
  assert.equal((await rowsOf(id)).length, 100);
  assert.deepEqual([await statusOf(first), await statusOf(second)], [401, 200]);
});

test('what is over is swept, sessions and links', async () => {
  const { id, key } = await newKey();
  await signedIn(key);
  await room.app.consoleLink();
  const fresh = await newKey();
  clock.pass(13 * HOUR);
  const browser = await signedIn(fresh.key);
  await room.restart();
  await eventually('they are swept', async () => (await rowsOf(id)).length === 0);
  await eventually('so are links', async () => (await room.sql('select hash from console_links')).length === 0);
  assert.equal((await rowsOf(fresh.id)).length, 1);
  const after = consoleClient(room.url);
  after.cookie = browser.cookie;
  assert.equal(await statusOf(after), 200);
});
