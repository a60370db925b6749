/** A change that changes nothing: no time moves, and nobody is told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV, newEndpoint } from '../../support/servers/webhook-receiver.ts';

const clock = standInClock();
const room = await startPostroom(HOOKS_ENV, { clock });
const agent = await room.mcp();
const inbox = (await room.rest('POST', '/inboxes', { displayName: 'Ann', metadata: { a: '1' } })).body;
const other = (await room.rest('POST', '/api-keys', { name: 'other' })).body.key;

/** Everything that was told since the start. */
const events = async (): Promise<number> => (await room.rest('GET', '/events?limit=100')).body.data.length;

/** An hour later, the changes answer the record as it was, and one that is a change moves its time. */
async function staysAs(path: string, read: () => Promise<Json>, same: object[], change: object): Promise<void> {
  const [before, told] = [await read(), await events()];
  clock.pass(3_600_000);
  for (const fields of [{}, ...same]) {
    const { status, body } = await room.rest('PATCH', path, fields, { key: other });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual({ ...body, secret: undefined }, { ...before, secret: undefined }, JSON.stringify(fields));
  }
  assert.deepEqual([await read(), await events()], [before, told]);
  const { body } = await room.rest('PATCH', path, change);
  assert.equal(body.updatedAt, clock.now().toISOString());
  assert.notEqual(body.updatedAt, before.updatedAt);
}

const reading = (path: string) => async () => (await room.rest('GET', path)).body;

test('of an inbox, over REST and MCP', async () => {
  const path = `/inboxes/${inbox.id}`;
  const rules = { send: { allow: ['example.org'], block: [] } };
  await room.rest('PATCH', path, { rules });
  const told = await events();
  const before = await reading(path)();
  clock.pass(1000);
  assert.equal((await agent.call('update_inbox', { id: inbox.id })).status, 200);
  assert.equal((await agent.call('update_inbox', { id: inbox.id, displayName: 'Ann' })).status, 200);
  assert.deepEqual([await reading(path)(), await events()], [before, told]);
  const same = [{ displayName: 'Ann', status: 'active' }, { metadata: { a: '1' } }, { rules }, { exchangesPerHour: null }];
  await staysAs(path, reading(path), same, { displayName: 'Anna' });
});

test('of a template', async () => {
  const given = { name: 'order', subject: 'Order {{n}}', text: 'Hello {{who}}.' };
  const { id } = (await room.rest('POST', '/templates', given)).body;
  const path = `/templates/${id}`;
  await staysAs(path, reading(path), [given, { html: null }], { text: 'Bye {{who}}.' });
});

test('of a webhook endpoint', async () => {
  const url = 'http://127.0.0.1:65000/';
  const { id } = await newEndpoint(room, { url, types: ['email.received'], labels: ['urgent'] });
  const path = `/webhook-endpoints/${id}`;
  await staysAs(path, reading(path), [{ url, labels: ['urgent'] }, { types: ['email.received'] }], { labels: null });
  const paused = (await room.rest('POST', `${path}/pause`, {})).body;
  clock.pass(1000);
  assert.deepEqual((await room.rest('POST', `${path}/pause`, {})).body, paused, 'one that is paused stays as it is');
});

test('of a draft, which stays that of the key that saved it', async () => {
  const { id: inboxId, address } = (await room.rest('POST', '/inboxes', {})).body;
  const { id } = (await room.rest('POST', '/drafts', { inboxId, to: address, subject: 'x', text: 'x' })).body;
  const read = async () => {
    const { status, body } = await room.rest('PATCH', `/drafts/${id}`, {});
    assert.equal(status, 200);
    return body;
  };
  const told = await events();
  assert.equal((await agent.call('save_draft', { id, idempotencyKey: 'nothing' })).status, 200);
  assert.equal(await events(), told);
  await staysAs(`/drafts/${id}`, read, [], { text: 'y' });
  assert.equal((await room.rest('POST', `/drafts/${id}/send`, {})).status, 202, 'the other key has not saved it');
});

test.after(() => agent.close());
