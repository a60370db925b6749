/** A stream that asked for the wake policy of its key: which mail it is told, when, and from where it goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventStream } from '../../support/clients/event-stream.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const SECOND = 1000;
const clock = standInClock();
const room = await startPostroom({}, { clock, heartbeatMs: 50 });
const inbox = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body;
const [ada, bob] = [await inbox('ada'), await inbox('bob')];
const keyOf = async (body: Json) => (await room.rest('POST', '/api-keys', { name: 'agent', ...body })).body.key;

async function mail(subject: string, headers: string[] = []) {
  const raw = mime({ to: ada.address, subject, text: 'Hello.', headers });
  assert.equal((await room.inbound(ada.address, raw, { at: clock.now() })).status, 200);
}

let marks = 0;

/** `subjects`: of the mail it was told, once it has come to an event that no policy governs. */
async function opened(key: string, more: { query?: string; lastEventId?: string } = {}) {
  const stream = await eventStream(room.url, {
    key,
    ...more,
    query: `types=email.received,suppression.added&payload=full${more.query ?? '&wake=true'}`,
  });
  const received = () => stream.facts().filter(({ event }) => event === 'email.received');
  return {
    stream,
    received,
    subjects: async () => {
      marks += 1;
      const address = `mark-${marks}@example.org`;
      assert.equal((await room.rest('POST', '/suppressions', { address })).status, 201);
      await stream.until('the mark', () => stream.facts().some(({ data }) => data.data.address === address));
      return received().map(({ data }) => data.data.subject);
    },
  };
}

test('a stream that asks is told people’s mail, not sooner than the interval allows, and how much was held back', async () => {
  const key = await keyOf({ wake: { only: ['any'], minIntervalSeconds: 60 } });
  const [all, some] = [await opened(key, { query: '' }), await opened(key)];
  await mail('one');
  await mail('news', ['List-Id: <news.example.org>', 'Precedence: bulk']);
  await mail('two');
  await mail('three');
  assert.deepEqual(await all.subjects(), ['one', 'news', 'two', 'three']);
  assert.deepEqual(await some.subjects(), ['one']);
  clock.pass(61 * SECOND);
  const last = await some.stream.until('the newest', () => some.received()[1]);
  assert.equal(last.data.data.subject, 'three');
  assert.equal(last.data.suppressed.count, 2);
  assert.deepEqual(await some.subjects(), ['one', 'three']);
  all.stream.close();
  some.stream.close();
});

test('a client that goes on from the last id is told what was held back then', async () => {
  const key = await keyOf({ wake: { only: ['any'], minIntervalSeconds: 60 } });
  const { stream, subjects } = await opened(key);
  await mail('four');
  await mail('five');
  assert.deepEqual(await subjects(), ['four']);
  // Some beats later the place to go on from is still before what waits.
  const beats = stream.comments();
  await stream.until('beats', () => stream.comments() > beats + 2);
  const again = await opened(key, { lastEventId: stream.lastId() });
  assert.deepEqual(await again.subjects(), ['five']);
  clock.pass(61 * SECOND);
  await stream.until('what was held', () => stream.facts().some(({ data }) => data.data.subject === 'five'));
  const { nextCursor } = (await room.rest('GET', '/events?limit=100')).body;
  await stream.until('the place behind all there is', () => stream.lastId() === nextCursor);
  const behind = await opened(key, { lastEventId: stream.lastId() });
  assert.deepEqual(await behind.subjects(), []);
  for (const one of [stream, again.stream, behind.stream]) one.close();
});

test('a key without a policy has the usual one: a stranger does not wake, a colleague does when the check has ended', async () => {
  const { stream, received } = await opened(await keyOf({}));
  await mail('a stranger');
  const sent = { inboxId: bob.id, to: [ada.address], subject: 'a colleague', text: 'Hello.' };
  assert.equal((await room.rest('POST', '/emails/send', sent)).status, 202);
  const event = await stream.until('the colleague', () => received()[0]);
  assert.equal(event.data.data.subject, 'a colleague');
  clock.pass(31 * SECOND);
  const beats = stream.comments();
  await stream.until('beats', () => stream.comments() > beats + 2);
  assert.equal(received().length, 1);
  stream.close();
});

test('wake is true or false, and a wrong word is refused', async () => {
  const { status, body } = await room.rest('GET', '/events/stream?wake=perhaps');
  assert.deepEqual([status, body.errors[0].path], [400, 'wake']);
});
