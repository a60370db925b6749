/** MCP Events as a stream: active, each event, signs of life, going on from a cursor, and what ends it, in both revisions of MCP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsClient, REVISIONS, type Told } from '../../support/clients/mcp-events.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom({}, { heartbeatMs: 100 });
const inbox = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body;
const ada = await inbox('ada');
const bob = await inbox('bob');

async function mail(to: { address: string }, subject: string, text = 'Hello.'): Promise<void> {
  assert.equal((await room.inbound(to.address, mime({ to: to.address, subject, text }))).status, 200);
}

const subjects = (events: Told[]) => events.map(({ data }) => data.subject.replace(/<\/?u-\w+>/g, ''));
const keyOf = async (body: object) => (await room.rest('POST', '/api-keys', { name: 'k', ...body })).body;

for (const revision of REVISIONS) {
  test(`${revision}: a stream is active, tells each event as it comes, and gives signs of life with a cursor`, async () => {
    const client = await eventsClient(room.url, revision);
    const stream = await client.stream({ name: 'email.received', arguments: { inbox: ada.address }, cursor: null });
    const [active] = await stream.waitFor('active', 1);
    assert.equal(active.truncated, false);
    const id = active._meta['io.modelcontextprotocol/subscriptionId'];
    assert.notEqual(id, undefined);
    await mail(bob, 'not for her');
    await mail(ada, 'first', 'Your verification code is 482913. Enter it to sign in.');
    await mail(ada, 'second');
    const events = await stream.waitFor('event', 2);
    assert.deepEqual(subjects(events), ['first', 'second']);
    assert.equal(events[0].data.extracted.best.code, '482913');
    assert.ok(
      events.every((event) => event.name === 'email.received' && event._meta['io.modelcontextprotocol/subscriptionId'] === id),
    );
    const [polled] = (await client.ask('events/poll', { name: 'email.received', cursor: events[0].cursor })).events;
    assert.deepEqual([polled.eventId, polled.cursor], [events[1].eventId, events[1].cursor]);
    const beats = await stream.waitFor('heartbeat', stream.of('heartbeat').length + 2);
    assert.deepEqual((await client.ask('events/poll', { name: 'email.received', cursor: beats.at(-1).cursor })).events, []);
    stream.leave();
    await eventually('it holds nothing', async () => room.app.streams() === 0);
  });

  test(`${revision}: a stream goes on from a cursor without a gap, and says so when there is one`, async () => {
    const client = await eventsClient(room.url, revision);
    const before = (await client.ask('events/poll', { name: 'email.received', cursor: null })).cursor;
    for (const subject of ['a', 'b', 'c']) await mail(ada, subject);
    const first = await client.stream({ name: 'email.received', cursor: before });
    const events = await first.waitFor('event', 3);
    first.leave();
    await mail(ada, 'd');
    const second = await client.stream({ name: 'email.received', cursor: events[1].cursor });
    assert.deepEqual(subjects(await second.waitFor('event', 2)), ['c', 'd']);
    await mail(ada, 'e');
    assert.deepEqual(subjects(await second.waitFor('event', 3)), ['c', 'd', 'e']);
    const young = await client.stream({ name: 'email.received', cursor: before, maxAgeMs: 0 });
    assert.equal((await young.waitFor('active', 1))[0].truncated, true);
    const ahead = Buffer.from(JSON.stringify(['event', 9_000_000])).toString('base64url');
    const reset = await client.stream({ name: 'email.received', cursor: ahead });
    assert.equal((await reset.waitFor('active', 1))[0].truncated, true);
    await mail(ada, 'f');
    assert.deepEqual(subjects(await reset.waitFor('event', 1)), ['f']);
    for (const stream of [second, young, reset]) stream.leave();
  });

  test(`${revision}: where events are gone, a stream says so first and goes on from the first there is`, async () => {
    const client = await eventsClient(room.url, revision);
    const before = (await client.ask('events/poll', { name: 'email.received', cursor: null })).cursor;
    for (const subject of ['gone', 'there']) await mail(ada, subject);
    const { data } = (await room.rest('GET', `/events?types=email.received&after=${before}`)).body;
    await room.sql('delete from events where seq < ? returning seq', data[1].sequence);
    const stream = await client.stream({ name: 'email.received', cursor: before });
    assert.deepEqual(subjects(await stream.waitFor('event', 1)), ['there']);
    const [active] = stream.of('active');
    assert.equal(active.truncated, true);
    stream.leave();
    const again = await client.stream({ name: 'email.received', cursor: active.cursor });
    assert.deepEqual(subjects(await again.waitFor('event', 1)), ['there']);
    assert.equal(again.of('active')[0].truncated, false);
    again.leave();
  });

  test(`${revision}: what is refused opens no stream`, async () => {
    const client = await eventsClient(room.url, revision);
    const stranger = await eventsClient(room.url, revision, await room.account());
    assert.equal((await client.refused('events/stream', { name: 'email.lost' })).code, -32011);
    assert.equal((await client.refused('events/stream', { name: 'email.code', cursor: 'x' })).code, -32602);
    assert.equal((await client.refused('events/stream', { name: 'email.code', arguments: { to: 'x' } })).code, -32602);
    const foreign = { name: 'email.received', arguments: { inbox: ada.id } };
    assert.equal((await stranger.refused('events/stream', foreign)).code, -32011);
  });

  test(`${revision}: another account's mail is not told, nor another inbox's`, async () => {
    const bound = (await keyOf({ inboxIds: [bob.id], scopes: ['emails:read'] })).key;
    const ofBob = await (await eventsClient(room.url, revision, bound)).stream({ name: 'email.received' });
    const other = await (await eventsClient(room.url, revision, await room.account())).stream({ name: 'email.received' });
    await Promise.all([ofBob.waitFor('active', 1), other.waitFor('active', 1)]);
    await mail(ada, 'for Ada');
    await mail(bob, 'for Bob');
    assert.deepEqual(subjects(await ofBob.waitFor('event', 1)), ['for Bob']);
    await other.waitFor('heartbeat', other.of('heartbeat').length + 2);
    assert.deepEqual(other.of('event'), []);
    for (const stream of [ofBob, other]) stream.leave();
  });

  test(`${revision}: a stream ends with its key, and says why`, async () => {
    const { id, key } = await keyOf({});
    const stream = await (await eventsClient(room.url, revision, key)).stream({ name: 'email.received' });
    await stream.waitFor('active', 1);
    assert.equal((await room.rest('POST', `/api-keys/${id}/revoke`)).status, 200);
    await stream.ended();
    await mail(ada, 'too late');
    assert.deepEqual(stream.of('event'), []);
    const [terminated] = stream.of('terminated');
    const over = stream.messages.at(-1);
    assert.ok(terminated?.error.code === -32012 || over.error, JSON.stringify(stream.messages));
  });

  test(`${revision}: a stream ends with the server at once, with the answer to its request, and goes on after a start`, async () => {
    const client = await eventsClient(room.url, revision);
    const stream = await client.stream({ name: 'email.received' });
    const [active] = await stream.waitFor('active', 1);
    await room.restart();
    await stream.ended();
    assert.deepEqual(stream.of('terminated'), []);
    // One that the server had waited for would be answered with an error in the end.
    assert.ok(stream.messages.at(-1).result, JSON.stringify(stream.messages.at(-1)));
    await mail(ada, 'after the start');
    const again = await (await eventsClient(room.url, revision)).stream({ name: 'email.received', cursor: active.cursor });
    assert.deepEqual(subjects(await again.waitFor('event', 1)), ['after the start']);
    again.leave();
  });
}
