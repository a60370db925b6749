/** A server on which every mail is accepted first: what it answers, in which order it files, and what it keeps of what waits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShared } from '../../support/postgres/test-database.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

type Inbox = { id: string; address: string };

const ACCEPT = { ACCEPT_AFTER_MS: '0' };
const ACCEPTED = { ok: true, accepted: true };
const UNREADABLE = '"example.com"';

const clock = standInClock();
const room = await startPostroom({ ...ACCEPT, BACKLOG_MAILS: '6' }, { clock });

async function inbox(key?: string): Promise<Inbox> {
  return (await room.rest('POST', '/inboxes', {}, key === undefined ? {} : { key })).body;
}

const backlog = async (of = room) => (await of.rest('GET', '/metrics')).body.backlog;
const filed = (of = room) => eventually('all is filed', async () => (await backlog(of)).mails === 0);
const subjects = async ({ id }: Inbox, of = room): Promise<string[]> =>
  (await of.rest('GET', `/emails?inboxId=${id}&limit=100`)).body.data
    .map((email: { subject: string }) => email.subject)
    .reverse();

async function post({ address }: Inbox, name: string, headers: string[] = [], to = room) {
  const {
    status,
    json,
    headers: answered,
  } = await to.inbound(address, mime({ to: address, subject: name, text: name, messageId: `<${name}@example.org>`, headers }));
  return { status, json, retryAfter: answered.get('retry-after') };
}

/** Rules that cannot be read keep the mail of an inbox waiting, however quick the server is. */
async function holdUp({ id }: Inbox): Promise<() => Promise<unknown>> {
  await room.sql('UPDATE inboxes SET rules = ? WHERE id = ? RETURNING id', UNREADABLE, id);
  return () => room.sql('UPDATE inboxes SET rules = NULL WHERE id = ? RETURNING id', id);
}

test('a mail is answered as accepted, is there a moment later, wakes who waits for it, and is in its thread', async () => {
  const to = await inbox();
  const waiting = room.rest('GET', `/emails/wait?inboxId=${to.id}&timeoutSeconds=60`);
  const { status, json } = await post(to, 'hello');
  assert.deepEqual([status, json], [200, ACCEPTED]);
  const { body } = await waiting;
  assert.equal(body.email?.subject ?? body.subject, 'hello');
  await post(to, 'answer', ['In-Reply-To: <hello@example.org>']);
  await filed();
  const { data } = (await room.rest('GET', `/emails?inboxId=${to.id}`)).body;
  assert.equal(data.length, 2);
  assert.equal(data[0].threadId, data[1].threadId);
});

test('mail that no inbox takes is ignored at once, and a copy is dropped as it is filed', async () => {
  const { status, json } = await post({ id: '', address: 'nobody@postroom.localhost' }, 'nobody');
  assert.deepEqual([status, json.ignored], [202, true]);
  const to = await inbox();
  await post(to, 'copy');
  await filed();
  await post(to, 'copy');
  await filed();
  assert.deepEqual(await subjects(to), ['copy']);
});

test('what waits is told, bounded for each account, outlives a restart, and is filed once it can be', async () => {
  const to = await inbox();
  const key = await room.account();
  const other = await inbox(key);
  const { emails: before, webhook: counted } = (await room.rest('GET', '/metrics')).body;
  const repair = await holdUp(to);
  for (const name of ['first', 'second', 'third']) assert.deepEqual((await post(to, name)).json, ACCEPTED);
  clock.pass(7000);
  const { mails, bytes, oldestSeconds } = await backlog();
  assert.deepEqual([mails, oldestSeconds], [3, 7]);
  const { emails } = (await room.rest('GET', '/metrics')).body;
  assert.deepEqual([emails.accepted, emails.storedBytes - before.storedBytes], [3, bytes]);
  assert.equal((await room.rest('GET', '/metrics', undefined, { key })).body.backlog, null, 'others are not told');
  assert.deepEqual(await subjects(to), []);

  const refused = await post(to, 'one too many');
  assert.equal(refused.status, 503);
  assert.ok(Number(refused.retryAfter) > 0);
  assert.deepEqual((await post(other, 'of another account')).json, ACCEPTED);
  await eventually('the other account is served', async () => {
    const { data } = (await room.rest('GET', '/emails', undefined, { key })).body;
    return data.length === 1;
  });

  await room.restart();
  assert.deepEqual([(await backlog()).mails, await subjects(to)], [3, []]);
  await repair();
  clock.pass(60_000);
  await filed();
  assert.deepEqual((await subjects(to)).sort(), ['first', 'second', 'third']);
  const after = (await room.rest('GET', '/metrics')).body;
  assert.deepEqual(
    [after.emails.accepted, after.emails.storedBytes - before.storedBytes, after.webhook.accepted - counted.accepted],
    [0, bytes, 3],
  );
  assert.equal((await backlog()).oldestSeconds, null);
});

test('a deleted inbox takes what waits for it along', async () => {
  const to = await inbox();
  await holdUp(to);
  const { storedBytes } = (await room.rest('GET', '/metrics')).body.emails;
  assert.deepEqual((await post(to, 'too late')).json, ACCEPTED);
  await room.rest('DELETE', `/inboxes/${to.id}`);
  clock.pass(60_000);
  await filed();
  assert.deepEqual(await room.sql('select id from accepted'), []);
  assert.equal((await room.rest('GET', '/metrics')).body.emails.storedBytes, storedBytes);
});

test('two instances file what both have accepted, each mail once', {
  skip: isShared ? false : 'instances share a database only where TEST_DATABASE names one',
}, async () => {
  const crowd = await startPostroom({ ...ACCEPT });
  const second = await crowd.another();
  const to: Inbox = (await crowd.rest('POST', '/inboxes', {})).body;
  const names = Array.from({ length: 40 }, (_, n) => `shared-${n}`);
  const answers = await Promise.all(names.map((name, n) => post(to, name, [], n % 2 === 0 ? crowd : second)));
  assert.ok(answers.every(({ json }) => json.accepted === true));
  await filed(crowd);
  assert.deepEqual((await subjects(to, crowd)).sort(), names.sort());
  await crowd.close();
});
