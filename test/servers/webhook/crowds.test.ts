/** Webhooks that many send at once: what is unverified gives way by size and by age, and never keeps out what comes after it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { multipart, postWebhook, rawForm, type WebhookBody } from '../../support/providers/webhook.ts';
import { eventually, head, isOpen, limitsOf, MAIL, openEndpoint, stall, wire } from '../../support/rooms/webhook-endpoint.ts';

const MAIL_FIRST = (size: number) => multipart(rawForm({ recipient: 'agent@post.test', mime: 'x'.repeat(size) }).toReversed());
const SIGNED = multipart(rawForm({ recipient: 'agent@post.test', mime: MAIL }));

const putOff = async (line: { answered(until: string): Promise<string> }) =>
  assert.match(await line.answered('"unavailable"'), /^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*connection: close/i);

async function postFrom(url: string, address: string, form: WebhookBody): Promise<number> {
  const headers = { 'content-type': form.contentType, 'x-test-address': address };
  return (await fetch(url, { method: 'POST', headers, body: form.body })).status;
}

describe('unverified webhooks', () => {
  test('of one address give way when they are too large together, the largest first', async (t) => {
    const endpoint = await openEndpoint(t, { limits: limitsOf({ verified: 1_000_000, bytesPerAddress: 100_000 }) });
    const small = await stall(t, endpoint.port, MAIL_FIRST(30_000), 'a');
    const large = await stall(t, endpoint.port, MAIL_FIRST(60_000), 'a');
    const other = await stall(t, endpoint.port, MAIL_FIRST(90_000), 'b');
    const last = await stall(t, endpoint.port, MAIL_FIRST(50_000), 'a');
    await putOff(large);
    for (const line of [small, other, last]) assert.ok(isOpen(line));
    for (const address of ['a', 'b', 'c']) {
      assert.equal(await postFrom(endpoint.url, address, multipart(rawForm({ recipient: 'a@post.test', mime: MAIL }))), 200);
    }
  });

  test('of all addresses give way when they are too large together, the largest first', async (t) => {
    const endpoint = await openEndpoint(t, {
      limits: limitsOf({ verified: 1_000_000, bytes: 100_000, bytesPerAddress: 70_000 }),
    });
    const lines = [
      await stall(t, endpoint.port, MAIL_FIRST(40_000), 'a'),
      await stall(t, endpoint.port, MAIL_FIRST(45_000), 'b'),
      await stall(t, endpoint.port, MAIL_FIRST(30_000), 'c'),
    ];
    await putOff(lines[1] ?? assert.fail());
    for (const line of [lines[0], lines[2]]) assert.ok(line && isOpen(line));
    assert.equal((await postWebhook(endpoint.url, SIGNED)).status, 200);
  });

  test('give way when they are too many, the oldest first, of the address or of all', async (t) => {
    const limits = limitsOf({ verified: 1_000_000, requestsPerAddress: 2, requests: 3 });
    const endpoint = await openEndpoint(t, { limits });
    const first = await stall(t, endpoint.port, MAIL_FIRST(4000), 'a');
    const second = await stall(t, endpoint.port, MAIL_FIRST(3000), 'b');
    const third = await stall(t, endpoint.port, MAIL_FIRST(3000), 'b');
    for (const line of [first, second, third]) assert.ok(isOpen(line));
    await stall(t, endpoint.port, MAIL_FIRST(3000), 'b');
    await putOff(second);
    await stall(t, endpoint.port, MAIL_FIRST(3000), 'c');
    await putOff(first);
    for (const address of ['a', 'b', 'c', 'd']) {
      assert.equal(await postFrom(endpoint.url, address, multipart(rawForm({ recipient: 'a@post.test', mime: MAIL }))), 200);
    }
  });

  test('that are verified count no more as such, and their room is free again once they are answered', async (t) => {
    const finish: (() => void)[] = [];
    const endpoint = await openEndpoint(t, {
      limits: limitsOf({ verified: 1_000_000, bytes: 100_000, requests: 1 }),
      receive: () => new Promise((resolve) => finish.push(() => resolve({ outcome: 'stored', emailIds: [] }))),
    });
    const post = () => postWebhook(endpoint.url, multipart(rawForm({ recipient: 'a@post.test', mime: 'x'.repeat(200_000) })));
    const posts: ReturnType<typeof post>[] = [];
    for (const count of [1, 2, 3]) {
      posts.push(post());
      await eventually(async () => assert.equal(finish.length, count));
    }
    for (const one of finish) one();
    for (const one of posts) assert.equal((await one).status, 200);
    const again = post();
    await eventually(async () => assert.equal(finish.length, 4));
    finish[3]?.();
    assert.equal((await again).status, 200);
  });
});

test('beyond what may be under way one is put off before its body comes, on a connection that stays; what is unsigned closes no door', async (t) => {
  const finish: (() => void)[] = [];
  const { verified, unverified } = limitsOf({ verified: 1_000_000 });
  const endpoint = await openEndpoint(t, {
    limits: { verified: { ...verified, requests: 2 }, unverified },
    receive: () => new Promise((resolve) => finish.push(() => resolve({ outcome: 'stored', emailIds: [] }))),
  });
  const unsigned = multipart(rawForm({ recipient: 'agent@post.test', mime: 'x'.repeat(5000) }, { key: 'wrong' }).toReversed());
  const strangers = [];
  for (let n = 0; n < 5; n++) strangers.push(await stall(t, endpoint.port, unsigned, 'a'));
  const posts: ReturnType<typeof postWebhook>[] = [];
  for (const count of [1, 2]) {
    posts.push(postWebhook(endpoint.url, SIGNED));
    await eventually(async () => assert.equal(finish.length, count));
  }

  const line = wire(t, endpoint.port);
  line.socket.write(head(SIGNED, SIGNED.body.length));
  const answer = await line.answered('"unavailable"');
  assert.match(answer, /^HTTP\/1\.1 503 [\s\S]*retry-after: \d+/i);
  assert.doesNotMatch(answer, /connection: close/i);
  const large = wire(t, endpoint.port);
  large.socket.write(head(SIGNED, 100_000));
  await putOff(large);
  assert.deepEqual(endpoint.counted, ['failed', 'failed']);

  for (const one of finish) one();
  for (const one of posts) assert.equal((await one).status, 200);
  line.socket.write(SIGNED.body);
  line.socket.write(head(SIGNED, SIGNED.body.length));
  line.socket.write(SIGNED.body);
  await eventually(async () => assert.equal(finish.length, 3));
  finish[2]?.();
  assert.match((await line.answered('{"ok":true}')).slice(answer.length), /^HTTP\/1\.1 200 /);
  for (const stranger of strangers) assert.ok(isOpen(stranger));
});

test('a request that takes too long to arrive is put off, verified or not, and is no trouble of the server', async (t) => {
  const endpoint = await openEndpoint(t, { arrivalMs: 200 });
  const levels: string[] = [];
  const log = (level: string) => (fields: object) => void levels.push(`${level} ${'trouble' in fields}`);
  const told = await openEndpoint(t, {
    arrivalMs: 200,
    log: { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') },
  });
  for (const { port } of [endpoint, told]) {
    await putOff(await stall(t, port, MAIL_FIRST(3000), 'a'));
    await putOff(await stall(t, port, multipart(rawForm({ recipient: 'a@post.test', mime: 'x'.repeat(5000) })), 'a'));
  }
  assert.deepEqual(levels, ['info false', 'info false']);
  assert.equal((await postWebhook(endpoint.url, SIGNED)).status, 200);
});
