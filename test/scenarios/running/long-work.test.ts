/** Calls that change very many mails: each is all or nothing, and others are served while they last. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { isShared } from '../../support/postgres/test-database.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';
import { copyMail } from '../../support/store/many-mails.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
after(() => agent.destroy());

const THREAD = 1000;
const CALLS = 40;
const EACH = 100;

for (const [what, method, body] of [
  ['marking', 'PATCH', { isRead: true }],
  ['deleting', 'DELETE', undefined],
] as const) {
  test(`${what} a thread of a thousand mails lets others come in between, who see all of it or nothing`, async () => {
    const room = await startPostroom();
    const { inboxId, threadId } = await fullInbox(room, THREAD - 1, { sameThread: true });
    const unread = async () => (await get(room, `/emails?inboxId=${inboxId}&isRead=false&limit=100`)).data.length;
    assert.equal(await unread(), 100);
    const called = room.rest(method, `/threads/${threadId}`, body);
    const seen = await asked(called, unread);
    assert.equal((await called).status, 200);
    // In one piece, one is answered before it at most, and one after it.
    assert.ok(seen.length >= 5, `${seen.length} were answered meanwhile`);
    assert.ok(
      seen.every((one) => one === 100 || one === 0),
      `${seen} were unread`,
    );
    assert.equal(await unread(), 0);
  });
}

test('between batches that wait together, others are served', async () => {
  const room = await startPostroom({}, { bounds: { units: CALLS, bytes: 1e12, ageMs: 1e12 } });
  const { inboxId } = await fullInbox(room, (CALLS + 1) * EACH - 1, { sameThread: false });
  const ids = (await room.sql('select id from emails')).map(({ id }) => String(id));
  // Where instances share a store, it is the others that wait for the commit of this one.
  const other = isShared ? await room.another() : room;
  const serve = isShared ? () => other.rest('POST', '/inboxes', {}) : () => get(room, `/inboxes/${inboxId}`);
  await serve();
  const lock = await lockStore(room.env);
  const batches = Array.from({ length: CALLS + 1 }, (_, n) => ids.slice(n * EACH, (n + 1) * EACH));
  const calls = batches.map((some) => room.rest('POST', '/emails/delete', { ids: some }));
  assert.equal((await Promise.race(calls)).status, 503, 'all others are in the queue');
  await lock.close();
  const served = await asked(Promise.all(calls), serve);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [...Array.from({ length: CALLS }, () => 200), 503]);
  assert.ok(served.length >= 5, `${served.length} were served meanwhile`);
  assert.equal(Number((await room.sql('select count(*) as kept from emails'))[0]?.kept), EACH);
});

/** What `ask` answers, one time after the other, until the call is answered. */
async function asked<T>(call: Promise<unknown>, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let isOver = false;
  const over = call.finally(() => {
    isOver = true;
  });
  while (!isOver) answers.push(await ask());
  await over;
  return answers;
}

/** By one connection, which stays open. */
async function get(room: Postroom, path: string) {
  const asked = request(`${room.url}/api/v1${path}`, { headers: { authorization: `Bearer ${API_KEY}` }, agent });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  assert.equal(answer.statusCode, 200);
  return JSON.parse(await text(answer));
}

async function fullInbox(room: Postroom, copies: number, into: { sameThread: boolean }) {
  const { id, address } = (await room.rest('POST', '/inboxes', {})).body;
  await room.inbound(address, mime({ to: address, subject: 'One of many', text: 'Hello.', messageId: '<1@example.org>' }));
  const [first] = (await room.rest('GET', `/emails?inboxId=${id}`)).body.data;
  await copyMail(room.sql, first.id, copies, isShared, into);
  return { inboxId: String(id), threadId: String(first.threadId) };
}
