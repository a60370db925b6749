/** One MCP session at three instances on one database, behind a proxy that knows no sessions. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { createAccount } from '../src/core/accounts.ts';
import { revokeApiKey } from '../src/core/api-keys.ts';
import { defineTool } from '../tools/tool.ts';
import { call, IDLE, type Instance, initialize, openPostRoom, type PostRoom } from './support/mcp-door.ts';
import { eventually } from './support/postroom.ts';
import { type Sent, type SpreadClient, spreadClient } from './support/spread-client.ts';
import { isShared } from './support/test-database.ts';

const MINUTE = 60_000;
const NEEDS = isShared ? false : 'instances share a database only where TEST_DATABASE names one';
let a: PostRoom;
let b: Instance;
let c: Instance;
let clients: SpreadClient[];
/** How the calls of wait_long ended, in order. */
let ends: string[];

const described = { title: 'A small tool', description: 'Does something small.', scope: null, effect: 'read' as const };
const TOOLS = [
  defineTool({
    ...described,
    name: 'ask_name',
    input: z.strictObject({ who: z.string() }),
    output: z.object({ said: z.string() }),
    run: async (_core, _actor, { who }, { ask }) => {
      const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
      const said = await ask?.('elicitation/create', { message: String(who), requestedSchema: schema });
      return { said: JSON.stringify(said) };
    },
  }),
  defineTool({
    ...described,
    name: 'wait_long',
    input: z.strictObject({}),
    output: z.object({ done: z.boolean() }),
    run: async (_core, _actor, _input, { signal, log }) => {
      log?.('debug', 'It waits.');
      ends.push('begun');
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      ends.push('stopped');
      return { done: true };
    },
  }),
  defineTool({
    ...described,
    name: 'show_key',
    input: z.strictObject({}),
    output: z.object({ keyId: z.string() }),
    run: async (_core, actor, _input, { log }) => {
      log?.('debug', 'It is shown.');
      return { keyId: actor.key.id };
    },
  }),
];

async function open(given: Parameters<typeof openPostRoom>[0] = {}): Promise<void> {
  a = await openPostRoom({ tools: TOOLS, ...given });
  b = await a.another();
  c = await a.another();
  clients = [];
  ends = [];
}

async function close(): Promise<void> {
  for (const client of clients) await client.close();
  await a.close();
}

/** A client whose requests go to the instances in turn, but for those that `route` sends elsewhere. */
async function spread(route?: (method: string, sent: Sent) => number | undefined): Promise<SpreadClient> {
  const urls = [a.url, b.url, c.url];
  const client = await spreadClient(urls, a.account.key, { capabilities: { elicitation: {} }, ...(route ? { route } : {}) });
  clients.push(client);
  return client;
}

describe('a session at several instances', { skip: NEEDS }, () => {
  beforeEach(() => open());
  afterEach(close);

  test('answers at each, whichever it was opened at', async () => {
    const agent = await spread();
    for (let n = 0; n < 12; n++) {
      const { structuredContent } = await agent.client.callTool({ name: 'show_key', arguments: {} });
      assert.deepEqual(structuredContent, { keyId: a.owner.key.id });
    }
    assert.equal((await agent.client.listTools()).tools.length, 3);
    for (const [at, one] of [a, b, c].entries()) {
      assert.equal(one.door().liveSessions(), 1);
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
    await revokeApiKey(b.core, b.owner, b.owner.key.id);
    for (const one of [a, b, c]) assert.equal(await one.statusOf(session), 401);
  });

  test('that is ended at one ends at all, with its streams and calls', async () => {
    const session = await a.session();
    const stream = await b.stream(session);
    const answer = c.ask({ headers: { 'mcp-session-id': session }, body: call(1, 'wait_long') });
    await eventually('the call runs', async () => ends.length > 0);
    assert.equal((await a.ask({ method: 'DELETE', headers: { 'mcp-session-id': session } })).status, 200);
    assert.equal(await stream.ended, '');
    assert.match((await answer).json.error?.message ?? '', /session has ended/);
    for (const one of [a, b, c]) assert.deepEqual([await one.statusOf(session), one.door().liveSessions()], [404, 0]);
  });

  test('that has ended ends everywhere though no notification came', async () => {
    const session = await a.session();
    const stream = await b.stream(session);
    const news = { sessionId: session, teller: 'another', kind: 'ended' as const, name: null, message: null };
    await a.store.write(async (unit) => {
      await unit.sessions.remove([session]);
      await unit.sessionNews.append({ ...news, createdAt: a.clock.now() });
    });
    assert.equal(await stream.ended, '');
    assert.equal(b.door().liveSessions(), 0);
  });

  test('is not idle while it is used at any of them', async () => {
    const [used, idle] = [await a.session(), await a.session()];
    for (const one of [b, c]) assert.equal(await one.statusOf(used), 200);
    for (let n = 0; n < 3; n++) {
      a.clock.pass(IDLE - MINUTE);
      assert.equal(await c.statusOf(used), 200);
      for (const one of [a, b]) await one.door().sweep();
    }
    assert.deepEqual([await a.statusOf(used), await a.statusOf(idle)], [200, 404]);
    a.clock.pass(IDLE + 1);
    await b.door().sweep();
    assert.equal(await a.rows(), 0);
    await a.door().sweep();
    assert.equal(a.door().liveSessions(), 0);
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

  test('keeps the level of its log wherever that was set', async () => {
    const session = await a.session();
    const headers = { 'mcp-session-id': session };
    const logged = async (one: Instance) => (await one.ask({ headers, body: call(1, 'show_key') })).text.includes('It is shown.');
    assert.deepEqual([await logged(a), await logged(b)], [false, false]);
    await c.ask({ headers, body: { jsonrpc: '2.0', id: 1, method: 'logging/setLevel', params: { level: 'debug' } } });
    assert.deepEqual([await logged(a), await logged(b)], [true, true]);
  });
});

describe('a message at another instance than the one it is for', { skip: NEEDS }, () => {
  beforeEach(() => open());
  afterEach(close);

  test('an answer reaches the call that asked', async () => {
    const agent = await spread((_method, sent) => (sent.method === 'tools/call' ? 0 : 'result' in sent ? 1 : undefined));
    answering(agent);
    for (const who of ['Ada', 'Grace']) {
      const { structuredContent } = await agent.client.callTool({ name: 'ask_name', arguments: { who } });
      assert.deepEqual(structuredContent, { said: JSON.stringify({ action: 'accept', content: { name: who } }) });
    }
    assert.ok((agent.reached[1] ?? 0) >= 2);
    const left = async () =>
      (await a.store.read((view) => view.sessionNews.after(0, 1000))).filter(({ kind }) => kind === 'answer');
    await eventually('nothing of them is kept', async () => (await left()).length === 0);
  });

  test('answers of calls that ask at the same time are not mixed up', async () => {
    let turn = 0;
    const agent = await spread((_method, sent) => {
      if (!('result' in sent)) return undefined;
      turn += 2;
      return turn % 3;
    });
    answering(agent);
    const names = Array.from({ length: 12 }, (_, n) => `name ${n}`);
    const answers = await Promise.all(names.map((who) => agent.client.callTool({ name: 'ask_name', arguments: { who } })));
    const said = names.map((name) => ({ said: JSON.stringify({ action: 'accept', content: { name } }) }));
    assert.deepEqual(
      answers.map(({ structuredContent }) => structuredContent),
      said,
    );
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
    const news = { sessionId: session, teller: 'another', kind: 'answer' as const, name, message };
    await b.store.write((unit) => unit.sessionNews.append({ ...news, createdAt: b.clock.now() }));
    assert.match(String((await reader.read()).value), /decline/);
  });

  test('a cancellation stops the call', async () => {
    const headers = { 'mcp-session-id': await a.session() };
    const answer = a.ask({ headers, body: call(7, 'wait_long') });
    await eventually('the call runs', async () => ends.length > 0);
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
    assert.equal((await c.ask({ headers, body: cancelled })).status, 202);
    assert.deepEqual([(await answer).status, (await answer).text], [200, '']);
    assert.deepEqual(ends, ['begun', 'stopped']);
  });

  test('a cancellation is for no other session and no other call', async () => {
    const [session, other] = [await a.session(), await a.session()];
    const answer = a.ask({ headers: { 'mcp-session-id': session }, body: call(7, 'wait_long') });
    await eventually('the call runs', async () => ends.length > 0);
    const cancel = (requestId: number | string) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
    await b.ask({ headers: { 'mcp-session-id': other }, body: cancel(7) });
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel('7') });
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel(8) });
    // What is told is heard in order: when the last has come, all have.
    const probe = a.ask({ headers: { 'mcp-session-id': session }, body: call(9, 'wait_long') });
    await eventually('the second call runs', async () => ends.length > 1);
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel(9) });
    assert.equal((await probe).text, '');
    assert.deepEqual(ends, ['begun', 'begun', 'stopped']);
    await b.ask({ headers: { 'mcp-session-id': session }, body: cancel(7) });
    assert.equal((await answer).text, '');
  });

  test('calls with the same id at two instances are both answered', async () => {
    const session = await a.session();
    const headers = { 'mcp-session-id': session };
    const waits = a.ask({ headers, body: call(1, 'wait_long') });
    await eventually('the call runs', async () => ends.length > 0);
    assert.equal((await b.ask({ headers, body: call(1, 'show_key') })).json.id, 1);
    await a.ask({ headers, body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } } });
    assert.equal((await waits).status, 200);
  });

  test('is refused when it is large, or one of very many, and nobody else is kept from anything', async () => {
    const headers = { 'mcp-session-id': await a.session() };
    const answer = (n: number, text: string) => ({ jsonrpc: '2.0', id: `abcdefgh.${n}`, result: { text } });
    assert.equal((await b.ask({ headers, body: answer(0, 'x'.repeat(60_000)) })).status, 202);
    for (let n = 1; n < 20; n++) assert.equal((await b.ask({ headers, body: answer(n, 'x') })).status, 202);
    const refused = await b.ask({ headers, body: answer(20, 'x') });
    assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '30']);
    assert.equal(await b.statusOf(String(headers['mcp-session-id'])), 200);
    assert.equal((await b.ask({ headers: { 'mcp-session-id': await b.session() }, body: answer(1, 'x') })).status, 202);
    a.clock.pass(3 * MINUTE);
    await c.door().sweep();
    assert.equal((await b.ask({ headers, body: answer(21, 'x') })).status, 202);
  });
});

describe('as many sessions as allowed at all instances together', { skip: NEEDS }, () => {
  beforeEach(() => open({ sessions: { perKey: 2 } }));
  afterEach(close);

  test('one more ends the one that was used least lately at any of them', async () => {
    const first = await a.session();
    a.clock.pass(1000);
    const second = await b.session();
    a.clock.pass(2 * MINUTE);
    assert.equal(await c.statusOf(first), 200);
    const third = await c.session();
    assert.equal(await a.rows(), 2);
    for (const one of [a, b, c])
      assert.deepEqual([await one.statusOf(first), await one.statusOf(second), await one.statusOf(third)], [200, 404, 200]);
  });

  test('one that has a stream open at another instance is spared', async () => {
    const streaming = await a.session();
    const stream = await b.stream(streaming);
    const noted = async (id: string) => (await a.store.read((view) => view.sessions.get(id)))?.busyUntil;
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

test('an address that fails at all instances in turn is blocked at all', { skip: NEEDS }, async (t) => {
  await open();
  t.after(close);
  const wrong = { authorization: 'Bearer wrong' };
  const tryAt = async (one: Instance) => (await one.ask({ headers: wrong, body: initialize() })).status;
  assert.deepEqual([await tryAt(a), await tryAt(b), await tryAt(c)], [401, 401, 401]);
  // Two instances saw a failure before there were three: each takes one more to learn of the others'.
  assert.deepEqual([await tryAt(a), await tryAt(b), await tryAt(c)], [401, 401, 429]);
  assert.deepEqual([await tryAt(a), await tryAt(b), await tryAt(c)], [429, 429, 429]);
});

/** Fills every form in with what it asks after. */
function answering(agent: SpreadClient): void {
  agent.client.setRequestHandler(ElicitRequestSchema, async ({ params }) => ({
    action: 'accept',
    content: { name: params.message },
  }));
}
