/** What goes on beside a call's answer: progress, cancellation, a client that leaves, keep-alives and the log. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { LoggingMessageNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { defineTool, LOG_LEVELS } from '../../../tools/tool.ts';
import { jsonOf, mime } from '../../support/rooms/conversation.ts';
import { call, type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { API_KEY, eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const nothing = z.strictObject({});

describe('a call that waits', () => {
  let room: Postroom;
  let inboxId: string;

  before(async () => {
    room = await startPostroom();
    inboxId = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body.id;
  });
  after(() => room.close());

  test('tells the caller how far it is, growing, and then answers', async () => {
    const agent = await room.mcp();
    const told: { progress: number; total?: number | undefined; message?: string | undefined }[] = [];
    const wait = { name: 'wait_for_email', arguments: { inboxId, timeoutSeconds: 7 } };
    const unasked = agent.client.callTool(wait);
    const answer = await agent.client.callTool(wait, undefined, { onprogress: (progress) => void told.push(progress) });
    assert.equal(jsonOf(answer).timedOut, true);
    assert.ok(told.length >= 1);
    const [first] = told;
    assert.ok(first && first.progress > 0 && first.total === 7 && first.message);
    assert.ok(told.every(({ progress }, at) => at === 0 || progress > (told[at - 1]?.progress ?? 0)));
    await unasked;
    await agent.close();
  });

  test('ends when it is cancelled: without an answer, and its place is free', async () => {
    const { ask } = await opened(room);
    const answer = ask(waiting(1));
    await eventually('it waits', async () => room.app.waiters() > 0);
    assert.equal((await ask(call(1, 'whoami'))).status, 400);
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    assert.equal((await ask(cancelled)).status, 202);
    assert.equal(await (await answer).text(), '');
    assert.equal((await ask(call(1, 'whoami'))).status, 200);
  });

  test('ends when its client is gone, and its id is free again', async () => {
    const { ask } = await opened(room);
    const left = new AbortController();
    const answer = ask(waiting(1), left.signal);
    await eventually('it waits', async () => room.app.waiters() > 0);
    assert.equal((await ask(call(1, 'whoami'))).status, 400);
    left.abort();
    await assert.rejects(async () => (await answer).text());
    await eventually('the id is free', async () => (await ask(call(1, 'whoami'))).status === 200);
  });

  test('keeps its connection alive by comments', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const { ask } = await opened(room);
    const answer = ask(waiting(1));
    await eventually('it waits', async () => room.app.waiters() > 0);
    assert.equal((await ask(call(1, 'whoami'))).status, 400);
    t.mock.timers.tick(15_000);
    await room.inbound('ada@postroom.localhost', mime({ to: 'ada@postroom.localhost', subject: 'Hi', text: 'Hello.' }));
    const text = await (await answer).text();
    // What was set before is not cleared by a clock that stands still.
    t.mock.timers.reset();
    assert.match(text, /^: keepalive\n\nevent: message\ndata: .*\\"timedOut\\":false/s);
  });

  function waiting(id: number): object {
    return call(id, 'wait_for_email', { inboxId, timeoutSeconds: 60 });
  }
});

describe('a tool', () => {
  let room: McpRoom;
  let running: number;
  let stopped: number;

  beforeEach(async () => {
    running = 0;
    stopped = 0;
    const waiting = defineTool({
      name: 'wait_for_stop',
      title: 'Wait',
      description: 'Waits until it is stopped.',
      scope: null,
      effect: 'read',
      input: nothing,
      output: z.object({ stopped: z.boolean() }),
      run: async (_core, _actor, _input, { signal, progress }) => {
        for (const done of [1, 1, 0.5, 3]) progress(done, 9, 'Still waiting.');
        running += 1;
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        stopped += 1;
        throw signal.reason;
      },
    });
    room = await openMcpRoom({ tools: [waiting] });
  });
  afterEach(() => room.close());

  test('is stopped by a cancellation, whatever the id of its request', async () => {
    for (const [at, id] of [0, 7, 'seven'].entries()) {
      const headers = { 'mcp-session-id': await room.session() };
      const answer = room.ask({ headers, body: call(id, 'wait_for_stop') });
      await runs(at + 1);
      await room.ask({ headers, body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } } });
      await eventually('it is stopped', async () => stopped === at + 1);
      assert.equal((await answer).text, '');
    }
    assert.deepEqual(room.errors, []);
  });

  test('is stopped when its client is gone, in a batch too, and when its session ends', async () => {
    const session = await room.session();
    const headers = {
      authorization: `Bearer ${room.account.key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': session,
    };
    const left = new AbortController();
    const body = JSON.stringify([call(1, 'wait_for_stop'), call(2, 'wait_for_stop')]);
    const answer = fetch(room.url, { method: 'POST', headers, body, signal: left.signal });
    await runs(2);
    left.abort();
    await assert.rejects(answer);
    await eventually('both are stopped', async () => stopped === 2);
    const again = room.ask({ headers: { 'mcp-session-id': session }, body: call(1, 'wait_for_stop') });
    await runs(3);
    assert.equal((await room.ask({ method: 'DELETE', headers: { 'mcp-session-id': session } })).status, 200);
    assert.match((await again).json.error?.message ?? '', /session has ended/);
    await eventually('it is stopped', async () => stopped === 3);
    assert.deepEqual(room.errors, []);
  });

  test('in a batch is stopped alone, and tells only progress that grows', async () => {
    const headers = { 'mcp-session-id': await room.session() };
    const asked = { ...call(1, 'wait_for_stop'), params: { name: 'wait_for_stop', _meta: { progressToken: 'p' } } };
    const answer = room.ask({ headers, body: [asked, call(2, 'wait_for_stop')] });
    await runs(2);
    for (const requestId of [1, 2]) {
      await room.ask({ headers, body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } } });
      assert.equal(stopped, requestId);
    }
    const messages = [...(await answer).text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    const progress = messages.filter(({ method }) => method === 'notifications/progress').map(({ params }) => params);
    assert.deepEqual(progress, [
      { progressToken: 'p', progress: 1, total: 9, message: 'Still waiting.' },
      { progressToken: 'p', progress: 3, total: 9, message: 'Still waiting.' },
    ]);
  });

  async function runs(calls: number): Promise<void> {
    await eventually(`${calls} calls run`, async () => running === calls);
  }
});

describe('the log of a client', () => {
  let room: McpRoom;

  beforeEach(async () => {
    const loud = defineTool({
      name: 'say_all',
      title: 'Say all',
      description: 'Says something at every level.',
      scope: null,
      effect: 'read',
      input: nothing,
      output: z.object({}),
      run: async (_core, _actor, _input, { log }) => {
        for (const level of LOG_LEVELS) log?.(level, `at ${level}`);
        return {};
      },
    });
    const broken = defineTool({
      name: 'break_down',
      title: 'Break',
      description: 'Fails inside.',
      scope: null,
      effect: 'read',
      input: nothing,
      output: z.object({}),
      run: async () => {
        throw new Error('SELECT secret FROM mail');
      },
    });
    room = await openMcpRoom({ tools: [loud, broken] });
  });
  afterEach(() => room.close());

  test('holds what its level lets through, for its session alone', async () => {
    const [one, two] = [await listener(), await listener()];
    await one.client.setLoggingLevel('error');
    await one.client.callTool({ name: 'say_all', arguments: {} });
    await two.client.callTool({ name: 'say_all', arguments: {} });
    assert.deepEqual(one.levels(), ['error', 'critical', 'alert', 'emergency']);
    assert.deepEqual(two.levels(), LOG_LEVELS.slice(1));
    await one.client.setLoggingLevel('debug');
    await one.client.callTool({ name: 'say_all', arguments: {} });
    assert.deepEqual(one.levels(), [...LOG_LEVELS]);
    await assert.rejects(one.client.setLoggingLevel('loud' as 'error'), (error: Error & { code: number }) => {
      assert.deepEqual([error.code, /params\.level/.test(error.message)], [-32602, true]);
      return true;
    });
  });

  test('says which call failed inside, and not why', async () => {
    const agent = await listener();
    const answer = await agent.client.callTool({ name: 'break_down', arguments: {} });
    assert.equal(answer.isError, true);
    const [logged] = agent.logged;
    assert.deepEqual([agent.logged.length, logged?.level, logged?.logger], [1, 'error', 'postroom']);
    assert.match(
      JSON.stringify(logged?.data),
      /^\{"message":"The call of break_down failed inside Postroom.*","requestId":\d+\}$/,
    );
    assert.doesNotMatch(JSON.stringify(agent.logged), /secret/);
    await agent.client.setLoggingLevel('critical');
    await agent.client.callTool({ name: 'break_down', arguments: {} });
    assert.equal(agent.logged.length, 1);
  });

  async function listener() {
    const { client } = await room.client();
    const logged: { level: string; logger?: string | undefined; data: unknown }[] = [];
    client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void logged.push(params));
    return { client, logged, levels: () => logged.splice(0).map(({ level }) => level) };
  }
});

/** A session by hand: requests of it as a client would post them. */
async function opened(room: Postroom) {
  const post = (body: object, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(`${room.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${API_KEY}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
      signal,
    });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const first = await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
  await first.text();
  const session = first.headers.get('mcp-session-id') ?? '';
  return { ask: (body: object, signal?: AbortSignal) => post(body, { 'mcp-session-id': session }, signal ?? null) };
}
