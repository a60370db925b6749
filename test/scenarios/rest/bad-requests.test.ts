/** Bad requests: whatever comes over HTTP is answered with a problem that says what to do, and never a 500. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { routes } from '../../../src/rest/routes.ts';
import { problem } from '../../support/clients/problem.ts';
import { type Answer, API_KEY, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;

describe('a request body', () => {
  test('that is no JSON object is refused', async () => {
    for (const body of ['{', '{"a":1,}', '', 'null', '[]', '[{}]', '"text"', '1', 'true', '\u0000', '{"a":1}{"b":2}', '\ufeff{'])
      for (const [method, path] of [
        ['POST', '/emails/send'],
        ['PATCH', `/emails/${inboxId}/read`],
      ] as const)
        problem(await room.rest(method, path, body), 400, 'invalid_request');
    const before = (await room.rest('GET', '/inboxes')).body.data.length;
    for (const body of ['null', '[]', '"text"', '1', 'true']) {
      const answer = await room.rest('POST', '/inboxes', body);
      problem(answer, 400, 'invalid_request');
      assert.equal(answer.body.detail, 'The body must be a JSON object.', body);
    }
    assert.equal((await room.rest('GET', '/inboxes')).body.data.length, before);
  });

  test('with fields of the wrong type, or unknown ones, is refused naming each', async () => {
    const wrong = await send({
      to: 7,
      cc: 'x@example.org',
      text: null,
      attachments: {},
      headers: [],
      labels: [1],
      color: 'red',
      Text: 'x',
    });
    const paths = problem(wrong, 400, 'invalid_request').errors.map((error) => error.path);
    for (const path of ['to', 'cc', 'text', 'attachments', 'headers', 'labels.0', 'color', 'Text'])
      assert.ok(paths.includes(path), path);
    const nested = await send({ attachments: [{ filename: 'a', content: '', encoding: 'hex' }] });
    assert.deepEqual(
      problem(nested, 400, 'invalid_request').errors.map((error) => error.path),
      ['attachments.0.encoding'],
    );
    const inPath = await room.rest('PATCH', `/inboxes/${inboxId}`, { id: inboxId });
    assert.deepEqual(
      problem(inPath, 400, 'invalid_request').errors.map((error) => error.path),
      ['id'],
    );
    problem(await room.rest('POST', `/api-keys/${inboxId}/rotate`, { graceSeconds: '5' }), 400, 'invalid_request');
    problem(await room.rest('PATCH', `/emails/${inboxId}/read`, { isRead: 'true' }), 400, 'invalid_request');
  });

  test('that names parts of every object changes no object', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      problem(await room.rest('POST', '/inboxes', `{"${name}":{"polluted":true}}`), 400, 'invalid_request');
      problem(await room.rest('GET', `/emails?${name}=x`), 400, 'invalid_request');
      const answer = await room.rest('POST', '/inboxes', `{"metadata":{"${name}":"kept"}}`);
      assert.equal(answer.status, name === '__proto__' ? answer.status : 201);
      assert.ok(answer.status < 500);
    }
    assert.equal(Reflect.get({}, 'polluted'), undefined);
    assert.equal(Reflect.get({}, 'kept'), undefined);
  });

  test('of another content type or charset is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=latin1',
      '',
      'json',
    ])
      problem(await room.rest('POST', '/inboxes', '{}', { headers: { 'content-type': type } }), 400, 'invalid_request');
    problem(await room.rest('POST', '/inboxes', '{}', { headers: { 'content-encoding': 'zstd' } }), 400, 'invalid_request');
    problem(await room.rest('POST', '/inboxes', 'not gzip', { headers: { 'content-encoding': 'gzip' } }), 400, 'invalid_request');
  });
});

describe('a path or query', () => {
  test('with ids that are no UUIDs is refused', async () => {
    for (const id of ['1', 'x', '%00', '%2e%2e', 'null', `${inboxId}x`, `{${inboxId}}`, '%F0%9F%92%A9', `${inboxId}%0d%0a`]) {
      const answer = await room.rest('GET', `/emails/${id}`);
      assert.ok([400, 404].includes(answer.status), id);
      problem(answer, answer.status, answer.status === 400 ? 'invalid_request' : 'not_found');
    }
    problem(await room.rest('GET', '/emails?inboxId=1'), 400, 'invalid_request');
  });

  test('with bad percent-encoding is refused', async () => {
    for (const path of ['/emails/%', '/emails/%zz', '/emails/%E0%A4%A', '/inboxes/%c0%af/'])
      problem(await room.rest('GET', path), 400, 'invalid_request');
  });

  test('with doubled, unknown or wrong parameters is refused', async () => {
    const wrong = [
      'limit=1&limit=2',
      `inboxId=${inboxId}&inboxId=${inboxId}`,
      'limit=0',
      'limit=101',
      'limit=1e1',
      'limit=',
      'limit=x',
      'isRead=1',
    ];
    const more = [
      'isRead=true&isRead=false',
      'direction=up',
      'since=yesterday',
      'since=2026-02-30T00:00:00Z',
      'include=raw',
      'q=x',
      'limit[]=1',
      'cursor=x',
    ];
    for (const query of [...wrong, ...more]) problem(await room.rest('GET', `/emails?${query}`), 400, 'invalid_request');
    problem(await room.rest('DELETE', `/inboxes/${inboxId}?force=true`), 400, 'invalid_request');
  });

  test('that is not where the route reads its fields is refused, and nothing is done', async () => {
    const mail = { inboxId, to: 'desk@postroom.localhost', subject: 'Hello', text: 'Hello' };
    const sent = await room.rest('POST', '/emails/send?dryRun=true', mail);
    assert.deepEqual(problem(sent, 400, 'invalid_request').errors, [{ path: 'dryRun', message: 'is not read from the query' }]);
    problem(await room.rest('PATCH', `/inboxes/${inboxId}?status=paused`, { displayName: 'Desk' }), 400, 'invalid_request');
    problem(await room.rest('POST', '/inboxes?localPart=front'), 400, 'invalid_request');
    const keyed = await room.rest('POST', '/emails/send', { ...mail, idempotencyKey: 'once' });
    assert.equal(problem(keyed, 400, 'invalid_request').errors[0]?.path, 'idempotencyKey');
    assert.match(keyed.body.hint, /header Idempotency-Key/);
    const deleted = await room.rest('DELETE', `/inboxes/${inboxId}`, { force: true });
    assert.deepEqual(problem(deleted, 400, 'invalid_request').errors, [{ path: 'force', message: 'is not read from a body' }]);
    assert.equal((await room.rest('GET', `/inboxes/${inboxId}`)).body.displayName, null);
    assert.deepEqual((await room.rest('GET', '/emails')).body.data, []);
    // Some clients send an empty object with whatever they send.
    const { body: spare } = await room.rest('POST', '/inboxes', {});
    assert.equal((await room.rest('DELETE', `/inboxes/${spare.id}`, {})).status, 200);
  });

  test('that is not served is 404, and a method that is not served 405 with those that are', async () => {
    for (const path of ['/', '/nothing', '/inboxes/a/b', '/Inboxes', '/emails/send/now', '//inboxes'])
      problem(await room.rest('GET', path), 404, 'not_found');
    for (const path of new Set(routes.map((route) => route.path))) {
      const served = routes.filter((route) => route.path === path).map((route) => route.method);
      const allowed = served.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
      for (const method of ['PUT', ...(['GET', 'POST', 'PATCH', 'DELETE'] as const).filter((one) => !served.includes(one))]) {
        const answer = await room.rest(method, path.replaceAll(/\{\w+\}/g, inboxId));
        problem(answer, 405, 'method_not_allowed');
        assert.deepEqual(answer.headers.get('allow')?.split(', '), allowed, `${method} ${path}`);
      }
    }
    const posted = await room.rest('POST', '/openapi.json', {});
    problem(posted, 405, 'method_not_allowed');
    assert.equal(posted.headers.get('allow'), 'GET, HEAD');
    for (const [path, status] of [
      ['/openapi.json', 200],
      ['/inboxes', 200],
      ['/emails/send', 405],
    ] as const) {
      const headers = { authorization: `Bearer ${API_KEY}` };
      const answer = await fetch(`${room.url}/api/v1${path}`, { method: 'HEAD', headers });
      assert.equal(answer.status, status, path);
      if (status === 405) assert.equal(answer.headers.get('allow'), 'POST');
    }
    for (const path of [
      '/webhooks/provider/inbound/',
      '/webhooks/provider/events',
      '/webhooks/postmark/inbound',
      '/webhooks/ses/events?a=b',
    ])
      for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await fetch(`${room.url}${path}`, { method });
        assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST'], `${method} ${path}`);
      }
  });

  test('outside the REST API is a problem document too', async () => {
    for (const path of ['/nothing', '/%zz', '/Mail', '/webhooks/provider/inbound', '/api/v2/inboxes']) {
      const { status, type, body } = await getOutside(path);
      assert.deepEqual([path, type], [path, 'application/problem+json']);
      assert.ok([400, 404, 405].includes(status), path);
      for (const field of ['code', 'hint', 'requestId']) assert.equal(typeof body[field], 'string', `${field} of ${path}`);
    }
  });
});

test('what is no HTTP is answered 400 or cut off, and the next request is served', async () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET /api/v1/whoami HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(100_000)}\r\n\r\n`,
  ])
    assert.doesNotMatch(await wire(bytes), /^HTTP\/1\.1 (?:2|5)/);
  assert.equal((await room.rest('GET', '/whoami')).status, 200);
});

function send(mail: Json): Promise<Answer> {
  return room.rest('POST', '/emails/send', { inboxId, to: 'desk@postroom.localhost', subject: 'Hello', text: 'Hello', ...mail });
}

async function getOutside(path: string): Promise<{ status: number; type: string; body: Json }> {
  return await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(room.url);
    const sent = request({ hostname, port, path, headers: { authorization: `Bearer ${API_KEY}` } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const type = (response.headers['content-type'] ?? '').split(';')[0] ?? '';
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, type, body: /json/.test(type) ? JSON.parse(text) : {} });
      });
    });
    sent.on('error', reject).end();
  });
}

async function wire(bytes: string): Promise<string> {
  const { hostname, port } = new URL(room.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  socket.end(bytes);
  if (!socket.closed) await new Promise((closed) => socket.once('close', closed));
  return answer;
}
