/** The MCP endpoint: who is let in, in which order that is decided, and what an agent reads of the tools behind it. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { createAccount } from '../../../src/core/access/accounts.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { type Ask, call, initialize, type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';

describe('an MCP request', () => {
  let room: McpRoom;
  beforeEach(async () => {
    room = await openMcpRoom();
  });
  afterEach(() => room.close());

  /** What is wrong is put right one thing at a time; each status must be the one of what is still wrong first. */
  test('is checked for host, origin, method, key, session, owner and body, in this order', async () => {
    const session = await room.session();
    const other = await room.key(['emails:read']);
    const wrong: Ask = {
      method: 'PUT',
      headers: { host: 'evil.test', origin: 'https://evil.test', authorization: 'Bearer wrong', 'mcp-session-id': 'nowhere' },
      raw: '{',
    };
    const steps: [Ask, number, number, RegExp][] = [
      [wrong, 403, -32000, /MCP_ALLOWED_HOSTS/],
      [{ headers: { host: 'localhost:1' } }, 403, -32000, /MCP_ALLOWED_ORIGINS/],
      [{ headers: { origin: undefined } }, 405, -32000, /POST/],
      [{ method: 'POST' }, 401, -32000, /Authorization/],
      [{ headers: { authorization: `Bearer ${other}` } }, 404, -32001, /^Session not found/],
      [{ headers: { 'mcp-session-id': session } }, 403, -32000, /another API key/],
      [{ headers: { authorization: `Bearer ${room.account.key}` } }, 400, -32700, /not JSON/],
      [{ raw: JSON.stringify({ jsonrpc: '2.0', id: 1 }) }, 400, -32700, /./],
      [{ raw: JSON.stringify(call(1, 'show_key')), headers: { 'mcp-protocol-version': '1999-01-01' } }, 400, -32000, /version/],
      [{ headers: { 'mcp-protocol-version': '2025-11-25', accept: 'text/html' } }, 406, -32000, /accept/],
    ];
    let asked: Ask = {};
    for (const [change, status, code, message] of steps) {
      asked = { ...asked, ...change, headers: { ...asked.headers, ...change.headers } };
      const answer = await room.ask(asked);
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.json.error?.code, code);
      assert.match(answer.json.error?.message ?? '', message);
      assert.equal(answer.json.id, null);
      assert.match(answer.headers['content-type'] ?? '', /^application\/json/);
      if (status === 401) assert.equal(answer.headers['www-authenticate'], 'Bearer realm="postroom"');
      if (status === 405) assert.equal(answer.headers.allow, 'GET, POST, DELETE');
    }
    const { accept: _, ...rest } = asked.headers ?? {};
    assert.equal((await room.ask({ ...asked, headers: rest })).status, 200);
    assert.deepEqual(room.errors, []);
  });

  test('without a session must be initialize', async () => {
    for (const asked of [{ body: call(1, 'show_key') }, { method: 'DELETE' }, { body: [initialize()] }]) {
      const answer = await room.ask(asked);
      assert.equal(answer.status, 400);
      assert.match(answer.json.error?.message ?? '', /initialize first/);
    }
    const invalid = await room.ask({ body: { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} } });
    assert.deepEqual([invalid.status, invalid.json.error?.code], [400, -32602]);
  });

  /** Clients of every revision try it at each connect, and take 405 as "there is no such stream" (2025-11-25, basic/transports). */
  test('for a stream needs a session, and is told so with 405', async () => {
    const answer = await room.ask({ method: 'GET' });
    assert.deepEqual([answer.status, answer.headers.allow], [405, 'POST']);
    assert.match(answer.json.error?.message ?? '', /initialize first/);
    assert.equal((await room.ask({ method: 'GET', headers: { authorization: 'Bearer wrong' } })).status, 401);
    assert.equal((await room.ask({ method: 'GET', headers: { 'mcp-session-id': 'nowhere' } })).status, 404);
  });

  test('that is too large is refused, whether it says so or not', async () => {
    const large = { ...initialize(), padding: 'x'.repeat(70_000) };
    assert.equal((await room.ask({ body: large })).status, 413);
    const chunked = await room.ask({ body: large, headers: { 'transfer-encoding': 'chunked' } });
    assert.deepEqual([chunked.status, chunked.json.error?.code], [413, -32600]);
    const params = await room.ask({ body: initialize({ _meta: { padding: 'ä'.repeat(9_000) } }) });
    assert.deepEqual([params.status, params.json.error?.code], [413, -32602]);
    assert.equal(await room.rows(), 0);
  });

  test('from an address that keeps presenting bad keys has to wait, but a key that works does not', async () => {
    const wrong = { authorization: 'Bearer wrong' };
    await room.session();
    for (let tries = 0; tries < 3; tries++) assert.equal((await room.ask({ headers: wrong, body: initialize() })).status, 401);
    const blocked = await room.ask({ headers: wrong, body: initialize() });
    assert.equal(blocked.status, 429);
    assert.match(blocked.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    assert.equal((await room.ask({ body: initialize() })).status, 200);
    const elsewhere = await room.ask({ headers: { ...wrong, 'x-test-address': '198.51.100.7' }, body: initialize() });
    assert.equal(elsewhere.status, 401);
  });

  test('that fails for a reason of ours answers 500 and keeps the reason in the log', async () => {
    const now = room.clock.now();
    const times = { createdAt: now, lastSeenAt: now, busyUntil: null };
    const row = { id: 'damaged', keyId: room.owner.key.id, subscriptions: [], level: null, ...times };
    const damaged = { ...row, initialize: '{"secret' };
    await room.store.write((tx) => tx.sessions.insert(damaged));
    const answer = await room.ask({ headers: { 'mcp-session-id': 'damaged' }, body: call(1, 'show_key') });
    assert.deepEqual([answer.status, answer.json.error?.code], [500, -32603]);
    assert.doesNotMatch(answer.text, /JSON at|secret/);
    assert.equal(room.errors.length, 1);
  });
});

describe('the hosts and origins of an MCP endpoint', () => {
  const status = async (room: McpRoom, headers: Record<string, string>) =>
    (await room.ask({ headers, body: initialize() })).status;

  test('are loopback and the configured addresses when nothing is set', async () => {
    const room = await openMcpRoom();
    const taken = ['localhost', 'LOCALHOST:3000', '127.0.0.1:9', '[::1]:3000', 'API.acme.test', 'app.acme.test:1'];
    const refused = [
      'evil.test',
      'localhost.evil.test',
      '127.0.0.1.evil.test',
      'localhost@evil.test',
      '127.1',
      '0.0.0.0',
      'localhost:x',
    ];
    for (const host of taken) assert.equal(await status(room, { host }), 200, host);
    for (const host of refused) assert.equal(await status(room, { host }), 403, host);
    assert.equal(await status(room, { origin: 'https://app.acme.test:8443' }), 200);
    for (const origin of ['https://app.acme.test', 'http://app.acme.test:8443', 'http://localhost:3000', 'null', '']) {
      assert.equal(await status(room, { origin }), 403, origin);
    }
    await room.close();
  });

  test('are those that are listed, with a port or for any port', async () => {
    const room = await openMcpRoom({
      allowedHosts: ['Mail.acme.test', 'other.acme.test:8080'],
      allowedOrigins: ['https://inspector.test', 'vscode-webview://panel'],
    });
    for (const host of ['mail.acme.test', 'MAIL.acme.test:99', 'other.acme.test:8080'])
      assert.equal(await status(room, { host }), 200, host);
    for (const host of ['localhost', 'api.acme.test', 'other.acme.test', 'other.acme.test:80'])
      assert.equal(await status(room, { host }), 403, host);
    const host = 'mail.acme.test';
    for (const origin of ['https://inspector.test', 'vscode-webview://panel', 'https://app.acme.test:8443']) {
      assert.equal(await status(room, { host, origin }), 200, origin);
    }
    for (const origin of ['http://inspector.test', 'https://inspector.test:444', 'null'])
      assert.equal(await status(room, { host, origin }), 403, origin);
    await room.close();
  });
});

describe('an agent', () => {
  let room: McpRoom;
  before(async () => {
    room = await openMcpRoom();
  });
  after(() => room.close());

  test('sees every tool its key allows, fully described', async () => {
    const { client } = await room.client();
    assert.deepEqual(client.getServerVersion(), { name: 'postroom', version: '1.2.3' });
    assert.equal(client.getInstructions(), 'Read mail, answer it.');
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['show_key', 'add_note', 'remove_note', 'wait_here', 'break_down', 'give_bytes'],
    );
    const hints = { readOnlyHint: false, destructiveHint: false, openWorldHint: true };
    const addNote = tools.find(({ name }) => name === 'add_note');
    assert.deepEqual([addNote?.title, addNote?.annotations], ['A small tool', hints]);
    assert.deepEqual(Object.keys(addNote?.inputSchema.properties ?? {}), ['text', 'idempotencyKey']);
    assert.equal(addNote?.outputSchema, undefined);
    const remove = tools.find(({ name }) => name === 'remove_note')?.annotations;
    assert.deepEqual(
      [remove?.readOnlyHint, remove?.destructiveHint, remove?.idempotentHint, remove?.openWorldHint],
      [false, true, true, false],
    );
  });

  test('with a narrow key sees only the tools of its scopes, and is told what a hidden one would need', async () => {
    const { client } = await room.client(await room.key(['emails:send']));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    assert.deepEqual(names, ['show_key', 'add_note', 'break_down', 'give_bytes']);
    const result = await client.callTool({ name: 'remove_note' });
    assert.equal(result.isError, true);
    assert.match(JSON.stringify(result.content), /missing_scope.*emails:write/);
  });

  test('reads an answer as JSON in text, once', async () => {
    const { client } = await room.client();
    await client.listTools();
    const result = await client.callTool({ name: 'show_key', arguments: {} });
    assert.deepEqual(result, { content: [{ type: 'text', text: JSON.stringify({ keyId: room.owner.key.id }) }] });
  });

  test('reads an error it can act on, even when its client checks output schemas', async () => {
    const { client } = await room.client();
    await client.listTools();
    const refused = await client.callTool({ name: 'remove_note', arguments: {} });
    assert.equal(refused.isError, true);
    assert.equal(refused.structuredContent, undefined);
    const expected = { code: 'rate_limited', message: 'Too many notes were removed.', hint: 'Wait a second.', retryAfter: 1 };
    assert.deepEqual(errorOf(refused), expected);
    const invalid = errorOf(await client.callTool({ name: 'add_note', arguments: { text: 1, colour: 'red' } }));
    assert.equal(invalid.code, 'invalid_request');
    assert.deepEqual(invalid.errors?.map(({ path }) => path).sort(), ['colour', 'text']);
  });

  test('learns nothing of what broke inside', async () => {
    const { client } = await room.client();
    for (const name of ['break_down', 'give_bytes']) {
      room.errors.length = 0;
      const result = await client.callTool({ name, arguments: {} });
      assert.equal(errorOf(result).code, 'internal');
      assert.doesNotMatch(JSON.stringify(result), /secret|SELECT/);
      assert.equal(room.errors.length, 1);
    }
  });

  test('is told the name of a tool that is not there, or is only offered over REST', async () => {
    const session = { 'mcp-session-id': await room.session() };
    for (const name of ['rest_only', 'make_coffee', '__proto__']) {
      const { status, json } = await room.ask({ headers: session, body: call(1, name) });
      assert.deepEqual([status, json.id, json.error?.code], [200, 1, -32602]);
      assert.ok(json.error?.message.includes(name));
    }
  });

  test('repeats a call under its idempotency key and gets the first answer', async () => {
    const { client } = await room.client();
    const add = async (args: Record<string, unknown>) => await client.callTool({ name: 'add_note', arguments: args });
    const first = await add({ text: 'a', idempotencyKey: 'k1' });
    assert.deepEqual(jsonOf(await add({ text: 'a', idempotencyKey: 'k1' })), jsonOf(first));
    assert.notDeepEqual(jsonOf(await add({ text: 'a', idempotencyKey: 'k2' })), jsonOf(first));
    assert.notDeepEqual(jsonOf(await add({ text: 'a' })), jsonOf(first));
    assert.equal(errorOf(await add({ text: 'b', idempotencyKey: 'k1' })).code, 'idempotency_mismatch');
    for (const idempotencyKey of ['', 'tab\t', 5]) {
      const refused = errorOf(await add({ text: 'a', idempotencyKey }));
      assert.deepEqual([refused.code, refused.errors?.[0]?.path], ['invalid_request', 'idempotencyKey']);
    }
    const elsewhere = errorOf(await client.callTool({ name: 'show_key', arguments: { idempotencyKey: 'k1' } }));
    assert.deepEqual([elsewhere.code, elsewhere.errors?.[0]?.path], ['invalid_request', 'idempotencyKey']);
  });

  test('of another account acts with its own key', async () => {
    const other = await createAccount(room.core, { name: 'other', plan: 'unlimited' });
    const { client } = await room.client(other.key);
    const result = await client.callTool({ name: 'show_key', arguments: {} });
    assert.notDeepEqual(jsonOf(result), { keyId: room.owner.key.id });
  });
});

function errorOf(result: object): { code: string; errors?: { path: string }[] } {
  assert.ok('content' in result && Array.isArray(result.content));
  return JSON.parse(result.content[0].text);
}
