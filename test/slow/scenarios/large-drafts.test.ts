/** Drafts with large files: they are stored in pieces, changed, sent and deleted, and every byte is as it was given. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { storedBytes } from '../../support/store/stored-bytes.ts';

const room = await startPostroom();
const [from, to] = await Promise.all([room.rest('POST', '/inboxes', {}), room.rest('POST', '/inboxes', {})]);
const [plan, photo, other] = [randomBytes(2_500_000), randomBytes(1_200_000), randomBytes(3_000_000)];
const NOTE = Buffer.from('a note');

const file = (filename: string, content: Buffer) => ({
  filename,
  contentType: 'application/pdf',
  content: content.toString('base64'),
});
const FILES = [file('plan.pdf', plan), file('photo.pdf', photo), file('note.pdf', NOTE), file('empty.pdf', Buffer.alloc(0))];
const mail = { inboxId: from.body.id, to: to.body.address, subject: 'the plan', text: 'See the file.', attachments: FILES };

async function create(change: Json = {}): Promise<Json & { id: string }> {
  const { status, body } = await room.rest('POST', '/drafts', { ...mail, ...change });
  assert.equal(status, 201);
  return body;
}

const stored = () => storedBytes(room);

async function filesOf(id: string): Promise<[string, Buffer][]> {
  const { attachments } = (await room.rest('GET', `/emails/${id}`)).body;
  const files: [string, Buffer][] = [];
  for (const one of attachments) files.push([one.filename, (await room.download(`/emails/${id}/attachments/${one.id}`)).bytes]);
  return files;
}

async function holds(id: string, expected: [string, Buffer][]): Promise<void> {
  const files = await filesOf(id);
  assert.deepEqual(
    files.map(([name, { length }]) => [name, length]),
    expected.map(([name, { length }]) => [name, length]),
  );
  for (const [n, [name, content]] of files.entries()) assert.ok(content.equals(expected[n]?.[1] ?? NOTE), name);
}

async function arrived(subject: string): Promise<string> {
  const path = `/emails/wait?inboxId=${to.body.id}&subject=${encodeURIComponent(subject)}&since=2020-01-01T00:00:00Z&timeoutSeconds=60`;
  return (await room.rest('GET', path)).body.email.id;
}

const countedBytes = async (): Promise<number> => (await room.rest('GET', '/metrics')).body.emails.storedBytes;

const ALL: [string, Buffer][] = [
  ['plan.pdf', plan],
  ['photo.pdf', photo],
  ['note.pdf', NOTE],
  ['empty.pdf', Buffer.alloc(0)],
];

test('one is made, changed twice and sent, with the files that it had or was given', async () => {
  const { id } = await create();
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  await holds(id, ALL);
  const before = (await room.download(`/emails/${id}/raw`)).bytes;
  assert.equal((await room.rest('PATCH', `/drafts/${id}`, { text: 'See the files.' })).status, 200);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  const after = (await room.download(`/emails/${id}/raw`)).bytes;
  assert.notDeepEqual(after.subarray(0, 2000), before.subarray(0, 2000));
  assert.ok(after.includes('See the files.'));
  await holds(id, ALL);
  const replaced = [FILES[1], file('other.pdf', other)];
  assert.equal((await room.rest('PATCH', `/drafts/${id}`, { attachments: replaced })).status, 200);
  const expected: [string, Buffer][] = [
    ['photo.pdf', photo],
    ['other.pdf', other],
  ];
  await holds(id, expected);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  assert.equal((await room.rest('POST', `/drafts/${id}/send`, {})).status, 202);
  const copy = await arrived('the plan');
  await holds(copy, expected);
  await holds(id, expected);
  await eventually('both stand once', async () => {
    const { arriving, inPieces, whole } = await stored();
    return arriving === 0 && inPieces === 2 && whole === 0;
  });
  const [{ n } = {}] = await room.sql('select count(*) as n from draft_files');
  assert.equal(Number(n), 0);
});

test('one that was small becomes large, and small again, under one id', async () => {
  const before = await countedBytes();
  const kept = (await stored()).inPieces;
  const { id } = await create({ subject: 'grows', attachments: [FILES[2]] });
  await room.rest('PATCH', `/drafts/${id}`, { attachments: FILES });
  await holds(id, ALL);
  assert.equal((await stored()).inPieces, kept + 1);
  const bytes = ALL.reduce((sum, [, { length }]) => sum + length, 0);
  const { size } = (await room.rest('GET', `/emails/${id}?view=full`)).body;
  assert.equal((await countedBytes()) - before, size + bytes, 'its files count a second time');
  await room.rest('PATCH', `/drafts/${id}`, { attachments: [FILES[2]] });
  await holds(id, [['note.pdf', NOTE]]);
  assert.equal((await stored()).inPieces, kept);
  await room.rest('PATCH', `/drafts/${id}`, { attachments: FILES });
  assert.equal((await room.rest('DELETE', `/emails/${id}`)).status, 200);
  assert.equal((await stored()).inPieces, kept);
  assert.equal(await countedBytes(), before);
});

test('what is refused, repeated or saved by another meanwhile leaves nothing, and the draft as it was', async () => {
  const headers = { 'idempotency-key': 'one-large-draft' };
  const first = await room.rest('POST', '/drafts', { ...mail, subject: 'once' }, { headers });
  const kept = await stored();
  assert.deepEqual((await room.rest('POST', '/drafts', { ...mail, subject: 'once' }, { headers })).body, first.body);
  assert.deepEqual(await stored(), kept);
  const { id } = first.body;
  const change = (text: string) => room.rest('PATCH', `/drafts/${id}`, { text });
  const answers = await Promise.all([change('one'), change('two'), change('three')]);
  const saved = answers.filter(({ status }) => status === 200);
  assert.ok(saved.length > 0);
  for (const { status, body } of answers) if (status !== 200) assert.deepEqual([status, body.code], [409, 'conflict']);
  await holds(id, ALL);
  assert.deepEqual(await stored(), kept);
  await room.rest('PATCH', `/inboxes/${from.body.id}`, { rules: { send: { allow: ['nobody@example.org'] } } });
  assert.equal((await room.rest('POST', `/drafts/${id}/send`, {})).status, 403);
  await room.rest('PATCH', `/inboxes/${from.body.id}`, { rules: null });
  assert.deepEqual(await stored(), kept);
  await holds(id, ALL);
});
