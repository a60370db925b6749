/** Mail that is taken back: what waits does not go, and what is gone is told. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { unfenced } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { HOUR, MINUTE, sendingRoom } from '../../support/rooms/sending-room.ts';
import type { Refusal } from '../../support/servers/smtp-sink.ts';

let refuse: (address: string) => Refusal | undefined = () => undefined;

const here = await sendingRoom({ onRcpt: (address) => refuse(address) });
const desk = await here.inbox({ localPart: 'desk' });

beforeEach(() => {
  here.sink.mails.length = 0;
  refuse = () => undefined;
});

async function send(more: Json = {}, key?: string): Promise<Stored> {
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.', ...more };
  const { status, body } = await here.post('/emails/send', mail, key);
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

const cancel = (id: string, key?: string) => here.post(`/emails/${id}/cancel`, {}, key);

test('a scheduled mail that is canceled never goes; asked again, the answer is the same, and it happened once', async () => {
  const before = (await here.get('/metrics')).deliveries;
  const agent = await here.room.mcp();
  for (const over of ['MCP', 'REST']) {
    const { id } = await send({ to: ['ann@example.org', 'bob@example.org'], sendAt: here.in(HOUR) });
    const ask = async () => {
      const { status, body } = over === 'MCP' ? await agent.call('cancel_email', { id }) : await cancel(id);
      if (over === 'MCP') assert.ok(body.canceled.every((one: string) => one.startsWith(`<${body.fence}>`)));
      return { status, body: unfenced(body) };
    };
    const [first, again] = [await ask(), await ask()];
    assert.deepEqual([first.status, first.body], [200, again.body], over);
    assert.deepEqual([first.body.status, first.body.canceled], ['canceled', ['ann@example.org', 'bob@example.org']]);
    assert.deepEqual(first.body.tooLate ?? [], []);
    assert.deepEqual(await here.eventsOf(id), ['email.queued', 'email.canceled']);
    const { data } = await here.get(`/emails/${id}/deliveries`);
    const key = (await here.get('/whoami')).key.id;
    for (const { status, nextAttemptAt, steps } of data) {
      assert.deepEqual([status, nextAttemptAt], ['canceled', null]);
      assert.deepEqual([steps.length, steps[0].source, steps[0].reason], [1, 'operator', `Canceled with the API key ${key}.`]);
    }
  }
  await agent.close();
  here.clock.pass(2 * HOUR);
  await here.outboxLooks();
  assert.deepEqual([here.mailsTo('ann@example.org').length, here.mailsTo('bob@example.org').length], [0, 0]);
  const after = (await here.get('/metrics')).deliveries;
  assert.deepEqual([after.canceled - before.canceled, after.queued - before.queued], [4, 0]);
});

test('of a mail that some have got, the rest is canceled, and the record says who is who', async () => {
  const busy: Refusal = { responseCode: 451, message: '4.7.1 later' };
  const never: Refusal = { responseCode: 554, message: '5.7.1 not from you' };
  refuse = (address) => (address.startsWith('busy') ? busy : address.startsWith('never') ? never : undefined);
  const sent = await send({ to: ['ann@example.org', 'busy@example.org'] });
  const mixed = await send({ to: ['ann@example.org', 'never@example.org', 'busy@example.org'] });
  for (const { id } of [sent, mixed]) await here.settled(id, 'deferred');

  const { body } = await cancel(sent.id);
  assert.deepEqual([body.status, body.canceled], ['sent', ['busy@example.org']], 'what somebody got was not canceled');
  assert.deepEqual(body.tooLate, [{ recipient: 'ann@example.org', status: 'sent' }]);
  assert.deepEqual((await cancel(sent.id)).body, body);
  const other = (await cancel(mixed.id)).body;
  assert.deepEqual([other.status, other.canceled], ['failed', ['busy@example.org']]);
  assert.deepEqual(other.tooLate, [
    { recipient: 'ann@example.org', status: 'sent' },
    { recipient: 'never@example.org', status: 'failed' },
  ]);
  refuse = () => undefined;
  here.clock.pass(10 * MINUTE);
  await here.outboxLooks();
  assert.equal(here.mailsTo('busy@example.org').length, 0);
});

test('a held mail is canceled by the key that sent it, and cannot be approved then', async () => {
  const agent = await here.keyWith({ approval: 'required' });
  const { id, status } = await send({}, agent);
  assert.equal(status, 'held');
  const { body } = await cancel(id, agent);
  assert.deepEqual([body.status, body.held, body.rejected], ['canceled', null, null]);
  assert.deepEqual(await here.eventsOf(id), ['email.held', 'email.canceled']);
  assert.equal((await here.post(`/emails/${id}/approve`)).body.code, 'conflict');
  await here.outboxLooks();
  assert.equal(here.mailsTo('ann@example.org').length, 0);
});

describe('nothing is canceled', () => {
  const refusal = async (id: string) => {
    const { status, body } = await cancel(id);
    assert.deepEqual([status, body.code], [409, 'conflict'], JSON.stringify(body));
    return body.detail as string;
  };

  test('of a mail that has gone, of one that came in, or of a draft', async () => {
    const { id } = await send({ to: ['ann@example.org', desk.address] });
    await here.settled(id, 'sent');
    assert.match(await refusal(id), /too late.*sent/);
    const [received] = (await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data;
    assert.match(await refusal(received.id), /received/);
    const draft = (await here.post('/drafts', { inboxId: desk.id })).body;
    assert.match(await refusal(draft.id), /draft/);
    assert.equal((await here.get(`/emails/${draft.id}`)).status, 'draft');
  });

  test('of a mail that is being sent', async () => {
    const silent = await startScript('', () => '');
    const room = await startPostroom({ SMTP_URL: silent.url });
    const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
    const mail = { inboxId, to: 'ann@example.org', subject: 'x', text: 'x' };
    const { id } = (await room.rest('POST', '/emails/send', mail)).body;
    await eventually('it is tried', async () => (await room.rest('GET', `/emails/${id}`)).body.status === 'sending');
    const { status, body } = await room.rest('POST', `/emails/${id}/cancel`);
    assert.deepEqual([status, body.code], [409, 'conflict']);
    assert.match(body.detail, /handed over right now/);
    await silent.close();
    await room.close();
  });

  test('by a key that may not send, one of another inbox, or another account', async () => {
    const { id } = await send({ sendAt: here.in(HOUR) });
    const reader = await here.keyWith({ scopes: ['emails:read', 'emails:write', 'drafts:write'] });
    assert.equal((await cancel(id, reader)).body.code, 'missing_scope');
    const other = await here.inbox();
    for (const key of [await here.keyWith({ inboxIds: [other.id] }), await here.room.account()])
      assert.equal((await cancel(id, key)).body.code, 'not_found');
    assert.equal((await here.get(`/emails/${id}`)).status, 'queued');
  });
});
