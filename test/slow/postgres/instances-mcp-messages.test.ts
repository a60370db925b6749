/** A message of an MCP session at another instance than the one it is for: answers to what a tool asked, and cancellations. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { SpreadClient } from '../../support/clients/spread-client.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { type Instances, NEEDS_INSTANCES, openInstances } from '../../support/rooms/instances.ts';
import { call, type Instance, type McpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { eventually } from '../../support/rooms/postroom.ts';

const MINUTE = 60_000;
let rooms: Instances;
let a: McpRoom;
let b: Instance;
let c: Instance;

async function open(): Promise<void> {
  rooms = await openInstances();
  ({ a, b, c } = rooms);
}

describe('a message at another instance than the one it is for', { skip: NEEDS_INSTANCES, timeout: 240_000 }, () => {
  beforeEach(() => open());
  afterEach(() => rooms.close());

  test('an answer reaches the call that asked', async () => {
    const agent = await rooms.spread((_method, sent) => (sent.method === 'tools/call' ? 0 : 'result' in sent ? 1 : undefined));
    answering(agent);
    for (const who of ['Ada', 'Grace']) {
      const shown = jsonOf(await agent.client.callTool({ name: 'ask_name', arguments: { who } }));
      assert.deepEqual(shown, { said: JSON.stringify({ action: 'accept', content: { name: who } }) });
    }
    assert.ok((agent.reached[1] ?? 0) >= 2);
    const left = async () =>
      (await a.store.read((tx) => tx.sessionEvents.after(0, 1000))).filter(({ kind }) => kind === 'answer');
    await eventually('nothing of them is kept', async () => (await left()).length === 0);
  });

  test('answers of calls that ask at the same time are not mixed up', async () => {
    let turn = 0;
    const agent = await rooms.spread((_method, sent) => {
      if (!('result' in sent)) return undefined;
      turn += 2;
      return turn % 3;
    });
    answering(agent);
    const names = Array.from({ length: 12 }, (_, n) => `name ${n}`);
    const answers = await Promise.all(names.map((who) => agent.client.callTool({ name: 'ask_name', arguments: { who } })));
    const said = names.map((name) => ({ said: JSON.stringify({ action: 'accept', content: { name } }) }));
    assert.deepEqual(answers.map(jsonOf), said);
  });

  test('an answer comes though no notification did', async () => {
    const session = await a.session();
    const headers = { 'mcp-session-id': session };
    const asked = fetch(a.url, {
      method: 'POST',
      headers: {
        ...headers,
        authorization: `Bearer ${a.account.key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(call(1, 'ask_name', { who: 'Ada' })),
    });
    const reader = ((await asked).body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
    const name = /"id":"([^"]+)"/.exec(String((await reader.read()).value))?.[1] ?? '';
    const message = JSON.stringify({ jsonrpc: '2.0', id: name, result: { action: 'decline' } });
    const news = { sessionId: session, publisher: 'another', kind: 'answer' as const, name, message };
    await b.store.write((tx) => tx.sessionEvents.append({ ...news, createdAt: b.clock.now() }));
    assert.match(String((await reader.read()).value), /decline/);
  });

  test('a cancellation stops the call', async () => {
    const headers = { 'mcp-session-id': await a.session() };
    const answer = a.ask({ headers, body: call(7, 'wait_long') });
    await eventually('the call runs', async () => rooms.ends.length > 0);
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
    assert.equal((await c.ask({ headers, body: cancelled })).status, 202);
    assert.deepEqual([(await answer).status, (await answer).text], [200, '']);
    assert.deepEqual(rooms.ends, ['begun', 'stopped']);
  });

  test('a cancellation is for no other session and no other call', async () => {
    const [session, other] = [await a.session(), await a.session()];
    const answer = a.ask({ headers: { 'mcp-session-id': session }, body: call(7, 'wait_long') });
    await eventually('the call runs', async () => rooms.ends.length > 0);
    const cancel = (requestId: number | string) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
    await b.ask({ headers: { 'mcp-session-id': other }, body: cancel(7) });
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel('7') });
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel(8) });
    // What is told is heard in order: when the last has come, all have.
    const probe = a.ask({ headers: { 'mcp-session-id': session }, body: call(9, 'wait_long') });
    await eventually('the second call runs', async () => rooms.ends.length > 1);
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel(9) });
    assert.equal((await probe).text, '');
    assert.deepEqual(rooms.ends, ['begun', 'begun', 'stopped']);
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel(7) });
    assert.equal((await answer).text, '');
  });

  test('calls with the same id at two instances are both answered', async () => {
    const session = await a.session();
    const headers = { 'mcp-session-id': session };
    const waits = a.ask({ headers, body: call(1, 'wait_long') });
    await eventually('the call runs', async () => rooms.ends.length > 0);
    assert.equal((await b.ask({ headers, body: call(1, 'show_key') })).json.id, 1);
    await a.ask({ headers, body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } } });
    assert.equal((await waits).status, 200);
  });

  test('is refused when it is large, or one of very many, and other clients go on as before', async () => {
    const headers = { 'mcp-session-id': await a.session() };
    const answer = (n: number, text: string) => ({ jsonrpc: '2.0', id: `abcdefgh.${n}`, result: { text } });
    assert.equal((await b.ask({ headers, body: answer(0, 'x'.repeat(60_000)) })).status, 202);
    for (let n = 1; n < 20; n++) assert.equal((await b.ask({ headers, body: answer(n, 'x') })).status, 202);
    const refused = await b.ask({ headers, body: answer(20, 'x') });
    assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '30']);
    assert.equal(await b.statusOf(String(headers['mcp-session-id'])), 200);
    assert.equal((await b.ask({ headers: { 'mcp-session-id': await b.session() }, body: answer(1, 'x') })).status, 202);
    a.clock.pass(3 * MINUTE);
    await c.endpoint().sweep();
    assert.equal((await b.ask({ headers, body: answer(21, 'x') })).status, 202);
  });
});

/** Fills every form in with what it asks after. */
function answering(agent: SpreadClient): void {
  agent.client.setRequestHandler(ElicitRequestSchema, async ({ params }) => ({
    action: 'accept',
    content: { name: params.message },
  }));
}
