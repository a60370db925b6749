/** Labels: which are in use, for whom, and the label of threads that somebody is done with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { written } from '../../support/mails/console-mails.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const [a, b] = [await newInbox(), await newInbox()];

test('labels in use are listed with how many emails and threads have them, until the last loses them', async () => {
  assert.deepEqual(await labels(), { data: [], complete: true });
  const [one, two, other] = [await receive(a), await receive(a), await receive(b)];
  await room.rest('PATCH', '/emails', { ids: [one.id], addLabels: ['invoice', 'ärger', 'a/b: c_d'] });
  await room.rest('PATCH', '/emails', { ids: [two.id], addLabels: ['invoice'] });
  await room.rest('PATCH', `/threads/${one.threadId}`, { addLabels: ['invoice', 'later'] });
  await room.rest('PATCH', '/emails', { ids: [other.id], addLabels: ['elsewhere'] });
  const ofA = [use('a/b: c_d', 1, 0), use('invoice', 2, 1), use('later', 0, 1), use('ärger', 1, 0)];
  assert.deepEqual(await labels(`?inboxId=${a.id}`), { data: ofA, complete: true });
  assert.deepEqual(
    (await labels()).data,
    [...ofA, use('elsewhere', 1, 0)].sort((x, y) => (x.label < y.label ? -1 : 1)),
  );
  const { key } = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [b.id] })).body;
  assert.deepEqual((await labels('', key)).data, [use('elsewhere', 1, 0)]);
  problem(await room.rest('GET', `/labels?inboxId=${a.id}`, undefined, { key }), 404, 'not_found');
  await room.rest('PATCH', '/emails', { ids: [two.id], removeLabels: ['invoice'] });
  await room.rest('DELETE', `/emails/${one.id}`);
  await room.rest('DELETE', `/inboxes/${b.id}`);
  assert.deepEqual(await labels(), { data: [], complete: true });
});

test('a thread that is archived is left out where it is asked so, and is back when mail comes in to it', async () => {
  const inbox = await newInbox();
  const first = await receive(inbox, 'Plans');
  await receive(inbox, 'Others');
  await room.rest('PATCH', `/threads/${first.threadId}`, { addLabels: ['archived', 'work'] });
  const listed = async (query: string) =>
    ((await room.rest('GET', `/threads?inboxId=${inbox.id}${query}`)).body.data as Json[]).map(({ subject }) => subject).sort();
  assert.deepEqual(await listed(''), ['Others', 'Plans']);
  assert.deepEqual(await listed('&withoutLabel=archived'), ['Others']);
  assert.deepEqual(await listed('&label=archived'), ['Plans']);
  assert.deepEqual(await listed('&label=work&withoutLabel=archived'), []);
  // What goes out is no reason to look at it again.
  const reply = await room.rest('POST', `/emails/${first.id}/reply`, { text: 'Fine.', holdSeconds: 3600 });
  assert.equal(reply.status, 202, JSON.stringify(reply.body));
  assert.deepEqual(await listed('&withoutLabel=archived'), ['Others']);
  await receive(inbox, 'Re: Plans', [`In-Reply-To: ${first.messageId}`]);
  assert.deepEqual(await listed('&withoutLabel=archived'), ['Others', 'Plans']);
  assert.deepEqual((await room.rest('GET', `/threads/${first.threadId}`)).body.labels, ['work']);
});

test('no filter takes an empty label, which no mail has; of a model it is none', async () => {
  const agent = await room.mcp();
  const none = { path: 'label', message: 'must have at least 1 character' };
  for (const path of ['/emails?label=', '/threads?label='])
    assert.deepEqual(problem(await room.rest('GET', path), 400, 'invalid_request').errors, [none], path);
  for (const [tool, input] of [
    ['list_emails', { label: '' }],
    ['list_threads', { label: '', withoutLabel: '' }],
  ] as const) {
    const bare = (await agent.call(tool, { inboxId: a.id })).body.data;
    assert.equal((await agent.call(tool, { inboxId: a.id, ...input })).body.data.length, bare.length, tool);
    assert.ok(bare.length > 0, tool);
  }
});

function use(label: string, emails: number, threads: number) {
  return { label, emails, threads };
}

async function labels(query = '', key?: string) {
  const { status, body } = await room.rest('GET', `/labels${query}`, undefined, key === undefined ? {} : { key });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function newInbox(): Promise<{ id: string; address: string }> {
  return (await room.rest('POST', '/inboxes', {})).body;
}

async function receive(inbox: { id: string; address: string }, subject = 'Hello', headers: string[] = []) {
  const from = (await room.rest('POST', '/inboxes', {})).body.address;
  await room.inbound(inbox.address, written({ from, to: inbox.address, subject, headers }));
  const [email] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound`)).body.data;
  assert.equal(email.subject, subject);
  return email;
}
