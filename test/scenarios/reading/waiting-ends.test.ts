/** How a wait ends when no mail comes: the caller goes, the inbox or the key goes, Postroom closes; and what is refused at once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, API_KEY, eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

/** Far more than any of these tests takes: a wait that does not end fails its test. */
const LONG = 120;
const clock = standInClock();

const room = await startPostroom({}, { clock });

describe('a wait is refused at once', () => {
  test('on a paused inbox, saying how to go on, unless the mail is there', async () => {
    const box = await inbox('paused');
    await take(box, 'early');
    await room.rest('PATCH', `/inboxes/${box.id}`, { status: 'paused' });
    const answer = await wait(box, { subject: 'late' });
    problem(answer, 409, 'conflict');
    assert.match(`${answer.body.detail} ${answer.body.hint}`, /paused.*active/);
    const agent = await room.mcp();
    const { body } = await agent.call('wait_for_email', { inboxId: box.id, subject: 'late' });
    assert.deepEqual([body.code, body.message, body.hint], ['conflict', answer.body.detail, answer.body.hint]);
    await agent.close();
    assert.equal((await wait(box)).body.email.subject, 'early');
  });

  test('on an inbox or a thread that the key does not see', async () => {
    const [box, other] = [await inbox('seen'), await inbox('unseen')];
    await take(other, 'theirs');
    const { threadId } = (await room.rest('GET', `/emails?inboxId=${other.id}`)).body.data[0];
    const bound = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [box.id] })).body.key;
    for (const key of [bound, await room.account()]) problem(await wait(other, {}, { key }), 404, 'not_found');
    problem(await wait({ id: randomUUID() }), 404, 'not_found');
    for (const thread of [threadId, randomUUID()]) problem(await wait(box, { threadId: thread }), 404, 'not_found');
    await room.rest('DELETE', `/inboxes/${other.id}`);
    problem(await wait(other), 404, 'not_found');
  });

  test('with a time, a length or a view that does not exist', async () => {
    const box = await inbox('limits');
    for (const asked of [
      { timeoutSeconds: 0 },
      { timeoutSeconds: 301 },
      { timeoutSeconds: 1.5 },
      { maxChars: 0 },
      { view: 'raw' },
    ])
      problem(await wait(box, asked), 400, 'invalid_request');
  });

  test('when its key waits a hundred times, until one of these ends', async () => {
    const box = await inbox('hundred');
    const callers = Array.from({ length: 100 }, () => new AbortController());
    const waits = callers.map((caller) => wait(box, {}, { signal: caller.signal }).catch(() => null));
    await waiting(100);
    const refused = await wait(box);
    problem(refused, 429, 'rate_limited');
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
    const other = (await room.rest('POST', '/api-keys', { name: 'other' })).body.key;
    problem(await wait(box, { timeoutSeconds: 1, since: 'x' }, { key: other }), 400, 'invalid_request');
    assert.equal((await wait(box, { timeoutSeconds: 1 }, { key: other })).body.timedOut, true);
    callers[0]?.abort();
    await waiting(99);
    assert.equal((await wait(box, { timeoutSeconds: 1 })).body.timedOut, true);
    for (const caller of callers) caller.abort();
    await Promise.all(waits);
    await waiting(0);
  });
});

test('a wait whose caller goes leaves nothing behind, over REST and MCP', async () => {
  const box = await inbox('gone');
  const caller = new AbortController();
  const agent = await room.mcp();
  const [rest, mcp] = [
    wait(box, {}, { signal: caller.signal }),
    agent.client.callTool({ name: 'wait_for_email', arguments: { inboxId: box.id, timeoutSeconds: LONG } }, undefined, {
      signal: caller.signal,
    }),
  ].map((call) => assert.rejects(call as Promise<unknown>));
  await waiting(2);
  caller.abort();
  await Promise.all([rest, mcp]);
  await waiting(0);
  const left = assert.rejects(agent.call('wait_for_email', { inboxId: box.id, timeoutSeconds: LONG }));
  await waiting(1);
  await agent.close();
  await left;
  await waiting(0);
});

test('a wait under way tells an agent how it goes, and ends when its inbox is paused or deleted, or its key is revoked or expires', async () => {
  const boxes = await Promise.all(['p', 'd', 'k', 'e', 'ok'].map((name) => inbox(`under-way-${name}`)));
  const [paused, deleted, revoked, expiring, open] = boxes as [Json, Json, Json, Json, Json];
  const key = (await room.rest('POST', '/api-keys', { name: 'revoked' })).body;
  const expiresAt = new Date(clock.now().getTime() + 60_000).toISOString();
  const brief = (await room.rest('POST', '/api-keys', { name: 'brief', expiresAt })).body;
  const waits = [wait(paused), wait(deleted), wait(revoked, {}, { key: key.key }), wait(expiring, {}, { key: brief.key })];
  const agent = await room.mcp();
  const heard: { progress: number; total?: number | undefined; message?: string | undefined }[] = [];
  const waited = agent.client.callTool(
    { name: 'wait_for_email', arguments: { inboxId: open.id, timeoutSeconds: LONG } },
    undefined,
    {
      onprogress: (progress) => heard.push(progress),
    },
  );
  await waiting(5);
  await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
  await room.rest('DELETE', `/inboxes/${deleted.id}`);
  await room.rest('POST', `/api-keys/${key.id}/revoke`);
  clock.pass(61_000);
  const answers = (await Promise.all(waits)) as [Answer, Answer, Answer, Answer];
  problem(answers[0], 409, 'conflict');
  assert.match(answers[0].body.hint, /active/);
  problem(answers[1], 404, 'not_found');
  for (const answer of answers.slice(2)) problem(answer, 401, 'unauthenticated');
  await waiting(1);
  await eventually('progress is told', async () => heard.length > 1);
  assert.deepEqual(
    heard.slice(0, 2).map(({ progress, total }) => [progress, total]),
    [
      [5, LONG],
      [10, LONG],
    ],
  );
  assert.match(heard[0]?.message ?? '', /still waiting/);
  await take(open, 'at last');
  assert.match(JSON.stringify(await waited), /at last/);
  await agent.close();
});

test('mail that comes after a key was revoked is not shown to it', async () => {
  const box = await inbox('too-late');
  const key = (await room.rest('POST', '/api-keys', { name: 'soon revoked' })).body;
  const pending = wait(box, {}, { key: key.key });
  await waiting(1);
  await room.rest('POST', `/api-keys/${key.id}/revoke`);
  await take(box, 'secret');
  const answer = await pending;
  problem(answer, 401, 'unauthenticated');
  assert.doesNotMatch(JSON.stringify(answer.body), /secret/);
});

test('a Postroom that closes answers all who wait, and they go on where they were', async () => {
  const box = await inbox('closing');
  await take(box, 'seen');
  const since = (await wait(box)).body.cursor;
  const agent = await room.mcp();
  const rest = wait(box, { since });
  const mcp = agent.call('wait_for_email', { inboxId: box.id, since, timeoutSeconds: LONG });
  await waiting(2);
  await room.restart();
  const answer = await rest;
  problem(answer, 503, 'unavailable');
  assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
  const { body } = await mcp;
  assert.deepEqual([body.code, body.retryAfter], ['unavailable', Number(answer.headers.get('retry-after'))]);
  const pending = wait(box, { since });
  await waiting(1);
  await take(box, 'after the restart');
  assert.equal((await pending).body.email.subject, 'after the restart');
  await agent.close();
});

async function wait(box: Json, asked: Json = {}, { key, signal }: { key?: string; signal?: AbortSignal } = {}): Promise<Answer> {
  const asks = Object.entries({ inboxId: box.id, timeoutSeconds: LONG, ...asked });
  const query = new URLSearchParams(asks.map(([name, value]): [string, string] => [name, String(value)]));
  const headers = { authorization: `Bearer ${key ?? API_KEY}` };
  const response = await fetch(`${room.url}/api/v1/emails/wait?${query}`, { headers, ...(signal ? { signal } : {}) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Waits until so many wait. */
async function waiting(count: number): Promise<void> {
  await eventually(`${count} wait`, async () => room.app.waiters() === count);
}

async function inbox(localPart: string): Promise<Json> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Json, subject: string): Promise<void> {
  const to = String(box.address);
  const raw = mime({ to, subject, text: 'text', messageId: `<${randomUUID()}@example.org>` });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
