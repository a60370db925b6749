/** Idempotency keys: whatever is repeated, for whatever reason, happens once and is answered alike. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isShared } from '../../support/postgres/test-database.ts';
import { unfenced } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const HOUR = 3600_000;
const clock = standInClock();

const { room, sink } = await startRelayedRoom({}, { clock });
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;

describe('fifty sends at once with one key', () => {
  test('make one record and one delivery; all answers are equal and the replays say so', async () => {
    const before = sink.mails.length;
    const mail = mailTo('fifty@example.org');
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/emails/send', mail, 'fifty')));
    for (const answer of answers) {
      assert.equal(answer.status, 202);
      assert.deepEqual(answer.body, answers[0]?.body);
    }
    assert.deepEqual(answers.filter((answer) => !isReplay(answer)).length, 1);
    await sentTo('after@example.org');
    const handed = sink.mails.slice(before).filter((one) => one.recipients.includes('fifty@example.org'));
    assert.equal(handed.length, 1);
    const { body } = await room.rest('GET', '/emails?limit=100');
    assert.equal(body.data.filter((email: Json) => email.to === 'fifty@example.org').length, 1);
  });

  test('over MCP do the same', async () => {
    const agent = await room.mcp();
    const input = { ...mailTo('agents@example.org'), idempotencyKey: 'fifty' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => agent.call('send_email', input)));
    for (const answer of answers) assert.deepEqual([answer.status, unfenced(answer.body)], [200, unfenced(answers[0]?.body)]);
    const { body } = await agent.call('list_emails', { limit: 100 });
    assert.equal(unfenced(body).data.filter((email: Json) => email.to === 'agents@example.org').length, 1);
    const other = await agent.call('send_email', { ...input, subject: 'Other' });
    assert.equal(other.body.code, 'idempotency_mismatch');
    assert.match(other.body.message, new RegExp(`carried out at .*Z, and answered the id ${answers[0]?.body.id}`));
    await agent.close();
  });
});

test('a replay answers the first status and body, also when the record has changed since', async () => {
  const key = randomUUID();
  const first = await post('/emails/send', mailTo('ann@example.org'), key);
  await eventually('it is sent', async () => (await room.rest('GET', `/emails/${first.body.id}`)).body.status === 'sent');
  const again = await post('/emails/send', mailTo('ann@example.org'), key);
  assert.deepEqual([again.status, again.body, isReplay(again)], [202, first.body, true]);
  await room.rest('DELETE', `/emails/${first.body.id}`);
  assert.deepEqual((await post('/emails/send', mailTo('ann@example.org'), key)).body, first.body);
});

test('the order of fields and white space do not make another request; any other content does', async () => {
  const key = randomUUID();
  const mail = mailTo('ben@example.org');
  const first = await post('/emails/send', mail, key);
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(mail).reverse()), null, 2);
  assert.deepEqual((await post('/emails/send', reordered, key)).body, first.body);
  for (const other of [
    { ...mail, text: 'Other' },
    { ...mail, cc: ['x@example.org'] },
    { ...mail, labels: ['x'] },
  ]) {
    const refused = await post('/emails/send', other, key);
    assert.deepEqual([refused.status, refused.body.code], [422, 'idempotency_mismatch']);
    const told = `The request with other content that used this idempotency key before was carried out at ${first.body.createdAt}, and answered the id ${first.body.id}.`;
    assert.equal(refused.body.detail, told);
    assert.match(refused.body.hint, /^Nothing was done now\. Look at what the first request did before you repeat anything/);
  }
});

test('a field that is left out and one that means the same are one request, over either transport', async () => {
  const mail = mailTo('fred@example.org');
  const same = { ...mail, cc: [], labels: [], headers: {}, holdSeconds: 0, onUnknown: 'retry', dryRun: false };
  const agent = await room.mcp();
  for (const [first, again] of [
    [mail, same],
    [same, mail],
  ] as const) {
    const key = randomUUID();
    const sent = await post('/emails/send', first, key);
    const repeated = await post('/emails/send', again, key);
    assert.deepEqual([repeated.status, repeated.body, isReplay(repeated)], [202, sent.body, true]);
    const bySend = await agent.call('send_email', { ...first, idempotencyKey: key });
    assert.equal((await agent.call('send_email', { ...again, idempotencyKey: key })).body.id, bySend.body.id);
  }
  await agent.close();
  const key = randomUUID();
  const { body: draft } = await post('/drafts', { inboxId, cc: ['gil@example.org'] }, randomUUID());
  const change = (body: Json) => room.rest('PATCH', `/drafts/${draft.id}`, body, { headers: { 'idempotency-key': key } });
  assert.equal((await change({ subject: 'Hello', cc: [] })).status, 200);
  assert.equal((await change({ subject: 'Hello' })).body.code, 'idempotency_mismatch', 'what is left out of a draft stays');
});

test('one address and a list of it alone are one request, over either transport; of two, or another one, they are not', async () => {
  const agent = await room.mcp();
  const forms: [Json, Json][] = [
    [{ to: 'hal@example.org' }, { to: ['hal@example.org'] }],
    [{ to: ['Hal <hal@example.org>'] }, { to: 'Hal <hal@example.org>' }],
    [
      { to: 'hal@example.org', replyTo: ['me@example.org'] },
      { to: ['hal@example.org'], replyTo: 'me@example.org' },
    ],
  ];
  for (const [one, alike] of forms) {
    const key = randomUUID();
    const sent = await post('/emails/send', { ...mailTo(''), ...one }, key);
    assert.equal(sent.status, 202);
    const repeated = await post('/emails/send', { ...mailTo(''), ...alike }, key);
    assert.deepEqual([repeated.status, repeated.body, isReplay(repeated)], [202, sent.body, true]);
    const bySend = await agent.call('send_email', { ...mailTo(''), ...one, idempotencyKey: key });
    assert.equal((await agent.call('send_email', { ...mailTo(''), ...alike, idempotencyKey: key })).body.id, bySend.body.id);
    for (const to of [['hal@example.org', 'ida@example.org'], 'ida@example.org', []]) {
      const { body } = await post('/emails/send', { ...mailTo(''), ...one, to }, key);
      assert.equal(body.code, Array.isArray(to) && to.length === 0 ? 'invalid_request' : 'idempotency_mismatch');
    }
    const draft = await post('/drafts', { inboxId, ...one }, key);
    assert.deepEqual((await post('/drafts', { inboxId, ...alike }, key)).body, draft.body);
    const forward = (fields: Json) => post(`/emails/${sent.body.id}/forward`, { text: 'x', to: fields.to }, key);
    const forwarded = await forward(one);
    assert.equal(forwarded.status, 202);
    assert.deepEqual((await forward(alike)).body, forwarded.body);
  }
  await agent.close();
});

test('one key at two paths, in two accounts, or over two transports is two keys', async () => {
  const key = 'the same everywhere';
  const other = await room.account();
  const [inbox, made, theirs] = [
    await post('/inboxes', {}, key),
    await post('/api-keys', { name: 'x' }, key),
    await room.rest('POST', '/inboxes', {}, { key: other, headers: { 'idempotency-key': key } }),
  ];
  const agent = await room.mcp();
  const { body: byTool } = await agent.call('create_inbox', { idempotencyKey: key });
  const { body: byToolAgain } = await agent.call('create_inbox', { idempotencyKey: key });
  await agent.close();
  assert.deepEqual([inbox.status, made.status, theirs.status], [201, 201, 201]);
  assert.ok([inbox, made, theirs].every((answer) => !isReplay(answer)));
  assert.equal(new Set([inbox.body.id, theirs.body.id, byTool.id]).size, 3);
  assert.deepEqual(byToolAgain, byTool);
});

describe('another API key of the account', () => {
  test('gets the replay when it came from the first one in a rotation, also while the first still works', async () => {
    const { body: first } = await room.rest('POST', '/api-keys', { name: 'first' });
    const key = randomUUID();
    const made = await post('/inboxes', { displayName: 'once' }, key, first.key);
    const turned = await room.rest('POST', `/api-keys/${first.id}/rotate`, { graceSeconds: 600 });
    for (const secret of [turned.body.key, first.key]) {
      const again = await post('/inboxes', { displayName: 'once' }, key, secret);
      assert.deepEqual([again.body, isReplay(again)], [made.body, true]);
    }
  });

  test('never gets it when it was made with the first one, even with the same rights', async () => {
    const twin = (await room.rest('POST', '/api-keys', { name: 'twin' })).body.key;
    const key = randomUUID();
    const first = await post('/inboxes', { displayName: 'once' }, key);
    const again = await post('/inboxes', { displayName: 'once' }, key, twin);
    assert.deepEqual([again.status, isReplay(again)], [201, false]);
    assert.notEqual(again.body.id, first.body.id);
  });

  test('that ends soon cannot fetch the secret of a key that never ends', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const short = (await room.rest('POST', '/api-keys', { name: 'short', expiresAt })).body.key;
    const [creation, rotation] = [randomUUID(), randomUUID()];
    const made = await post('/api-keys', { name: 'for ever' }, creation);
    const rotated = await post(`/api-keys/${made.body.id}/rotate`, {}, rotation);
    const fetched = await post('/api-keys', { name: 'for ever' }, creation, short);
    assert.deepEqual([fetched.status, isReplay(fetched), fetched.body.expiresAt], [201, false, expiresAt]);
    assert.notEqual(fetched.body.key, made.body.key);
    const refused = await post(`/api-keys/${made.body.id}/rotate`, {}, rotation, short);
    assert.deepEqual([refused.status, refused.body.key], [409, undefined]);
    assert.notEqual(rotated.body.key, undefined);
  });

  test('with fewer rights never gets an answer it could not have been given itself', async () => {
    const { body: mine } = await room.rest('POST', '/inboxes', {});
    const scopes = ['api-keys:write', 'emails:send', 'emails:read'];
    const narrow = (await room.rest('POST', '/api-keys', { name: 'narrow', scopes, inboxIds: [mine.id] })).body.key;
    const made = await post('/api-keys', { name: 'guessable' }, 'guessable-1');
    const sent = await post('/emails/send', mailTo('carol@example.org'), 'guessable-2');
    const replayedKey = await post('/api-keys', { name: 'guessable' }, 'guessable-1', narrow);
    const replayedMail = await post('/emails/send', mailTo('carol@example.org'), 'guessable-2', narrow);
    assert.notEqual(replayedKey.body.key, made.body.key, 'a wider secret');
    assert.notEqual(replayedMail.body.id, sent.body.id, 'a mail of an inbox it does not see');
  });
});

test('the creation and rotation of an API key replay the same secret, which no file holds in plain text', async () => {
  const [creation, rotation] = [randomUUID(), randomUUID()];
  const made = await post('/api-keys', { name: 'secret' }, creation);
  const again = await post('/api-keys', { name: 'secret' }, creation);
  assert.deepEqual([again.status, again.body, isReplay(again)], [201, made.body, true]);
  const rotated = await post(`/api-keys/${made.body.id}/rotate`, {}, rotation);
  const rotatedAgain = await post(`/api-keys/${made.body.id}/rotate`, {}, rotation);
  assert.deepEqual([rotatedAgain.status, rotatedAgain.body], [200, rotated.body]);
  assert.equal((await room.rest('GET', '/whoami', undefined, { key: rotated.body.key })).status, 200);
  // The files of a PostgreSQL server are not ours to read.
  if (isShared) return;
  const names = (await readdir(room.dataDir, { withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name);
  assert.ok(names.length > 1);
  let held = 0;
  for (const name of names) {
    const bytes = await readFile(join(room.dataDir, name));
    if (bytes.includes(made.body.id)) held++;
    for (const secret of [made.body.key, rotated.body.key, creation, rotation])
      for (const form of [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')])
        assert.ok(!bytes.includes(form), `${name} holds a secret`);
  }
  assert.ok(held > 0, 'these are the files the keys are in');
});

test('a refusal is not kept: the same key works once the request is right', async () => {
  const key = randomUUID();
  assert.equal((await post('/emails/send', { ...mailTo('x@example.org'), to: 'nonsense' }, key)).status, 400);
  assert.equal((await post('/emails/send', { ...mailTo('x@example.org'), inboxId: randomUUID() }, key)).status, 404);
  const paused = (await room.rest('POST', '/inboxes', {})).body;
  await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
  const mail = { ...mailTo('dan@example.org'), inboxId: paused.id };
  assert.equal((await post('/emails/send', mail, key)).status, 409);
  await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'active' });
  const sent = await post('/emails/send', mail, key);
  assert.deepEqual([sent.status, isReplay(sent)], [202, false]);
});

test('inboxes are made and emails marked once', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('/inboxes', { displayName: 'Ten' }, key)));
  assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 1);
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201]);
  const inbox = answers[0]?.body;
  await room.inbound(inbox.address, 'Subject: x\r\n\r\nx', { at: clock.now() });
  const email = (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data[0];
  const mark = (isRead: boolean) =>
    room.rest('PATCH', `/emails/${email.id}/read`, { isRead }, { headers: { 'idempotency-key': key } });
  const first = await mark(true);
  await room.rest('PATCH', `/emails/${email.id}/read`, { isRead: false });
  const replayed = await mark(true);
  assert.deepEqual([replayed.status, replayed.body, isReplay(replayed)], [200, first.body, true]);
  assert.equal((await room.rest('GET', `/emails/${email.id}`)).body.isRead, false, 'the replay marked nothing');
  assert.equal((await mark(false)).status, 422);
});

test('a key is 1 to 255 printable characters, over either transport', async () => {
  for (const key of ['', 'x'.repeat(256), 'tab\there', 'é'])
    assert.deepEqual(
      await post('/inboxes', {}, key).then((answer) => [answer.status, answer.body.errors?.[0]?.path]),
      [400, 'Idempotency-Key'],
      key,
    );
  for (const key of ['x', '~'.repeat(255), '"quoted, with {braces}"'])
    assert.equal((await post('/inboxes', {}, key)).status, 201, key);
  const agent = await room.mcp();
  for (const idempotencyKey of ['', 'x'.repeat(256), 'a\nb', 'é', 7, ['x']]) {
    const { body } = await agent.call('create_inbox', { idempotencyKey } as Json);
    assert.deepEqual([body.code, body.errors?.[0]?.path], ['invalid_request', 'idempotencyKey']);
  }
  const taken = await agent.call('update_emails', { ids: [randomUUID()], isRead: true, idempotencyKey: 'x' });
  assert.equal(taken.body.errors[0].path, 'idempotencyKey', 'a tool that repeats safely takes none');
  await agent.close();
});

test('an answer is kept over a restart, for 24 hours', async () => {
  const key = randomUUID();
  const first = await post('/inboxes', { displayName: 'kept' }, key);
  await room.restart();
  assert.deepEqual((await post('/inboxes', { displayName: 'kept' }, key)).body, first.body);
  clock.pass(24 * HOUR - 1000);
  const late = await post('/inboxes', { displayName: 'kept' }, key);
  assert.deepEqual([late.body, isReplay(late)], [first.body, true]);
  clock.pass(1000);
  const fresh = await post('/inboxes', { displayName: 'kept' }, key);
  assert.deepEqual([fresh.status, isReplay(fresh)], [201, false]);
  assert.notEqual(fresh.body.id, first.body.id);
});

function post(path: string, body: unknown, key: string, apiKey?: string): Promise<Answer> {
  return room.rest('POST', path, body, { headers: { 'idempotency-key': key }, ...(apiKey ? { key: apiKey } : {}) });
}

function isReplay(answer: Answer): boolean {
  return answer.headers.get('idempotency-replayed') === 'true';
}

function mailTo(to: string): Json {
  return { inboxId, to, subject: 'Hello', text: 'Hello' };
}

/** Sends one more mail and waits for it: what was queued before it has been sent by then. */
async function sentTo(to: string): Promise<void> {
  await room.rest('POST', '/emails/send', mailTo(to));
  await eventually('all before it is sent', async () => sink.mails.some((mail) => mail.recipients.includes(to)));
}
