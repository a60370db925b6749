/** A ledger of streams: cut at random and resumed, at any instance, each has every event once and in order. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { type EventStream, eventStream, type Told } from '../../support/clients/event-stream.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const MAILS = 120;
const room = await startPostroom();
const instances = isShared ? [room, await room.another()] : [room];
const any = (): Postroom => instances[randomInt(instances.length)] ?? room;

test('each event once and in order, however often a stream is cut', async (t) => {
  const inboxes: { id: string; address: string }[] = [];
  for (const localPart of ['ada', 'bob', 'eve']) inboxes.push((await room.rest('POST', '/inboxes', { localPart })).body);
  const begin = (await room.rest('GET', '/events?limit=100')).body.nextCursor;
  const queries = ['', '', 'types=email.received', `inboxId=${inboxes[0]?.id}`, `types=inbox.*&inboxId=${inboxes[1]?.id}`];
  const readers = queries.map((query) => reader(query, begin));
  t.after(() => Promise.all(readers.map((one) => one.close())));
  await Promise.all([0, 1, 2, 3].map(post));
  for (const [at, query] of queries.entries()) {
    const expected = await eventually('the server is done', async () => {
      const before = await listed(query, begin);
      await readers[at]?.has(before.length);
      const after = await listed(query, begin);
      return after.length === before.length && after;
    });
    assert.deepEqual(readers[at]?.sequences(), expected, query);
    assert.ok(at === 4 || expected.length > MAILS / 4);
  }
  assert.ok(readers.reduce((sum, one) => sum + one.cuts(), 0) > 20);

  async function post(poster: number): Promise<void> {
    for (let n = poster; n < MAILS; n += 4) {
      const { id = '', address = '' } = inboxes[n % 3] ?? {};
      const answer = await any().inbound(address, mime({ to: address, subject: `Mail ${n}`, text: 'Hello.' }));
      assert.equal(answer.status, 200);
      if (n % 10 === 0) await any().rest('PATCH', `/inboxes/${id}`, { displayName: `Name ${n}` });
    }
  }
});

if (isShared)
  test('what is committed at one instance is told at the other', async () => {
    const [one = room, other = room] = instances;
    const stream = await eventStream(other.url);
    await stream.until('ready', (told) => told[0]);
    const { id } = (await one.rest('POST', '/inboxes', {})).body;
    const fact = await stream.until('the inbox', () => stream.facts().find(({ event }) => event === 'inbox.created'));
    assert.equal(fact.data.subjectId, id);
    stream.close();
  });

async function listed(query: string, begin: string): Promise<number[]> {
  const sequences: number[] = [];
  for (let after = begin; ; ) {
    const { body } = await room.rest('GET', `/events?limit=100&after=${after}&${query}`);
    sequences.push(...body.data.map(({ sequence }: { sequence: number }) => sequence));
    if (body.data.length < 100) return sequences;
    after = body.nextCursor;
  }
}

/** Reads on from its last id, and hangs up after a few events again and again. */
function reader(query: string, begin: string) {
  const facts: Told[] = [];
  let lastId = begin;
  let cuts = -1;
  let stream: EventStream | null = null;
  let closed = false;
  const reading = read();

  async function read(): Promise<void> {
    while (!closed) {
      cuts += 1;
      const now = await eventStream(any().url, { query, lastEventId: lastId });
      stream = now;
      if (closed) now.close();
      const few = 1 + randomInt(12);
      await now.until('a few events', () => now.facts().length >= few).catch(() => null);
      now.close();
      // All that came in one piece with the last of the few was read as well.
      facts.push(...now.facts());
      lastId = now.lastId();
      stream = null;
    }
  }

  const sequences = () => [...facts, ...(stream?.facts() ?? [])].map(({ data }) => data.sequence as number);
  return {
    sequences,
    cuts: () => cuts,
    has: (count: number) => eventually(`${count} events of ${query}`, async () => sequences().length >= count),
    async close() {
      closed = true;
      stream?.close();
      await reading;
    },
  };
}
