/** The switch that stops all sending of an account at once, and what becomes of what waited meanwhile. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { problem } from '../../support/clients/problem.ts';
import { POSTROOM } from '../../support/processes/process.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const { room } = here;
const desk = await here.inbox({ localPart: 'desk' });
const other = await room.account();
const otherInbox = (await room.rest('POST', '/inboxes', {}, { key: other })).body.id;

test('while it is off nothing of the account leaves, not even to an inbox here, and others send as ever', async () => {
  const { body } = await turn(false);
  assert.equal(body.sendingStoppedAt, here.in(0));
  assert.equal((await here.get('/whoami')).account.sendingStoppedAt, body.sendingStoppedAt);
  assert.equal((await here.get('/metrics')).sendingStoppedAt, body.sendingStoppedAt);
  const out = await send({ to: 'ann@example.org' });
  const home = await send({ to: desk.address });
  assert.deepEqual([out.status, home.status], ['queued', 'queued']);
  await othersSend();
  assert.deepEqual([(await here.get(`/emails/${out.id}`)).status, here.mailsTo('ann@example.org').length], ['queued', 0]);
  assert.deepEqual((await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data, []);

  assert.deepEqual((await turn(true)).body, { sendingStoppedAt: null, held: 0 });
  await here.settled(out.id, 'sent');
  await eventually('it came', async () => (await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data.length === 1);
  const account = (await here.get('/whoami')).account.id;
  assert.deepEqual(await here.eventsOf(account), ['account.sending_stopped', 'account.sending_resumed']);
});

test('it stays off over a restart, and turning it off twice tells the first time', async () => {
  const { body: first } = await turn(false);
  here.clock.pass(HOUR);
  assert.equal((await turn(false)).body.sendingStoppedAt, first.sendingStoppedAt);
  const waiting = await send({ to: 'ben@example.org' });
  await room.restart();
  await othersSend();
  assert.equal((await here.get(`/emails/${waiting.id}`)).status, 'queued');
  await turn(true);
  await here.settled(waiting.id, 'sent');
});

test('scheduled mail that is overdue by more than a day waits for a person when it is on again', async () => {
  await turn(false);
  const late = await send({ to: 'late@example.org', sendAt: here.in(HOUR) });
  const recent = await send({ to: 'recent@example.org', sendAt: here.in(20 * HOUR) });
  const plain = await send({ to: 'plain@example.org' });
  here.clock.pass(26 * HOUR);
  assert.equal((await turn(true)).body.held, 1);
  await here.settled(recent.id, 'sent');
  await here.settled(plain.id, 'sent');
  const held = await here.get(`/emails/${late.id}?view=full`);
  assert.deepEqual([held.status, held.held.rule], ['held', 'overdue']);
  assert.ok((await here.eventsOf(late.id)).includes('email.held'));
  const approver = await here.keyWith({});
  assert.equal((await here.post(`/emails/${late.id}/approve`, { hash: held.held.hash }, approver)).status, 200);
  await here.settled(late.id, 'sent');
});

test('it takes a key with account:write that is not bound to inboxes', async () => {
  const bound = await here.keyWith({ inboxIds: [desk.id] });
  problem(await turn(false, bound), 403, 'forbidden');
  problem(await turn(false, await here.keyWith({ scopes: ['emails:send'] })), 403, 'missing_scope');
  assert.equal((await here.get('/whoami')).account.sendingStoppedAt, null);
});

test('the operator turns it from the command line, beside the running server', async () => {
  const account = (await here.get('/whoami')).account.id;
  assert.match(await postroom('sending', 'off', '--account', account), /^sending is stopped since /);
  const waiting = await send({ to: 'cli@example.org' });
  await othersSend();
  assert.equal((await here.get(`/emails/${waiting.id}`)).status, 'queued');
  assert.equal(await postroom('sending', 'on', '--account', account), 'sending is on\n');
  await here.settled(waiting.id, 'sent');
});

function turn(enabled: boolean, key?: string) {
  return here.post('/account/sending', { enabled }, key);
}

async function send(more: Json) {
  const { status, body } = await here.post('/emails/send', { inboxId: desk.id, subject: 'S', text: 'T', ...more });
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

/** A mail of another account that was due later than all there is went out. */
async function othersSend(): Promise<void> {
  here.clock.pass(1);
  const mail = { inboxId: otherInbox, to: 'last@nudge.example', subject: 'last', text: 'x' };
  const { body } = await here.post('/emails/send', mail, other);
  await eventually('it went', async () => (await here.get(`/emails/${body.id}`, other)).status === 'sent');
}

async function postroom(...args: string[]): Promise<string> {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...room.env };
  const { stdout } = await promisify(execFile)(process.execPath, [...POSTROOM, ...args], { cwd, env });
  return stdout;
}
