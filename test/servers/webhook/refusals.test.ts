/** The inbound webhook: what is refused or put off, in which words, and that nothing is left behind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import {
  encoded,
  multipart,
  postMail,
  postWebhook,
  rawForm,
  signatureParts,
  urlencoded,
  type WebhookBody,
  type WebhookPart,
} from '../../support/providers/webhook.ts';
import {
  ENCODINGS,
  eventually,
  head,
  limitsOf,
  MAIL,
  only,
  openEndpoint,
  wire,
  without,
} from '../../support/rooms/webhook-endpoint.ts';

const MEGABYTE = 1024 * 1024;

for (const encoding of ENCODINGS) {
  const unverified: [string, (parts: WebhookPart[]) => WebhookPart[]][] = [
    ['no timestamp', (parts) => without(parts, 'timestamp')],
    ['no token', (parts) => without(parts, 'token')],
    ['no signature', (parts) => without(parts, 'signature')],
    ['no proof at all', (parts) => without(parts, 'signature', 'token', 'timestamp')],
    ['a repeated timestamp', (parts) => [...parts, ...parts.filter(({ name }) => name === 'timestamp')]],
    ['a repeated token', (parts) => [...parts, { name: 'token', value: 'another' }]],
    ['a repeated signature', (parts) => [...parts, ...parts.filter(({ name }) => name === 'signature')]],
    ['a repeated signature in front', (parts) => [{ name: 'signature', value: '0'.repeat(64) }, ...parts]],
    ['another key', (parts) => [...without(parts, 'signature', 'token', 'timestamp'), ...signatureParts({ key: 'other' })]],
    ['an empty signature', (parts) => [...without(parts, 'signature'), { name: 'signature', value: '' }]],
    ['a signature that is not hex', (parts) => [...without(parts, 'signature'), { name: 'signature', value: 'z'.repeat(64) }]],
    ['another token', (parts) => [...without(parts, 'token'), { name: 'token', value: 'another' }]],
    ['a timestamp with a sign', (parts) => [...without(parts, 'timestamp'), { name: 'timestamp', value: '-1' }]],
    ['a timestamp 25 hours old', (parts) => resigned(parts, -25 * 3600)],
    ['a timestamp 10 minutes ahead', (parts) => resigned(parts, 600)],
  ];
  for (const [what, change] of unverified) {
    test(`a form with ${what} is refused as unsigned (${encoding})`, async (t) => {
      const endpoint = await openEndpoint(t);
      const form = change(rawForm({ recipient: 'agent@post.test', mime: MAIL }));
      const answer = await postWebhook(endpoint.url, encoded(form, encoding));
      assert.equal(answer.status, 401);
      assert.deepEqual([answer.json.type, answer.json.code], ['urn:postroom:problem:unauthenticated', 'unauthenticated']);
      assert.equal(answer.headers.get('content-type'), 'application/problem+json');
      assert.match(String(answer.json.hint), /PROVIDER_WEBHOOK_SIGNING_KEY/);
      assert.deepEqual(endpoint.received, []);
      assert.deepEqual(endpoint.counted, ['rejected']);
    });
  }

  test(`a wrong signature is answered before the mail behind it has been sent (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const form = encoded(rawForm({ recipient: 'agent@post.test', mime: 'x'.repeat(500_000) }, { key: 'other' }), encoding);
    const line = wire(t, endpoint.port);
    line.socket.write(head(form, form.body.length));
    line.socket.write(form.body.subarray(0, 2_000));
    assert.match(await line.answered('"unauthenticated"'), /^HTTP\/1\.1 401 [\s\S]*\r\nconnection: close\r\n/i);
    line.socket.write(form.body.subarray(2_000));
    await line.closed();
    assert.deepEqual(endpoint.received, []);
  });

  test(`a client that reads only after sending all of a refused mail meets the answer, not a reset (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t, { maxBytes: 8 * MEGABYTE });
    const form = encoded(rawForm({ recipient: 'agent@post.test', mime: 'x'.repeat(4 * MEGABYTE) }, { key: 'other' }), encoding);
    const answer = await postWebhook(endpoint.url, form);
    assert.equal(answer.status, 401);
    const line = wire(t, endpoint.port);
    line.socket.pause();
    line.socket.write(head(form, form.body.length));
    await new Promise((sent) => line.socket.write(form.body, sent));
    line.socket.resume();
    assert.match(await line.answered('"unauthenticated"'), /^HTTP\/1\.1 401 /);
  });

  test(`a client that hangs up midway leaves nothing behind (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t, { limits: limitsOf({ verified: 150_000 }) });
    const form = encoded(rawForm({ recipient: 'agent@post.test', mime: 'x'.repeat(100_000) }), encoding);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const line = wire(t, endpoint.port);
      line.socket.write(head(form, form.body.length));
      await new Promise((sent) => line.socket.write(form.body.subarray(0, form.body.length - 10), sent));
      line.socket.destroy();
      await line.closed();
    }
    await eventually(async () => assert.equal((await postWebhook(endpoint.url, form)).status, 200));
    assert.equal(only(endpoint.received).mime.length, 100_000);
  });
}

test('without a signing key a webhook is put off, and told which settings are missing', async (t) => {
  const endpoint = await openEndpoint(t, { signing: { keys: [], unsigned: 'refused' }, maxBytes: 100 });
  const answer = await postMail(endpoint.url, { recipient: 'agent@post.test', mime: 'x'.repeat(1_000) });
  assert.equal(answer.status, 503);
  assert.ok(Number(answer.headers.get('retry-after')) > 0);
  assert.match(String(answer.json.hint), /PROVIDER_WEBHOOK_SIGNING_KEY.*PROVIDER_WEBHOOK_ALLOW_UNSIGNED/);
  assert.deepEqual(endpoint.counted, ['failed']);
});

test('whatever goes wrong while storing is answered 503, and neither answer nor log quotes the mail', async (t) => {
  const secret = 'the-secret-of-the-mail';
  const errors = [
    new Error(`insert failed: ${secret}`, { cause: new TypeError(secret) }),
    secret,
    new PostroomError('invalid_request', 'Not the sender.'),
    new PostroomError('unavailable', 'The parser is busy.', { retryAfter: 7, hint: 'Wait.' }),
  ];
  const endpoint = await openEndpoint(t, {
    receive: async () => {
      throw errors.shift();
    },
  });
  for (const retryAfter of ['30', '30', '30', '7']) {
    const answer = await postMail(endpoint.url, { recipient: 'agent@post.test', mime: MAIL });
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), retryAfter);
    assert.equal(answer.json.code, 'unavailable');
    assert.doesNotMatch(JSON.stringify(answer.json), /the-secret|stack/);
  }
  assert.deepEqual(endpoint.counted, ['failed', 'failed', 'failed', 'failed']);
  assert.equal(endpoint.logged.length, 4);
  assert.doesNotMatch(endpoint.logged.join(), /the-secret/);
  assert.match(endpoint.logged.join(), /TypeError/);
});

test('a request that announces too much is answered 413 before any of it is sent', async (t) => {
  const endpoint = await openEndpoint(t, { maxBytes: 10_000 });
  const form = multipart(rawForm({ recipient: 'agent@post.test', mime: MAIL }));
  const line = wire(t, endpoint.port);
  line.socket.write(head(form, 10_001));
  assert.match(await line.answered('"too_large"'), /^HTTP\/1\.1 413 [\s\S]*connection: close/i);
  const whole = await postMail(endpoint.url, { recipient: 'agent@post.test', mime: 'x'.repeat(20_000) });
  assert.equal(whole.status, 413);
  assert.deepEqual(endpoint.received, []);
});

test('a chunked body is counted, cut off at the limit and its connection closed', async (t) => {
  const endpoint = await openEndpoint(t, { maxBytes: 10_000 });
  const form = multipart(rawForm({ recipient: 'agent@post.test', mime: 'x'.repeat(100_000) }));
  const line = wire(t, endpoint.port);
  const chunk = (bytes: Buffer) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  line.socket.write(head(form, 'chunked'));
  line.socket.write(chunk(form.body.subarray(0, 6_000)));
  line.socket.write(chunk(form.body.subarray(6_000, 12_000)));
  assert.match(await line.answered('"too_large"'), /^HTTP\/1\.1 413 [\s\S]*connection: close/i);
  line.socket.write(chunk(form.body.subarray(12_000)));
  await line.closed();
  assert.deepEqual(endpoint.received, []);
});

test('a chunked body under the limit is taken', async (t) => {
  const endpoint = await openEndpoint(t, { maxBytes: 10_000 });
  const form = multipart(rawForm({ recipient: 'agent@post.test', mime: MAIL }));
  const line = wire(t, endpoint.port);
  line.socket.write(head(form, 'chunked'));
  line.socket.write(`${form.body.length.toString(16)}\r\n`);
  line.socket.write(Buffer.concat([form.body, Buffer.from('\r\n0\r\n\r\n')]));
  assert.match(await line.answered('{"ok":true}'), /^HTTP\/1\.1 200 /);
  assert.equal(only(endpoint.received).mime.toString(), MAIL);
});

test('mail beyond what may be in flight is put off, and taken once there is room', async (t) => {
  const finish: (() => void)[] = [];
  const endpoint = await openEndpoint(t, {
    limits: limitsOf({ verified: 150_000 }),
    receive: () => new Promise((resolve) => finish.push(() => resolve({ outcome: 'stored', emailIds: [] }))),
  });
  const post = () => postMail(endpoint.url, { recipient: 'agent@post.test', mime: 'x'.repeat(100_000) });
  const first = post();
  await eventually(async () => assert.equal(finish.length, 1));
  const second = await post();
  assert.equal(second.status, 503);
  assert.ok(Number(second.headers.get('retry-after')) > 0);
  finish[0]?.();
  assert.equal((await first).status, 200);
  const third = post();
  await eventually(async () => assert.equal(finish.length, 2));
  finish[1]?.();
  assert.equal((await third).status, 200);
  assert.deepEqual(endpoint.counted, ['failed']);
});

test('a refused form costs a keep-alive connection nothing when all of it has arrived', async (t) => {
  const endpoint = await openEndpoint(t);
  const line = wire(t, endpoint.port);
  const post = (form: WebhookBody) => {
    line.socket.write(Buffer.concat([Buffer.from(head(form, form.body.length)), form.body]));
  };
  post({ contentType: 'application/json', body: Buffer.from('{}') });
  await line.answered('multipart/form-data');
  post(urlencoded(rawForm({ recipient: 'agent@post.test', mime: MAIL }, { key: 'other' })));
  await line.answered('"unauthenticated"');
  post(urlencoded(rawForm({ recipient: '', mime: MAIL })));
  await line.answered('"invalid_request"');
  post(urlencoded(rawForm({ recipient: 'agent@post.test', mime: MAIL })));
  assert.doesNotMatch(await line.answered('{"ok":true}'), /connection: close/i);
});

function resigned(parts: WebhookPart[], seconds: number): WebhookPart[] {
  return [...without(parts, 'timestamp', 'token', 'signature'), ...signatureParts({ at: new Date(Date.now() + seconds * 1000) })];
}
