/** Limits that several keys share: a key's with those it made and those that replaced it, and a plan's with all of an account. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type BudgetRoom, isForbidden, isSent, isTooMuch, openBudgetRoom, told } from '../../support/rooms/budgets.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { type Answer, API_KEY } from '../../support/rooms/postroom.ts';

let here: BudgetRoom;

before(async () => {
  here = await openBudgetRoom();
});
after(() => here.room.close());

describe('the keys a limited key makes', () => {
  test('send from its limits, and from their own beside them', async () => {
    const parent = await here.keyWith({ limits: { sendsPerDay: 5 } });
    const child = await here.keyWith({ limits: { sendsPerDay: 3 } }, parent.key);
    const plain = await here.keyWith({}, parent.key);
    const grandchild = await here.keyWith({ limits: { sendsPerMinute: 1, sendsPerDay: 1000, recipientsPerMail: 1 } }, child.key);
    assert.deepEqual(plain.limits, parent.limits);
    assert.deepEqual(grandchild.limits, { ...parent.limits, sendsPerMinute: 1, sendsPerDay: 3, recipientsPerMail: 1 });
    const listed = (await here.room.rest('GET', '/api-keys?limit=100')).body.data.find((one: Stored) => one.id === grandchild.id);
    assert.deepEqual(listed.limits, grandchild.limits);

    here.nextDayAt('12:00:00');
    const sent = await here.send(grandchild.key);
    isSent(sent);
    assert.deepEqual(told(sent), {
      policy: '"key-minute";q=1;w=60, "key-day";q=3;w=86400',
      limits: `"key-minute";r=0;t=60, "key-day";r=2;t=${12 * 3600}`,
    });
    isTooMuch(await here.send(grandchild.key), 60);
    const left = async () =>
      Promise.all([parent, child, plain, grandchild].map(async ({ key }) => (await here.left(key))['key-day']));
    assert.deepEqual(await left(), [4, 2, 4, 2]);
    for (const _ of [1, 2, 3]) isSent(await here.send(plain.key));
    assert.deepEqual(await left(), [1, 1, 1, 1]);
    isSent(await here.send(parent.key));
    for (const { key } of [parent, child, plain, grandchild]) isTooMuch(await here.send(key), 12 * 3600);
    assert.deepEqual(told(await here.send(child.key)).policy, '"key-day";q=3;w=86400');
  });

  test('together send what it may and not one more, all at once', async () => {
    const parent = await here.keyWith({ limits: { sendsInAll: 10 } });
    const children = await Promise.all(Array.from({ length: 5 }, () => here.keyWith({ limits: { sendsInAll: 9 } }, parent.key)));
    const answers: Answer[] = await Promise.all(
      Array.from({ length: 50 }, (_, n) => here.send((n % 6 === 5 ? parent : children[n % 6]).key)),
    );
    assert.equal(answers.filter(({ status }) => status === 202).length, 10);
    for (const answer of answers) if (answer.status !== 202) isForbidden(answer);
    assert.deepEqual(await here.left(parent.key), { 'key-all': 0 });
  });

  test('are limited though none was asked for, and no way leads out', async () => {
    const free = await here.keyWith({});
    const limited = await here.keyWith({ limits: { sendsPerDay: 1 } });
    const sibling = await here.keyWith({ limits: { sendsPerDay: 1 } });
    for (const { id } of [free, sibling])
      for (const act of ['rotate', 'revoke'])
        isForbidden(await here.room.rest('POST', `/api-keys/${id}/${act}`, {}, { key: limited.key }));
    const child = await here.keyWith({ limits: { sendsPerMinute: 1 } }, limited.key);
    const rotated = await here.room.rest('POST', `/api-keys/${child.id}/rotate`, {}, { key: limited.key });
    assert.deepEqual([rotated.status, rotated.body.limits], [200, child.limits]);
    isForbidden(await here.room.rest('POST', `/api-keys/${limited.id}/rotate`, {}, { key: rotated.body.key }));
  });

  test('touch no other key: of the account, or of another', async () => {
    const limited = await here.keyWith({ limits: { sendsPerDay: 1 } });
    const sibling = await here.keyWith({ limits: { sendsPerDay: 1 } });
    here.nextDayAt('12:00:00');
    isSent(await here.send(limited.key));
    isTooMuch(await here.send(limited.key), 12 * 3600);
    isSent(await here.send(sibling.key));
    isSent(await here.send(API_KEY));
    const stranger = await here.room.account();
    const inboxId = (await here.room.rest('POST', '/inboxes', {}, { key: stranger })).body.id;
    isSent(await here.send(stranger, { inboxId }));
  });

  test('are at most ten limits below one another', async () => {
    let key = API_KEY;
    for (let depth = 1; depth <= 10; depth++) key = (await here.keyWith({ limits: { sendsPerDay: 100 - depth } }, key)).key;
    const eleventh = await here.room.rest('POST', '/api-keys', { name: 'x', limits: { sendsPerDay: 1 } }, { key });
    isForbidden(eleventh, 'limits');
    const plain = await here.keyWith({}, key);
    assert.equal(plain.limits.sendsPerDay, 90);
    isSent(await here.send(plain.key));
    assert.deepEqual(await here.left(plain.key), { 'key-day': 89 });
  });
});

describe('a key that replaces another', () => {
  test('goes on with what that one has used, and in its grace both use the same', async () => {
    const old = await here.keyWith({ limits: { sendsPerDay: 4, recipientsPerMail: 7 } });
    here.nextDayAt('12:00:00');
    isSent(await here.send(old.key));
    const { body: next } = await here.room.rest('POST', `/api-keys/${old.id}/rotate`, { graceSeconds: 600 }, { key: old.key });
    assert.deepEqual(next.limits, old.limits);
    assert.deepEqual(await here.left(next.key), { 'key-day': 3 });
    isSent(await here.send(next.key));
    isSent(await here.send(old.key));
    isSent(await here.send(next.key));
    for (const { key } of [old, next]) isTooMuch(await here.send(key), 12 * 3600);
  });
});

describe('the limits of a plan', () => {
  test('are shared by all keys of the account, beside those of each', async () => {
    const owner = await here.room.account('free');
    const inbox = (await here.room.rest('POST', '/inboxes', {}, { key: owner })).body;
    const limited = await here.keyWith({ limits: { sendsPerMinute: 4 } }, owner);
    const send = (key: string) => here.send(key, { inboxId: inbox.id });
    here.nextDayAt('12:00:30');
    const day = 12 * 3600 - 30;
    const first = await send(owner);
    isSent(first);
    const plan = '"plan-minute";q=10;w=60, "plan-hour";q=50;w=3600, "plan-day";q=100;w=86400';
    assert.deepEqual(told(first), {
      policy: plan,
      limits: `"plan-minute";r=9;t=30, "plan-hour";r=49;t=3570, "plan-day";r=99;t=${day}`,
    });
    for (let n = 0; n < 4; n++) isSent(await send(limited.key));
    const own = await send(limited.key);
    isTooMuch(own, 30);
    assert.match(own.body.detail, /this API key, 4 mails a minute/);
    assert.deepEqual(told(own), {
      policy: `${plan}, "key-minute";q=4;w=60`,
      limits: `"plan-minute";r=5;t=30, "plan-hour";r=45;t=3570, "plan-day";r=95;t=${day}, "key-minute";r=0;t=30`,
    });
    for (let n = 0; n < 5; n++) isSent(await send(owner));
    const shared = await send(owner);
    isTooMuch(shared, 30);
    assert.match(shared.body.detail, /the plan free, 10 mails a minute/);
    const { plan: use, quotas } = (await here.room.rest('GET', '/whoami', undefined, { key: owner })).body;
    assert.deepEqual([use.limits.sendsPerMinute, use.limits.recipientsPerMail, use.used.sendsPerDay], [10, 20, 10]);
    assert.equal(quotas[2].name, 'plan-day');
    assert.equal(quotas[2].left, 90);
    isSent(await here.send(API_KEY));
  });

  test('say to how many a mail may go, unless the key says less', async () => {
    const owner = await here.room.account('free');
    const inbox = (await here.room.rest('POST', '/inboxes', {}, { key: owner })).body;
    const many = (count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await here.room.rest('POST', '/inboxes', {})).body.address));
    const to = await many(21);
    const less = await here.keyWith({ limits: { recipientsPerMail: 2 } }, owner);
    const more = await here.keyWith({ limits: { recipientsPerMail: 50 } }, owner);
    for (const [key, most] of [
      [owner, 20],
      [less.key, 2],
      [more.key, 20],
    ] as const) {
      const send = (count: number) => here.send(key, { inboxId: inbox.id, to: to.slice(0, count) });
      isForbidden(await send(most + 1), 'to');
      isSent(await send(most));
      assert.equal((await here.room.rest('GET', '/whoami', undefined, { key })).body.key.recipientsPerMail, most);
    }
  });
});
