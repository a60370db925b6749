/** Mail that waits for somebody: who may approve it, and that it goes out once then, never by its own sender. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openApprovingRoom } from '../../support/rooms/approving-room.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';

const HOUR = 3600_000;

const { room, clock, inboxId, agent, post, read, keyWith, send, settled, eventsOf, outboxIsEmpty, offers } =
  await openApprovingRoom();

test('a mail from an inbox that needs approval says that it waits, and goes out exactly once when approved', async () => {
  const mcp = await room.mcp(agent.key);
  const { body: sent } = await mcp.call('send_email', { inboxId, to: 'bob@example.org', subject: 'Offer', text: 'Buy.' });
  await mcp.close();
  assert.deepEqual([sent.status, sent.held.rule], ['held', 'approval']);
  assert.match(sent.held.reason, /a person approves/);
  assert.equal(new Date(sent.held.until).getTime(), clock.now().getTime() + 72 * HOUR);
  await outboxIsEmpty();
  assert.equal(offers().length, 0);

  const approver = await room.mcp();
  const { body: list } = await approver.call('list_held_emails', { inboxId });
  const [waiting] = list.data;
  assert.deepEqual([waiting.id, waiting.held.rule, /Buy\./.test(waiting.text)], [sent.id, 'approval', true]);
  assert.equal(waiting.held.sentBy, 'agent');
  const { body: approved } = await approver.call('approve_email', { id: sent.id });
  assert.deepEqual([approved.status, approved.held], ['queued', undefined]);
  const second = await approver.call('approve_email', { id: sent.id });
  assert.equal(second.body.code, 'conflict');
  await approver.close();
  await settled(sent.id, 'sent');
  await outboxIsEmpty();
  assert.equal(offers().length, 1);
  assert.deepEqual(await eventsOf(sent.id), ['email.held', 'email.approved', 'email.sent']);
  assert.deepEqual((await room.rest('GET', '/emails/held')).body.data, []);
});

describe('an approval', () => {
  test('is bound to what was read: the hash of another mail releases nothing', async () => {
    const [sent, twin] = [await send({ bcc: ['boss@example.org'] }), await send({ bcc: ['rival@example.org'] })];
    const listed = (await room.rest('GET', '/emails/held')).body.data;
    const hashes = [sent, twin].map(({ id }) => listed.find((one: Json) => one.id === id).held.hash);
    assert.notEqual(hashes[0], hashes[1]);
    const other = await post(`/emails/${sent.id}/approve`, { hash: hashes[1] });
    assert.deepEqual([other.status, other.body.code, (await read(sent.id)).status], [409, 'conflict', 'held']);
    assert.equal((await post(`/emails/${sent.id}/approve`, { hash: hashes[0] })).status, 200);
    assert.equal((await post(`/emails/${twin.id}/approve`)).status, 200, 'callers that know no hash');
    for (const { id } of [sent, twin]) await settled(id, 'sent');
  });
});

describe('a mail is not approved', () => {
  const refusal = async (id: string, key: string) => (await post(`/emails/${id}/approve`, {}, key)).body.code;

  test('by the key that sent it, by that key after a rotation, or by a key made from it', async () => {
    const sender = await keyWith({});
    const sent = await send({}, sender.key);
    const child = await keyWith({}, sender.key);
    const grandchild = await keyWith({}, child.key);
    const rotated = (await post(`/api-keys/${sender.id}/rotate`, { graceSeconds: 600 })).body;
    for (const key of [sender, child, grandchild, rotated]) assert.equal(await refusal(sent.id, key.key), 'forbidden');
    const later = await send({}, rotated.key);
    assert.equal(await refusal(later.id, sender.key), 'forbidden', 'in the time of grace');
    const { id: approver } = await keyWith({});
    const taken = (await post(`/api-keys/${approver}/rotate`, {}, rotated.key)).body;
    assert.equal(await refusal(later.id, taken.key), 'forbidden', 'the sender was told its secret');
    assert.equal((await read(sent.id)).status, 'held');
    for (const { id } of [sent, later]) {
      assert.equal((await post(`/emails/${id}/approve`)).status, 200);
      await settled(id, 'sent');
    }
  });

  test('by a key whose own mail needs approval, or one without the scope', async () => {
    const sent = await send();
    const held = await keyWith({ approval: 'required' });
    assert.equal(await refusal(sent.id, held.key), 'forbidden');
    const { scopes } = agent;
    const unscoped = await keyWith({ scopes: scopes.filter((scope: string) => scope !== 'emails:approve') });
    for (const decision of ['approve', 'reject'])
      assert.equal((await post(`/emails/${sent.id}/${decision}`, {}, unscoped.key)).body.code, 'missing_scope');
    assert.equal((await read(sent.id)).status, 'held');
  });

  test('by a key that does not see the inbox, nor by another account: for them it does not exist', async () => {
    const sent = await send();
    const other = (await post('/inboxes')).body;
    for (const key of [(await keyWith({ inboxIds: [other.id] })).key, await room.account()]) {
      for (const decision of ['approve', 'reject'])
        assert.equal((await post(`/emails/${sent.id}/${decision}`, {}, key)).body.code, 'not_found');
      assert.deepEqual((await room.rest('GET', '/emails/held', undefined, { key })).body.data, []);
    }
    assert.equal((await read(sent.id)).status, 'held');
  });

  test('when it is not held, when its inbox is paused, or when its recipient was suppressed meanwhile', async () => {
    const sent = await send({ to: 'eve@example.org' });
    await room.rest('PATCH', `/inboxes/${inboxId}`, { status: 'paused' });
    assert.equal(await refusal(sent.id, API_KEY), 'conflict');
    await room.rest('PATCH', `/inboxes/${inboxId}`, { status: 'active' });
    assert.equal((await post('/suppressions', { address: 'eve@example.org' })).status, 201);
    assert.equal(await refusal(sent.id, API_KEY), 'conflict');
    await post(`/emails/${sent.id}/reject`);
    assert.equal(await refusal(sent.id, API_KEY), 'conflict');
  });
});

describe('a key whose mail needs approval', () => {
  test('sends, answers and forwards nothing that does not wait, from any inbox', async () => {
    const { key } = await keyWith({ approval: 'required' });
    const own = (await post('/inboxes', {}, key)).body;
    await room.inbound(own.address, `From: bob@example.org\r\nTo: ${own.address}\r\nSubject: Hi\r\n\r\nHi.\r\n`, {
      at: clock.now(),
    });
    const [mail] = (await room.rest('GET', `/emails?inboxId=${own.id}`)).body.data;
    const answers = [
      await post('/emails/send', { inboxId: own.id, to: 'bob@example.org', subject: 'x', text: 'x' }, key),
      await post(`/emails/${mail.id}/reply`, { text: 'x' }, key),
      await post(`/emails/${mail.id}/forward`, { to: 'carol@example.org' }, key),
    ];
    assert.deepEqual(
      answers.map(({ body }) => [body.status, body.held.rule]),
      Array(3).fill(['held', 'approval']),
    );
  });

  test('makes no key that could do without, and frees no inbox', async () => {
    const { key } = await keyWith({ approval: 'required' });
    assert.equal((await post('/api-keys', { name: 'free', approval: 'none' }, key)).body.code, 'forbidden');
    assert.equal((await keyWith({}, key)).approval, 'required');
    const freed = await room.rest('PATCH', `/inboxes/${inboxId}`, { approval: 'none' }, { key });
    assert.equal(freed.body.code, 'forbidden');
    assert.equal((await room.rest('GET', '/whoami', undefined, { key })).body.key.approval, 'required');
  });
});
