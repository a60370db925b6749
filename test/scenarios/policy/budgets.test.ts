/** A key with limits sends what it may and no more: by the minute, hour and day, in all, and to how many at once. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type BudgetRoom, isForbidden, isSent, isTooMuch, openBudgetRoom, told } from '../../support/rooms/budgets.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';

let here: BudgetRoom;

before(async () => {
  here = await openBudgetRoom();
});
after(() => here.room.close());

const NOTHING_TOLD = { policy: null, limits: null };

describe('a limit of sends', () => {
  test('by the minute, hour and day holds until the window ends, and every answer tells what is left', async () => {
    const { key, limits } = await here.keyWith({ limits: { sendsPerMinute: 2, sendsPerHour: 3, sendsPerDay: 4 } });
    assert.deepEqual(limits, {
      sendsPerMinute: 2,
      sendsPerHour: 3,
      sendsPerDay: 4,
      sendsInAll: null,
      recipientsPerMail: null,
    });
    here.nextDayAt('09:58:37.400');
    const policy = '"key-minute";q=2;w=60, "key-hour";q=3;w=3600, "key-day";q=4;w=86400';
    const first = await here.send(key);
    isSent(first);
    assert.deepEqual(told(first), {
      policy,
      limits: '"key-minute";r=1;t=23, "key-hour";r=2;t=83, "key-day";r=3;t=50483',
    });
    isSent(await here.send(key));
    const third = await here.send(key);
    isTooMuch(third, 23);
    assert.match(third.body.detail, /this API key, 2 mails a minute/);
    assert.deepEqual(told(third), { policy, limits: '"key-minute";r=0;t=23, "key-hour";r=1;t=83, "key-day";r=2;t=50483' });

    here.clock.pass(22_599);
    isTooMuch(await here.send(key), 1);
    here.clock.pass(1);
    isSent(await here.send(key));
    const hourUsed = await here.send(key);
    isTooMuch(hourUsed, 60);
    assert.match(hourUsed.body.detail, /3 mails an hour/);
    here.clock.pass(60_000);
    isSent(await here.send(key));
    isTooMuch(await here.send(key), 14 * 3600);
    here.clock.pass(14 * 3600_000 - 1);
    isTooMuch(await here.send(key), 1);
    here.clock.pass(1);
    isSent(await here.send(key));
    assert.deepEqual(await here.left(key), { 'key-minute': 1, 'key-hour': 2, 'key-day': 3 });
  });

  test('names the longest wait when several windows are used up', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerMinute: 1, sendsPerHour: 1 } });
    here.nextDayAt('12:00:00');
    isSent(await here.send(key));
    isTooMuch(await here.send(key), 3600);
  });

  test('in all never comes back', async () => {
    const { key } = await here.keyWith({ limits: { sendsInAll: 2 } });
    assert.deepEqual(told(await here.send(key)), { policy: '"key-all";q=2', limits: '"key-all";r=1' });
    isSent(await here.send(key));
    for (const days of [0, 400]) {
      here.clock.pass(days * 24 * 3600_000);
      const refused = await here.send(key);
      isForbidden(refused);
      assert.match(refused.body.detail, /2 mails in all/);
      assert.deepEqual(told(refused), { policy: '"key-all";q=2', limits: '"key-all";r=0' });
    }
    const [quota] = (await here.room.rest('GET', '/whoami', undefined, { key })).body.quotas;
    assert.deepEqual(quota, { name: 'key-all', limit: 2, left: 0, resetsAt: null });
  });

  test('lets through exactly what is left, however many ask at once', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerDay: 8 } });
    here.nextDayAt('12:00:00');
    isSent(await here.send(key));
    const sent = await here.outbound();
    const answers = await Promise.all(Array.from({ length: 50 }, () => here.send(key)));
    assert.equal(answers.filter(({ status }) => status === 202).length, 7);
    for (const answer of answers) if (answer.status !== 202) isTooMuch(answer, 12 * 3600);
    assert.deepEqual([(await here.outbound()) - sent, await here.left(key)], [7, { 'key-day': 0 }]);
  });

  test('outlives a restart', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerHour: 2, sendsInAll: 5 } });
    here.nextDayAt('12:00:00');
    isSent(await here.send(key));
    await here.room.restart();
    assert.deepEqual(await here.left(key), { 'key-hour': 1, 'key-all': 4 });
    isSent(await here.send(key));
    isTooMuch(await here.send(key), 3600);
  });

  test('forgets nothing when the clock is set back a little, and locks no key out when it was far ahead', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerMinute: 1 } });
    here.nextDayAt('12:00:10');
    isSent(await here.send(key));
    here.clock.pass(-5_000);
    isTooMuch(await here.send(key), 55);
    here.clock.pass(-10_000);
    isTooMuch(await here.send(key), 65);
    here.clock.pass(-60_000);
    isSent(await here.send(key));
    isTooMuch(await here.send(key), 5);
  });
});

describe('what counts', () => {
  test('is every mail over REST and MCP: sent, answered, passed on, held; an agent is told when to go on', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerDay: 4 }, approval: 'required' });
    const from = 'asker@example.org';
    const asked = mime({ to: here.inbox.address, from, subject: 'Ask', text: 'Well?' });
    await here.room.inbound(here.inbox.address, asked, { at: here.clock.now() });
    const [email] = (await here.room.rest('GET', '/emails?subject=Ask')).body.data;
    // There is no relay, so an answer goes to somebody here.
    await here.room.inbound(here.inbox.address, mime({ to: here.inbox.address, from: here.to, subject: 'Local', text: 'x' }), {
      at: here.clock.now(),
    });
    const [local] = (await here.room.rest('GET', '/emails?subject=Local')).body.data;
    here.nextDayAt('12:00:00');
    const agent = await here.room.mcp(key);
    const held = await agent.call('send_email', { inboxId: here.inbox.id, to: here.to, subject: 'x', text: 'x' });
    assert.equal(held.body.status, 'held');
    assert.equal((await agent.call('reply_to_email', { id: local.id, text: 'x' })).body.status, 'held');
    const forwarded = await here.room.rest('POST', `/emails/${email.id}/forward`, { to: [here.to] }, { key });
    isSent(forwarded);
    assert.equal(told(forwarded).limits, `"key-day";r=1;t=${12 * 3600}`);
    assert.equal((await here.room.rest('POST', `/emails/${forwarded.body.id}/reject`, {})).status, 200);
    const replied = await here.room.rest('POST', `/emails/${local.id}/reply-all`, { text: 'x' }, { key });
    assert.equal(told(replied).limits, `"key-day";r=0;t=${12 * 3600}`, 'what was rejected stays used');

    for (const [tool, input] of [
      ['send_email', { inboxId: here.inbox.id, to: here.to, subject: 'x', text: 'x' }],
      ['reply_to_email', { id: local.id, text: 'x' }],
      ['forward_email', { id: email.id, to: [here.to] }],
    ] as const) {
      const { body } = await agent.call(tool, input);
      assert.deepEqual([body.code, body.retryAfter], ['rate_limited', 12 * 3600], tool);
    }
    const midnight = new Date(here.clock.now().getTime() + 12 * 3600_000).toISOString();
    const { quotas } = (await agent.call('whoami')).body;
    assert.deepEqual(quotas, [{ name: 'key-day', limit: 4, left: 0, resetsAt: midnight }]);
    // Approved later, a mail was counted when it was taken in.
    assert.equal((await here.room.rest('POST', `/emails/${held.body.id}/approve`, {})).status, 200);
    await agent.close();
  });

  test('is no mail that is refused, whose answer tells what is left all the same', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerDay: 2 } });
    here.nextDayAt('12:00:00');
    await here.room.rest('POST', '/suppressions', { address: here.to });
    const ask = (body: unknown, path = '/emails/send') => here.room.rest('POST', path, body, { key });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [status, answer] of [
      [403, await here.send(key)],
      [400, await here.send(key, { to: 'nobody' })],
      [400, await ask('{')],
      [503, await here.send(key, { to: 'far@example.org' })],
      [404, await here.send(key, { inboxId: unknown })],
      [404, await ask({ text: 'x' }, `/emails/${unknown}/reply`)],
    ] as const) {
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.deepEqual(told(answer), { policy: '"key-day";q=2;w=86400', limits: `"key-day";r=2;t=${12 * 3600}` });
    }
    await here.room.rest('DELETE', `/suppressions/${here.to}`);
    for (const _ of [1, 2]) isSent(await here.send(key));
    // A better reason than the limit comes first.
    await here.room.rest('POST', '/suppressions', { address: here.to });
    assert.match((await here.send(key)).body.detail, /suppressed/);
    await here.room.rest('DELETE', `/suppressions/${here.to}`);
    isTooMuch(await here.send(key), 12 * 3600);
  });

  test('is a mail once, however often it is asked for with one idempotency key', async () => {
    const { key } = await here.keyWith({ limits: { sendsPerDay: 2 } });
    here.nextDayAt('12:00:00');
    const once = { 'idempotency-key': 'counted once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => here.send(key, {}, once)));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.deepEqual(await here.left(key), { 'key-day': 1 });
    isSent(await here.send(key));
    const again = await here.send(key, {}, once);
    isSent(again);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.equal(again.body.id, answers[0]?.body.id);
    const refused = { 'idempotency-key': 'not kept' };
    isTooMuch(await here.send(key, {}, refused), 12 * 3600);
    here.clock.pass(12 * 3600_000);
    isSent(await here.send(key, {}, refused));
  });
});

describe('a limit of recipients', () => {
  test('is of to, cc and bcc together, each address once, and counts nothing else', async () => {
    const { key } = await here.keyWith({ limits: { recipientsPerMail: 3 } });
    const [a, b, c] = await Promise.all(
      ['a', 'b', 'c'].map(async (localPart) => String((await here.room.rest('POST', '/inboxes', { localPart })).body.address)),
    );
    const three = await here.send(key, { to: [here.to, a], cc: [b, String(a).toUpperCase()], bcc: [here.to] });
    isSent(three);
    assert.deepEqual(told(three), NOTHING_TOLD);
    const four = await here.send(key, { to: [here.to], cc: [a], bcc: [b, c] });
    isForbidden(four, 'to');
    assert.match(four.body.errors[0].message, /4 recipients.*at most 3/);
    const who = (await here.room.rest('GET', '/whoami', undefined, { key })).body;
    assert.deepEqual([who.key.recipientsPerMail, who.quotas], [3, []]);
  });
});

describe('limits', () => {
  test('are whole numbers from 1 to a million, by known names', async () => {
    for (const [path, limits] of [
      ['limits.sendsPerDay', { sendsPerDay: 0 }],
      ['limits.sendsPerMinute', { sendsPerMinute: 1.5 }],
      ['limits.sendsInAll', { sendsInAll: 1_000_001 }],
      ['limits.sendsPerHour', { sendsPerHour: '5' }],
      ['limits.sendsPerYear', { sendsPerYear: 5 }],
    ] as const) {
      const { status, body } = await here.room.rest('POST', '/api-keys', { name: 'x', limits });
      assert.deepEqual([status, body.errors?.[0].path], [400, path]);
    }
  });

  test('that are not there are not told of, and what sends nothing tells of none', async () => {
    for (const limits of [undefined, {}]) {
      const { key, limits: none } = await here.keyWith(limits ? { limits } : {});
      assert.ok(Object.values(none as Json).every((limit) => limit === null));
      const sent = await here.send(key);
      isSent(sent);
      assert.deepEqual(told(sent), NOTHING_TOLD);
    }
    const { key } = await here.keyWith({ limits: { sendsPerDay: 5 } });
    assert.deepEqual(told(await here.room.rest('GET', '/emails', undefined, { key })), NOTHING_TOLD);
    assert.deepEqual(told(await here.send('not-a-key-that-anybody-ever-made')), NOTHING_TOLD);
    const { paths } = (await here.room.rest('GET', '/openapi.json', undefined, { key: API_KEY })).body;
    const headers = (path: string, method: string) =>
      Object.keys(paths[`/api/v1${path}`][method].responses.default.headers ?? {});
    assert.deepEqual(headers('/emails/send', 'post'), ['RateLimit-Policy', 'RateLimit']);
    assert.deepEqual(headers('/emails', 'get'), ['RateLimit-Policy', 'RateLimit']);
  });
});
