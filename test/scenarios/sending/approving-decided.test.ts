/** What becomes of held mail: it is decided on once, survives a restart, and is given up when nobody decides. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openApprovingRoom } from '../../support/rooms/approving-room.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';

const HOUR = 3600_000;

/** What the next server says after a mail came whole. */
let onData: () => 'drop' | undefined = () => undefined;

const { room, clock, post, read, send, settled, eventsOf, outboxIsEmpty, offers } = await openApprovingRoom({
  onData: () => onData(),
  onRcpt: (address) => (address.startsWith('nobody') ? { responseCode: 554, message: '5.7.1 not from you' } : undefined),
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
