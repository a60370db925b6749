/** Calls in MCP sessions: each gets an end, whatever becomes of its client, its session or the process. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { call, IDLE, type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';

const EXPIRY = IDLE + 1;
let room: McpRoom;

async function cancel(session: string, requestId: number): Promise<number> {
  const body = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } };
  return (await room.ask({ headers: { 'mcp-session-id': session }, body })).status;
}

describe('a call', () => {
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  test('is not disturbed by another that takes its request id', async () => {
    const session = await room.session();
    const { answer } = await room.heldCall(session);
    const headers = { 'mcp-session-id': session };
    for (const body of [call(1, 'show_key'), [call(2, 'show_key'), call(1, 'show_key')]]) {
      const refused = await room.ask({ headers, body });
      assert.deepEqual([refused.status, refused.json.error?.code, refused.json.id], [400, -32600, null]);
    }
    assert.equal((await room.ask({ headers, body: call('1', 'show_key') })).json.id, '1');
    room.held.release();
    assert.deepEqual(jsonOf((await answer).json.result), { done: true });
    assert.equal(await room.statusOf(session), 200);
  });

  test('in a batch is answered with the others, up to a limit', async () => {
    const headers = { 'mcp-session-id': await room.session() };
    const batch = (size: number) => Array.from({ length: size }, (_, id) => call(id, 'show_key'));
    const answered = await room.ask({ headers, body: batch(3) });
    assert.equal(answered.text.match(/^data: /gm)?.length, 3);
    assert.equal((await room.ask({ headers, body: [call(1, 'show_key'), call(1, 'show_key')] })).status, 400);
    assert.equal((await room.ask({ headers, body: batch(101) })).status, 400);
    assert.equal((await room.ask({ headers, body: batch(100) })).text.match(/^data: /gm)?.length, 100);
  });

  test('that is cancelled ends its stream without an answer and frees its request id', async () => {
    const session = await room.session();
    const { answer } = await room.heldCall(session);
    assert.equal(await cancel(session, 1), 202);
    assert.deepEqual([(await answer).status, (await answer).text], [200, '']);
    assert.equal(await room.statusOf(session), 200);
    room.clock.pass(EXPIRY);
    await room.endpoint().sweep();
    assert.equal(await room.statusOf(session), 404);
  });

  test('whose client went away runs to its end and then holds nothing open', async () => {
    const session = await room.session();
    const { entered } = room.held.hold();
    const left = new AbortController();
    const headers = {
      authorization: `Bearer ${room.account.key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': session,
    };
    const body = JSON.stringify(call(1, 'wait_here'));
    const answer = fetch(room.url, { method: 'POST', headers, body, signal: left.signal });
    await entered;
    left.abort();
    await assert.rejects(answer);
    room.clock.pass(EXPIRY);
    await room.endpoint().sweep();
    assert.equal(room.endpoint().liveSessions(), 1);
    room.held.release();
    assert.equal(await room.statusOf(session), 200);
    room.clock.pass(EXPIRY);
    await room.endpoint().sweep();
    assert.equal(room.endpoint().liveSessions(), 0);
    assert.deepEqual(room.errors, []);
  });

  test('that is cancelled in a batch does not hold up the others', async () => {
    const session = await room.session();
    const { entered } = room.held.hold();
    const answer = room.ask({ headers: { 'mcp-session-id': session }, body: [call(1, 'wait_here'), call(2, 'show_key')] });
    await entered;
    await cancel(session, 1);
    const { text } = await answer;
    assert.match(text, /"content".*"id":2/);
    assert.match(text, /cancelled/);
  });
});

describe('a stopping Postroom', () => {
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  test('ends streams, waits for calls, refuses new requests and forgets no session', async () => {
    const session = await room.session();
    const stream = await room.stream(session);
    const { answer } = await room.heldCall(session);
    const closed = room.endpoint().close();
    assert.equal(await stream.ended, '');
    const refused = await room.ask({ headers: { 'mcp-session-id': session }, body: call(2, 'show_key') });
    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5']);
    room.held.release();
    assert.deepEqual(jsonOf((await answer).json.result), { done: true });
    await closed;
    assert.equal(room.endpoint().liveSessions(), 0);
    room.reopen();
    assert.equal(await room.statusOf(session), 200);
  });

  test('has kept the stream of a session open until then', async () => {
    const session = await room.session();
    const stream = await room.stream(session);
    const waiting = Symbol('still open');
    assert.equal(await Promise.race([stream.ended, room.statusOf(session).then(() => waiting)]), waiting);
    stream.leave();
  });
});

describe('a second stream of a session', () => {
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  test('takes the place of the first, which its client may have lost unnoticed', async () => {
    const session = await room.session();
    const first = await room.stream(session);
    const refused = await room.ask({ method: 'GET', headers: { 'mcp-session-id': session, accept: 'text/html' } });
    assert.equal(refused.status, 406);
    const waiting = Symbol('still open');
    assert.equal(await Promise.race([first.ended, room.statusOf(session).then(() => waiting)]), waiting);
    const second = await room.stream(session);
    assert.equal(await first.ended, '');
    assert.equal(await Promise.race([second.ended, room.statusOf(session).then(() => waiting)]), waiting);
    second.leave();
  });
});
