/** The stateless revision of MCP (2026-07-28) on the same /mcp as the sessions: the same answers, and the same checks before them. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { z } from 'zod';
import { defineTool } from '../../../tools/tool.ts';
import { statelessClient, statelessHeaders, statelessRequest } from '../../support/clients/stateless-client.ts';
import { jsonOf, mime } from '../../support/rooms/conversation.ts';
import { type Answer, call, type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { API_KEY, eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

describe('a stateless request', () => {
  let room: McpRoom;

  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  const list = { body: statelessRequest('tools/list'), headers: statelessHeaders('tools/list') };
  const ask = (body: unknown, headers: Record<string, string | undefined> = {}) =>
    room.ask({ body, headers: { ...list.headers, ...headers } });

  test('is answered without a session, and leaves none', async () => {
    const answer = await room.ask(list);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['mcp-session-id'], undefined);
    assert.deepEqual([await room.rows(), room.endpoint().liveSessions()], [0, 0]);
  });

  test('passes the checks of host, origin and key first, whatever it says', async () => {
    for (const body of [
      list.body,
      statelessRequest('tools/list', {}, { 'io.modelcontextprotocol/protocolVersion': '1999-01-01' }),
    ]) {
      assert.equal((await ask(body, { host: 'evil.test', authorization: undefined })).status, 403);
      assert.equal((await ask(body, { origin: 'https://evil.test', authorization: undefined })).status, 403);
      const unknown = await ask(body, { authorization: undefined });
      assert.equal(unknown.status, 401);
      assert.match(String(unknown.headers['www-authenticate']), /^Bearer/);
    }
    assert.equal((await ask(list.body, { 'x-postroom-tools': 'open_vault' })).status, 400);
  });

  test('says the same in its headers as in its body', async () => {
    const refusals: [string, Record<string, string | undefined>][] = [
      ['another revision', { 'mcp-protocol-version': '2025-11-25' }],
      ['no revision', { 'mcp-protocol-version': undefined }],
      ['another method', { 'mcp-method': 'tools/call' }],
      ['no method', { 'mcp-method': undefined }],
    ];
    for (const [what, headers] of refusals) {
      const { status, json } = await ask(list.body, headers);
      assert.deepEqual([status, json.error?.code, json.id], [400, -32020, 1], what);
    }
    const named = statelessRequest('tools/call', { name: 'show_key', arguments: {} });
    const misnamed = await ask(named, statelessHeaders('tools/call', 'add_note'));
    assert.deepEqual([misnamed.status, misnamed.json.error?.code], [400, -32020]);
  });

  test('of a revision that is not spoken here is told which is', async () => {
    const future = { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
    const { status, text, json } = await ask(statelessRequest('tools/list', {}, future), {
      'mcp-protocol-version': '2099-01-01',
    });
    assert.deepEqual([status, json.error?.code], [400, -32022]);
    assert.match(text, /"supported":\["2026-07-28"\]/);
    const bare = await ask({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    assert.deepEqual([bare.status, bare.json.error?.code], [400, -32602]);
  });

  test('is refused when its body is too large, whether it says so or not', async () => {
    const large = statelessRequest('tools/call', { name: 'show_key', arguments: { padding: 'x'.repeat(70_000) } });
    const headers = statelessHeaders('tools/call', 'show_key');
    assert.equal((await ask(large, headers)).status, 413);
    assert.equal((await ask(large, { ...headers, 'transfer-encoding': 'chunked' })).status, 413);
  });

  test('learns nothing of what broke inside', async () => {
    const { text } = await ask(
      statelessRequest('tools/call', { name: 'break_down', arguments: {} }),
      statelessHeaders('tools/call', 'break_down'),
    );
    assert.match(text, /"isError":true/);
    assert.doesNotMatch(text, /SELECT|secret/);
    assert.equal(room.errors.length, 1);
  });

  test('is answered with an error when Postroom stops under it', { timeout: 60_000 }, async () => {
    const { entered } = room.held.hold();
    const body = statelessRequest('tools/call', { name: 'wait_here', arguments: {} });
    const waiting = ask(body, statelessHeaders('tools/call', 'wait_here'));
    await entered;
    const closed = room.endpoint().close();
    assert.equal((await room.ask(list)).status, 503);
    assert.match((await waiting).json.error?.message ?? '', /Postroom is stopping/);
    await closed;
  });

  test('of either revision is answered or told to come back, however many there are when Postroom stops', async () => {
    const session = await room.session();
    const ways = [
      (id: number) =>
        ask(
          { ...statelessRequest('tools/call', { name: 'show_key', arguments: {} }), id },
          statelessHeaders('tools/call', 'show_key'),
        ),
      (id: number) => room.ask({ body: call(id, 'show_key'), headers: { 'mcp-session-id': session } }),
    ];
    const answers: Answer[] = [];
    const callers = ways.flatMap((way, of) =>
      Array.from({ length: 10 }, async (_, caller) => {
        let answer: Answer;
        for (let n = 0; ; n++) {
          answer = await way(1000 * (10 * of + caller) + n);
          answers.push(answer);
          if (answer.status !== 200) return;
        }
      }),
    );
    await eventually('all are served', async () => answers.length > 100);
    await room.endpoint().close();
    await Promise.all(callers);
    for (const { status, json } of answers) {
      if (status === 200) assert.deepEqual(jsonOf(json.result), { keyId: room.owner.key.id });
      else assert.equal(status, 503);
    }
  });
});

describe('a call that waits', () => {
  let room: Postroom;
  let inboxId: string;

  beforeEach(async () => {
    room = await startPostroom();
    inboxId = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body.id;
  });
  afterEach(() => room.close());

  test('tells how far it is, and answers with the mail that comes', async () => {
    const agent = await statelessClient(`${room.url}/mcp`, API_KEY);
    let told = () => {};
    const progress = new Promise<void>((resolve) => {
      told = resolve;
    });
    const wait = { name: 'wait_for_email', arguments: { inboxId, timeoutSeconds: 60 } };
    const answer = agent.client.callTool(wait, { onprogress: told });
    await progress;
    await mail(room, 'ada');
    assert.equal(jsonOf(await answer).timedOut, false);
    await agent.close();
  });
});

test('a call is stopped when its client hangs up, and tells the log as much as the request asked for', async (t) => {
  const steps: string[] = [];
  const wait = defineTool({
    name: 'wait_long',
    title: 'Wait',
    description: 'Waits.',
    scope: null,
    effect: 'read',
    input: z.strictObject({}),
    output: z.object({}),
    run: async (_core, _actor, _input, call) => {
      call.log?.('info', 'waits');
      call.log?.('warning', 'waits long');
      steps.push('waits');
      await once(call.signal, 'abort');
      steps.push('stopped');
      return {};
    },
  });
  const room = await openMcpRoom({ tools: [wait] });
  t.after(() => room.close());
  const body = statelessRequest(
    'tools/call',
    { name: 'wait_long', arguments: {} },
    { 'io.modelcontextprotocol/logLevel': 'warning' },
  );
  const left = new AbortController();
  const response = await send(room.url, room.account.key, body, statelessHeaders('tools/call', 'wait_long'), left.signal);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  assert.match(Buffer.from(value ?? []).toString(), /^event: message\ndata: .*"warning".*"waits long"[^\n]*\n\n$/);
  assert.deepEqual(steps, ['waits']);
  left.abort();
  await eventually('the call is stopped', async () => steps.length === 2);
});

async function send(
  url: string | URL,
  key: string,
  body: Json,
  named: Record<string, string>,
  signal: AbortSignal | null = null,
) {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...named };
  return await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: JSON.stringify(body),
    signal,
  });
}

async function mail(room: Postroom, localPart: string): Promise<void> {
  const to = `${localPart}@postroom.localhost`;
  assert.equal((await room.inbound(to, mime({ to, subject: 'News', text: 'Hello.' }))).status, 200);
}
