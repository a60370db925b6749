/** Events with large records: a text is cut, and a page ends, before they are too large. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_PAYLOAD } from '../../../src/core/events/fitting.ts';
import { eventStream } from '../../support/clients/event-stream.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const dns = await startDnsServer();
const room = await startPostroom({ DNS_SERVERS: dns.address }, { heartbeatMs: 40 });

type Json = Answer['body'];

async function done(method: string, path: string, body?: Json): Promise<Json> {
  const answer = await room.rest(method, path, body);
  assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const ada = await done('POST', '/inboxes', { localPart: 'ada' });
const bob = await done('POST', '/inboxes', { localPart: 'bob' });

async function told(query: string): Promise<Json> {
  const { status, body } = await room.rest('GET', `/events?payload=full&${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** All events there are, page by page. */
async function all(query: string): Promise<Json[]> {
  const events: Json[] = [];
  for (let after = ''; ; ) {
    const page = await told(`limit=100${query}${after}`);
    events.push(...page.data);
    if (page.data.length === 0) return events;
    after = `&after=${page.nextCursor}`;
  }
}

const now = async () => (await room.rest('GET', '/events?limit=100&types=account.resumed')).body.nextCursor;
const came = (type: string, id: string) =>
  eventually(`${type} of ${id}`, async () =>
    (await room.rest('GET', `/events?limit=100&types=${type}`)).body.data.find(({ subjectId }: Json) => subjectId === id),
  );
const received = async (inbox: Json, subject: string, text: string) => {
  assert.equal((await room.inbound(inbox.address, mime({ to: inbox.address, subject, text }))).status, 200);
  return await eventually(subject, async () => (await done('GET', `/emails?inboxId=${inbox.id}&subject=${subject}`)).data[0]);
};

test('a text of a megabyte is cut, and goes on where the event says', async () => {
  const begin = await now();
  const line = `${'ä € lunch "at" noon '.repeat(3)}\r\n`;
  const large = await received(ada, 'large', line.repeat(Math.ceil((1024 * 1024) / line.length)));
  await came('email.authenticated', large.id);
  const [event] = (await told(`after=${begin}&types=email.received`)).data;
  assert.equal(event.subjectId, large.id);
  assert.deepEqual(event.truncated, ['text']);
  const bytes = Buffer.byteLength(JSON.stringify(event));
  assert.ok(bytes <= MAX_PAYLOAD && bytes > MAX_PAYLOAD / 2, String(bytes));
  assert.ok(event.data.textLength > event.data.text.length);
  const rest = await done('GET', `/emails/${large.id}?offset=${event.data.nextOffset}&maxChars=1000`);
  const whole = await done('GET', `/emails/${large.id}?maxChars=${event.data.nextOffset + 1000}`);
  assert.equal(event.data.text + rest.text, whole.text);
});

test('a page that would be too large ends earlier, and its cursor goes on: nothing is missed or told twice', async () => {
  const begin = await now();
  const text = `${'All work and no play makes a long mail. '.repeat(2)}\r\n`.repeat(2800);
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push((await received(bob, `long-${n}.`, text)).id);
  // From then on the records stay as they are.
  for (const id of ids) await came('email.authenticated', id);
  const first = await told(`limit=100&after=${begin}&types=email.received`);
  assert.ok(first.data.length > 1 && first.data.length < ids.length);
  assert.equal(first.complete, false);
  assert.ok(Buffer.byteLength(JSON.stringify(first)) < 4.1 * 1024 * 1024);
  assert.deepEqual(
    (await all(`&types=email.received&inboxId=${bob.id}`)).slice(-ids.length).map(({ subjectId }) => subjectId),
    ids,
  );
  const rest = await told(`limit=100&after=${first.nextCursor}&types=email.received`);
  assert.deepEqual(
    [...first.data, ...rest.data].map(({ subjectId }: Json) => subjectId),
    ids,
  );
  // A stream tells the same, as fast as it is read: a reader that pauses for some beats is not cut off.
  const stream = await eventStream(room.url, { query: `payload=full&after=${begin}&types=email.received` });
  stream.pause();
  const other = await eventStream(room.url, { query: 'types=domain.*' });
  await eventually('ten beats of another', async () => other.comments() >= 10);
  other.close();
  stream.resume();
  await stream.until('all', () => stream.facts().length >= ids.length);
  assert.deepEqual(
    stream.facts().map(({ data }) => data),
    [...first.data, ...rest.data],
  );
  stream.close();
});
