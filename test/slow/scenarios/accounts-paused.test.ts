/** An account that the operator pauses: no key of it is let in, nothing of it leaves, its mail comes in, and all goes on once it is resumed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { statelessClient } from '../../support/clients/stateless-client.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { postroomIn } from '../../support/processes/operator.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const { room } = here;
const operator = postroomIn(room);
const key = await room.account();
const account = (await here.get('/whoami', key)).account.id;
const desk = (await here.post('/inboxes', { localPart: 'desk' }, key)).body;

test('no key is let in over REST or MCP, and every answer says whom to ask', async () => {
  const other = (await here.post('/api-keys', { name: 'other' }, key)).body.key;
  const session = await room.mcp(key);
  await session.call('whoami');
  assert.match(await operator('accounts', 'pause', account), /^unlimited is paused since 20\S+Z; its mail still comes in\n$/);
  assert.match(await operator('accounts', 'list'), new RegExp(`^${account} {2}paused {4}unlimited {2}unlimited$`, 'm'));

  for (const one of [key, other]) {
    const answer = await room.rest('GET', '/inboxes', undefined, { key: one });
    problem(answer, 403, 'forbidden');
    assert.match(`${answer.body.detail} ${answer.body.hint}`, /paused.*Ask the operator/);
  }
  await assert.rejects(session.call('whoami'), /paused this account.*Ask the operator/s);
  await assert.rejects(room.mcp(key), /paused this account/);
  await assert.rejects(statelessClient(`${room.url}/mcp`, key), /HTTP 403/);
  assert.equal((await here.get('/whoami')).account.name, 'operator');

  assert.equal(await operator('accounts', 'resume', account), 'unlimited is active\n');
  assert.equal((await session.call('whoami')).body.account.id, account);
  assert.deepEqual(await ownEvents(), ['account.paused', 'account.resumed']);
  await session.close();
});

test('waits and streams that are open end at once', async () => {
  const session = await room.mcp(key);
  const stateless = await statelessClient(`${room.url}/mcp`, key);
  const stream = await stateless.client.listen({ resourceSubscriptions: ['postroom://inboxes'] });
  const waits = [
    room.rest('GET', `/emails/wait?inboxId=${desk.id}&timeoutSeconds=300`, undefined, { key }),
    session.call('wait_for_email', { inboxId: desk.id, timeoutSeconds: 300 }).catch(({ message }) => refusal(message)),
    stateless.client
      .callTool({ name: 'wait_for_email', arguments: { inboxId: desk.id, timeoutSeconds: 300 } })
      .then(({ content }) => refusal(JSON.stringify(content)))
      .catch(({ message }) => refusal(message)),
  ];
  await eventually('three wait, and one listens', async () => room.app.waiters() === 4);
  const asked = performance.now();
  await operator('accounts', 'pause', account);
  problem(await (waits[0] as Promise<Answer>), 403, 'forbidden');
  for (const wait of waits) assert.match(JSON.stringify((await wait).body), /paused this account/);
  assert.equal(await stream.closed, 'graceful');
  await eventually('nothing is left', async () => room.app.waiters() === 0);
  // The command itself takes a second or two. Without being told, a wait looks every 5 s, and a stream every minute.
  assert.ok(performance.now() - asked < 30_000);
  await operator('accounts', 'resume', account);
  await stateless.close();
  await session.close();
});

test('mail comes in and is kept, what is queued and scheduled stays, and goes out once it is resumed', async () => {
  const scheduled = await send({ to: 'later@example.org', sendAt: here.in(HOUR) });
  const old = await send({ to: 'old@example.org', sendAt: here.in(2 * HOUR) });
  await operator('accounts', 'pause', account);
  here.clock.pass(HOUR + 1000);
  await here.outboxLooks();
  assert.equal(here.mailsTo('later@example.org').length, 0);
  assert.equal((await room.inbound(desk.address, mime({ to: desk.address, subject: 'meanwhile', text: 'x' }))).status, 200);

  assert.equal(await operator('accounts', 'resume', account), 'unlimited is active\n');
  await eventually('it is sent', async () => (await here.get(`/emails/${scheduled.id}`, key)).status === 'sent');
  assert.equal((await here.get(`/emails?inboxId=${desk.id}&direction=inbound`, key)).data[0].subject, 'meanwhile');

  await operator('accounts', 'pause', account);
  here.clock.pass(26 * HOUR);
  await room.restart();
  await here.outboxLooks();
  problem(await room.rest('GET', '/inboxes', undefined, { key }), 403, 'forbidden');
  const resumed = await operator('accounts', 'resume', account);
  // On PostgreSQL the command is no part of the server, and does not have its clock.
  if (isShared) return;
  assert.equal(resumed, 'unlimited is active\n1 mail was due more than a day ago and waits for approval\n');
  assert.equal((await here.get(`/emails/${old.id}?view=full`, key)).held.rule, 'overdue');
});

test('another instance on the same database refuses its keys too, and its waits end', {
  skip: !isShared && 'SQLite has one instance',
}, async () => {
  const other = await room.another();
  const wait = other.rest('GET', `/emails/wait?inboxId=${desk.id}&timeoutSeconds=300&subject=never`, undefined, { key });
  await eventually('it waits', async () => other.app.waiters() === 1);
  await operator('accounts', 'pause', account);
  problem(await wait, 403, 'forbidden');
  problem(await other.rest('GET', '/inboxes', undefined, { key }), 403, 'forbidden');
  await operator('accounts', 'resume', account);
  assert.equal((await other.rest('GET', '/inboxes', undefined, { key })).status, 200);
});

test('an account that is not there is said not to be', async () => {
  for (const verb of ['pause', 'resume'])
    await assert.rejects(operator('accounts', verb, randomUUID()), /No account with this id/);
});

function refusal(message: string): Pick<Answer, 'body'> {
  return { body: message };
}

async function send(more: Json) {
  const { status, body } = await here.post('/emails/send', { inboxId: desk.id, subject: 'S', text: 'T', ...more }, key);
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

async function ownEvents(): Promise<string[]> {
  const { data } = await here.get('/events?limit=100', key);
  return data.flatMap(({ subjectId, type }: Json) => (subjectId === account ? [type] : []));
}
