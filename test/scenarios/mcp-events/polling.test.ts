/** MCP Events asked for: what there is, polls with cursors and filters, and what is refused, in both revisions of MCP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { eventsClient, REVISIONS, type Told } from '../../support/clients/mcp-events.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const { room } = await startRelayedRoom();
const inbox = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body;
const ada = await inbox('ada');
const bob = await inbox('bob');
const NAMES = ['email.received', 'email.code', 'email.answered', 'email.bounced', 'approval.requested', 'approval.decided'];
const CODE = 'Your verification code is 482913. Enter it to sign in.';

async function mail(to: { address: string }, subject: string, text = 'Hello.', from = 'carol@example.org'): Promise<void> {
  assert.equal((await room.inbound(to.address, mime({ from, to: to.address, subject, text }))).status, 200);
}

const keyOf = async (body: object) => (await room.rest('POST', '/api-keys', { name: 'k', ...body })).body;

for (const revision of REVISIONS) {
  const client = await eventsClient(room.url, revision);
  const poll = (params: object) => client.ask('events/poll', { ...params });
  const begin = async (name: string) => (await poll({ name, arguments: {}, cursor: null })).cursor;
  const subjects = (answer: Told) => answer.events.map(({ data }: Told) => bare(data.subject));

  test(`${revision}: events are advertised twice, and listed with the forms of what they take and tell`, async () => {
    assert.deepEqual(client.capabilities.events, {});
    assert.deepEqual(client.capabilities.extensions, { 'io.modelcontextprotocol/events': {} });
    const events = await client.list();
    assert.deepEqual(
      events.map(({ name }) => name),
      NAMES,
    );
    for (const { inputSchema, payloadSchema, description, delivery } of events) {
      assert.ok(description.endsWith('.'));
      assert.deepEqual(delivery.slice(0, 2), ['poll', 'push']);
      assert.deepEqual([inputSchema.type, payloadSchema.type], ['object', 'object']);
      for (const schema of [inputSchema, payloadSchema]) new AjvJsonSchemaValidator().getValidator(schema);
    }
    const argumentsOf = (name: string) => Object.keys(events.find((event) => event.name === name).inputSchema.properties);
    assert.deepEqual(argumentsOf('email.received').toSorted(), ['from', 'has_code', 'inbox', 'subject', 'verified_only']);
    assert.deepEqual(argumentsOf('approval.decided'), ['inbox', 'subject']);
  });

  test(`${revision}: a poll begins now, tells each event once, and what it tells has the form that was listed`, async () => {
    const first = await poll({ name: 'email.received', cursor: null });
    assert.deepEqual([first.events, first.truncated, first.hasMore], [[], false, false]);
    assert.ok(first.nextPollMs >= 1000);
    await mail(ada, 'one');
    await mail(bob, 'two', CODE);
    const { events, cursor, hasMore, truncated } = await poll({ name: 'email.received', cursor: first.cursor });
    assert.deepEqual([subjects({ events }), hasMore, truncated], [['one', 'two'], false, false]);
    const listed = (await client.list()).find(({ name }) => name === 'email.received');
    const validate = new AjvJsonSchemaValidator().getValidator(listed.payloadSchema);
    const facts = (await room.rest('GET', `/events?types=email.received&after=${first.cursor}`)).body.data;
    for (const [at, event] of events.entries()) {
      assert.deepEqual(Object.keys(event).toSorted(), ['cursor', 'data', 'eventId', 'name', 'timestamp']);
      assert.deepEqual([event.eventId, event.timestamp], [facts[at].id, facts[at].createdAt]);
      assert.deepEqual([validate(event.data).valid, validate({ ...event.data, subject: 7 }).valid], [true, false]);
      // A stranger's words stand between marks, a code is bare.
      assert.match(event.data.subject, new RegExp(`^<${event.data.fence}>`));
    }
    assert.equal(events[1].data.extracted.best.code, '482913');
    assert.deepEqual((await poll({ name: 'email.received', cursor })).events, []);
    // Each event has a place to go on from.
    assert.deepEqual(subjects(await poll({ name: 'email.received', cursor: events[0].cursor })), ['two']);
  });

  test(`${revision}: page by page nothing is lost`, async () => {
    let cursor = await begin('email.received');
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await mail(ada, subject);
    const pages: string[][] = [];
    for (;;) {
      const page = await poll({ name: 'email.received', cursor, maxEvents: 2 });
      pages.push(subjects(page));
      cursor = page.cursor;
      if (!page.hasMore) break;
    }
    assert.deepEqual(pages, [['a', 'b'], ['c', 'd'], ['e']]);
  });

  test(`${revision}: arguments narrow what is told`, async () => {
    const cursor = await begin('email.received');
    await mail(ada, 'Invoice 17', 'Hello.', 'Carol <carol@shop.example>');
    await mail(bob, 'Your code', CODE, 'no-reply@bank.example');
    await mail(ada, 'Sign in', CODE, 'no-reply@shop.example');
    const told = async (args: object, name = 'email.received') => subjects(await poll({ name, arguments: args, cursor }));
    assert.deepEqual(await told({ inbox: bob.address }), ['Your code']);
    assert.deepEqual(await told({ inbox: ada.id }), ['Invoice 17', 'Sign in']);
    assert.deepEqual(await told({ from: '@SHOP.example' }), ['Invoice 17', 'Sign in']);
    assert.deepEqual(await told({ subject: 'invoice' }), ['Invoice 17']);
    assert.deepEqual(await told({ has_code: true }), ['Your code', 'Sign in']);
    assert.deepEqual(await told({ has_code: true, from: 'shop' }), ['Sign in']);
    assert.deepEqual(await told({ has_code: false }), ['Invoice 17', 'Your code', 'Sign in']);
    assert.deepEqual(await told({}, 'email.code'), ['Your code', 'Sign in']);
    assert.deepEqual(await told({ from: 'bank' }, 'email.code'), ['Your code']);
    assert.deepEqual(await told({ verified_only: true }), []);
  });

  test(`${revision}: with verified_only, mail from here is told once, and a stranger's is not`, async () => {
    const cursor = await begin('email.received');
    await mail(bob, 'from a stranger');
    await room.rest('POST', '/emails/send', { inboxId: ada.id, to: bob.address, subject: 'from Ada', text: CODE });
    const asked = { arguments: { inbox: bob.id, verified_only: true }, cursor };
    const { events } = await eventually('it came', async () => {
      const answer = await poll({ name: 'email.received', ...asked });
      return answer.events.length > 0 && answer;
    });
    assert.deepEqual(subjects({ events }), ['from Ada']);
    assert.deepEqual(subjects(await poll({ name: 'email.code', ...asked })), ['from Ada']);
  });

  test(`${revision}: approvals tell who decided what`, async () => {
    const ruled = await inbox(`ruled-${revision}`);
    await room.rest('PATCH', `/inboxes/${ruled.id}`, { approval: 'required' });
    const { key } = await keyOf({});
    const cursor = await begin('approval.requested');
    const held = async (subject: string) =>
      (await room.rest('POST', '/emails/send', { inboxId: ruled.id, to: 'x@example.org', subject, text: 'Hi.' }, { key })).body;
    const [yes, no] = [await held('yes'), await held('no')];
    assert.deepEqual([yes.status, no.status], ['held', 'held']);
    assert.equal((await room.rest('POST', `/emails/${yes.id}/approve`, { hash: yes.held.hash })).status, 200);
    assert.equal((await room.rest('POST', `/emails/${no.id}/reject`, {})).status, 200);
    assert.deepEqual(subjects(await poll({ name: 'approval.requested', cursor })), ['yes', 'no']);
    const decided = (await poll({ name: 'approval.decided', cursor })).events;
    assert.deepEqual(
      decided.map(({ data }: Told) => [bare(data.subject), data.decision]),
      [
        ['yes', 'approved'],
        ['no', 'rejected'],
      ],
    );
  });

  test(`${revision}: what is older than asked for, or gone, is told as truncated`, async () => {
    const cursor = await begin('email.received');
    await mail(ada, 'old');
    const { events, truncated } = await poll({ name: 'email.received', cursor, maxAgeMs: 0 });
    assert.deepEqual([events, truncated], [[], true]);
    assert.equal((await poll({ name: 'email.received', cursor, maxAgeMs: 600_000 })).truncated, false);
    // A position behind all there is, as after the database was put back.
    const ahead = Buffer.from(JSON.stringify(['event', 9_000_000])).toString('base64url');
    const reset = await poll({ name: 'email.received', cursor: ahead });
    assert.deepEqual([reset.events, reset.truncated], [[], true]);
    assert.deepEqual((await poll({ name: 'email.received', cursor: reset.cursor })).truncated, false);
  });

  test(`${revision}: where events are gone, a poll says so and goes on from the first there is`, async () => {
    const cursor = await begin('email.received');
    for (const subject of ['gone', 'there']) await mail(ada, subject);
    const [, there] = (await poll({ name: 'email.received', cursor })).events;
    const { data } = (await room.rest('GET', `/events?types=email.received&after=${cursor}`)).body;
    await room.sql('delete from events where seq < ? returning seq', data[1].sequence);
    const { events, truncated } = await poll({ name: 'email.received', cursor });
    assert.deepEqual([events.map(({ eventId }: Told) => eventId), truncated], [[there.eventId], true]);
    assert.equal((await poll({ name: 'email.received', cursor: there.cursor })).truncated, false);
  });

  test(`${revision}: wrong names, arguments and cursors are refused, with what there is`, async () => {
    const unknown = await client.refused('events/poll', { name: 'email.lost', cursor: null });
    assert.deepEqual([unknown.code, unknown.data.events], [-32011, NAMES]);
    assert.match(unknown.message, /There are: email.received, /);
    const argument = await client.refused('events/poll', { name: 'email.code', arguments: { has_code: true }, cursor: null });
    assert.equal(argument.code, -32602);
    assert.deepEqual(argument.data.arguments.toSorted(), ['from', 'inbox', 'subject', 'verified_only']);
    for (const cursor of ['nonsense', Buffer.from('["emails",1,"x"]').toString('base64url')])
      assert.equal((await client.refused('events/poll', { name: 'email.code', cursor })).code, -32602, cursor);
    const nowhere = { name: 'email.code', arguments: { inbox: 'nobody@example.org' }, cursor: null };
    assert.equal((await client.refused('events/poll', nowhere)).code, -32011);
    assert.equal((await client.refused('events/poll', { cursor: null })).code, -32602);
  });

  test(`${revision}: a key is told what it may read, and an account its own`, async () => {
    const [none, bound, other] = [
      await eventsClient(room.url, revision, (await keyOf({ scopes: ['inboxes:read'] })).key),
      await eventsClient(room.url, revision, (await keyOf({ inboxIds: [bob.id], scopes: ['emails:read'] })).key),
      await eventsClient(room.url, revision, await room.account()),
    ];
    assert.deepEqual(await none.list(), []);
    assert.equal((await none.refused('events/poll', { name: 'email.received', cursor: null })).code, -32012);
    const cursor = await begin('email.received');
    await mail(ada, 'for Ada');
    await mail(bob, 'for Bob');
    assert.deepEqual(subjects(await bound.ask('events/poll', { name: 'email.received', cursor })), ['for Bob']);
    assert.deepEqual(subjects(await other.ask('events/poll', { name: 'email.received', cursor })), []);
    for (const stranger of [bound, other]) {
      const asked = { name: 'email.received', arguments: { inbox: ada.id }, cursor };
      assert.equal((await stranger.refused('events/poll', asked)).code, -32011);
    }
  });
}

/** Without the marks around a stranger's text. */
function bare(text: string): string {
  return text.replace(/^<(u-\w+)>(.*)<\/\1>$/s, '$2');
}
