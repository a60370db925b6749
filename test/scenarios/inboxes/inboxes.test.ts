/** Inboxes over REST and MCP: made, listed page by page, changed, paused, deleted, and their addresses kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_KEY, eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const clock = standInClock();

const room = await startPostroom({}, { clock });

async function create(body: Json, key = API_KEY) {
  return await room.rest('POST', '/inboxes', body, { key });
}

test('an inbox made over REST is the same over MCP, and the other way round', async () => {
  const made = await create({ localPart: 'Ada', displayName: ' Ada  Lovelace ', metadata: { team: 'a' } });
  assert.equal(made.status, 201);
  const { id, createdAt, updatedAt, ...rest } = made.body;
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.equal(createdAt, updatedAt);
  assert.deepEqual(rest, {
    localPart: 'ada',
    domain: 'postroom.localhost',
    address: 'ada@postroom.localhost',
    displayName: 'Ada Lovelace',
    status: 'active',
    metadata: { team: 'a' },
    approval: 'none',
    exchangesPerHour: null,
    rules: null,
  });
  const agent = await room.mcp();
  const { body: listed } = await agent.call('list_inboxes');
  const { address, displayName, metadata } = made.body;
  const shown = listed.data.find((one: Json) => one.id === id);
  assert.deepEqual(shown, { id, address, displayName, metadata }, 'what is as usual is left out');
  const second = await agent.call('create_inbox', { localPart: 'second' });
  const { localPart, domain, updatedAt: _, ...whole } = (await room.rest('GET', `/inboxes/${second.body.id}`)).body;
  assert.deepEqual([`${localPart}@${domain}`, whole], [second.body.address, { ...whole, ...second.body }]);
  await agent.close();
});

test('a local part is made up when none is given, and a bad one is refused', async () => {
  const made = await create({});
  assert.equal(made.status, 201);
  assert.match(made.body.localPart, /^agent-[0-9a-z]+$/);
  for (const localPart of ['', 'a+b', 'a b', 'a@b', '.a', 'a.', 'a..b', 'ä', 'a'.repeat(65), 'a\r\nb']) {
    assert.equal((await create({ localPart })).status, 400, JSON.stringify(localPart));
  }
});

test('a taken address is a conflict, in any case and for any account', async () => {
  await create({ localPart: 'taken' });
  assert.equal((await create({ localPart: 'TAKEN' })).status, 409);
  assert.equal((await create({ localPart: 'taken' }, await room.account())).body.code, 'conflict');
});

test('role addresses of the shared domain are for the operator only', async () => {
  assert.equal((await create({ localPart: 'postmaster' }, await room.account())).status, 409);
  assert.equal((await create({ localPart: 'postmaster' })).status, 201);
});

test('what an update leaves out stays; null clears the name; metadata is replaced', async () => {
  const { body } = await create({ localPart: 'changing', displayName: 'One', metadata: { a: '1', b: '2' } });
  const named = await room.rest('PATCH', `/inboxes/${body.id}`, { displayName: 'Two' });
  assert.deepEqual([named.status, named.body.displayName, named.body.metadata], [200, 'Two', { a: '1', b: '2' }]);
  const cleared = await room.rest('PATCH', `/inboxes/${body.id}`, { displayName: null, metadata: { c: '3' } });
  assert.deepEqual([cleared.body.displayName, cleared.body.metadata, cleared.body.status], [null, { c: '3' }, 'active']);
  assert.deepEqual((await room.rest('GET', `/inboxes/${body.id}`)).body, cleared.body);
});

test('a display name that could pass for another address is refused when it is set', async () => {
  for (const displayName of ['Bank <bank@example.org>', 'a\r\nBcc: x@y.example', 'x\u202ey']) {
    const refused = await create({ displayName });
    assert.equal(refused.status, 400, JSON.stringify(displayName));
    assert.equal(refused.body.errors[0].path, 'displayName');
  }
});

test('a paused inbox neither receives nor sends, until it is active again', async () => {
  const { body } = await create({ localPart: 'resting' });
  await room.rest('PATCH', `/inboxes/${body.id}`, { status: 'paused' });
  assert.equal((await room.inbound('resting@postroom.localhost', 'Subject: x\r\n\r\nx')).status, 202);
  const send = () =>
    room.rest('POST', '/emails/send', { inboxId: body.id, to: 'ada@postroom.localhost', subject: 's', text: 't' });
  assert.equal((await send()).status, 409);
  await room.rest('PATCH', `/inboxes/${body.id}`, { status: 'active' });
  assert.equal((await send()).status, 202);
  assert.deepEqual((await room.inbound('resting@postroom.localhost', 'Subject: x\r\n\r\nx')).json, { ok: true });
});

test('a deleted inbox is gone with its mail, and its address waits for its own account only', async () => {
  const { body } = await create({ localPart: 'leaving' });
  await room.inbound('leaving@postroom.localhost', 'Subject: last\r\n\r\nx');
  const [mail] = (await room.rest('GET', `/emails?inboxId=${body.id}`)).body.data;
  assert.deepEqual((await room.rest('DELETE', `/inboxes/${body.id}`)).body, { id: body.id, deleted: true });
  for (const path of [`/inboxes/${body.id}`, `/emails?inboxId=${body.id}`, `/emails/${mail.id}`, `/emails/${mail.id}/raw`]) {
    assert.equal((await room.rest('GET', path)).status, 404, path);
  }
  assert.ok(!(await room.rest('GET', '/emails')).body.data.some((one: Json) => one.id === mail.id));
  assert.equal((await room.rest('DELETE', `/inboxes/${body.id}`)).status, 404);
  assert.equal((await room.inbound('leaving@postroom.localhost', 'Subject: late\r\n\r\nx')).status, 202);
  assert.equal((await create({ localPart: 'leaving' }, await room.account())).status, 409);
  const again = await create({ localPart: 'leaving' });
  assert.equal(again.status, 201);
  assert.deepEqual((await room.rest('GET', `/emails?inboxId=${again.body.id}`)).body.data, []);
});

test('mail that was accepted still goes out after its inbox is deleted', async () => {
  const { body } = await create({ localPart: 'parting' });
  const target = await create({ localPart: 'target' });
  await room.rest('POST', '/emails/send', { inboxId: body.id, to: 'target@postroom.localhost', subject: 'bye', text: 't' });
  await room.rest('DELETE', `/inboxes/${body.id}`);
  const [mail] = await eventually('the mail arrives', async () => {
    const { data } = (await room.rest('GET', `/emails?inboxId=${target.body.id}`)).body;
    return data.length > 0 && data;
  });
  assert.equal(mail.from, 'parting@postroom.localhost');
});

test('pages never skip or repeat a row, though all were made in the same millisecond and rows come and go between them', async () => {
  const key = await room.account();
  const ids: string[] = [];
  for (let n = 0; n < 25; n++) ids.push((await create({}, key)).body.id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `?limit=4&cursor=${encodeURIComponent(cursor)}` : '?limit=4';
    const { body } = await room.rest('GET', `/inboxes${query}`, undefined, { key });
    seen.push(...body.data.map((one: Json) => one.id as string));
    cursor = body.nextCursor;
    if (seen.length === 8) {
      clock.pass(1);
      await create({}, key);
      await room.rest('DELETE', `/inboxes/${seen[7]}`, undefined, { key });
    }
  } while (cursor);
  assert.deepEqual(seen, ids.toReversed());
});

test('a cursor that is none of ours is refused, not misread', async () => {
  for (const cursor of [
    'x',
    'eyJhIjoxfQ',
    Buffer.from('["event",5]').toString('base64url'),
    Buffer.from('[1e99,"a"]').toString('base64url'),
  ]) {
    const refused = await room.rest('GET', `/inboxes?cursor=${cursor}`);
    assert.equal(refused.status, 400, cursor);
    assert.equal(refused.body.errors[0].path, 'cursor');
  }
});

test('a list of 28 inboxes fits 4 kB', async () => {
  const key = await room.account();
  for (let n = 0; n < 28; n++) await room.rest('POST', '/inboxes', { displayName: `Desk number ${n}` }, { key });
  const agent = await room.mcp(key);
  const { body } = await agent.call('list_inboxes', { limit: 28 });
  await agent.close();
  assert.equal(body.data.length, 28);
  assert.ok(JSON.stringify(body).length < 4096, `${JSON.stringify(body).length} bytes`);
});
