/** What a window remembers of a session, so that another server goes on with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conversation } from '../../../src/bridge/conversation.ts';
import type { Json } from '../../support/rooms/postroom.ts';

const request = (id: string | number, method: string, params: Json = {}) => ({ jsonrpc: '2.0', id, method, params });
const call = (id: number, name: string, args: Json = {}) => request(id, 'tools/call', { name, arguments: args });
const result = (id: unknown, answer: Json = {}) => ({ jsonrpc: '2.0', id, result: answer });

/** A conversation in messages. */
function talk() {
  const said = conversation();
  const parsed = (line: Buffer | string | null) => (line === null ? null : JSON.parse(String(line)));
  return {
    client: (message: object) => parsed(said.fromClient(Buffer.from(JSON.stringify(message)))),
    server: (message: object) => parsed(said.fromServer(Buffer.from(JSON.stringify(message)))),
    lost: (last = false) => said.lost(last).map(parsed),
    resumed: () => said.resumed().map(parsed),
    said,
  };
}

function opened() {
  const room = talk();
  room.client(request(0, 'initialize', { protocolVersion: '2025-11-25' }));
  room.server(result(0));
  room.client({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return room;
}

const methods = (messages: { method?: string }[]) => messages.map(({ method }) => method);

test('what is said goes on as it is, also what is no message', () => {
  const { said } = talk();
  for (const text of [
    'no message',
    '[]',
    'null',
    '{"jsonrpc":"2.0",  "id":1,"method":"ping"}',
    '{"method":"notifications/other"}',
  ]) {
    assert.equal(String(said.fromClient(Buffer.from(text))), text);
  }
  const answer = '{"jsonrpc":"2.0",  "id":1,"result":{"size":12345678901234567890}}';
  assert.equal(String(said.fromServer(Buffer.from(answer))), answer);
});

test('the next server is told how the session stands, and what it answers to that the client does not see', () => {
  const room = opened();
  room.client(request(1, 'logging/setLevel', { level: 'debug' }));
  room.server(result(1));
  room.client(request(2, 'logging/setLevel', { level: 'nonsense' }));
  room.server({ jsonrpc: '2.0', id: 2, error: { code: -32602, message: 'no' } });
  for (const [id, uri] of ['postroom://a', 'postroom://b'].entries()) {
    room.client(request(10 + id, 'resources/subscribe', { uri }));
    room.server(result(10 + id));
  }
  room.client(request(12, 'resources/unsubscribe', { uri: 'postroom://a' }));
  room.server(result(12));
  assert.deepEqual(room.lost(), []);
  const resumed = room.resumed();
  assert.deepEqual(methods(resumed), ['initialize', 'notifications/initialized', 'logging/setLevel', 'resources/subscribe']);
  assert.deepEqual(
    resumed.map(({ params }) => params),
    [{ protocolVersion: '2025-11-25' }, undefined, { level: 'debug' }, { uri: 'postroom://b' }],
  );
  for (const { id } of resumed) if (id !== undefined) assert.equal(room.server(result(id)), null);
});

test('a session that is only being opened is opened with the next server', () => {
  const room = talk();
  room.client(request(0, 'initialize'));
  assert.deepEqual(room.lost(), []);
  assert.deepEqual(room.resumed(), [request(0, 'initialize')]);
  assert.deepEqual(room.server(result(0)), result(0));
});

test('what only reads is asked again once, and what changes something only with an idempotency key', () => {
  const again = [
    request(1, 'tools/list'),
    request(2, 'resources/templates/list'),
    request(3, 'prompts/get', { name: 'triage' }),
    request(4, 'ping'),
    request('5', 'completion/complete'),
    call(6, 'wait_for_email', { timeoutSeconds: 60 }),
    call(7, 'send_email', { idempotencyKey: 'once' }),
  ];
  const unknown = [call(20, 'send_email'), call(21, 'delete_email'), call(22, 'no_such_tool'), request(23, 'some/other')];
  const room = opened();
  for (const message of [...unknown, ...again]) room.client(message);
  const told = room.lost();
  assert.deepEqual(
    told.map(({ id, error }) => [id, error.code]),
    unknown.map(({ id }) => [id, -32000]),
  );
  assert.match(told[0].error.message, /not known whether this was carried out; look before you repeat it/);
  assert.deepEqual(room.resumed().slice(2), again);
  // The next server ended too.
  assert.deepEqual(
    room.lost().map(({ id }) => id),
    again.map(({ id }) => id),
  );
  assert.deepEqual(room.resumed().slice(2), []);
});

test('what a server that ends answers to a request that may be repeated is not taken, but what it has done is told', () => {
  const room = opened();
  room.client(call(1, 'wait_for_email'));
  room.client(call(2, 'send_email'));
  for (const round of ['the first', 'the second']) {
    assert.equal(room.server({ jsonrpc: '2.0', method: 'notifications/postroom/closing' }), null);
    assert.equal(room.server(result(1)), null, `${round} cut the wait short`);
    if (round === 'the first') assert.deepEqual(room.server(result(2)), result(2));
    assert.deepEqual(room.lost(), []);
    assert.deepEqual(room.resumed().slice(2), [call(1, 'wait_for_email')]);
  }
  assert.deepEqual(room.server(result(1)), result(1));
});

test('where no server follows, every request is answered', () => {
  const room = opened();
  room.client(request(1, 'tools/list'));
  assert.deepEqual(
    room.lost(true).map(({ id }) => id),
    [1],
  );
});

test('a request that was answered or cancelled is not asked again', () => {
  const room = opened();
  room.client(request(1, 'tools/list'));
  room.client(request('1', 'ping'));
  room.server(result(1));
  room.client(call(2, 'send_email'));
  room.client({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } });
  assert.deepEqual(room.lost(), []);
  assert.deepEqual(room.resumed().slice(2), [request('1', 'ping')]);
});

test('progress of a request that is repeated goes on from where it was', () => {
  const room = opened();
  const progress = (value: number) => ({
    jsonrpc: '2.0',
    method: 'notifications/progress',
    params: { progressToken: 7, progress: value },
  });
  room.client(request(7, 'tools/call', { name: 'wait_for_email', arguments: {}, _meta: { progressToken: 7 } }));
  for (const value of [0, 5]) assert.deepEqual(room.server(progress(value)), progress(value));
  room.lost();
  const told = [0, 5, 6].map((value) => room.server(progress(value)) !== null);
  assert.deepEqual(told, [false, false, true]);
});

test('a question of a server has an id of its own, and an answer reaches only the server that asked', () => {
  const room = opened();
  const first = room.server(request(0, 'elicitation/create', { message: 'Sure?' }));
  const second = room.server(request(1, 'elicitation/create'));
  assert.deepEqual(first.params, { message: 'Sure?' });
  assert.deepEqual(room.client(result(first.id, { action: 'accept' })), result(0, { action: 'accept' }));
  assert.equal(room.client(result(first.id)), null, 'it was answered');
  assert.deepEqual(
    room.lost().map(({ method, params }) => [method, params.requestId]),
    [['notifications/cancelled', second.id]],
  );
  const third = room.server(request(0, 'elicitation/create'));
  assert.equal(new Set([first.id, second.id, third.id]).size, 3);
  assert.equal(room.client(result(second.id)), null, 'the server that asked has ended');
  const cancelled = room.server({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 0, reason: 'late' } });
  assert.deepEqual(cancelled.params, { requestId: third.id, reason: 'late' });
});
