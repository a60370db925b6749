/** The life of API keys: made no wider than their maker, rotated, revoked, expired; and callers that keep guessing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const clock = standInClock();

const room = await startPostroom({}, { clock });

describe('a key never makes, rotates or ends a wider one', () => {
  test('by scopes, by inboxes, by time', async () => {
    const wide = (await room.rest('POST', '/api-keys', { name: 'wide' })).body;
    const soon = new Date(clock.now().getTime() + 3600_000).toISOString();
    const late = new Date(clock.now().getTime() + 7200_000).toISOString();
    const { id: inbox } = (await room.rest('POST', '/inboxes', {})).body;
    const narrows = [{ scopes: ['api-keys:write', 'emails:read'] }, { inboxIds: [inbox] }, { expiresAt: soon }];
    for (const narrow of narrows) {
      const key = await newKey(narrow);
      for (const path of [`/api-keys/${wide.id}/rotate`, `/api-keys/${wide.id}/revoke`])
        assert.deepEqual(
          await outcome(room.rest('POST', path, {}, { key })),
          [403, 'forbidden'],
          `${path} ${JSON.stringify(narrow)}`,
        );
    }
    const [byScope, , byTime] = [await newKey(narrows[0] ?? {}), null, await newKey(narrows[2] ?? {})];
    assert.deepEqual(await outcome(room.rest('POST', '/api-keys', { name: 'x', scopes: ['emails:send'] }, { key: byScope })), [
      403,
      'forbidden',
    ]);
    assert.deepEqual(await outcome(room.rest('POST', '/api-keys', { name: 'x', expiresAt: late }, { key: byTime })), [
      403,
      'forbidden',
    ]);
    assert.equal((await room.rest('POST', '/api-keys', { name: 'x' }, { key: byTime })).body.expiresAt, soon);
    assert.equal((await room.rest('GET', '/whoami', undefined, { key: wide.key })).status, 200);
  });
});

describe('a key', () => {
  test('is rotated at once, or with grace: the old secret works that long and no longer', async () => {
    const first = (await room.rest('POST', '/api-keys', { name: 'turning', scopes: ['inboxes:read'] })).body;
    const second = (await room.rest('POST', `/api-keys/${first.id}/rotate`, { graceSeconds: 60 })).body;
    assert.deepEqual([second.name, second.scopes, second.status], ['turning', ['inboxes:read'], 'active']);
    assert.notEqual(second.key, first.key);
    clock.pass(59_000);
    assert.deepEqual([await statusOf(first.key), await statusOf(second.key)], [200, 200]);
    clock.pass(1000);
    assert.deepEqual([await statusOf(first.key), await statusOf(second.key)], [401, 200]);
    const third = (await room.rest('POST', `/api-keys/${second.id}/rotate`)).body;
    assert.deepEqual([await statusOf(second.key), await statusOf(third.key)], [401, 200]);
    assert.equal((await listed(first.id)).status, 'rotated');
    assert.deepEqual(await outcome(room.rest('POST', `/api-keys/${first.id}/rotate`)), [409, 'conflict']);
  });

  test('can rotate itself, and in its grace be revoked', async () => {
    const first = (await room.rest('POST', '/api-keys', { name: 'self', scopes: ['api-keys:write'] })).body;
    const rotated = await room.rest('POST', `/api-keys/${first.id}/rotate`, { graceSeconds: 600 }, { key: first.key });
    assert.equal(rotated.status, 200);
    assert.equal(await statusOf(first.key), 200);
    assert.equal((await room.rest('POST', `/api-keys/${first.id}/revoke`, {}, { key: rotated.body.key })).body.status, 'revoked');
    assert.deepEqual([await statusOf(first.key), await statusOf(rotated.body.key)], [401, 200]);
  });

  test('that is revoked ends at once with its sessions, for good', async () => {
    const made = (await room.rest('POST', '/api-keys', { name: 'ending' })).body;
    const agent = await room.mcp(made.key);
    assert.equal((await agent.call('whoami')).status, 200);
    assert.equal((await room.rest('POST', `/api-keys/${made.id}/revoke`)).body.status, 'revoked');
    assert.equal(await statusOf(made.key), 401);
    await assert.rejects(agent.call('whoami'));
    assert.equal((await room.rest('POST', `/api-keys/${made.id}/revoke`)).status, 200, 'once more changes nothing');
    assert.equal((await room.rest('POST', `/api-keys/${made.id}/rotate`)).status, 409);
    await agent.close();
  });

  test('stops when its time is over', async () => {
    const expiresAt = new Date(clock.now().getTime() + 1000).toISOString();
    const made = (await room.rest('POST', '/api-keys', { name: 'short', expiresAt })).body;
    assert.equal(await statusOf(made.key), 200);
    clock.pass(1000);
    assert.equal(await statusOf(made.key), 401);
    assert.equal((await listed(made.id)).status, 'expired');
    const past = await room.rest('POST', '/api-keys', { name: 'late', expiresAt });
    assert.deepEqual([past.status, past.body.errors?.[0].path], [400, 'expiresAt']);
  });

  test('is shown in lists by its prefix and its last use, never by its secret', async () => {
    const made = (await room.rest('POST', '/api-keys', { name: 'listed' })).body;
    assert.equal((await listed(made.id)).lastUsedAt, null);
    await statusOf(made.key);
    const record = await listed(made.id);
    assert.equal(record.lastUsedAt, clock.now().toISOString());
    assert.ok(String(made.key).startsWith(String(record.prefix)) && String(record.prefix).length < 16);
    const text = JSON.stringify((await room.rest('GET', '/api-keys?limit=100')).body);
    assert.doesNotMatch(text, /"(?:key|hash)"/);
    assert.ok(!text.includes(made.key) && !text.includes(String(made.key).slice(12)));
    const { body: revoked } = await room.rest('POST', `/api-keys/${made.id}/revoke`);
    assert.equal(revoked.key, undefined);
  });

  test('is sent as a bearer token and in no other way', async () => {
    const good = await newKey({});
    for (const authorization of [
      '',
      good,
      `Basic ${good}`,
      'Bearer',
      'Bearer ',
      `Bearer ${good}x`,
      `Bearer ${good} x`,
      `Token ${good}`,
    ]) {
      const answer = await room.rest('GET', '/whoami', undefined, {
        key: null,
        headers: { authorization, ...from('192.0.2.1') },
      });
      assert.deepEqual([answer.status, answer.body.code], [401, 'unauthenticated'], authorization);
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer/);
      assert.ok(answer.body.hint && !JSON.stringify(answer.body).includes(good));
    }
    const inQuery = await room.rest('GET', `/whoami?key=${good}`, undefined, { key: null, headers: from('192.0.2.1') });
    assert.equal(inQuery.status, 401);
    for (const scheme of ['bearer', 'BEARER'])
      assert.equal(
        (await room.rest('GET', '/whoami', undefined, { key: null, headers: { authorization: `${scheme} ${good}` } })).status,
        200,
      );
  });
});

test('an address that keeps failing waits, over REST and MCP; a key known to work still passes, and other addresses too', async () => {
  const [known, fresh] = [await newKey({}), await newKey({})];
  const ask = (key: string, address = '192.0.2.77') => room.rest('GET', '/whoami', undefined, { key, headers: from(address) });
  assert.equal((await ask(known)).status, 200);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`pr_wrong${index}`)));
  assert.ok(answers.every((answer) => [401, 429].includes(answer.status)));
  const limited = await ask('pr_wrong');
  assert.deepEqual([limited.status, limited.body.code], [429, 'rate_limited']);
  const wait = Number(limited.headers.get('retry-after'));
  assert.ok(wait >= 1 && wait <= 60);
  const headers = {
    authorization: 'Bearer pr_wrong',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const overMcp = await fetch(`${room.url}/mcp`, { method: 'POST', headers: { ...headers, ...from('192.0.2.77') }, body: '{}' });
  assert.equal(overMcp.status, 429);
  assert.ok(overMcp.headers.get('retry-after'));
  assert.equal((await ask(known)).status, 200);
  assert.equal((await ask(fresh)).status, 429, 'a key that was never seen cannot be told from a guess');
  assert.deepEqual([(await ask(fresh, '192.0.2.78')).status, (await ask('pr_wrong', '192.0.2.78')).status], [200, 401]);
});

test('who sends no bearer token is told so however often it comes, and counts against nobody', async () => {
  const [fresh, headers] = [await newKey({}), from('192.0.2.90')];
  const ask = (more: Record<string, string> = {}) =>
    room.rest('GET', '/whoami', undefined, { key: null, headers: { ...headers, ...more } });
  const overMcp = () =>
    fetch(`${room.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
  for (let times = 0; times < 20; times++)
    assert.deepEqual(
      [(await ask()).status, (await overMcp()).status, (await ask({ authorization: 'Basic eA==' })).status],
      [401, 401, 401],
    );
  assert.equal((await ask({ authorization: `Bearer ${fresh}` })).status, 200);
  for (let times = 0; times < 30; times++) await ask({ authorization: 'Bearer pr_wrong' });
  assert.equal((await ask({ authorization: 'Bearer pr_wrong' })).status, 429);
  assert.deepEqual([(await ask()).status, (await overMcp()).status], [401, 401]);
});

async function newKey(rights: Json): Promise<string> {
  const { status, body } = await room.rest('POST', '/api-keys', { name: 'made by a test', ...rights });
  assert.equal(status, 201, JSON.stringify(body));
  return body.key;
}

async function statusOf(key: string): Promise<number> {
  return (await room.rest('GET', '/whoami', undefined, { key })).status;
}

async function listed(id: string): Promise<Json> {
  for (let cursor = ''; ; ) {
    const { body } = await room.rest('GET', `/api-keys?limit=100${cursor && `&cursor=${cursor}`}`);
    const found = body.data.find((row: Json) => row.id === id);
    if (found) return found;
    assert.ok(body.nextCursor, 'the key is listed');
    cursor = body.nextCursor;
  }
}

async function outcome(answer: Promise<{ status: number; body: Json }>): Promise<[number, unknown]> {
  const { status, body } = await answer;
  return [status, body.code];
}

/** As a proxy on this machine names its client. */
function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}
