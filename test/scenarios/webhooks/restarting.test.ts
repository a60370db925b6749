/** What stays over a restart: where an endpoint is, what waits for it, and its secret, which only a key outside the database opens. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { examine } from '../../support/processes/doctoring.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { listen } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV, newEndpoint, startReceiver, verify } from '../../support/servers/webhook-receiver.ts';

const { OUTGOING_ALLOW } = HOOKS_ENV;

async function inboxOf(room: Postroom) {
  const { address } = (await room.rest('POST', '/inboxes', {})).body;
  return async (subject: string) =>
    assert.equal((await room.inbound(address, mime({ to: address, subject, text: 'x' }))).status, 200);
}

const secretsOf = async (room: Postroom) => String((await room.sql('select secrets from webhook_endpoints'))[0]?.secrets);
const lookedUp = async (room: Postroom, id: string) => (await room.rest('GET', `/webhook-endpoints/${id}`)).body;

test('a restart goes on where it was: what was under way is told again with its id, and what came meanwhile', async () => {
  const room = await startPostroom(HOOKS_ENV);
  const receiver = await startReceiver();
  const mail = await inboxOf(room);
  const made = await newEndpoint(room, { url: receiver.url, types: ['email.received'] });
  await mail('taken');
  await receiver.waitFor(1);
  receiver.answer = () => {};
  await mail('under way');
  await mail('behind it');
  await receiver.waitFor(2);
  await room.app.close();
  receiver.answer = 204;
  await room.restart();
  const all = await receiver.waitFor(4);
  assert.deepEqual(
    all.map(({ body }) => body.data.subject),
    ['taken', 'under way', 'under way', 'behind it'],
  );
  assert.equal(all[1]?.id, all[2]?.id);
  for (const one of all) verify(made.secret, one);
  const sequence = all[3]?.body.sequence;
  await eventually('the cursor is there', async () => (await lookedUp(room, made.id)).sequence >= sequence);
  assert.match(await secretsOf(room), /^sealed:/);
});

test('without POSTROOM_SECRET_KEY a folder has a key of its own, which another one replaces; on PostgreSQL there is none', async () => {
  const { log, lines } = listen();
  const warns = { ...log, info() {}, debug() {} };
  const room = await startPostroom({ OUTGOING_ALLOW }, { log: warns });
  const receiver = await startReceiver();
  const body = { url: receiver.url, types: ['email.received'] };
  if (isShared) {
    const refused = await room.rest('POST', '/webhook-endpoints', body);
    problem(refused, 503, 'unavailable');
    assert.match(refused.body.hint, /POSTROOM_SECRET_KEY/);
    assert.deepEqual(await room.sql('select id from webhook_endpoints'), []);
    return;
  }
  const mail = await inboxOf(room);
  const made = await newEndpoint(room, body);
  const path = join(room.dataDir, 'postroom.key');
  assert.equal(statSync(path).mode & 0o777, 0o600);
  const sealed = await secretsOf(room);
  assert.match(sealed, /^sealed:/);
  assert.ok(!readFileSync(join(room.dataDir, 'postroom.db')).includes(made.secret));
  const POSTROOM_SECRET_KEY = randomBytes(32).toString('base64');
  await room.restart({ POSTROOM_SECRET_KEY });
  assert.notEqual(await secretsOf(room), sealed);
  await mail('with the new key');
  const [one] = await receiver.waitFor(1);
  assert.ok(one);
  verify(made.secret, one);

  // As after a restore without the key: the server starts and says so, as do `doctor` and the endpoint.
  rmSync(path);
  assert.equal(lines.length, 0);
  await room.restart();
  assert.deepEqual(
    lines.map(({ level, fields }) => [level, fields]),
    [['warn', { endpoints: 1 }]],
  );
  assert.match(lines[0]?.message ?? '', /put postroom\.key back/);
  const findings = async (more: Record<string, string>) => (await examine({ ...room.env, PORT: '0', ...more })).of('keys');
  assert.ok((await findings({})).includes('warning lost'));
  assert.ok(!(await findings({ POSTROOM_SECRET_KEY })).includes('warning lost'));
  await mail('without a key');
  await eventually('it is paused', async () => (await lookedUp(room, made.id)).reason === 'secret_lost');
  assert.ok(lines.some(({ message }) => /is paused: its secret cannot be decrypted; put the key back/.test(message)));
  problem(await room.rest('POST', `/webhook-endpoints/${made.id}/resume`, {}), 409, 'conflict');
  problem(await room.rest('POST', `/webhook-endpoints/${made.id}/test`, {}), 409, 'conflict');
  const { secret } = (await room.rest('POST', `/webhook-endpoints/${made.id}/rotate`, {})).body;
  assert.equal((await room.rest('POST', `/webhook-endpoints/${made.id}/resume`, {})).body.status, 'enabled');
  const [, two] = await receiver.waitFor(2);
  assert.equal(two?.body.data.subject, 'without a key');
  verify(secret, two);
});

test('an address that is allowed no more is refused at the next attempt, and nothing is posted', async () => {
  const room = await startPostroom(HOOKS_ENV);
  const receiver = await startReceiver();
  const mail = await inboxOf(room);
  const made = await newEndpoint(room, { url: receiver.url.replace('127.0.0.1', 'localhost'), types: ['email.received'] });
  await mail('allowed');
  await receiver.waitFor(1);
  await room.restart({ OUTGOING_ALLOW: '10.0.0.0/8' });
  await mail('refused');
  const failed = await eventually('it is refused', async () => {
    const { data } = (await room.rest('GET', `/webhook-endpoints/${made.id}/deliveries`)).body;
    return data[0]?.taken === false && data[0];
  });
  assert.equal(failed.status, null);
  assert.match(failed.error, /https only/);
  assert.equal(receiver.received.length, 1);
});
