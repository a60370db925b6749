/** Mail that waits for somebody: it goes out once when approved, never by its own sender, and is given up when nobody decides. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Stored } from '../../support/correspondence.ts';
import { API_KEY, eventually, type Json, standInClock } from '../../support/postroom.ts';
import { startRelayedRoom } from '../../support/relayed-room.ts';

const HOUR = 3600_000;

const clock = standInClock();
/** What the next server says after a mail came whole. */
let onData: () => 'drop' | undefined = () => undefined;

const { room, sink } = await startRelayedRoom(
  {},
  { clock },
  {
    onData: () => onData(),
    onRcpt: (address) => (address.startsWith('nobody') ? { responseCode: 554, message: '5.7.1 not from you' } : undefined),
  },
);
const post = (path: string, body: Json = {}, key = API_KEY) => room.rest('POST', path, body, { key });
const inboxId: string = (await post('/inboxes', { localPart: 'desk' })).body.id;
assert.equal((await room.rest('PATCH', `/inboxes/${inboxId}`, { approval: 'required' })).body.approval, 'required');
/** An agent's key, made from the operator's. */
const agent = await keyWith({});
beforeEach(() => {
  sink.mails.length = 0;
});

const read = async (id: string) => (await room.rest('GET', `/emails/${id}`)).body;

async function keyWith(limits: Json, maker = API_KEY): Promise<Stored> {
  const { status, body } = await post('/api-keys', { name: 'agent', ...limits }, maker);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function send(more: Json = {}, key = agent.key): Promise<Stored> {
  const { status, body } = await post(
    '/emails/send',
    { inboxId, to: 'bob@example.org', subject: 'Offer', text: 'Buy.', ...more },
    key,
  );
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

async function settled(id: string, status: string): Promise<Stored> {
  return await eventually(`status ${status}`, async () => {
    const email = await read(id);
    return email.status === status && email;
  });
}

async function eventsOf(id: string): Promise<string[]> {
  const types: string[] = [];
  for (let after = ''; ; ) {
    const { body } = await room.rest('GET', `/events?limit=100${after && `&after=${after}`}`);
    types.push(...body.data.filter((event: Json) => event.subjectId === id).map((event: Json) => event.type));
    if (body.data.length === 0) return types;
    after = body.nextCursor;
  }
}

/** All that was to go out so far has: a mail from an inbox without rules came through. */
async function outboxIsEmpty(): Promise<void> {
  const other = (await post('/inboxes')).body;
  const { id } = (await post('/emails/send', { inboxId: other.id, to: 'last@example.org', subject: 'last', text: 'x' })).body;
  await settled(id, 'sent');
}

const offers = () => sink.mails.filter((mail) => mail.recipients.includes('bob@example.org'));

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

describe('held mail', () => {
  test('that is rejected is never sent, and says why', async () => {
    const sent = await send();
    const { status, body } = await post(`/emails/${sent.id}/reject`, { reason: 'The price is wrong.' });
    assert.deepEqual([status, body.status, body.rejected, body.held], [200, 'canceled', 'The price is wrong.', null]);
    assert.equal((await post(`/emails/${sent.id}/approve`)).body.code, 'conflict');
    await outboxIsEmpty();
    assert.equal(offers().length, 0);
    assert.deepEqual(await eventsOf(sent.id), ['email.held', 'email.rejected']);
  });

  test('is decided on once, however many approve and reject it at the same moment', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 5; n++) {
      const sent = await send();
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, k) => post(`/emails/${sent.id}/${(k + n) % 2 === 0 ? 'approve' : 'reject'}`)),
      );
      assert.equal(all.filter(({ status }) => status === 200).length, 1);
      assert.equal(all.filter(({ body }) => body.code === 'conflict').length, 9);
      outcomes.push((await eventsOf(sent.id)).filter((type) => /approved|rejected/.test(type)).join());
      if (outcomes.at(-1) === 'email.approved') await settled(sent.id, 'sent');
    }
    await outboxIsEmpty();
    assert.equal(offers().length, outcomes.filter((one) => one === 'email.approved').length);
  });

  test('outlives a restart, goes out when approved then, and is given up after 72 hours without a decision', async () => {
    const [approved, forgotten] = [await send(), await send()];
    clock.pass(71 * HOUR);
    await room.restart();
    assert.equal((await read(forgotten.id)).status, 'held');
    assert.equal((await post(`/emails/${approved.id}/approve`)).status, 200);
    await settled(approved.id, 'sent');
    clock.pass(HOUR);
    await room.restart();
    const late = await settled(forgotten.id, 'canceled');
    assert.match(late.rejected, /^Expired/);
    assert.deepEqual(await eventsOf(forgotten.id), ['email.held', 'email.rejected']);
    await outboxIsEmpty();
    assert.equal(offers().length, 1);
  });

  test('that is deleted is canceled, alone or with its inbox', async () => {
    const held = async () => (await room.rest('GET', '/metrics')).body.deliveries.held ?? 0;
    const before = await held();
    const inbox = (await post('/inboxes')).body;
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { approval: 'required' });
    const [one] = [await send({ inboxId: inbox.id }), await send({ inboxId: inbox.id })];
    assert.equal(await held(), before + 2);
    assert.equal((await room.rest('DELETE', `/emails/${one.id}`)).status, 200);
    assert.equal(await held(), before + 1);
    await room.rest('DELETE', `/inboxes/${inbox.id}`);
    await eventually('the sweep', async () => (await held()) === before);
    await outboxIsEmpty();
    assert.equal(offers().length, 0);
  });

  test('counts as an answer from when it is approved, so that approving many does not open the cap', async () => {
    const inbox = (await post('/inboxes')).body;
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { approval: 'required' });
    await room.inbound(inbox.address, `From: bob@example.org\r\nTo: ${inbox.address}\r\nSubject: Hi\r\n\r\nHi.\r\n`, {
      at: clock.now(),
    });
    const held: Stored[] = [];
    for (let n = 0; n < 10; n++) held.push(await send({ inboxId: inbox.id, subject: `Topic ${n}` }));
    assert.deepEqual([...new Set(held.map((mail) => mail.held.rule))], ['approval']);
    const heardOf = async () => {
      const { body } = await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound`);
      return (await read(body.data[0].id)).sender.knownCorrespondent;
    };
    assert.equal(await heardOf(), false, 'nobody has written to him yet');
    for (const mail of held) assert.equal((await post(`/emails/${mail.id}/approve`)).status, 200);
    assert.equal(await heardOf(), true);
    assert.equal((await send({ inboxId: inbox.id, subject: 'Topic 10' })).held.rule, 'exchange_cap');
    for (const mail of held) await settled(mail.id, 'sent');
  });
});

describe('a mail of which it is unknown whether it arrived', () => {
  const unknown = async () => {
    const { id } = (await post('/inboxes')).body;
    onData = () => 'drop';
    const sent = await send({ inboxId: id, to: ['bob@example.org', 'nobody@example.org'], onUnknown: 'hold' });
    const held = await settled(sent.id, 'held');
    onData = () => undefined;
    assert.equal(held.held.rule, 'unknown_outcome');
    return sent;
  };
  const statuses = async (id: string) =>
    (await room.rest('GET', `/emails/${id}/deliveries`)).body.data.map((one: Json) => [one.recipient, one.status]);

  test('goes out again when that is approved, to those it may not have reached', async () => {
    const { id } = await unknown();
    assert.equal((await post(`/emails/${id}/approve`)).status, 200);
    await settled(id, 'failed');
    assert.deepEqual(await statuses(id), [
      ['bob@example.org', 'sent'],
      ['nobody@example.org', 'failed'],
    ]);
    assert.equal(offers().length, 1);
  });

  test('does not when that is rejected', async () => {
    const { id } = await unknown();
    assert.equal((await post(`/emails/${id}/reject`, { reason: 'It was there.' })).body.rejected, 'It was there.');
    await outboxIsEmpty();
    assert.deepEqual(await statuses(id), [
      ['bob@example.org', 'canceled'],
      ['nobody@example.org', 'failed'],
    ]);
    assert.equal(offers().length, 0);
  });
});
