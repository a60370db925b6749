/** Which thread a mail belongs to: by the mails it names, by those that name it, by subject and people, and never across inboxes. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { walk } from '../../support/rooms/conversation.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { eventually, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const DAY = 24 * 3600_000;
const clock = standInClock();
let serial = 0;

const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock, { localPart: 'desk' });

describe('a mail that names others', () => {
  test('is in their thread, and says which header put it there', async () => {
    const [first, second, third] = [newId(), newId(), newId()];
    const question = await desk.receive({ messageId: first, subject: 'Which day?' });
    assert.equal(question.threadReason, 'new');
    const reply = await desk.receive({ messageId: second, subject: 'Other words', headers: [`In-Reply-To: ${first}`] });
    assert.deepEqual([reply.threadId, reply.threadReason], [question.threadId, 'in_reply_to']);
    const later = await desk.receive({
      messageId: third,
      headers: [`References: <gone@example.org> ${second} <gone2@example.org>`],
    });
    assert.deepEqual([later.threadId, later.threadReason], [question.threadId, 'references']);
    const answer = await desk.send({ to: 'bob@example.org', headers: { 'In-Reply-To': third } });
    assert.deepEqual([answer.threadId, answer.threadReason], [question.threadId, 'in_reply_to']);
    const back = await desk.receive({ from: 'carol@example.net', headers: [`References: ${answer.messageId}`] });
    assert.equal(back.threadId, question.threadId);
    assert.equal((await desk.thread(question.threadId)).emails, 5);
  });

  test('is with its siblings while their parent is missing, and the late parent begins their thread', async () => {
    const [parent, grandparent] = [newId(), newId()];
    const one = await desk.receive({ headers: [`References: ${grandparent} ${parent}`] });
    const two = await desk.receive({ from: 'carol@example.net', headers: [`In-Reply-To: ${parent}`] });
    assert.deepEqual([two.threadId, two.threadReason], [one.threadId, 'references']);
    const late = await desk.receive({ messageId: parent, subject: 'Where it began' });
    assert.deepEqual([late.threadId, late.threadReason], [one.threadId, 'references']);
  });

  test('that comes late joins the threads it stands between, with their labels and all their mail', async () => {
    const [old, link] = [newId(), newId()];
    const before = await desk.receive({ messageId: old, subject: 'Before' });
    const after = await desk.receive({ headers: [`In-Reply-To: ${link}`], subject: 'After' });
    await desk.receive({ headers: [`In-Reply-To: ${link}`], subject: 'After, again' });
    assert.notEqual(before.threadId, after.threadId);
    await room.rest('PATCH', `/threads/${before.threadId}`, { addLabels: ['first', 'both'] });
    await room.rest('PATCH', `/threads/${after.threadId}`, { addLabels: ['both', 'second'] });
    const between = await desk.receive({ messageId: link, headers: [`In-Reply-To: ${old}`], subject: 'Between' });
    assert.equal(between.threadReason, 'in_reply_to');
    const joined = await desk.thread(between.threadId);
    assert.deepEqual([joined.emails, joined.labels.toSorted()], [4, ['both', 'first', 'second']]);
    assert.equal(between.threadId, after.threadId, 'the larger one takes the other in');
    assert.equal((await room.rest('GET', `/threads/${before.threadId}?view=headers`)).body.id, after.threadId);
    const facts = (await walk(room, '/events', 'after')).filter((event) => String(event.type).startsWith('thread.'));
    assert.deepEqual(
      facts.slice(-2).map(({ type, subjectId }) => [type, subjectId]),
      [
        ['thread.deleted', before.threadId],
        ['thread.updated', after.threadId],
      ],
    );
    for (const id of [before.id, after.id])
      assert.equal((await room.rest('GET', `/emails/${id}?view=headers`)).body.threadId, between.threadId);
  });

  test('naming two conversations the inbox holds stays with the nearer one, and joins nothing', async () => {
    const [far, near] = [newId(), newId()];
    const one = await desk.receive({ messageId: far });
    await desk.receive({ headers: [`In-Reply-To: ${far}`] });
    const two = await desk.receive({ messageId: near });
    const both = await desk.receive({ headers: [`References: ${far} ${near}`] });
    assert.equal(both.threadId, two.threadId);
    assert.notEqual(both.threadId, one.threadId);
    assert.equal((await desk.thread(one.threadId)).emails, 2);
  });

  test('that names itself, or a thousand mails that are not here, is a mail like any other', async () => {
    const [self, parent] = [newId(), newId()];
    const odd = await desk.receive({ messageId: self, headers: [`In-Reply-To: ${self}`, `References: ${self} ${self}`] });
    assert.equal(odd.threadReason, 'new');
    const reply = await desk.receive({ headers: [`In-Reply-To: ${self}`] });
    assert.equal(reply.threadId, odd.threadId);
    await desk.send({ to: 'bob@example.org', subject: 'Of itself' });
    const bySubject = await desk.receive({
      messageId: '<s@example.org>',
      subject: 'Re: Of itself',
      headers: ['References: <s@example.org>'],
    });
    assert.equal(bySubject.threadReason, 'subject', 'it names no other');
    const many = Array.from({ length: 1000 }, (_, index) => `<none-${index}@example.org>`);
    const root = await desk.receive({ messageId: parent });
    const long = await desk.receive({ headers: [`References: ${parent} ${many.join('\r\n ')}`] });
    assert.equal(long.threadId, root.threadId);
    const empty = await desk.receive({ headers: ['In-Reply-To: <>', 'References: <<>> < > nonsense'], subject: 'Nobody' });
    assert.equal(empty.threadReason, 'new');
  });
});

describe('a mail that names none', () => {
  test('is put beside those of the same subject and people when it is a reply, in any language, within 30 days', async () => {
    for (const prefix of ['Re: ', 'AW: ', 'SV:', 'RES: ', '回复：', 'Re[2]: RE: Odp: ', 'R: ']) {
      const subject = `Offer ${++serial}`;
      const sent = await desk.send({ to: ['dan@example.org', 'erin@example.org'], subject });
      const [from, headers] = ['Dan <DAN@example.org>', ['Cc: Erin <erin@example.org>']];
      const reply = await desk.receive({ subject: `${prefix}${subject}`, from, headers });
      assert.deepEqual([reply.threadId, reply.threadReason], [sent.threadId, 'subject'], prefix);
    }
  });

  test('begins a thread when it is no reply, others are on it, or it comes too late', async () => {
    const subject = 'Offer of the year';
    const sent = await desk.send({ to: ['dan@example.org', 'erin@example.org'], subject });
    const headers = ['Cc: erin@example.org'];
    const others: [string, Stored][] = [
      ['one is missing', { subject: `Re: ${subject}`, from: 'dan@example.org' }],
      ['one joins', { subject: `Re: ${subject}`, from: 'dan@example.org', headers: ['Cc: erin@example.org, frank@example.org'] }],
      ['another subject', { subject: `Re: ${subject}!`, from: 'dan@example.org', headers }],
    ];
    for (const [why, mail] of others) {
      const { threadId, threadReason } = await desk.receive(mail);
      assert.deepEqual([threadId === sent.threadId, threadReason], [false, 'new'], why);
    }
    const reply = { subject: `Re: ${subject}`, from: 'dan@example.org', headers };
    clock.pass(30 * DAY - 10 * 60_000);
    const inTime = await desk.receive(reply);
    assert.deepEqual([inTime.threadId, inTime.threadReason], [sent.threadId, 'subject']);
    assert.equal((await desk.receive({ ...reply, subject })).threadReason, 'new', 'no prefix');
    clock.pass(30 * DAY);
    assert.equal((await desk.receive(reply)).threadReason, 'new', 'too late');
  });

  test('without a subject begins a thread, whatever prefix it has', async () => {
    const [one, two] = [await desk.receive({ subject: 'Re:' }), await desk.receive({ subject: 'Re: ' })];
    assert.notEqual(one.threadId, two.threadId);
  });

  test('of the inbox to itself is one thread, sent and received', async () => {
    const sent = await desk.send({ to: desk.address, subject: 'A note' });
    const received = await eventually('it arrives', async () => {
      const { body } = await room.rest('GET', `/emails?inboxId=${desk.id}&direction=inbound&limit=1&subject=A%20note`);
      return body.data[0];
    });
    assert.deepEqual([received.messageId, received.threadId], [sent.messageId, sent.threadId]);
  });
});

test('inboxes and accounts never share a thread, whatever a mail names', async () => {
  const [first, second] = [newId(), newId()];
  const other = await correspond(room, clock, { localPart: 'other' });
  const theirs = await correspond(room, clock, { localPart: 'theirs' }, await room.account());
  const threads = new Set<string>();
  for (const inbox of [desk, other, theirs]) {
    const mail = await inbox.receive({ to: desk.address, messageId: first, subject: 'To all of you' });
    const reply = await inbox.receive({ messageId: second, subject: 'Re: To all of you', headers: [`In-Reply-To: ${first}`] });
    assert.equal(reply.threadId, mail.threadId);
    threads.add(mail.threadId);
  }
  assert.equal(threads.size, 3);
  const seen = await Promise.all([...threads].map(async (id) => (await room.rest('GET', `/threads/${id}?view=headers`)).body));
  assert.deepEqual(
    seen.map(({ emails, code }) => emails ?? code),
    [2, 2, 'not_found'],
  );
});

test('a thread ends with its last mail, and a reply to it begins another', async () => {
  const first = newId();
  const only = await desk.receive({ messageId: first });
  await room.rest('DELETE', `/emails/${only.id}`);
  assert.equal((await room.rest('GET', `/threads/${only.threadId}?view=headers`)).status, 404);
  const reply = await desk.receive({ headers: [`In-Reply-To: ${first}`], subject: 'Re: Hello' });
  assert.equal(reply.threadReason, 'new');
  assert.notEqual(reply.threadId, only.threadId);
});

test('the threads of a deleted inbox are gone with it', async () => {
  const closed = await correspond(room, clock);
  const { threadId } = await closed.receive({});
  await room.rest('DELETE', `/inboxes/${closed.id}`);
  assert.equal((await room.rest('GET', `/threads/${threadId}?view=headers`)).status, 404);
  assert.equal((await room.rest('PATCH', `/threads/${threadId}`, { isRead: true })).status, 404);
  assert.ok(!(await walk(room, '/threads')).some((thread) => thread.id === threadId || thread.inboxId === closed.id));
});

function newId(): string {
  return `<m${++serial}@example.org>`;
}
