/** MCP sessions: they outlive a restart, belong to one key, and end when idle, over a cap, deleted or without a key. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { createAccount } from '../../../src/core/access/accounts.ts';
import { createApiKey, revokeApiKey, rotateApiKey } from '../../../src/core/access/api-keys.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { call, IDLE, initialize, type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';

const MINUTE = 60_000;
const EXPIRY = IDLE + 1;
let room: McpRoom;

describe('a session', () => {
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  test('goes on after a restart, without the client noticing', async () => {
    const { client, transport } = await room.client();
    const before = await client.callTool({ name: 'show_key', arguments: {} });
    const id = transport.sessionId;
    room.reopen();
    assert.equal(room.endpoint().liveSessions(), 0);
    assert.deepEqual(await client.callTool({ name: 'show_key', arguments: {} }), before);
    assert.equal((await client.listTools()).tools.length, 6);
    assert.equal(transport.sessionId, id);
    assert.equal(await room.rows(), 1);
  });

  test('is resumed once for requests that come together', async () => {
    const session = await room.session();
    room.reopen();
    const { entered } = room.held.hold();
    const asked = { headers: { 'mcp-session-id': session }, body: call(1, 'wait_here') };
    const both = [room.ask(asked), room.ask(asked)];
    await entered;
    const refused = await Promise.race(both);
    assert.deepEqual([refused.status, refused.json.error?.code], [400, -32600]);
    room.held.release();
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [200, 400]);
    assert.equal(room.endpoint().liveSessions(), 1);
  });

  test('is resumed only for its owner', async () => {
    const session = await room.session();
    room.reopen();
    const stranger = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    assert.equal(await room.statusOf(session, stranger.key), 403);
    assert.equal(await room.statusOf(session, await room.key(['emails:read'])), 403);
    assert.equal(room.endpoint().liveSessions(), 0);
    const end = await room.ask({
      method: 'DELETE',
      headers: { 'mcp-session-id': session, authorization: `Bearer ${stranger.key}` },
    });
    assert.equal(end.status, 403);
    assert.equal(await room.statusOf(session), 200);
  });

  test('stays with the key that opened it when that key is rotated', async () => {
    const session = await room.session();
    const rotated = await rotateApiKey(room.core, room.owner, { id: room.owner.key.id, graceSeconds: 60 });
    assert.equal(await room.statusOf(session, rotated.key), 403);
    assert.equal(await room.statusOf(session), 200);
    room.clock.pass(MINUTE);
    assert.equal(await room.statusOf(session), 401);
    assert.equal(await room.statusOf(await room.session(rotated.key), rotated.key), 200);
  });

  test('of a revoked key answers no more, and its stream ends with the next sweep', async () => {
    const session = await room.session();
    const stream = await room.stream(session);
    const other = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    const untouched = await room.session(other.key);
    await revokeApiKey(room.core, room.owner, { id: room.owner.key.id });
    assert.equal(await room.statusOf(session), 401);
    await room.endpoint().sweep();
    await stream.ended;
    assert.equal(room.endpoint().liveSessions(), 1);
    assert.equal(await room.statusOf(untouched, other.key), 200);
  });

  test('whose row was removed elsewhere is not answered from memory', async () => {
    const session = await room.session();
    await room.store.write((tx) => tx.sessions.remove([session]));
    assert.equal(await room.statusOf(session), 404);
    assert.equal(room.endpoint().liveSessions(), 0);
  });

  test('ends with DELETE: at once, for good, and for calls under way with an answer', async () => {
    const session = await room.session();
    const { answer } = await room.heldCall(session);
    const ended = await room.ask({ method: 'DELETE', headers: { 'mcp-session-id': session } });
    assert.deepEqual([ended.status, ended.text], [200, '']);
    const { json } = await answer;
    assert.equal(json.id, 1);
    assert.match(json.error?.message ?? '', /session has ended/);
    assert.equal(await room.statusOf(session), 404);
    room.reopen();
    assert.equal(await room.statusOf(session), 404);
    assert.equal((await room.ask({ method: 'DELETE', headers: { 'mcp-session-id': session } })).status, 404);
  });

  test('that the SDK refuses to open is not stored', async () => {
    assert.equal((await room.ask({ headers: { accept: 'application/json' }, body: initialize() })).status, 406);
    assert.equal((await room.ask({ headers: { 'content-type': 'text/plain' }, body: initialize() })).status, 415);
    assert.equal(await room.rows(), 0);
    assert.equal(room.endpoint().liveSessions(), 0);
  });

  test('is initialized once only', async () => {
    const session = await room.session();
    const again = await room.ask({ headers: { 'mcp-session-id': session }, body: initialize() });
    assert.deepEqual([again.status, again.json.error?.code], [400, -32600]);
    assert.equal(await room.statusOf(session), 200);
  });
});

describe('an idle session', () => {
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  test('expires, in memory and after a restart, swept or not', async () => {
    const [used, idle, unswept] = [await room.session(), await room.session(), await room.session()];
    room.clock.pass(EXPIRY - MINUTE);
    assert.equal(await room.statusOf(used), 200);
    assert.equal(await room.statusOf(unswept), 200);
    room.clock.pass(MINUTE);
    await room.endpoint().sweep();
    assert.equal(room.endpoint().liveSessions(), 2);
    assert.equal(await room.rows(), 2);
    assert.equal(await room.statusOf(idle), 404);
    assert.equal(await room.statusOf(used), 200);
    room.reopen();
    room.clock.pass(EXPIRY - MINUTE);
    assert.equal(await room.statusOf(used), 200);
    assert.equal(await room.statusOf(unswept), 404);
    assert.equal(await room.rows(), 1);
  });

  test('is none while a stream or a call is open, however long', async () => {
    const [streaming, calling, idle] = [await room.session(), await room.session(), await room.session()];
    const stream = await room.stream(streaming);
    const { answer } = await room.heldCall(calling);
    for (let half = 0; half < 4; half++) {
      room.clock.pass(IDLE / 2);
      await room.endpoint().sweep();
    }
    assert.equal(room.endpoint().liveSessions(), 2);
    assert.equal(await room.statusOf(idle), 404);
    room.held.release();
    assert.deepEqual(jsonOf((await answer).json.result), { done: true });
    assert.equal(await room.statusOf(streaming), 200);
    room.clock.pass(EXPIRY);
    await room.endpoint().sweep();
    assert.equal(await room.statusOf(calling), 404);
    assert.equal(await room.statusOf(streaming), 200);
    stream.leave();
  });

  test('was last seen when its Postroom stopped noting it, to the minute', async () => {
    const session = await room.session();
    const seen = async () => (await room.store.read((tx) => tx.sessions.get(session)))?.lastSeenAt.getTime();
    const opened = room.clock.now().getTime();
    room.clock.pass(MINUTE - 1);
    await room.statusOf(session);
    assert.equal(await seen(), opened);
    room.clock.pass(1);
    await room.statusOf(session);
    assert.equal(await seen(), opened + MINUTE);
    room.clock.pass(1000);
    await room.statusOf(session);
    await room.endpoint().close();
    assert.equal(await seen(), opened + MINUTE + 1000);
  });
});

describe('when there are as many sessions as allowed', () => {
  afterEach(() => room.close());

  test('a key loses the one it has not used for longest', async () => {
    room = await openMcpRoom({ sessions: { perKey: 2 } });
    const other = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    const oldest = await room.session(other.key);
    const first = await room.session();
    room.clock.pass(MINUTE);
    const second = await room.session();
    room.clock.pass(1000);
    assert.equal(await room.statusOf(first), 200);
    const third = await room.session();
    assert.deepEqual([await room.statusOf(first), await room.statusOf(second), await room.statusOf(third)], [200, 404, 200]);
    assert.equal(await room.statusOf(oldest, other.key), 200);
    assert.equal(await room.rows(), 3);
  });

  test('an account loses the one it has not used for longest, whichever of its keys opened it', async () => {
    room = await openMcpRoom({ sessions: { perAccount: 2 } });
    const other = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    const elsewhere = await room.session(other.key);
    const twin = await createApiKey(room.core, room.owner, { name: 'twin' });
    const first = await room.session();
    room.clock.pass(MINUTE);
    const second = await room.session(twin.key);
    room.clock.pass(MINUTE);
    const third = await room.session(twin.key);
    assert.deepEqual(
      [await room.statusOf(first), await room.statusOf(second, twin.key), await room.statusOf(third, twin.key)],
      [404, 200, 200],
    );
    assert.equal(await room.statusOf(elsewhere, other.key), 200);
  });

  test('all keys together lose one, also one from before a restart', async () => {
    room = await openMcpRoom({ sessions: { total: 2 } });
    const other = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    const first = await room.session();
    room.clock.pass(MINUTE);
    const second = await room.session(other.key);
    room.reopen();
    room.clock.pass(MINUTE);
    const third = await room.session(other.key);
    assert.deepEqual(
      [await room.statusOf(first), await room.statusOf(second, other.key), await room.statusOf(third, other.key)],
      [404, 200, 200],
    );
    assert.equal(await room.rows(), 2);
  });

  test('one with a call or stream open is spared, and when all have, a new one has to wait', async () => {
    room = await openMcpRoom({ sessions: { perKey: 2 } });
    const streaming = await room.session();
    const stream = await room.stream(streaming);
    room.clock.pass(MINUTE);
    const idle = await room.session();
    room.clock.pass(MINUTE);
    const calling = await room.session();
    assert.equal(await room.statusOf(idle), 404);
    const { answer } = await room.heldCall(calling);
    const refused = await room.ask({ body: initialize() });
    assert.deepEqual([refused.status, refused.json.error?.code, refused.headers['retry-after']], [429, -32000, '30']);
    assert.equal(refused.headers['mcp-session-id'], undefined);
    assert.equal(room.endpoint().liveSessions(), 2);
    room.held.release();
    assert.equal((await answer).status, 200);
    assert.equal((await room.ask({ body: initialize() })).status, 200);
    assert.deepEqual([await room.statusOf(streaming), await room.statusOf(calling)], [200, 404]);
    stream.leave();
  });

  test('the places of ended and revoked sessions are free again', async () => {
    room = await openMcpRoom({ sessions: { total: 2 } });
    const keep = await room.session();
    for (let round = 0; round < 3; round++) {
      const passing = await room.session();
      await room.ask({ method: 'DELETE', headers: { 'mcp-session-id': passing } });
    }
    const other = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    await room.session(other.key);
    const found = await room.store.read((tx) => tx.sessions.unused('all', new Date('9999-12-31'), 10));
    const keyId = found.find((row) => row.id !== keep)?.keyId ?? '';
    await room.store.write((tx) => tx.sessions.removeOfKey(keyId));
    await room.endpoint().sweep();
    const last = await room.session();
    assert.deepEqual([await room.statusOf(keep), await room.statusOf(last)], [200, 200]);
  });
});

test('a session that is idle ends also while requests fill the queue of writes', async () => {
  const room = await openMcpRoom({ bounds: { units: 1, bytes: 1e12, ageMs: 1e12 } });
  await room.session();
  room.clock.pass(EXPIRY);
  const empty = await room.crowded();
  const swept = room.endpoint().sweep();
  // It reads before it writes, and reads are answered in their order.
  for (let n = 0; n < 20; n++) await room.rows();
  await assert.rejects(
    room.store.write(async () => undefined),
    /Too much is waiting/,
    'a request is refused',
  );
  await empty();
  await swept;
  assert.equal(await room.rows(), 0);
});
