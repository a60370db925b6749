/** One MCP session at three instances on one database, behind a proxy that knows no sessions. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { createAccount } from '../../../src/core/access/accounts.ts';
import { revokeApiKey } from '../../../src/core/access/api-keys.ts';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { type Instances, NEEDS_INSTANCES, openInstances } from '../../support/rooms/instances.ts';
import { call, IDLE, type Instance, initialize, type McpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { anEmail } from '../../support/store/store-rows.ts';

const MINUTE = 60_000;
let rooms: Instances;
let a: McpRoom;
let b: Instance;
let c: Instance;

async function open(given?: Parameters<typeof openInstances>[0]): Promise<void> {
  rooms = await openInstances(given);
  ({ a, b, c } = rooms);
}

/** The streams of a session that are told of. */
async function streamsOf(session: string) {
  const told = await a.store.read((tx) => tx.sessionEvents.after(0, 1000));
  return told.filter(({ sessionId, kind }) => sessionId === session && kind === 'reading');
}

describe('a session at several instances', { skip: NEEDS_INSTANCES, timeout: 240_000 }, () => {
  beforeEach(() => open());
  afterEach(() => rooms.close());

  test('answers at each, whichever it was opened at', async () => {
    const agent = await rooms.spread();
    for (let n = 0; n < 12; n++) {
      const shown = jsonOf(await agent.client.callTool({ name: 'show_key', arguments: {} }));
      assert.deepEqual(shown, { keyId: a.owner.key.id });
    }
    assert.equal((await agent.client.listTools()).tools.length, 3);
    for (const [at, one] of [a, b, c].entries()) {
      assert.equal(one.endpoint().liveSessions(), 1);
      assert.ok((agent.reached[at] ?? 0) >= 4);
    }
    assert.equal(await a.rows(), 1);
  });

  test('belongs to its key at each', async () => {
    const session = await a.session();
    const stranger = await createAccount(a.core, { name: 'other', plan: 'unlimited' });
    for (const one of [b, c]) {
      assert.equal(await one.statusOf(session, stranger.key), 403);
      assert.equal(await one.statusOf(session), 200);
    }
    await revokeApiKey(b.core, b.owner, { id: b.owner.key.id });
    for (const one of rooms.all) assert.equal(await one.statusOf(session), 401);
  });

  test('that is ended at one ends at all, with its streams and calls', async () => {
    const session = await a.session();
    const stream = await b.stream(session);
    const answer = c.ask({ headers: { 'mcp-session-id': session }, body: call(1, 'wait_long') });
    await eventually('the call runs', async () => rooms.ends.length > 0);
    assert.equal((await a.ask({ method: 'DELETE', headers: { 'mcp-session-id': session } })).status, 200);
    assert.equal(await stream.ended, '');
    assert.match((await answer).json.error?.message ?? '', /session has ended/);
    for (const one of rooms.all) assert.deepEqual([await one.statusOf(session), one.endpoint().liveSessions()], [404, 0]);
  });

  test('that has ended ends everywhere though no notification came', async () => {
    const session = await a.session();
    const stream = await b.stream(session);
    const news = { sessionId: session, publisher: 'another', kind: 'ended' as const, name: null, message: null };
    await a.store.write(async (tx) => {
      await tx.sessions.remove([session]);
      await tx.sessionEvents.append({ ...news, createdAt: a.clock.now() });
    });
    assert.equal(await stream.ended, '');
    assert.equal(b.endpoint().liveSessions(), 0);
  });

  test('hears of what came between its subscription elsewhere and the news of that', async () => {
    const inbox = await createInbox(a.core, a.owner, { localPart: 'ada' });
    const subscriptions = [`postroom://inboxes/${inbox.id}`];
    const session = await a.session();
    const stream = await a.stream(session);
    const news = { sessionId: session, publisher: 'another', kind: 'changed' as const, name: null, message: null };
    const email = anEmail({ id: inbox.id, accountId: a.owner.account.id }, { createdAt: a.clock.now() });
    await b.store.write(async (tx) => {
      await tx.sessions.update(session, { subscriptions });
      await tx.sessionEvents.append({ ...news, createdAt: b.clock.now() });
      await tx.emails.insert(email, { text: null, html: null, visible: null }, Buffer.from('Subject: x\r\n\r\n'));
      tx.wake('email', email.id);
    });
    await eventually('the session listens', async () => a.core.arrivals.listeners() > 0);
    await new Promise((soon) => setTimeout(soon, 200));
    await c.ask({ method: 'DELETE', headers: { 'mcp-session-id': session } });
    assert.ok((await stream.ended).includes(subscriptions[0] ?? ''));
  });

  test('is not idle while it is used at any of them', async () => {
    const [used, idle] = [await a.session(), await a.session()];
    for (const one of [b, c]) assert.equal(await one.statusOf(used), 200);
    for (let n = 0; n < 3; n++) {
      a.clock.pass(IDLE - MINUTE);
      assert.equal(await c.statusOf(used), 200);
      for (const one of [a, b]) await one.endpoint().sweep();
    }
    assert.deepEqual([await a.statusOf(used), await a.statusOf(idle)], [200, 404]);
    a.clock.pass(IDLE + 1);
    await b.endpoint().sweep();
    assert.equal(await a.rows(), 0);
    await a.endpoint().sweep();
    assert.equal(a.endpoint().liveSessions(), 0);
  });

  test('has one stream: a newer one at another instance takes its place', async () => {
    const session = await a.session();
    const first = await a.stream(session);
    const second = await b.stream(session);
    assert.equal(await first.ended, '');
    const third = await c.stream(session);
    assert.equal(await second.ended, '');
    const waiting = Symbol('still open');
    const soon = new Promise((resolve) => setTimeout(() => resolve(waiting), 1500));
    assert.equal(await Promise.race([third.ended, soon]), waiting);
    third.leave();
  });

  test('has one stream, also when the newer one is opened while requests fill the queue of writes', async () => {
    await rooms.close();
    await open({ bounds: { units: 1, bytes: 1e12, ageMs: 1e12 } });
    const session = await a.session();
    assert.equal(await b.statusOf(session), 200);
    const first = await a.stream(session);
    const empty = await b.crowded();
    const second = await b.stream(session);
    await empty();
    assert.equal(await first.ended, '');
    second.leave();
  });

  test('keeps the newer stream, also when the others are told of the older one after it', async () => {
    const session = await a.session();
    assert.equal(await b.statusOf(session), 200);
    // One instance writes at a time, so what is opened at `a` is told of after what is opened at `b`.
    const empty = await b.crowded();
    const first = await a.stream(session);
    const second = await b.stream(session);
    const ended = second.ended.then(() => 'the newer one was ended');
    await empty();
    assert.equal(await Promise.race([first.ended, ended]), '');
    await eventually('both are told of', async () => (await streamsOf(session)).length === 2);
    // What is not told of must be looked for: then all that was told is received first.
    await a.store.write((tx) => tx.sessions.update(session, { subscriptions: ['postroom://inboxes'] }));
    assert.equal(await b.statusOf(session), 200);
    assert.equal(await Promise.race([ended, b.statusOf(session)]), 200);
    second.leave();
  });

  test('ends the older stream, also when the others could not be told of the newer one at first', async () => {
    const session = await a.session();
    const first = await b.stream(session);
    await eventually('it is told of', async () => (await streamsOf(session)).length === 1);
    const { write } = a.store;
    a.store.write = () => Promise.reject(new Error('the database is away'));
    const second = await a.stream(session).finally(() => {
      a.store.write = write;
    });
    assert.equal(await first.ended, '');
    const third = await b.stream(session);
    assert.equal(await second.ended, '');
    third.leave();
  });

  test('ends the older stream, also when an instance of an older version tells of the newer one', async () => {
    const session = await a.session();
    const first = await b.stream(session);
    const news = { sessionId: session, publisher: 'another', kind: 'reading' as const, name: null, message: null };
    await a.store.write((tx) => tx.sessionEvents.append({ ...news, createdAt: a.clock.now() }));
    assert.equal(await first.ended, '');
  });

  test('keeps the level of its log wherever that was set', async () => {
    const session = await a.session();
    const headers = { 'mcp-session-id': session };
    const logged = async (one: Instance) => (await one.ask({ headers, body: call(1, 'show_key') })).text.includes('It is shown.');
    assert.deepEqual([await logged(a), await logged(b)], [false, false]);
    await c.ask({ headers, body: { jsonrpc: '2.0', id: 1, method: 'logging/setLevel', params: { level: 'debug' } } });
    assert.deepEqual([await logged(a), await logged(b)], [true, true]);
  });
});

describe('as many sessions as allowed at all instances together', { skip: NEEDS_INSTANCES, timeout: 240_000 }, () => {
  beforeEach(() => open({ sessions: { perKey: 2 } }));
  afterEach(() => rooms.close());

  test('one more ends the one that was used least lately at any of them', async () => {
    const first = await a.session();
    a.clock.pass(1000);
    const second = await b.session();
    a.clock.pass(2 * MINUTE);
    assert.equal(await c.statusOf(first), 200);
    const third = await a.session();
    assert.equal(await a.rows(), 2);
    for (const one of rooms.all)
      assert.deepEqual([await one.statusOf(first), await one.statusOf(second), await one.statusOf(third)], [200, 404, 200]);
  });

  test('one that has a stream open at another instance is spared', async () => {
    const streaming = await a.session();
    const stream = await b.stream(streaming);
    const noted = async (id: string) => (await a.store.read((tx) => tx.sessions.get(id)))?.busyUntil;
    await eventually('the stream is known', () => noted(streaming));
    const idle = await c.session();
    const next = await c.session();
    assert.deepEqual([await c.statusOf(streaming), await c.statusOf(idle)], [200, 404]);
    const other = await a.stream(next);
    await eventually('the stream is known', () => noted(next));
    assert.equal((await c.ask({ body: initialize() })).status, 429);
    stream.leave();
    other.leave();
  });
});

test('an address that fails at all instances in turn is blocked at all', {
  skip: NEEDS_INSTANCES,
  timeout: 240_000,
}, async (t) => {
  await open();
  t.after(() => rooms.close());
  const wrong = { authorization: 'Bearer wrong' };
  const tryAt = async (one: Instance) => (await one.ask({ headers: wrong, body: initialize() })).status;
  assert.deepEqual([await tryAt(a), await tryAt(b), await tryAt(c)], [401, 401, 401]);
  // Two instances saw a failure before there were three: each takes one more to learn of the others'.
  assert.deepEqual([await tryAt(a), await tryAt(b), await tryAt(c)], [401, 401, 429]);
  assert.deepEqual([await tryAt(a), await tryAt(b), await tryAt(c)], [429, 429, 429]);
});
