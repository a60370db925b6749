/** Mail that goes out later: at a chosen time or after a while to think again, whatever becomes of the process or the clock. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, MINUTE, sendingRoom } from '../../support/rooms/sending-room.ts';

const DAY = 24 * HOUR;

const here = await sendingRoom();
const desk = await here.inbox({ localPart: 'desk' });
beforeEach(() => {
  here.sink.mails.length = 0;
});

async function send(more: Json): Promise<Stored> {
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Later', text: 'Hello.', ...more };
  const { status, body } = await here.post('/emails/send', mail);
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

const deliveriesOf = async (id: string): Promise<Json[]> => (await here.get(`/emails/${id}/deliveries`)).data;

describe('a mail with sendAt', () => {
  test('waits in the outbox until then, and carries the date of its going out', async () => {
    const sendAt = here.in(3 * DAY);
    const agent = await here.room.mcp();
    const { body: told } = await agent.call('send_email', {
      inboxId: desk.id,
      to: ['ann@example.org', desk.address],
      subject: 'Later',
      text: 'Hello.',
      sendAt,
    });
    await agent.close();
    assert.deepEqual([told.status, told.sendAt], ['queued', sendAt]);
    const stored = await here.get(`/emails/${told.id}?view=full`);
    assert.equal(stored.date, sendAt);
    assert.deepEqual([stored.createdAt, stored.updatedAt], [here.in(0), here.in(0)], 'it stands among mail as of its acceptance');
    const due = (await deliveriesOf(told.id)).map((one) => [one.status, one.nextAttemptAt, one.attempts]);
    assert.deepEqual(due, [
      ['queued', sendAt, 0],
      ['queued', sendAt, 0],
    ]);
    here.clock.pass(3 * DAY - MINUTE);
    await here.outboxLooks();
    assert.deepEqual([here.mailsTo('ann@example.org').length, (await here.get(`/emails/${told.id}`)).status], [0, 'queued']);
    assert.deepEqual((await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data, [], 'not even to an inbox here');

    here.clock.pass(MINUTE);
    await here.outboxLooks();
    const sent = await here.settled(told.id, 'sent');
    assert.equal(sent.date, sendAt);
    const [mail] = here.mailsTo('ann@example.org');
    const [, date = ''] = /^Date: (.*)\r$/m.exec(mail?.mime.toString() ?? '') ?? [];
    assert.equal(Date.parse(date), Math.floor(Date.parse(sendAt) / 1000) * 1000, 'RFC 5322 3.6.1');
    const arrived = async () => (await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data.length === 1;
    await eventually('it is in the inbox here', arrived);
    assert.equal(here.mailsTo('ann@example.org').length, 1);
  });

  test('waits while the clock is set back, and goes when it is there again', async () => {
    const sent = await send({ sendAt: here.in(HOUR) });
    here.clock.pass(-5 * HOUR);
    await here.outboxLooks();
    here.clock.pass(5 * HOUR + 30 * MINUTE);
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 0);
    // A jump far ahead sends it once, and setting the clock right again does not send it twice.
    here.clock.pass(90 * DAY);
    await here.outboxLooks();
    await here.settled(sent.id, 'sent');
    here.clock.pass(-90 * DAY);
    await here.outboxLooks();
    here.clock.pass(2 * HOUR);
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 1);
  });

  test('outlives a restart: it is not sent early, and at once where its time came meanwhile', async () => {
    const soon = await send({ sendAt: here.in(HOUR) });
    const late = await send({ sendAt: here.in(3 * HOUR), to: 'late@example.org' });
    await here.room.restart();
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 0);
    here.clock.pass(2 * HOUR);
    await here.room.restart();
    await here.settled(soon.id, 'sent');
    await here.outboxLooks();
    assert.equal(here.mailsTo('late@example.org').length, 0);
    here.clock.pass(HOUR);
    await here.outboxLooks();
    await here.settled(late.id, 'sent');
    assert.deepEqual([here.mailsTo('ann@example.org').length, here.mailsTo('late@example.org').length], [1, 1]);
  });

  test('may be an answer, an answer to all, or a forward', async () => {
    const inbox = await here.inbox();
    const text = mime({ to: inbox.address, subject: 'Question', text: 'When?', from: 'ann@example.org' });
    await here.room.inbound(inbox.address, text, { at: here.clock.now() });
    const [question] = (await here.get(`/emails?inboxId=${inbox.id}`)).data;
    const sendAt = here.in(HOUR);
    const ids: string[] = [];
    for (const [path, body] of Object.entries({
      reply: { text: 'One.' },
      'reply-all': { text: 'Two.' },
      forward: { to: 'carl@example.org' },
    })) {
      const answer = await here.post(`/emails/${question.id}/${path}`, { ...body, sendAt });
      assert.deepEqual([answer.status, answer.body.sendAt], [202, sendAt], path);
      ids.push(answer.body.id);
    }
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length + here.mailsTo('carl@example.org').length, 0);
    here.clock.pass(HOUR);
    await here.outboxLooks();
    for (const id of ids) await here.settled(id, 'sent');
    assert.deepEqual([here.mailsTo('ann@example.org').length, here.mailsTo('carl@example.org').length], [2, 1]);
  });

  test('is answered again by its idempotency key, also when its time has passed', async () => {
    const body = { inboxId: desk.id, to: 'ann@example.org', subject: 'Later', text: 'x', sendAt: here.in(MINUTE) };
    const options = { headers: { 'idempotency-key': 'later-1' } };
    const first = await here.room.rest('POST', '/emails/send', body, options);
    here.clock.pass(HOUR);
    const again = await here.room.rest('POST', '/emails/send', body, options);
    assert.deepEqual([again.status, again.body.id, again.headers.get('idempotency-replayed')], [202, first.body.id, 'true']);
    await here.outboxLooks();
    await here.settled(first.body.id, 'sent');
    assert.equal(here.mailsTo('ann@example.org').length, 1);
  });

  for (const [why, more] of Object.entries({
    'a time that has passed': () => ({ sendAt: here.in(-2 * MINUTE) }),
    'a time more than a year ahead': () => ({ sendAt: here.in(366 * DAY) }),
    'a time without an offset': () => ({ sendAt: here.in(DAY).replace('Z', '') }),
    'words for a time': () => ({ sendAt: 'tomorrow' }),
    'more than an hour to think again': () => ({ holdSeconds: 3601 }),
    'less than no time to think again': () => ({ holdSeconds: -1 }),
  }))
    test(`is refused for ${why}`, async () => {
      const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'x', text: 'x', ...more() };
      const { status, body } = await here.post('/emails/send', mail);
      assert.deepEqual([status, body.errors.map((one: Json) => one.path)], [400, Object.keys(more())]);
    });

  test('goes at once when that is now, by a clock that is a little behind', async () => {
    const sent = await send({ sendAt: here.in(-30_000) });
    assert.equal(sent.sendAt, null);
    await here.settled(sent.id, 'sent');
  });
});

test('a mail with holdSeconds can be taken back so long; with sendAt too, it goes at the later of both', async () => {
  const taken = await send({ holdSeconds: 30, to: 'never@example.org' });
  const held = await send({ holdSeconds: 30 });
  const both = await send({ holdSeconds: 30, sendAt: here.in(HOUR), to: 'both@example.org' });
  const neither = await send({ holdSeconds: 0, to: 'now@example.org' });
  assert.deepEqual(
    [taken, held, both, neither].map((one) => one.sendAt && Date.parse(one.sendAt) - here.clock.now().getTime()),
    [30_000, 30_000, HOUR, null],
  );
  assert.deepEqual(
    [held, both, neither].map((one) => one.date),
    [held.sendAt, both.sendAt, neither.createdAt],
  );
  here.clock.pass(29_000);
  await here.outboxLooks();
  assert.deepEqual([here.mailsTo('ann@example.org').length, here.mailsTo('now@example.org').length], [0, 1]);
  assert.equal((await here.post(`/emails/${taken.id}/cancel`)).body.status, 'canceled');
  here.clock.pass(2000);
  await here.outboxLooks();
  await here.settled(held.id, 'sent');
  here.clock.pass(HOUR);
  await here.outboxLooks();
  await here.settled(both.id, 'sent');
  assert.equal(here.mailsTo('never@example.org').length, 0);
});

test('a mail that needs approval goes out at its time when approved before it, and at once when approved after it', async () => {
  const agent = await here.keyWith({ approval: 'required' });
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Later', text: 'x', sendAt: here.in(HOUR) };
  const [early, late] = [
    (await here.post('/emails/send', mail, agent)).body,
    (await here.post('/emails/send', mail, agent)).body,
  ];
  assert.deepEqual([early.status, early.sendAt], ['held', mail.sendAt]);
  assert.equal((await here.post(`/emails/${early.id}/approve`)).body.status, 'queued');
  await here.outboxLooks();
  assert.equal(here.mailsTo('ann@example.org').length, 0);
  here.clock.pass(2 * HOUR);
  await here.outboxLooks();
  await here.settled(early.id, 'sent');
  assert.equal((await here.get(`/emails/${late.id}`)).status, 'held');
  await here.post(`/emails/${late.id}/approve`);
  await here.settled(late.id, 'sent');
  assert.equal(here.mailsTo('ann@example.org').length, 2);
  assert.equal((await here.get(`/emails/${late.id}`)).date, mail.sendAt, 'as it was approved');
});

test('scheduled mail of a paused inbox waits for a person when its time comes; other mail is not held up', async () => {
  const inbox = await here.inbox();
  const pause = (status: string) => here.room.rest('PATCH', `/inboxes/${inbox.id}`, { status });
  const decide = (id: string) => here.post(`/emails/${id}/approve`);
  const mail = { inboxId: inbox.id, to: ['ann@example.org', 'bob@example.org'], sendAt: here.in(HOUR) };
  const [kept, other, back] = [await send(mail), await send({ sendAt: mail.sendAt, to: 'other@example.org' }), await send(mail)];
  await pause('paused');
  here.clock.pass(HOUR - MINUTE);
  await here.outboxLooks();
  assert.equal((await here.get(`/emails/${kept.id}`)).status, 'queued', 'the inbox may be active again by then');
  here.clock.pass(MINUTE);
  const until = here.in(72 * HOUR + 1);
  await here.outboxLooks();
  await here.settled(other.id, 'sent');
  const held = await here.settled(kept.id, 'held');
  const reason = 'The inbox was paused when the mail fell due.';
  const { hash, ...why } = held.held;
  assert.deepEqual([why, typeof hash], [{ rule: 'paused', reason, sentBy: null, until }, 'string']);
  const { data } = await here.get(`/emails/${kept.id}/deliveries`);
  for (const { status, attempts, steps } of data)
    assert.deepEqual([status, attempts, steps.length, steps[0].source, steps[0].reason], ['held', 0, 1, 'outbox', reason]);
  assert.equal(data.length, 2);
  assert.deepEqual(await here.eventsOf(kept.id), ['email.queued', 'email.held']);
  assert.equal((await decide(kept.id)).body.code, 'conflict');
  assert.deepEqual([here.mailsTo('ann@example.org').length, here.mailsTo('bob@example.org').length], [0, 0]);

  await pause('active');
  assert.equal((await decide(kept.id)).body.status, 'queued');
  const sent = await here.settled(kept.id, 'sent');
  assert.deepEqual([sent.held, sent.date], [null, mail.sendAt]);
  assert.deepEqual([here.mailsTo('ann@example.org').length, here.mailsTo('bob@example.org').length], [1, 1]);
  assert.equal((await here.post(`/emails/${back.id}/cancel`)).body.status, 'canceled');
});

test('the loop caps count a mail when it is accepted: scheduling is no way round them', async () => {
  const inbox = await here.inbox();
  await here.room.rest('PATCH', `/inboxes/${inbox.id}`, { exchangesPerHour: 2 });
  const text = mime({ to: inbox.address, subject: 'Ping', text: 'x', from: 'loop@example.org' });
  await here.room.inbound(inbox.address, text, { at: here.clock.now() });
  const statuses: string[] = [];
  for (let n = 1; n <= 3; n++) {
    const mail = { inboxId: inbox.id, to: 'loop@example.org', subject: 'Pong', text: 'x', sendAt: here.in(n * DAY) };
    statuses.push((await here.post('/emails/send', mail)).body.status);
  }
  assert.deepEqual(statuses, ['queued', 'queued', 'held']);
});

test('what is scheduled goes with its inbox when that is deleted; what was due before still goes out', async () => {
  const deliveries = async () => (await here.get('/metrics')).deliveries;
  const earlier = await deliveries();
  const inbox = await here.inbox();
  const scheduled = {
    inboxId: inbox.id,
    to: ['never@example.org', 'nor@example.org'],
    subject: 'x',
    text: 'x',
    sendAt: here.in(DAY),
  };
  await here.post('/emails/send', scheduled);
  await here.post('/emails/send', { ...scheduled, to: 'soon@example.org', sendAt: here.in(MINUTE) });
  here.clock.pass(MINUTE);
  assert.equal((await here.room.rest('DELETE', `/inboxes/${inbox.id}`)).status, 200);
  await eventually('the two recipients are canceled', async () => (await deliveries()).canceled === earlier.canceled + 2);
  await here.outboxLooks();
  await eventually('the other one is sent', async () => here.mailsTo('soon@example.org').length === 1);
  assert.equal((await deliveries()).queued, earlier.queued);
  here.clock.pass(2 * DAY);
  await here.outboxLooks();
  assert.equal(here.mailsTo('never@example.org').length, 0);
});

test('what waits for its time is listed by the status scheduled, and nothing else is', async () => {
  const inbox = await here.inbox();
  const mail = { inboxId: inbox.id, to: 'ann@example.org', sendAt: here.in(DAY) };
  const [kept, canceled, soon] = [await send(mail), await send(mail), await send({ ...mail, sendAt: here.in(MINUTE) })];
  await send({ ...mail, sendAt: undefined });
  await here.post('/emails/send', { ...mail, text: 'x', subject: 'x' }, await here.keyWith({ approval: 'required' }));
  await here.post('/drafts', { inboxId: inbox.id });
  await here.post(`/emails/${canceled.id}/cancel`);
  const listed = async (more = '') =>
    (await here.get(`/emails?status=scheduled&inboxId=${inbox.id}${more}`)).data.map(({ id }: Json) => id);
  assert.deepEqual(await listed(), [soon.id, kept.id]);
  assert.deepEqual(await listed(`&threadId=${kept.threadId}`), [kept.id]);
  const agent = await here.room.mcp();
  const { body } = await agent.call('list_emails', { status: 'scheduled', inboxId: inbox.id, limit: 1 });
  assert.deepEqual([body.data[0].id, body.data[0].status, body.data[0].sendAt], [soon.id, 'queued', soon.sendAt]);
  await agent.close();
  here.clock.pass(MINUTE);
  await here.outboxLooks();
  await here.settled(soon.id, 'sent');
  assert.deepEqual(await listed(), [kept.id]);
  assert.deepEqual((await here.get('/emails?status=scheduled')).data.length > 0, true);
});
