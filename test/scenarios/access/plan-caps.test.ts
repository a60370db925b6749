/** What an account may have and ask for in all, however many keys it makes: keys, stored bytes, requests a second. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { PLANS } from '../../../src/core/base/plans.ts';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const { room } = await startRelayedRoom();
/** A whole plan and no less, so that a limit that is added later limits nothing here. */
const limitTo = (name: string, limits: Partial<NonNullable<(typeof PLANS)[string]>['limits']>) => {
  const { unlimited } = PLANS;
  assert.ok(unlimited);
  PLANS[name] = { name, limits: { ...unlimited.limits, ...limits } };
};
const accountOn = async (limits: Parameters<typeof limitTo>[1]) => {
  const name = `plan-${Object.keys(PLANS).length}`;
  limitTo(name, limits);
  return { key: await room.account(name), limit: (more: typeof limits) => limitTo(name, more) };
};
const post = (key: string, path: string, body: Json = {}): Promise<Answer> => room.rest('POST', path, body, { key });

test('keys: those that work are counted, revoked and expired ones are not, and a rotation is no further one', async () => {
  const { key } = await accountOn({ apiKeys: 3 });
  const made = [await post(key, '/api-keys', { name: 'a' }), await post(key, '/api-keys', { name: 'b' })];
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 201],
  );
  const over = await post(key, '/api-keys', { name: 'c' });
  problem(over, 403, 'plan_required');
  assert.match(over.body.hint, /Revoke/);
  const [a, b] = made.map(({ body }) => body.id);
  assert.equal((await post(key, `/api-keys/${a}/rotate`, { graceSeconds: 600 })).status, 200);
  problem(await post(key, '/api-keys', { name: 'c' }), 403, 'plan_required');
  assert.equal((await post(key, `/api-keys/${b}/revoke`)).status, 200);
  assert.equal((await post(key, '/api-keys', { name: 'c' })).status, 201);
});

test('stored bytes: mail to send and drafts are refused first, and reading and deleting go on', async () => {
  const { key, limit } = await accountOn({ storedBytes: 1 });
  const { body: inbox } = await post(key, '/inboxes', {});
  const mail = { inboxId: inbox.id, to: 'ann@example.org', subject: 'x', text: 'x' };
  const sent = await post(key, '/emails/send', mail);
  assert.equal(sent.status, 202, 'the limit is not reached yet');
  for (const path of ['/emails/send', '/drafts']) {
    const refused = await post(key, path, mail);
    problem(refused, 403, 'plan_required');
    assert.match(`${refused.body.detail} ${refused.body.hint}`, /1 bytes.*Delete mail/);
  }
  const { plan } = (await room.rest('GET', '/whoami', undefined, { key })).body;
  assert.deepEqual([plan.limits.storedBytes, plan.used.storedBytes > 1], [1, true]);
  await eventually('it is sent', async () => {
    const { body } = await room.rest('GET', `/emails/${sent.body.id}`, undefined, { key });
    return body.status === 'sent';
  });
  assert.equal((await room.rest('DELETE', `/emails/${sent.body.id}`, undefined, { key })).status, 200);
  assert.equal((await post(key, '/drafts', mail)).status, 201);
  limit({});
  assert.equal((await post(key, '/emails/send', mail)).status, 202);
});

test('stored bytes: mail that comes in is turned away a tenth later, which is counted, and comes again once there is room', async () => {
  const { key, limit } = await accountOn({});
  const { body: inbox } = await post(key, '/inboxes', {});
  const other = (await room.rest('POST', '/inboxes', {})).body;
  const letter = (text: string) => mime({ to: inbox.address, subject: text, text, messageId: `<${text}@example.org>` });
  assert.equal((await room.inbound(inbox.address, letter('first'))).status, 200);
  const { storedBytes } = (await room.rest('GET', '/metrics', undefined, { key })).body.emails;
  limit({ storedBytes: Math.ceil(storedBytes / 1.05) });
  assert.equal((await room.inbound(inbox.address, letter('second'))).status, 200, 'not yet a tenth above');
  const failed = async () => (await room.rest('GET', '/metrics')).body.webhook.failed;
  const before = await failed();
  const token = randomBytes(25).toString('hex');
  const turned = await room.inbound(`${inbox.address}, ${other.address}`, letter('third'), { token });
  assert.deepEqual([turned.status, turned.headers.get('retry-after')], [503, '600']);
  await eventually('it is counted', async () => (await failed()) === before + 1);
  const subjects = async (id: string, secret?: string) => {
    const { body } = await room.rest('GET', `/emails?inboxId=${id}`, undefined, secret ? { key: secret } : {});
    return body.data.map((email: Json) => email.subject);
  };
  assert.deepEqual(await subjects(other.id), ['third'], 'another account has room');
  limit({});
  assert.equal((await room.inbound(`${inbox.address}, ${other.address}`, letter('third'), { token })).status, 200);
  assert.deepEqual([await subjects(inbox.id, key), await subjects(other.id)], [['third', 'second', 'first'], ['third']]);
});

test('stored bytes: mail from an inbox of this server is deferred, and tried again', async () => {
  const { key, limit } = await accountOn({});
  const { body: full } = await post(key, '/inboxes', {});
  await room.inbound(full.address, mime({ to: full.address, subject: 'x', text: 'x', messageId: '<fills@example.org>' }));
  limit({ storedBytes: 1 });
  const other = (await room.rest('POST', '/inboxes', {})).body;
  const sent = (await room.rest('POST', '/emails/send', { inboxId: other.id, to: full.address, subject: 'here', text: 'x' }))
    .body;
  const delivery = await eventually('it is deferred', async () => {
    const [first] = (await room.rest('GET', `/emails/${sent.id}/deliveries`)).body.data;
    return first.status === 'deferred' && first;
  });
  assert.match(delivery.lastReply, /^452 4\.2\.2 .*no room/);
  assert.ok(delivery.nextAttemptAt, 'it is tried again');
  const { data } = (await room.rest('GET', `/emails?inboxId=${full.id}`, undefined, { key })).body;
  assert.deepEqual(
    data.map((email: Json) => email.subject),
    ['x'],
  );
});

describe('requests a second', () => {
  test('are counted over all keys of the account and told on every route; another account goes on', async () => {
    const { key } = await accountOn({ requestsPerSecond: 3 });
    const twin = (await post(key, '/api-keys', { name: 'twin' })).body.key;
    const other = await room.account();
    const answers = await Promise.all(
      [key, twin, key, twin, key, twin, key, twin].map((one) => room.rest('GET', '/inboxes', undefined, { key: one })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // A second may end in between, so that six are taken.
    assert.ok(refused.length >= 2, `${refused.length} of 8 in one moment were refused`);
    for (const answer of answers) {
      assert.equal(answer.headers.get('ratelimit-policy'), '"plan-second";q=3;w=1');
      assert.match(answer.headers.get('ratelimit') ?? '', /^"plan-second";r=[0-3];t=1$/);
    }
    for (const answer of refused) {
      problem(answer, 429, 'rate_limited');
      assert.equal(answer.headers.get('retry-after'), '1');
    }
    assert.equal((await room.rest('GET', '/inboxes', undefined, { key: other })).status, 200);
    await eventually('the next second', async () => (await room.rest('GET', '/whoami', undefined, { key })).status === 200);
  });

  test('count over MCP too', async () => {
    const { key, limit } = await accountOn({});
    const agent = await room.mcp(key);
    limit({ requestsPerSecond: 2 });
    const calls = await Promise.allSettled(Array.from({ length: 6 }, () => agent.call('whoami')));
    const refused = calls.filter(({ status }) => status === 'rejected');
    assert.ok(refused.length >= 2, `${refused.length} of 6 in one moment were refused`);
    for (const one of refused) assert.match(String(one.status === 'rejected' && one.reason), /2 requests a second/);
    limit({});
    assert.equal((await agent.call('whoami')).status, 200);
    await agent.close();
  });

  test('are told on every answer of /mcp, and on none where nothing is limited or the caller is unknown', async () => {
    const { key, limit } = await accountOn({});
    const ask = (body: string, token = key) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      return fetch(`${room.url}/mcp`, { method: 'POST', headers, body });
    };
    const told = ({ status, headers }: Response) => [status, headers.get('ratelimit-policy'), headers.get('ratelimit')];
    const clientInfo = { name: 'test', version: '1' };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    const initialize = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    assert.deepEqual(told(await ask(initialize)), [200, null, null]);
    limit({ requestsPerSecond: 100 });
    for (const [body, status] of [
      [initialize, 200],
      ['{}', 400],
    ] as const) {
      const [answered, policy, left] = told(await ask(body));
      assert.deepEqual([answered, policy], [status, '"plan-second";q=100;w=1']);
      assert.match(String(left), /^"plan-second";r=9\d;t=1$/);
    }
    assert.deepEqual(told(await ask('{}', 'nobody')), [401, null, null]);
  });

  for (const revision of ['2025-11-25', '2026-07-28'])
    test(`are told by /mcp with the refusal too, to clients of ${revision}`, async () => {
      const { key } = await accountOn({ requestsPerSecond: 2 });
      const ask = () =>
        fetch(`${room.url}/mcp`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            'mcp-protocol-version': revision,
          },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
        });
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      const refused = answers.filter(({ status }) => status === 429);
      assert.ok(refused.length >= 2, `${refused.length} of 8 in one moment were refused`);
      for (const { headers } of refused) {
        assert.equal(headers.get('retry-after'), '1');
        assert.equal(headers.get('ratelimit-policy'), '"plan-second";q=2;w=1');
        assert.equal(headers.get('ratelimit'), '"plan-second";r=0;t=1');
      }
    });
});
