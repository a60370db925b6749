/** An account that the operator deletes: it is gone at once for everybody, its rows go table by table, and nobody else loses one. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FetchRow } from '../../../src/core/store/fetches.ts';
import { problem } from '../../support/clients/problem.ts';
import { postroomIn } from '../../support/processes/operator.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, MINUTE, sendingRoom } from '../../support/rooms/sending-room.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';
import { ownedRows, TABLES_OF_ACCOUNTS } from '../../support/store/owned-rows.ts';

const here = await sendingRoom({}, HOOKS_ENV);
const { room, clock } = here;
const operator = postroomIn({ env: { ...room.env, POSTROOM_SECRET_KEY: HOOKS_ENV.POSTROOM_SECRET_KEY } });

test('a slip deletes nothing, and the operator stays', async () => {
  const doomed = await filled('slip');
  const refused = (...args: string[]) => operator('accounts', 'delete', ...args);
  await assert.rejects(refused(doomed.account, '--name', 'Unlimited'), /has another name.*Nothing was deleted/s);
  await assert.rejects(refused(doomed.account), /--name is missing/);
  await assert.rejects(refused(randomUUID(), '--name', 'unlimited'), /No account with this id/);
  const own = (await here.get('/whoami')).account.id;
  await assert.rejects(refused(own, '--name', 'operator'), /operator's account cannot be deleted/);
  assert.equal((await here.get('/whoami', doomed.key)).account.id, doomed.account);
});

test('it is gone at once, its rows go in every table, and another account keeps all of its own', async () => {
  const [doomed, other] = [await filled('doomed'), await filled('other')];
  const before = await ownedRows(room, doomed.account);
  for (const table of TABLES_OF_ACCOUNTS) assert.ok(before.get(table)?.length, `the test fills ${table}`);
  const kept = await ownedRows(room, other.account);
  const wait = room.rest('GET', `/emails/wait?inboxId=${doomed.desk.id}&timeoutSeconds=300&subject=never`, undefined, {
    key: doomed.key,
  });
  await eventually('it waits', async () => room.app.waiters() === 1);
  const scheduled = { inboxId: doomed.desk.id, to: 'never@example.org', subject: 's', text: 't', sendAt: here.in(HOUR) };
  assert.equal((await here.post('/emails/send', scheduled, doomed.key)).status, 202);

  assert.match(await remove(doomed), /^unlimited is deleted: its keys and addresses do not work any more\n/);
  problem(await wait, 401, 'unauthenticated');
  problem(await room.rest('GET', '/whoami', undefined, { key: doomed.key }), 401, 'unauthenticated');
  await assert.rejects(room.mcp(doomed.key), /401|unknown, revoked or expired/);
  await assert.rejects(remove(doomed), /No account with this id/);
  await assert.rejects(operator('accounts', 'resume', doomed.account), /No account with this id/);
  await assert.rejects(operator('keys', 'create', '--account', doomed.account), /No account with this id/);
  const late = await room.inbound(doomed.desk.address, mime({ to: doomed.desk.address, subject: 'late', text: 'x' }));
  assert.deepEqual([late.status, late.json.reason], [202, 'no inbox has this address']);
  assert.match(await operator('accounts', 'list'), new RegExp(`^${doomed.account} {2}deleting {2}unlimited`, 'm'));
  await eventually('what it had is gone', async () => !(await ownedRows(room, doomed.account)).has('emails'));

  clock.pass(6 * MINUTE);
  await room.restart();
  await gone(doomed.account, before);
  const now = await ownedRows(room, other.account);
  // What was accepted is filed at the start, and events between instances are kept for two minutes.
  for (const table of ['accepted', 'session_news']) kept.delete(table);
  for (const [table, rows] of kept) for (const row of rows) assert.ok(now.get(table)?.includes(row), `${table} keeps ${row}`);
  assert.equal((await here.get(`/emails?inboxId=${other.desk.id}`, other.key)).data.length > 0, true);
  clock.pass(2 * HOUR);
  await here.outboxLooks();
  assert.equal(here.mailsTo('never@example.org').length, 0);
  const [localPart] = String(doomed.desk.address).split('@');
  problem(await here.post('/inboxes', { localPart }, other.key), 409, 'conflict');
});

test('what a process left half removed goes at the next start', async () => {
  const doomed = await filled('half');
  const before = await ownedRows(room, doomed.account);
  await room.app.close();
  assert.match(await remove(doomed), /its rows are removed while the server runs/);
  const { store } = await room.registry();
  await store.write(async (tx) => {
    const [mail] = await tx.accountRows.emails(doomed.account, 1);
    await tx.emails.remove([mail?.id ?? '']);
    await tx.accountRows.removeOwn(doomed.account, 3);
  });
  await store.close();
  clock.pass(6 * MINUTE);
  await room.restart();
  await gone(doomed.account, before);
});

/** No row has the account's id any more, nor one of those that led to it. */
async function gone(account: string, before: Awaited<ReturnType<typeof ownedRows>>): Promise<void> {
  await eventually(
    'the account is gone',
    async () => (await room.sql('select id from accounts where id = ?', account)).length === 0,
  );
  assert.ok(!(await operator('accounts', 'list')).includes(account));
  assert.deepEqual(await ownedRows(room, account, before), new Map());
}

function remove({ account }: { account: string }): Promise<string> {
  return operator('accounts', 'delete', account, '--name', 'unlimited');
}

/** An account with a row in every table in which an account has rows. */
async function filled(name: string) {
  const key = await room.account();
  const made = async (path: string, body: Json, more: Parameters<typeof room.rest>[3] = {}) => {
    const answer = await room.rest('POST', path, body, { key, ...more });
    assert.ok(answer.status < 300, `${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const account = (await here.get('/whoami', key)).account.id;
  const desk = await made('/inboxes', { localPart: `${name}-desk` });
  const strict = await made('/inboxes', { localPart: `${name}-strict`, rules: { receive: { allow: null, verified: true } } });
  const take = async (to: string, subject: string, headers: string[]) => {
    const messageId = `<${name}.${subject}@example.org>`;
    const { status } = await room.inbound(to, mime({ to, subject, text: 'x', messageId, headers }));
    assert.equal(status, 200);
  };
  // Nothing answers there, so what it is told waits for another attempt.
  const hook = { url: 'http://127.0.0.1:1024/hook', types: ['email.received'], wake: { only: ['any'] } };
  const endpoint = await made('/webhook-endpoints', hook);
  await take(desk.address, 'one', ['In-Reply-To: <earlier@example.org>']);
  await take(desk.address, 'file', ['Content-Type: text/csv; name="a.csv"', 'Content-Disposition: attachment; filename="a.csv"']);
  await take(strict.address, 'strict', []);
  const wait = await here.get(`/emails/wait?inboxId=${desk.id}&timeoutSeconds=1`, key);
  const headers = { 'idempotency-key': randomUUID() };
  const sent = await made('/emails/send', { inboxId: desk.id, to: 'bob@example.org', subject: 's', text: 't' }, { headers });
  const agent = await made('/api-keys', { name: 'agent', limits: { sendsPerDay: 5 } });
  await made('/emails/send', { inboxId: desk.id, to: 'ann@example.org', subject: 's', text: 't' }, { key: agent.key });
  const file = { filename: 'a.txt', contentType: 'text/plain', content: 'eA==' };
  await made('/drafts', { inboxId: desk.id, to: 'ann@example.org', subject: 's', text: 't', attachments: [file] });
  await made('/templates', { name, subject: 's', text: 't' });
  await made('/suppressions', { address: 'no@example.org' });
  await made('/domains', { domain: `${name}.example` });
  const session = await room.mcp(key);
  await eventually('it is told', async () => {
    const { data } = await here.get(`/webhook-endpoints/${endpoint.id}/deliveries`, key);
    return (data as Json[]).some(({ nextAttemptAt }) => nextAttemptAt !== null);
  });
  await made(`/webhook-endpoints/${endpoint.id}/pause`, {});
  await eventually('it is sent', async () => (await here.get(`/emails/${sent.id}`, key)).status === 'sent');
  await directly(account, desk.id, wait.email.threadId, session);
  return { account, key, desk };
}

/** What only some servers, or few mails, make. */
async function directly(accountId: string, inboxId: string, threadId: string, session: Awaited<ReturnType<typeof room.mcp>>) {
  const { store, ids } = await room.registry();
  const at = clock.now();
  const origin = { envelopeFrom: null, envelopeTo: null, provider: null, spf: null, rawFidelity: 'exact' as const };
  const row = { id: ids.next(), accountId, inboxId, ...origin, size: 1, tries: 1, acceptedAt: at };
  const [open] = await store.read((tx) => tx.sessions.unused({ accountId }, new Date('9999-12-31'), 1));
  const keyId = open?.keyId ?? '';
  const link = { hash: ids.next(), keyId, expiresAt: new Date(at.getTime() + 24 * HOUR) };
  await store.write(async (tx) => {
    await tx.consoleSessions.insert({
      hash: ids.next(),
      keyId,
      createdAt: at,
      usedAt: at,
      endsAt: new Date(at.getTime() + 24 * HOUR),
    });
    await tx.consoleSessions.insertLink(link);
    await tx.fetches.insert(waitingFetch(accountId), Buffer.from('x'));
    await tx.arriving.begin(row.id, at);
    await tx.arriving.add(row.id, 0, 0, Buffer.from('x'));
    await tx.accepted.insert({ ...row, leasedUntil: new Date(at.getTime() + 24 * HOUR) }, { id: row.id, taken: false });
    const event = { kind: 'ended', name: null, message: null, publisher: ids.next(), createdAt: at } as const;
    await tx.sessionEvents.append({ sessionId: open?.id ?? '', ...event });
    await tx.arrivalLog.add({
      ...origin,
      id: ids.next(),
      accountId,
      inboxId,
      recipient: null,
      outcome: 'ignored',
      reason: null,
      emailId: null,
      size: 1,
      createdAt: at,
    });
  });
  await room.sql('insert into joined_threads (id, thread_id) values (?, ?) returning id', ids.next(), threadId);
  await store.close();
  await session.close();
}

/** It waits for longer than the test runs. */
function waitingFetch(accountId: string): FetchRow {
  const [id, at] = [randomUUID(), clock.now()];
  return {
    ...{ id, accountId, provider: 'brevo', token: id, plan: {}, envelopeFrom: null, envelopeTo: [], spf: null, size: 1 },
    ...{ state: 'waiting', tries: 0, nextTryAt: new Date(at.getTime() + 24 * HOUR), leasedUntil: new Date(0) },
    ...{ lastError: null, createdAt: at },
  };
}
