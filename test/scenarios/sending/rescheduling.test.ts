/** Mail that is moved to another time while nothing of it has left: it goes out then, once, and says so. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { type Answer, API_KEY, eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { HOUR, MINUTE, sendingRoom } from '../../support/rooms/sending-room.ts';

const DAY = 24 * HOUR;

const here = await sendingRoom();
const desk = await here.inbox({ localPart: 'desk' });
beforeEach(() => {
  here.sink.mails.length = 0;
});

async function send(more: Json = {}, key?: string): Promise<Stored> {
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Later', text: 'Hello.', sendAt: here.in(DAY), ...more };
  const { status, body } = await here.post('/emails/send', mail, key);
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

const move = (id: string, sendAt: string, key = API_KEY, headers = {}): Promise<Answer> =>
  here.room.rest('PATCH', `/emails/${id}`, { sendAt }, { key, headers });

const dateOf = (mime: Buffer | undefined) => Date.parse(/^Date: (.*)\r$/m.exec(mime?.toString() ?? '')?.[1] ?? '');
/** A Date has no parts of a second. */
const toTheSecond = (time: string) => Math.floor(Date.parse(time) / 1000) * 1000;

describe('a scheduled mail', () => {
  test('is moved to a later time, and carries the date of its going out', async () => {
    const { id, size } = await send({ to: ['ann@example.org', desk.address] });
    const later = here.in(3 * DAY);
    const { status, body } = await move(id, later);
    assert.deepEqual([status, body.status, body.sendAt, body.date, body.size], [200, 'queued', later, later, size]);
    assert.deepEqual((await here.get(`/emails/${id}?view=full`)).sendAt, later);
    const { bytes: raw } = await here.room.download(`/emails/${id}/raw`);
    assert.equal(dateOf(raw), toTheSecond(later));
    assert.deepEqual(await here.eventsOf(id), ['email.queued', 'email.updated']);
    const key = (await here.get('/whoami')).key.id;
    for (const { status, nextAttemptAt, steps } of (await here.get(`/emails/${id}/deliveries`)).data) {
      assert.deepEqual([status, nextAttemptAt], ['queued', later]);
      assert.deepEqual([steps[0].source, steps[0].reason], ['operator', `To be sent at ${later}, with the API key ${key}.`]);
    }
    here.clock.pass(3 * DAY - MINUTE);
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 0);
    assert.deepEqual((await here.get(`/emails?inboxId=${desk.id}&direction=inbound`)).data, []);
    here.clock.pass(MINUTE);
    await here.outboxLooks();
    await here.settled(id, 'sent');
    const [mail, ...others] = here.mailsTo('ann@example.org');
    assert.deepEqual([dateOf(mail?.mime), others.length], [toTheSecond(later), 0]);
    await eventually('it is in the inbox here', async () => {
      const { data } = await here.get(`/emails?inboxId=${desk.id}&direction=inbound`);
      return data.length === 1 && Date.parse(data[0].date) === toTheSecond(later);
    });
  });

  test('is moved to an earlier time by an agent, and to now, when it goes at once', async () => {
    const agent = await here.room.mcp();
    const [soon, now] = [await send({ to: 'soon@example.org' }), await send({ to: 'now@example.org' })];
    const earlier = here.in(HOUR);
    const moved = await agent.call('update_emails', { ids: [soon.id], sendAt: earlier });
    assert.deepEqual([moved.status, moved.body], [200, { updated: 1 }]);
    assert.equal((await agent.call('update_emails', { ids: [now.id], sendAt: here.in(0) })).status, 200);
    await here.settled(now.id, 'sent');
    const [mail] = here.mailsTo('now@example.org');
    assert.equal(dateOf(mail?.mime), toTheSecond(here.in(0)));
    await here.outboxLooks();
    assert.equal(here.mailsTo('soon@example.org').length, 0);
    here.clock.pass(HOUR);
    await here.outboxLooks();
    await here.settled(soon.id, 'sent');
    for (const more of [{ ids: [soon.id, now.id] }, { ids: [soon.id], isRead: true }, { threadId: soon.threadId }]) {
      const { body } = await agent.call('update_emails', { sendAt: here.in(HOUR), ...more });
      assert.deepEqual([body.code, body.errors[0].path], ['invalid_request', 'sendAt']);
    }
    await agent.close();
  });

  test('with a file of megabytes is moved whole', async () => {
    const content = Buffer.alloc(3_000_000, 'line of text\r\n').toString('base64');
    const { id, size } = await send({ to: 'large@example.org', attachments: [{ filename: 'a.txt', content }] });
    const before = (await here.room.download(`/emails/${id}/raw`)).bytes.toString('latin1');
    assert.equal((await move(id, here.in(2 * DAY))).body.size, size);
    const after = (await here.room.download(`/emails/${id}/raw`)).bytes.toString('latin1');
    const undated = (mime: string) => mime.replace(/^Date: .*\r$/m, '');
    assert.ok(before !== after && undated(before) === undated(after));
    here.clock.pass(2 * DAY);
    await here.outboxLooks();
    await here.settled(id, 'sent');
    assert.equal(here.mailsTo('large@example.org').length, 1);
  });

  test('is moved once when the call is repeated, with an idempotency key or without', async () => {
    const { id } = await send();
    const sendAt = here.in(2 * DAY);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await move(id, sendAt, API_KEY, headers);
    assert.deepEqual((await move(id, sendAt)).body, first.body);
    assert.deepEqual(await here.eventsOf(id), ['email.queued', 'email.updated']);
    await move(id, here.in(3 * DAY));
    const replayed = await move(id, sendAt, API_KEY, headers);
    assert.deepEqual([replayed.body, replayed.headers.get('idempotency-replayed')], [first.body, 'true']);
    assert.equal((await here.get(`/emails/${id}`)).sendAt, here.in(3 * DAY));
    await here.post(`/emails/${id}/cancel`);
  });

  test('that is held stays held for its new time, under another hash', async () => {
    const agent = await here.keyWith({ approval: 'required' });
    const { id, held } = await send({}, agent);
    const later = here.in(2 * DAY);
    const moved = (await move(id, later, agent)).body;
    assert.deepEqual([moved.status, moved.sendAt, moved.held.reason], ['held', later, held.reason]);
    const approve = (hash: string) => here.post(`/emails/${id}/approve`, { hash });
    assert.equal((await approve(held.hash)).body.code, 'conflict', 'it was read with another time');
    assert.equal((await approve(moved.held.hash)).body.status, 'queued');
    here.clock.pass(2 * DAY - MINUTE);
    await here.outboxLooks();
    assert.equal(here.mailsTo('ann@example.org').length, 0);
    const { status, body } = await move(id, here.in(DAY), agent);
    assert.deepEqual([status, body.code], [403, 'forbidden'], 'a person approved its time');
    assert.equal((await move(id, here.in(HOUR))).status, 200, 'a person moves it');
    here.clock.pass(HOUR);
    await here.outboxLooks();
    await here.settled(id, 'sent');
  });

  test('is moved while it waits and the outbox takes it up, or goes, and never goes twice', async () => {
    const sendAt = here.in(HOUR);
    const mails = await Promise.all(Array.from({ length: 20 }, (_, n) => send({ to: `n${n}@race${n % 5}.example`, sendAt })));
    here.clock.pass(HOUR);
    const later = here.in(HOUR);
    // It wakes the outbox, which claims all that is due meanwhile.
    const [nudged, ...answers] = await Promise.all([
      send({ to: 'nudge@example.net', sendAt: undefined }),
      ...mails.toReversed().map(async ({ id, to }) => ({ id, to, answer: await move(id, later) })),
    ]);
    await here.settled(nudged.id, 'sent');
    await here.outboxLooks();
    for (const { id, to, answer } of answers) {
      assert.ok([200, 409].includes(answer.status), JSON.stringify(answer.body));
      const moved = answer.status === 200;
      await here.settled(id, moved ? 'queued' : 'sent');
      assert.equal(here.mailsTo(to).length, moved ? 0 : 1);
    }
    here.clock.pass(HOUR);
    await here.outboxLooks();
    for (const { id, to } of answers) {
      await here.settled(id, 'sent');
      assert.equal(here.mailsTo(to).length, 1);
    }
  });
});

describe('nothing is moved', () => {
  const refused = async (id: string, sendAt: string, key?: string): Promise<[number, string]> => {
    const { status, body } = await move(id, sendAt, key);
    return [status, body.code];
  };

  test('to a time that has passed, or more than a year ahead, or without a time', async () => {
    const { id, sendAt } = await send();
    for (const wrong of [here.in(-2 * MINUTE), here.in(366 * DAY), 'tomorrow'])
      assert.deepEqual(await refused(id, wrong), [400, 'invalid_request']);
    for (const input of [{}, { sendAt: here.in(HOUR), status: 'received' }])
      assert.equal((await here.room.rest('PATCH', `/emails/${id}`, input)).body.errors[0].path, 'sendAt');
    assert.equal((await here.get(`/emails/${id}`)).sendAt, sendAt);
  });

  test('of a mail that has gone, was canceled, came in, is a draft, or was sent without a time', async () => {
    const sent = await send({ to: ['ann@example.org', desk.address], sendAt: undefined });
    await here.settled(sent.id, 'sent');
    const [received] = await eventually('it came', async () => {
      const { data } = await here.get(`/emails?threadId=${sent.threadId}&direction=inbound`);
      return data.length > 0 && data;
    });
    const canceled = await send();
    await here.post(`/emails/${canceled.id}/cancel`);
    const draft = (await here.post('/drafts', { inboxId: desk.id })).body;
    const due = await send({ sendAt: here.in(MINUTE) });
    here.clock.pass(MINUTE);
    await here.outboxLooks();
    await here.settled(due.id, 'sent');
    for (const { id } of [sent, received, canceled, draft, due])
      assert.deepEqual(await refused(id, here.in(DAY)), [409, 'conflict']);
    assert.deepEqual(await refused(randomUUID(), here.in(DAY)), [404, 'not_found']);
  });

  test('of a mail that is being sent', async () => {
    const silent = await startScript('', () => '');
    const room = await startPostroom({ SMTP_URL: silent.url });
    const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
    const sendAt = new Date(Date.now() + 500).toISOString();
    const { id } = (await room.rest('POST', '/emails/send', { inboxId, to: 'ann@example.org', subject: 'x', text: 'x', sendAt }))
      .body;
    await eventually('it is tried', async () => (await room.rest('GET', `/emails/${id}`)).body.status === 'sending');
    const later = new Date(Date.now() + HOUR).toISOString();
    const { status, body } = await room.rest('PATCH', `/emails/${id}`, { sendAt: later });
    assert.deepEqual([status, body.code], [409, 'conflict']);
    assert.match(body.detail, /handed over right now/);
    await silent.close();
    await room.close();
  });

  test('by a key that may not send or only writes drafts, one of another inbox, or another account', async () => {
    const { id, sendAt } = await send();
    const other = await here.inbox();
    for (const [limits, code] of [
      [{ scopes: ['emails:read', 'emails:write', 'drafts:write'] }, 'missing_scope'],
      [{ scopes: ['emails:read', 'emails:send'] }, 'missing_scope'],
      [{ mode: 'draft-only' }, 'forbidden'],
      [{ inboxIds: [other.id] }, 'not_found'],
    ] as const)
      assert.equal((await refused(id, here.in(HOUR), await here.keyWith(limits)))[1], code);
    assert.deepEqual(await refused(id, here.in(HOUR), await here.room.account()), [404, 'not_found']);
    assert.equal((await here.get(`/emails/${id}`)).sendAt, sendAt);
  });
});
