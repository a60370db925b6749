/** Events of some types, of an inbox and of a thread, and only those that the key may read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

type Told = { type: string; inboxId: string | null; threadId: string | null; subjectId: string; sequence: number };

const room = await startPostroom();

async function inbox(localPart: string) {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function told(query: string, key?: string): Promise<Told[]> {
  const { status, body } = await room.rest('GET', `/events?limit=100&${query}`, undefined, key ? { key } : {});
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
}

const kindsOf = (events: Told[]) => [...new Set(events.map(({ type }) => type.split('.')[0]))].toSorted();

const ada = await inbox('ada');
const bob = await inbox('bob');
const sent = (await room.rest('POST', '/emails/send', { inboxId: ada.id, to: bob.address, subject: 'lunch', text: 'noon?' }))
  .body;
await eventually('the mail arrives', async () => {
  const [arrived] = await told(`types=email.received&inboxId=${bob.id}`);
  return arrived;
});

test('by type, by kind, by inbox and by thread, in the order of all', async () => {
  const all = await told('');
  assert.deepEqual(
    all.map(({ sequence }) => sequence),
    all.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
  );
  assert.deepEqual(kindsOf(await told('types=inbox.created')), ['inbox']);
  assert.deepEqual(kindsOf(await told('types=inbox.*,%20email.queued')), ['email', 'inbox']);
  const mail = await told('types=email.*');
  assert.deepEqual(
    mail,
    all.filter(({ type }) => type.startsWith('email.')),
  );
  assert.ok((await told(`inboxId=${ada.id}`)).every((event) => event.inboxId === ada.id));
  const ofThread = await told(`threadId=${sent.threadId}`);
  assert.ok(ofThread.length > 0);
  assert.deepEqual(
    ofThread,
    all.filter(({ threadId }) => threadId === sent.threadId),
  );
});

test('what happens to mail is found by its thread when the mail is deleted, too', async () => {
  const mail = (await room.rest('POST', '/drafts', { inboxId: ada.id, to: bob.address, subject: 'later', text: 'x' })).body;
  await room.rest('DELETE', `/emails/${mail.id}`);
  const types = (await told(`types=email.deleted,draft.saved,thread.deleted`)).filter(
    ({ threadId }) => threadId === mail.threadId,
  );
  assert.deepEqual(
    types.map(({ type }) => type),
    ['draft.saved', 'email.deleted', 'thread.deleted'],
  );
});

test('a cursor goes on behind what does not match', async () => {
  const { body } = await room.rest('GET', '/events?types=domain.*');
  assert.deepEqual(body.data, []);
  await inbox('carl');
  assert.deepEqual(
    (await told(`types=inbox.created&after=${body.nextCursor}`)).map(({ type }) => type),
    ['inbox.created'],
  );
});

test('a key is told what it may read, and refused by name what it may not', async () => {
  const make = async (input: object) => (await room.rest('POST', '/api-keys', { name: 'reader', ...input })).body.key;
  const [reader, sender, bound] = [
    await make({ scopes: ['emails:read'] }),
    await make({ scopes: ['emails:send'] }),
    await make({ scopes: ['emails:read', 'inboxes:read'], inboxIds: [bob.id] }),
  ];
  await room.rest('POST', '/account/sending', { enabled: false });
  assert.deepEqual(kindsOf(await told('', reader)), ['account', 'draft', 'email', 'thread']);
  assert.deepEqual(kindsOf(await told('types=inbox.*,email.*', reader)), ['email']);
  assert.deepEqual(kindsOf(await told('', sender)), ['account']);
  assert.ok((await told('', bound)).every(({ inboxId }) => inboxId === bob.id));
  const refused = await room.rest('GET', '/events?types=inbox.created', undefined, { key: reader });
  assert.equal(refused.status, 403);
  assert.equal(refused.body.code, 'missing_scope');
  assert.match(refused.body.detail, /inboxes:read/);
  for (const query of [`inboxId=${ada.id}`, `threadId=${sent.threadId}`])
    assert.equal((await room.rest('GET', `/events?${query}`, undefined, { key: bound })).status, 404, query);
});

test('an unknown type is refused with those there are', async () => {
  const { status, body } = await room.rest('GET', '/events?types=email.received,mail.received');
  assert.equal(status, 400);
  assert.equal(body.errors[0].path, 'types.1');
  assert.match(body.hint, /email\.received, .*email\.\*/);
  assert.equal((await room.rest('GET', '/events?threadId=x')).status, 400);
});
