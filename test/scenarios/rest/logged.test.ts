/** What the log says of requests that fail: a failure of the server with its stack, anything else in a line at most. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { Log } from '../../../src/core/ports/core.ts';
import { API_KEY, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const lines: { level: string; fields: Json; message: string }[] = [];
const note = (level: string) => (fields: object, message: string) => void lines.push({ level, fields: { ...fields }, message });
const log: Log = { debug: () => {}, info: note('info'), warn: note('warn'), error: note('error') };

const room = await startPostroom({}, { log });
const { body: inbox } = await room.rest('POST', '/inboxes', {});

test('no relay is told at info, with the request and without a stack', async () => {
  lines.length = 0;
  const mail = { inboxId: inbox.id, to: 'bob@example.org', subject: 'x', text: 'y' };
  const { status, body } = await room.rest('POST', '/emails/send', mail);
  assert.equal(status, 503);
  assert.deepEqual(lines, [
    {
      level: 'info',
      fields: { code: 'unavailable', requestId: body.requestId, method: 'POST', path: '/api/v1/emails/send' },
      message: body.detail,
    },
  ]);
});

for (const [what, target, body, status] of [
  ['JSON that is none', '/inboxes', '{"localPart":', 400],
  ['a path that cannot be decoded', '/inboxes/%ff', null, 400],
  ['a body that is too large', '/inboxes', `{"displayName":"${'x'.repeat(2_000_000)}"}`, 413],
] as const) {
  test(`${what} is no error of the server`, async () => {
    lines.length = 0;
    const answer = await room.rest(body === null ? 'GET' : 'POST', target, body ?? undefined);
    assert.equal(answer.status, status);
    assert.deepEqual(
      lines.map(({ level, fields }) => [level, fields.code, 'err' in fields]),
      [['info', answer.body.code, false]],
    );
  });
}

test('a body that ends before its length is no error of the server', async () => {
  lines.length = 0;
  const { hostname, port } = new URL(room.url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST /api/v1/inboxes HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${API_KEY}`,
    'Content-Type: application/json',
  ];
  socket.end(`${head.join('\r\n')}\r\nContent-Length: 100\r\n\r\n{`);
  socket.resume();
  await once(socket, 'close');
  await room.rest('GET', '/inboxes');
  assert.ok(
    lines.every(({ level, fields }) => level === 'info' && !('err' in fields)),
    JSON.stringify(lines),
  );
});

test('refusals that a stranger can have as often as he likes are not logged', async () => {
  lines.length = 0;
  for (const [key, path, status] of [
    [null, '/inboxes', 401],
    [API_KEY, '/nothing', 404],
    [API_KEY, '/emails?limit=0', 400],
  ] as const) {
    assert.equal((await room.rest('GET', path, undefined, { key })).status, status);
  }
  assert.deepEqual(lines, []);
});
