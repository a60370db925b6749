/** Threads as their readers get them, over REST and MCP: listed, read as a whole within a budget, labelled, marked and deleted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { jsonOf, walk } from '../../support/rooms/conversation.ts';
import { correspond, exchange, type Stored, wordsOf } from '../../support/rooms/correspondence.ts';
import { standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();

const { room } = await startRelayedRoom({}, { clock });
const agent = await room.mcp();

describe('a list of threads', () => {
  test('has the one with the newest mail first, and says of each who, how much and what', async () => {
    const desk = await correspond(room, clock);
    const begun = await desk.receive({ from: 'Bob <bob@example.org>', subject: 'One', messageId: '<one@example.org>' });
    const other = await desk.receive({ from: 'carol@example.net', subject: 'Two' });
    const answer = await desk.send({
      to: ['"Bob, again" <bob@example.org>', 'dan@example.org'],
      text: 'The answer.',
      headers: { 'In-Reply-To': begun.messageId },
    });
    const { body } = await room.rest('GET', `/threads?inboxId=${desk.id}`);
    assert.deepEqual([body.data.map((one: Stored) => one.id), body.nextCursor], [[begun.threadId, other.threadId], null]);
    assert.deepEqual(body.data[0], {
      id: begun.threadId,
      inboxId: desk.id,
      subject: 'One',
      participants: ['Bob, again <bob@example.org>', 'dan@example.org'],
      emails: 2,
      unread: 1,
      labels: [],
      preview: 'The answer.',
      lastDirection: 'outbound',
      lastEmailAt: answer.createdAt,
      createdAt: begun.createdAt,
    });
    assert.deepEqual(body.data[1].participants, ['carol@example.net']);
    const seen = await agent.call('list_threads', { inboxId: desk.id });
    assert.deepEqual(
      seen.body.data.map((one: Stored) => [one.id, one.emails, bare(seen.body.fence, one.subject)]),
      [
        [begun.threadId, 2, 'One'],
        [other.threadId, 1, 'Two'],
      ],
    );
    assert.equal(seen.body.data[0].participants[1], `<${seen.body.fence}>dan@example.org</${seen.body.fence}>`);
  });

  test('names who wrote earlier too, and who got a copy', async () => {
    const desk = await correspond(room, clock);
    const begun = await desk.receive({
      from: 'Ann <ann@example.org>',
      headers: ['Cc: Dave <dave@example.net>'],
      messageId: '<plan@example.org>',
    });
    const answers = { subject: `Re: ${begun.subject}`, headers: ['In-Reply-To: <plan@example.org>'] };
    await desk.receive({ from: 'Carol <carol@example.org>', ...answers });
    await desk.receive({ from: 'Ann <ann@example.org>', ...answers });
    const { body } = await room.rest('GET', `/threads/${begun.threadId}`);
    const people = ['Ann <ann@example.org>', 'Carol <carol@example.org>', 'Dave <dave@example.net>'];
    assert.deepEqual(body.participants, people);
    assert.deepEqual((await room.rest('GET', `/threads?inboxId=${desk.id}`)).body.data[0].participants, people);
  });

  test('says of a thread whose answer was canceled, or rejected, that its sender wrote last', async () => {
    const desk = await correspond(room, clock);
    const asked = await desk.receive({ subject: 'Where is it?', text: 'Where is my order?' });
    const sendAt = new Date(clock.now().getTime() + 86_400_000).toISOString();
    const { body: answer } = await room.rest('POST', `/emails/${asked.id}/reply`, { text: 'On its way.', sendAt });
    const last = async () => {
      const [{ lastDirection, preview }] = (await room.rest('GET', `/threads?inboxId=${desk.id}`)).body.data;
      return [lastDirection, preview];
    };
    assert.deepEqual(await last(), ['outbound', 'On its way.'], 'while it is scheduled');
    assert.equal((await room.rest('POST', `/emails/${answer.id}/cancel`)).status, 200);
    assert.deepEqual(await last(), ['inbound', 'Where is my order?']);
    await desk
      .send({ to: 'bob@example.org', subject: 'Alone', sendAt })
      .then(({ id }) => room.rest('POST', `/emails/${id}/cancel`));
    assert.deepEqual((await last())[0], 'outbound', 'a thread without any other mail is listed by it');
  });

  test('is read page by page, by label, and shows of other inboxes what the key may see', async () => {
    const [desk, hidden] = [await correspond(room, clock), await correspond(room, clock)];
    const ids: string[] = [];
    for (let mail = 0; mail < 16; mail++) ids.unshift((await desk.receive({ subject: `Subject ${mail}` })).threadId);
    await hidden.receive({});
    const all = await walk(room, `/threads?inboxId=${desk.id}`);
    assert.deepEqual(
      all.map((one) => one.id),
      ids,
    );
    for (const id of [ids[1], ids[15]]) await room.rest('PATCH', `/threads/${id}`, { addLabels: ['to do'] });
    const labelled = await walk(room, '/threads?label=to%20do');
    assert.deepEqual(
      labelled.map((one) => one.id),
      [ids[1], ids[15]],
    );
    assert.deepEqual((await room.rest('GET', '/threads?label=do')).body.data, []);
    const { key } = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [desk.id] })).body;
    const bound = (await room.rest('GET', '/threads?limit=100', undefined, { key })).body.data;
    assert.deepEqual([...new Set(bound.map((one: Stored) => one.inboxId))], [desk.id]);
    problem(await room.rest('GET', `/threads?inboxId=${hidden.id}`, undefined, { key }), 404, 'not_found');
  });
});

describe('a thread', () => {
  test('of twenty mails is read with one call: the newest of the inbox, in under 10 KB, without what they quote', async () => {
    const desk = await correspond(room, clock);
    await desk.receive({ subject: 'Older' });
    const threadId = await exchange(desk, 20);
    const result = await agent.client.callTool({ name: 'get_thread', arguments: { inboxId: desk.id } });
    const [{ text }] = result.content as [{ text: string }];
    assert.ok(Buffer.byteLength(text) < 10_000, `${Buffer.byteLength(text)} bytes`);
    const thread = jsonOf(result) as Stored;
    assert.deepEqual([thread.id, thread.emails, thread.data.length, thread.nextOffset], [threadId, 20, 20, undefined]);
    assert.deepEqual(
      thread.data.map((email: Stored) => bare(thread.fence, email.text)),
      Array.from({ length: 20 }, (_, index) => wordsOf(index)),
    );
    assert.deepEqual([thread.data[0].direction, thread.data[1].direction], ['inbound', 'outbound']);
    assert.doesNotMatch(text, /wrote:|> Words/);
  });

  test('shows no more text than was asked for, says which mails are there, and is read on to the last word', async () => {
    const desk = await correspond(room, clock);
    const id = await exchange(desk, 20);
    const expected = Array.from({ length: 20 }, (_, index) => wordsOf(index));
    for (const maxChars of [97, 1000, expected.slice(0, 8).join('').length, 100_000]) {
      const read = Array(20).fill('');
      let calls = 0;
      for (let offset: number | null = 0; offset !== null; calls++) {
        const { body } = await room.rest('GET', `/threads/${id}?maxChars=${maxChars}&offset=${offset}`);
        assert.equal(body.data.length, 20, 'the mails whose text does not fit are there');
        const shown = body.data.map((email: Stored) => email.text);
        assert.ok(shown.join('').length <= maxChars);
        for (const [index, text] of shown.entries()) read[index] += text;
        offset = body.nextOffset;
      }
      assert.deepEqual(read, expected);
      assert.equal(calls > 1, maxChars < 100_000);
    }
    const begun = (await room.rest('GET', `/threads/${id}?maxChars=10`)).body;
    assert.deepEqual([begun.data[0].text, begun.data[1].text, begun.nextOffset], [wordsOf(0).slice(0, 10), '', 10]);
  });

  test('never cuts a character in half', async () => {
    const desk = await correspond(room, clock);
    const { threadId } = await desk.receive({ text: '💌💌💌', headers: ['Content-Type: text/plain; charset=utf-8'] });
    let text = '';
    for (let offset: number | null = 0; offset !== null; ) {
      const { body } = await room.rest('GET', `/threads/${threadId}?maxChars=1&offset=${offset}`);
      text += body.data[0].text;
      offset = body.nextOffset;
    }
    assert.equal(text, '💌💌💌');
  });

  test('in view full has everything of each mail, as much of it as fits', async () => {
    const desk = await correspond(room, clock);
    const id = await exchange(desk, 4);
    const { body } = await room.rest('GET', `/threads/${id}?view=full`);
    assert.match(body.data[2].text, /> Words/);
    assert.deepEqual([body.data[2].sender.address, body.data[2].nextOffset], ['bob@example.org', null]);
    const { body: little } = await room.rest('GET', `/threads/${id}?view=full&maxChars=20`);
    assert.deepEqual(
      little.data.map((email: Stored) => [email.text?.length ?? null, email.nextOffset]),
      [
        [20, 20],
        [null, 0],
        [null, 0],
        [null, 0],
      ],
    );
    const { body: whole } = await agent.call('get_thread', { id, view: 'full' });
    assert.ok(whole.data[0].sender.authentication.status, 'the agent gets it too');
  });

  test('is asked for by id, by inbox, or by both when they belong together', async () => {
    const [desk, other] = [await correspond(room, clock), await correspond(room, clock)];
    const { threadId: id } = await desk.receive({ subject: 'Old' });
    const { threadId: newest } = await desk.receive({ subject: 'New' });
    const ask = async (input: object) => (await agent.call('get_thread', { view: 'headers', ...input })).body;
    assert.equal((await ask({ id })).id, id);
    assert.equal((await ask({ inboxId: desk.id })).id, newest);
    assert.equal((await ask({ id, inboxId: desk.id })).id, id);
    assert.deepEqual(
      [(await ask({ id, inboxId: other.id })).code, (await ask({ inboxId: other.id })).code],
      ['not_found', 'not_found'],
    );
    const nothing = await ask({});
    assert.deepEqual([nothing.code, nothing.errors[0].path], ['invalid_request', 'id']);
  });
});

describe('changing a thread', () => {
  test('puts labels of its own on it, which stay when mail comes, and on no email', async () => {
    const desk = await correspond(room, clock);
    const first = await desk.receive({ messageId: '<l@example.org>' });
    const { body } = await agent.call('update_emails', {
      threadId: first.threadId,
      addLabels: ['a', 'b', 'a'],
      removeLabels: ['b', 'c'],
    });
    assert.deepEqual(body, { thread: { id: first.threadId, emails: 1, unread: 1, labels: ['a'] } });
    await desk.receive({ headers: [`In-Reply-To: ${first.messageId}`] });
    const thread = await desk.thread(first.threadId);
    assert.deepEqual([thread.labels, thread.emails], [['a'], 2]);
    assert.deepEqual((await room.rest('GET', `/emails?threadId=${first.threadId}&label=a`)).body.data, []);
    problem(await room.rest('PATCH', `/threads/${first.threadId}`, {}), 400, 'invalid_request');
    problem(await room.rest('PATCH', `/threads/${first.threadId}`, { addLabels: ['a,b'] }), 400, 'invalid_request');
    for (const ten of [0, 1, 2, 3])
      await room.rest('PATCH', `/threads/${first.threadId}`, { addLabels: Array.from({ length: 12 }, (_, n) => `l${ten}-${n}`) });
    const tooMany = await room.rest('PATCH', `/threads/${first.threadId}`, { addLabels: ['x', 'y'] });
    assert.deepEqual(problem(tooMany, 400, 'invalid_request').errors[0]?.path, 'addLabels');
  });

  test('marks what it has received as read or unread, and says so once of each', async () => {
    const desk = await correspond(room, clock);
    const id = await exchange(desk, 6);
    const unread = async () => (await room.rest('GET', '/metrics')).body.emails.unread;
    const before = await unread();
    const mark = async (isRead: boolean) => (await room.rest('PATCH', `/threads/${id}`, { isRead })).body.unread;
    assert.deepEqual([await mark(true), await unread()], [0, before - 3]);
    const facts = async () => (await walk(room, '/events', 'after')).filter((one) => one.inboxId === desk.id);
    const told = (await facts()).map((one) => one.type).filter((type) => /updated$/.test(String(type)));
    assert.deepEqual(told, ['email.updated', 'email.updated', 'email.updated', 'thread.updated']);
    await mark(true);
    assert.equal((await facts()).filter((one) => one.type === 'thread.updated').length, 1, 'nothing changed');
    assert.deepEqual([await mark(false), await unread()], [3, before]);
    const sent = (await room.rest('GET', `/emails?threadId=${id}&direction=outbound&isRead=false`)).body.data;
    assert.deepEqual(sent, [], 'mail it has sent stays as it is');
  });

  test('deletes it with all its mail', async () => {
    const desk = await correspond(room, clock);
    const id = await exchange(desk, 5);
    const kept = await desk.receive({ subject: 'Another' });
    const { body: metrics } = await room.rest('GET', '/metrics');
    const bytes = (await walk(room, `/emails?threadId=${id}`)).reduce((sum, email) => sum + Number(email.size), 0);
    assert.deepEqual((await agent.call('delete_emails', { threadId: id })).body, { data: [{ id, deleted: true }] });
    const { emails } = (await room.rest('GET', '/metrics')).body;
    assert.deepEqual([metrics.emails.unread - emails.unread, metrics.emails.storedBytes - emails.storedBytes], [3, bytes]);
    assert.deepEqual(
      (await walk(room, `/emails?inboxId=${desk.id}`)).map((email) => email.id),
      [kept.id],
    );
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      problem(await room.rest(method, `/threads/${id}`, method === 'PATCH' ? { isRead: true } : undefined), 404, 'not_found');
    }
    const facts = (await walk(room, '/events', 'after')).filter((one) => one.type === 'thread.deleted');
    assert.equal(facts.at(-1)?.subjectId, id);
  });
});

function bare(fence: string, text: string): string {
  assert.ok(text.startsWith(`<${fence}>`) && text.endsWith(`</${fence}>`), text);
  return text.slice(fence.length + 2, -(fence.length + 3));
}
