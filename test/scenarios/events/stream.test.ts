/** The stream of events: what it begins with, what it holds, how it goes on, and what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventStream, type StreamOptions } from '../../support/clients/event-stream.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom({}, { heartbeatMs: 40 });

async function inbox(localPart: string) {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

const mail = (address: string, subject: string) => room.inbound(address, mime({ to: address, subject, text: 'Hello.' }));
const open = (options?: StreamOptions) => eventStream(room.url, options);
const listed = async (query: string) => (await room.rest('GET', `/events?limit=100&${query}`)).body;

const ada = await inbox('ada');
const bob = await inbox('bob');

test('begins now, and tells each event as the list does, once and in order', async () => {
  const stream = await open();
  assert.equal(stream.status, 200);
  assert.equal(stream.headers['content-type'], 'text/event-stream');
  assert.equal(stream.headers['cache-control'], 'no-store');
  assert.equal(stream.headers['x-accel-buffering'], 'no');
  assert.equal(stream.headers['content-encoding'], undefined);
  const ready = await stream.until('ready', (told) => told[0]);
  assert.equal(ready.event, 'ready');
  assert.equal(ready.data.cursor, ready.id);
  assert.ok((stream.retry() ?? 0) >= 1000);
  await mail(ada.address, 'one');
  await mail(bob.address, 'two');
  await stream.until('both', (told) => told.filter(({ event }) => event === 'email.received').length === 2);
  const { data } = await eventually('the list has them', async () => {
    const page = await listed(`after=${ready.id}`);
    return page.data.length === stream.facts().length && page;
  });
  assert.deepEqual(
    stream.facts().map((fact) => fact.data),
    data,
  );
  assert.deepEqual(
    stream.facts().map(({ event }) => event),
    data.map(({ type }: { type: string }) => type),
  );
  stream.close();
});

test('goes on behind the last id, by header and by query, and the header counts more', async () => {
  const first = await open();
  const { id: begin } = await first.until('ready', (told) => told[0]);
  await mail(ada.address, 'three');
  const { id } = await first.until('the mail', () => first.facts().find(({ event }) => event === 'email.received'));
  first.close();
  await mail(bob.address, 'four');
  // A busy server files a mail after it took it.
  const rest = await eventually('the next mail', async () => {
    const { data } = await listed(`after=${id}`);
    return data.some((one: { type: string; inboxId: string }) => one.type === 'email.received' && one.inboxId === bob.id) && data;
  });
  const all = (await listed(`after=${begin}`)).data;
  assert.ok(rest.length < all.length);
  for (const [options, expected] of [
    [{ query: `after=${begin}` }, all],
    [{ lastEventId: begin }, all],
    [{ query: `after=${begin}`, lastEventId: id }, rest],
  ] as const) {
    const stream = await open(options);
    await stream.until('all', () => stream.facts().length >= expected.length);
    assert.deepEqual(
      stream
        .facts()
        .slice(0, expected.length)
        .map((fact) => fact.data.id),
      expected.map((event: { id: string }) => event.id),
    );
    assert.equal(stream.told[0]?.id, options.lastEventId ?? begin);
    stream.close();
  }
});

test('has all from the beginning when asked to, without a gap', async () => {
  const stream = await open({ query: 'after=beginning&types=inbox.created' });
  await stream.until('both inboxes', () => stream.facts().length >= 2);
  assert.deepEqual(
    stream.facts().map((fact) => fact.data.subjectId),
    [ada.id, bob.id],
  );
  assert.ok(stream.told.every(({ event }) => event !== 'gap'));
  stream.close();
});

test('has the events of some types, of an inbox and of a thread', async () => {
  const { threadId } = (
    await room.rest('POST', '/emails/send', { inboxId: ada.id, to: bob.address, subject: 'lunch', text: 'noon?' })
  ).body;
  const queries = ['types=email.received,inbox.*', `inboxId=${encodeURIComponent(bob.address)}`, `threadId=${threadId}`];
  for (const query of queries) {
    const stream = await open({ query });
    const { id: begin } = await stream.until('ready', (told) => told[0]);
    await mail(ada.address, 'five');
    await mail(bob.address, 'six');
    await room.rest('PATCH', `/threads/${threadId}`, { addLabels: [`of-${query.length}`] });
    await room.rest('PATCH', `/inboxes/${bob.id}`, { displayName: query });
    const expected = (await listed(`after=${begin}&${query}`)).data;
    assert.ok(expected.length > 0, query);
    await stream.until(query, () => stream.facts().length >= expected.length);
    // Checks of senders go on, and are told when they end.
    const facts = stream.facts().slice(0, expected.length);
    assert.deepEqual(
      facts.map((fact) => fact.data),
      expected,
      query,
    );
    stream.close();
  }
});

test('tells a key what it may read, and nothing else', async () => {
  const { body } = await room.rest('POST', '/api-keys', { name: 'bound', scopes: ['emails:read'], inboxIds: [bob.id] });
  const stream = await open({ key: body.key });
  await stream.until('ready', (told) => told[0]);
  await mail(ada.address, 'seven');
  await room.rest('PATCH', `/inboxes/${bob.id}`, { displayName: 'Bob' });
  await mail(bob.address, 'eight');
  await stream.until('the mail', () => stream.facts().find(({ event }) => event === 'email.received'));
  assert.ok(stream.facts().every(({ data, event }) => data.inboxId === bob.id && !event.startsWith('inbox.')));
  stream.close();
});

test('beats while nothing happens, and moves the place to go on from past what does not match', async () => {
  const stream = await open({ query: 'types=domain.*' });
  const { id: begin } = await stream.until('ready', (told) => told[0]);
  await eventually('three beats', async () => stream.comments() >= 3);
  await mail(ada.address, 'nine');
  await eventually('the place moves behind the mail', async () => {
    assert.notEqual((await listed(`after=${begin}&types=email.received`)).data.length, 0);
    return (await listed(`after=${stream.lastId()}&types=email.received`)).data.length === 0;
  });
  assert.deepEqual(stream.facts(), []);
  stream.close();
});

test('says what is wrong with a request, and what there is', async () => {
  const refused = async (options: StreamOptions) => {
    const stream = await open(options);
    return { status: stream.status, problem: stream.told[0]?.data };
  };
  const unknownType = await refused({ query: 'types=mail.received' });
  assert.equal(unknownType.status, 400);
  assert.match(unknownType.problem.hint, /email\.received, .*email\.\*/);
  const unknownFilter = await refused({ query: 'label=urgent' });
  assert.equal(unknownFilter.status, 400);
  assert.equal(unknownFilter.problem.errors[0].path, 'label');
  assert.match(unknownFilter.problem.hint, /after, types, inboxId, threadId/);
  const other = (await room.rest('GET', '/inboxes?limit=1')).body.nextCursor;
  for (const cursor of ['0', 'nonsense', other]) {
    const query = await refused({ query: `after=${cursor}` });
    assert.deepEqual([query.status, query.problem.errors[0].path], [400, 'after']);
    const header = await refused({ lastEventId: cursor });
    assert.deepEqual([header.status, header.problem.errors[0].path], [400, 'Last-Event-ID']);
  }
  assert.equal((await refused({ query: `inboxId=${crypto.randomUUID()}` })).status, 404);
  assert.equal((await refused({ key: 'wrong' })).status, 401);
  const { body } = await room.rest('POST', '/api-keys', { name: 'few', scopes: ['emails:read'], tools: ['get_email'] });
  assert.equal((await refused({ key: body.key })).status, 403);
  const { body: reader } = await room.rest('POST', '/api-keys', { name: 'reader', scopes: ['emails:read'] });
  assert.equal((await refused({ key: reader.key, query: 'types=inbox.created' })).status, 403);
  const post = await room.rest('POST', '/events/stream', {});
  assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD']);
});

test('answers HEAD with the headers alone', async () => {
  const answer = await fetch(`${room.url}/api/v1/events/stream`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${API_KEY}` },
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'text/event-stream');
});

test('tells a gap where events are gone, and goes on from the first there is', async () => {
  await mail(ada.address, 'ten');
  const { data, nextCursor } = (await room.rest('GET', '/events?limit=2')).body;
  await mail(ada.address, 'eleven');
  const kept = data[1].sequence + 3;
  await room.sql('delete from events where seq < ? returning seq', kept);
  const stream = await open({ lastEventId: nextCursor });
  const gap = await stream.until('the gap', (told) => told.find(({ event }) => event === 'gap'));
  assert.equal(gap.data.first, gap.id);
  const [first] = (await listed('')).data;
  assert.equal((await stream.until('the first', () => stream.facts()[0])).data.id, first.id);
  const again = await open({ query: `after=${gap.data.first}` });
  assert.equal((await again.until('the first', () => again.facts()[0])).data.id, first.id);
  assert.ok(again.told.every(({ event }) => event !== 'gap'));
  const ahead = await open({ lastEventId: Buffer.from('["event",999999999]').toString('base64url') });
  await ahead.until('a gap, since there is nothing so far', (told) => told.find(({ event }) => event === 'gap'));
  await mail(ada.address, 'twelve');
  await ahead.until('what comes', () => ahead.facts().find(({ event }) => event === 'email.received'));
  for (const one of [stream, again, ahead]) one.close();
});

test('is forgotten when its reader is gone', async () => {
  const stream = await open();
  await stream.until('ready', (told) => told[0]);
  await eventually('it is followed', async () => room.app.streams() > 0);
  stream.close();
  await eventually('none is followed', async () => room.app.streams() === 0);
});
