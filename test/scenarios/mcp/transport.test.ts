/** What a session answers over HTTP, to the byte: clients of every SDK read it as they read the SDK's own transport. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Ask, call, initialize, type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';

const VERSIONS = '2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05, 2024-10-07';
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

const REFUSED: [string, Ask, number, number, string][] = [
  [
    'who takes no streams',
    { body: ping, headers: { accept: 'application/json' } },
    406,
    -32000,
    'Not Acceptable: Client must accept both application/json and text/event-stream',
  ],
  [
    'a stream for who takes none',
    { method: 'GET', headers: { accept: 'application/json' } },
    406,
    -32000,
    'Not Acceptable: Client must accept text/event-stream',
  ],
  [
    'what only names JSON',
    { body: ping, headers: { 'content-type': 'text/plain; a=application/json' } },
    415,
    -32000,
    'Unsupported Media Type: Content-Type must be application/json',
  ],
  [
    'a version that is none',
    { body: ping, headers: { 'mcp-protocol-version': '1.0' } },
    400,
    -32000,
    `Bad Request: Unsupported protocol version: 1.0 (supported versions: ${VERSIONS})`,
  ],
  [
    'a stream in a version that is none',
    { method: 'GET', headers: { accept: 'text/event-stream', 'mcp-protocol-version': '1.0' } },
    400,
    -32000,
    `Bad Request: Unsupported protocol version: 1.0 (supported versions: ${VERSIONS})`,
  ],
  [
    'a second initialize, in a batch too',
    { body: [initialize(), ping] },
    400,
    -32600,
    'Invalid Request: Server already initialized',
  ],
  [
    'too many messages',
    { body: Array.from({ length: 101 }, (_, id) => ({ ...ping, id })) },
    400,
    -32600,
    'Invalid Request: Batch must not exceed 100 messages',
  ],
  ['an id that is no integer', { body: { ...ping, id: 1.5 } }, 400, -32700, 'Parse error: Invalid JSON-RPC message'],
  ['a batch with what is no message', { body: [ping, 'ping'] }, 400, -32700, 'Parse error: Invalid JSON-RPC message'],
  ['null', { body: null }, 400, -32700, 'Parse error: Invalid JSON-RPC message'],
];

describe('a session over HTTP', () => {
  let room: McpRoom;
  let session: string;
  before(async () => {
    room = await openMcpRoom();
    session = await room.session();
  });
  after(() => room.close());

  const ask = (asked: Ask) => room.ask({ ...asked, headers: { 'mcp-session-id': session, ...asked.headers } });

  for (const [what, asked, status, code, message] of REFUSED)
    test(`refuses ${what}`, async () => {
      const { headers, text, ...answer } = await ask(asked);
      assert.deepEqual([answer.status, headers['content-type']], [status, 'application/json']);
      assert.equal(text, `{"jsonrpc":"2.0","error":{"code":${code},"message":"${message}"},"id":null}`);
    });

  test('takes any type for both that it answers, as curl sends it', async () => {
    const { status, text } = await ask({ body: ping, headers: { accept: '*/*' } });
    assert.deepEqual([status, text], [200, 'event: message\ndata: {"result":{},"jsonrpc":"2.0","id":1}\n\n']);
    const mixed = await ask({ body: ping, headers: { accept: 'application/json, */*;q=0.5' } });
    assert.equal(mixed.status, 200);
    const opened = await room.ask({ body: initialize(), headers: { accept: '*/*' } });
    assert.equal(opened.status, 200);
    const stream = await room.stream(session, '*/*');
    stream.leave();
  });

  test('answers as an event, in one piece with its length', async () => {
    const { status, headers, text } = await ask({ body: ping, headers: { 'content-type': 'application/json; charset=' } });
    assert.deepEqual([status, text], [200, 'event: message\ndata: {"result":{},"jsonrpc":"2.0","id":1}\n\n']);
    const { date: _, ...rest } = headers;
    assert.deepEqual(rest, {
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'content-type': 'text/event-stream',
      'mcp-session-id': session,
      'x-accel-buffering': 'no',
      'content-length': String(Buffer.byteLength(text)),
    });
  });

  test('answers a batch event by event, and an error where a call has one', async () => {
    const { text } = await ask({
      body: [ping, { jsonrpc: '2.0', method: 'notifications/any' }, { ...ping, id: 'x', method: 'no' }],
    });
    const result = 'event: message\ndata: {"result":{},"jsonrpc":"2.0","id":1}\n\n';
    const error = 'event: message\ndata: {"jsonrpc":"2.0","id":"x","error":{"code":-32601,"message":"Method not found"}}\n\n';
    assert.deepEqual(text.match(/event:.*\ndata:.*\n\n/g)?.sort(), [error, result].sort());
  });

  test('answers a task as what it does not offer', async () => {
    const { json } = await ask({ body: { ...call(2, 'show_key'), params: { name: 'show_key', task: { ttl: 1 } } } });
    assert.deepEqual(json.error, { code: -32603, message: 'Server does not support task creation (required for tools/call)' });
  });

  test('takes what needs no answer with 202 and no body', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99 } };
    for (const body of [[], cancelled, { jsonrpc: '2.0', id: 7, result: {} }, { jsonrpc: '2.0', method: 'notifications/any' }]) {
      const { status, headers, text } = await ask({ body });
      assert.deepEqual([status, headers['content-length'], headers['content-type'], text], [202, '0', undefined, '']);
    }
  });
});
