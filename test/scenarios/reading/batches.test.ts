/** Many emails at once: marked, labelled and deleted, all of them or none, over REST and MCP. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { walk } from '../../support/rooms/conversation.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { type Answer, eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();

const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock);
const ids: string[] = [];
for (let mail = 0; mail < 6; mail++) ids.push((await desk.receive({ subject: `Mail ${mail}` })).id);

describe('marking', () => {
  test('changes flags and labels of all, answers them in the order asked for, and tells of each that changed', async () => {
    const agent = await room.mcp();
    const [first = '', second = '', third = ''] = ids;
    const before = await unread();
    const { body } = await agent.call('update_emails', { ids: [third, first], isRead: true, addLabels: ['a', 'b'] });
    assert.deepEqual(body, { updated: 2 });
    assert.equal(await unread(), before - 2);
    const events = await told('email.updated');
    const changed = await update({ ids: [first, second, third], isRead: true, addLabels: ['b'], removeLabels: ['a', 'none'] });
    assert.deepEqual(
      changed.body.data.map((one: Stored) => [one.id, one.isRead, one.labels]),
      [first, second, third].map((id) => [id, true, ['b']]),
    );
    assert.equal(changed.body.data[0].subject, 'Mail 0', 'the whole record over REST');
    assert.equal((await told('email.updated')) - events, 3);
    await update({ ids: [first, second, third], isRead: true, addLabels: ['b'] });
    assert.equal((await told('email.updated')) - events, 3, 'nothing changed the second time');
    const listed = (await room.rest('GET', `/emails?inboxId=${desk.id}&label=b`)).body.data;
    assert.deepEqual(listed.map((one: Stored) => one.id).toSorted(), [first, second, third].toSorted());
    await update({ ids: [first], isRead: false });
    assert.equal(await unread(), before - 2);
    await agent.close();
  });

  test('of an email that is not there changes none, and says which it was', async () => {
    const other = await correspond(room, clock, {}, await room.account());
    const foreign = (await other.receive({})).id;
    for (const bad of [randomUUID(), foreign]) {
      const refused = await update({ ids: [ids[0], ids[1], bad], addLabels: ['never'] });
      assert.deepEqual(problem(refused, 404, 'not_found').errors, [{ path: 'ids.2', message: 'no email has this id' }]);
    }
    const { key } = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [(await correspond(room, clock)).id] }))
      .body;
    problem(await room.rest('PATCH', '/emails', { ids: [ids[0]], isRead: true }, { key }), 404, 'not_found');
    assert.deepEqual((await room.rest('GET', '/emails?label=never')).body.data, []);
  });

  test('takes 1 to 100 ids, each once, and something to change', async () => {
    const many = Array.from({ length: 101 }, () => randomUUID());
    const wrong: [Json, string][] = [
      [{ ids: many, isRead: true }, 'ids'],
      [{ ids: [], isRead: true }, 'ids'],
      [{ ids: [ids[0], ids[0]?.toUpperCase()], isRead: true }, 'ids'],
      [{ ids: ['x'], isRead: true }, 'ids.0'],
      [{ ids: [ids[0]] }, 'isRead'],
      [{ ids: [ids[0]], addLabels: [] }, 'isRead'],
      [{ ids: [ids[0]], addLabels: ['a"b'] }, 'addLabels.0'],
      [{ ids: [ids[0]], removeLabels: [''] }, 'removeLabels.0'],
    ];
    const agent = await room.mcp();
    for (const [input, path] of wrong) {
      assert.equal(
        problem(await update(input), 400, 'invalid_request').errors[0]?.path,
        path,
        JSON.stringify(input).slice(0, 100),
      );
      assert.equal((await agent.call('update_emails', input)).body.errors[0].path, path);
    }
    await agent.close();
    problem(await update({ ids: many.slice(1), isRead: true }), 404, 'not_found');
  });

  test('puts at most 50 labels on an email', async () => {
    const [, , , , last = ''] = ids;
    const labels = (from: number) => Array.from({ length: 17 }, (_, index) => `label ${from + index}`);
    for (const from of [0, 17]) assert.equal((await update({ ids: [last], addLabels: labels(from) })).status, 200);
    const refused = await update({ ids: [ids[3], last], addLabels: labels(34) });
    assert.equal(problem(refused, 400, 'invalid_request').errors[0]?.path, 'addLabels');
    assert.deepEqual((await room.rest('GET', `/emails/${ids[3]}?view=headers`)).body.labels, []);
    const swapped = await update({ ids: [last], addLabels: labels(34), removeLabels: ['label 0'] });
    assert.equal(swapped.body.data[0].labels.length, 50);
  });
});

describe('deleting', () => {
  test('removes all, keeps the figures right, and ends threads that hold nothing any more', async () => {
    const kept = await desk.receive({ messageId: '<kept@example.org>' });
    const gone = [
      (await desk.receive({ headers: ['In-Reply-To: <kept@example.org>'] })).id,
      (await desk.receive({ subject: 'Alone' })).id,
      (await desk.send({ to: 'bob@example.org' })).id,
    ];
    await eventually(
      'it is sent',
      async () => (await room.rest('GET', `/emails/${gone[2]}?view=headers`)).body.status === 'sent',
    );
    const before = (await room.rest('GET', '/metrics')).body.emails;
    const records = await Promise.all(gone.map(async (id) => (await room.rest('GET', `/emails/${id}?view=headers`)).body));
    const agent = await room.mcp();
    const { body } = await agent.call('delete_emails', { ids: gone });
    await agent.close();
    assert.deepEqual(
      body.data,
      gone.map((id) => ({ id, deleted: true })),
    );
    const after = (await room.rest('GET', '/metrics')).body.emails;
    const bytes = records.reduce((sum, one) => sum + one.size, 0);
    assert.deepEqual([before.unread - after.unread, before.storedBytes - after.storedBytes], [2, bytes]);
    for (const id of gone) problem(await room.rest('GET', `/emails/${id}`), 404, 'not_found');
    const ended = (await walk(room, '/events', 'after'))
      .filter((one) => one.type === 'thread.deleted')
      .map((one) => one.subjectId);
    assert.deepEqual(ended.toSorted(), [records[1].threadId, records[2].threadId].toSorted());
    const thread = await desk.thread(kept.threadId);
    assert.deepEqual([thread.emails, thread.lastEmailAt], [1, kept.createdAt], 'what is left is newest again');
  });

  test('of an email that is not there removes none', async () => {
    const refused = await room.rest('POST', '/emails/delete', { ids: [ids[0], randomUUID()] });
    assert.equal(problem(refused, 404, 'not_found').errors[0]?.path, 'ids.1');
    assert.equal((await room.rest('GET', `/emails/${ids[0]}?view=headers`)).status, 200);
    problem(
      await room.rest('POST', '/emails/delete', { ids: Array.from({ length: 101 }, () => randomUUID()) }),
      400,
      'invalid_request',
    );
  });

  test('with a mail that is being sent removes none', async () => {
    const silent = await startScript('', () => '');
    const other = await startPostroom({ SMTP_URL: silent.url }, { clock });
    const inbox = await correspond(other, clock);
    const mail = await inbox.receive({});
    const sent = await inbox.send({ to: 'bob@example.org' });
    const look = (id: string) => other.rest('GET', `/emails/${id}?view=headers`);
    await eventually('it is being sent', async () => (await look(sent.id)).body.status === 'sending');
    const refused = await other.rest('POST', '/emails/delete', { ids: [mail.id, sent.id] });
    assert.equal(problem(refused, 409, 'conflict').errors[0]?.path, 'ids.1');
    problem(await other.rest('DELETE', `/threads/${sent.threadId}`), 409, 'conflict');
    assert.deepEqual([(await look(mail.id)).status, (await look(sent.id)).status], [200, 200]);
  });

  test('cancels what waits to be sent', async () => {
    const { room: other } = await startRelayedRoom({}, { clock }, { failFirst: 1 });
    const inbox = await correspond(other, clock);
    const sent = await inbox.send({ to: 'bob@example.org' });
    const look = async () => (await other.rest('GET', `/emails/${sent.id}?view=headers`)).body.status;
    await eventually('it is deferred', async () => (await look()) === 'deferred');
    assert.equal((await other.rest('POST', '/emails/delete', { ids: [sent.id] })).status, 200);
    const { deliveries } = (await other.rest('GET', '/metrics')).body;
    assert.deepEqual([deliveries.deferred, deliveries.canceled], [0, 1]);
  });
});

test('a batch happens once, however often it is asked for with one key', async () => {
  const mail = (await desk.receive({})).id;
  const headers = { 'idempotency-key': 'a batch' };
  const ask = () => room.rest('POST', '/emails/delete', { ids: [mail] }, { headers });
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, { data: [{ id: mail, deleted: true }] }]);
});

function update(input: Json): Promise<Answer> {
  return room.rest('PATCH', '/emails', input);
}

async function unread(): Promise<number> {
  return (await room.rest('GET', '/metrics')).body.emails.unread;
}

async function told(type: string): Promise<number> {
  return (await walk(room, '/events', 'after')).filter((event) => event.type === type).length;
}
