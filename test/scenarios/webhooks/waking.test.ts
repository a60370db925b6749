/** Wake policies: which mail an endpoint is told, how often, what it is told of what was held back, and what no policy governs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV, newEndpoint, type Receiver, startReceiver } from '../../support/servers/webhook-receiver.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const clock = standInClock();
const room = await startPostroom(HOOKS_ENV, { clock });
const { address } = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;

type Mail = { from?: string; to?: string; answers?: string; headers?: string[]; text?: string };

/** In a thread of its own, or in that of the mail it answers. */
async function mail(subject: string, { from = 'bob@example.org', to = address, answers, headers = [], text = 'x' }: Mail = {}) {
  const all = [...headers, ...(answers ? [`In-Reply-To: <${answers}@example.org>`] : [])];
  const { status } = await room.inbound(
    address,
    mime({ to, from, subject, text, headers: all, messageId: `<${subject}@example.org>` }),
    { at: clock.now() },
  );
  assert.equal(status, 200);
}

/** An endpoint with the policy that is gone after the test. */
async function waking(wake: Json | null, more: Json = {}) {
  const receiver = await startReceiver();
  const { id } = await newEndpoint(room, { url: receiver.url, types: ['email.received', 'inbox.updated'], wake, ...more });
  const path = `/webhook-endpoints/${id}`;
  const suppressed = async (): Promise<{ data: Json[]; sinceWake: number; nextCursor: string | null }> =>
    (await room.rest('GET', `${path}/suppressed?limit=100`)).body;
  return {
    id,
    path,
    receiver,
    suppressed,
    /** Until so many are listed; their reasons, newest first. */
    reasons: (count: number) =>
      eventually(`${count} are held back`, async () => {
        const { data } = await suppressed();
        return data.length >= count && data.map(({ reason }) => reason);
      }),
    /** Until so many attempts are recorded: the next one counts from then. */
    logged: (count: number) =>
      eventually(`${count} attempts`, async () => {
        const { data } = (await room.rest('GET', `${path}/deliveries`)).body;
        return data.length >= count;
      }),
    end: () => room.rest('DELETE', path),
  };
}

/** Each is another: the same again would tell nobody. */
let names = 0;

/** What was told of mail, once the endpoint was told of everything there was: another type is told behind it. */
async function told({ received, waitFor, of }: Receiver): Promise<(string | undefined)[]> {
  const count = of('inbox.updated').length;
  const { data } = (await room.rest('GET', '/inboxes?limit=1')).body;
  await room.rest('PATCH', `/inboxes/${data[0].id}`, { displayName: `Ada ${++names}` });
  await waitFor(count + 1, 'inbox.updated');
  return received.filter(({ body }) => body.type === 'email.received').map(({ body }) => body.data.subject);
}

test('without a policy everything is told; a policy of nothing tells people’s mail, and names what machines sent', async () => {
  const [off, any] = [await waking(null), await waking({})];
  const [machines] = [await waking({ automated: true })];
  await mail('person');
  await mail('newsletter', { headers: ['List-Id: <news.example.org>', 'Precedence: bulk'] });
  await mail('away', { headers: ['Auto-Submitted: auto-replied'] });
  await mail('another person', { from: 'cy@example.org' });
  const all = ['person', 'newsletter', 'away', 'another person'];
  assert.deepEqual(await told(off.receiver), all);
  assert.deepEqual(await told(machines.receiver), all);
  assert.deepEqual(await told(any.receiver), ['person', 'another person']);
  assert.deepEqual(await any.reasons(2), ['automated', 'automated']);
  const [, last] = any.receiver.of('email.received');
  assert.equal(last?.body.suppressed.count, 2);
  assert.equal(last?.body.suppressed.since, clock.now().toISOString());
  const { data, sinceWake } = await any.suppressed();
  assert.deepEqual([data[0]?.sender, data[0]?.wakesAt, sinceWake], ['bob@example.org', null, 0]);
  assert.ok([...off.receiver.received, ...machines.receiver.received].every(({ body }) => body.suppressed === undefined));
  assert.deepEqual((await off.suppressed()).data, []);
  // What was held back is told all the same to whoever asks for it.
  await room.rest('POST', `${any.path}/redeliver`, { sequence: data[0]?.sequence });
  const [, , again] = await any.receiver.waitFor(3, 'email.received');
  assert.equal(again?.body.data.subject, 'away');
  for (const one of [off, any, machines]) await one.end();
});

test('to_me: To names the inbox, in any form of its address; Cc and Bcc are not enough', async () => {
  const mine = await waking({ only: ['to_me'] });
  await mail('to');
  await mail('upper', { to: `Ada <${String(address).toUpperCase()}>` });
  await mail('tagged', { to: String(address).replace('@', '+shop@') });
  await mail('copy', { to: 'others@example.org', headers: [`Cc: ${address}`] });
  await mail('blind', { to: 'undisclosed-recipients:;' });
  assert.deepEqual(await told(mine.receiver), ['to', 'upper', 'tagged']);
  assert.deepEqual(await mine.reasons(2), ['not_to_me', 'not_to_me']);
  await mine.end();
});

test('the first wakes at once; those of the interval are held back, and its end wakes with the newest and the number of the others', async () => {
  const paced = await waking({ minIntervalSeconds: 30 });
  for (const subject of ['first', 'second', 'third', 'fourth']) {
    await mail(subject);
    clock.pass(SECOND);
  }
  assert.deepEqual(await told(paced.receiver), ['first']);
  assert.deepEqual(await paced.reasons(3), ['interval', 'interval', 'interval']);
  const { data, sinceWake } = await paced.suppressed();
  assert.equal(sinceWake, 3);
  assert.deepEqual(
    data.map(({ wakesAt }) => wakesAt !== null),
    [true, false, false],
  );
  clock.pass(30 * SECOND);
  const [, trailing] = await paced.receiver.waitFor(2, 'email.received');
  assert.equal(trailing?.body.data.subject, 'fourth');
  assert.equal(trailing?.body.suppressed.count, 2);
  assert.equal(trailing?.body.sequence, data[0]?.sequence);
  assert.deepEqual(await paced.reasons(2), ['interval', 'interval']);
  // The end of an interval is a wake as any other: the next interval begins with it.
  await mail('fifth');
  assert.deepEqual(await told(paced.receiver), ['first', 'fourth']);
  clock.pass(31 * SECOND);
  const [, , next] = await paced.receiver.waitFor(3, 'email.received');
  assert.deepEqual([next?.body.data.subject, next?.body.suppressed], ['fifth', undefined]);
  clock.pass(MINUTE);
  await mail('after a while');
  assert.deepEqual(await told(paced.receiver), ['first', 'fourth', 'fifth', 'after a while']);
  await paced.end();
});

test('where the newest held mail was deleted, the one before it wakes; what was held wakes too when the policy is lifted', async () => {
  const paced = await waking({ minIntervalSeconds: 30 });
  for (const subject of ['wakes', 'kept', 'deleted']) await mail(subject);
  await paced.reasons(2);
  const [newest] = (await paced.suppressed()).data;
  assert.equal((await room.rest('DELETE', `/emails/${newest?.emailId}`)).status, 200);
  clock.pass(31 * SECOND);
  const [, held] = await paced.receiver.waitFor(2, 'email.received');
  assert.equal(held?.body.data.subject, 'kept');
  await mail('lifted');
  await paced.reasons(1);
  assert.equal((await room.rest('PATCH', paced.path, { wake: null })).body.wake, null);
  await mail('free');
  clock.pass(31 * SECOND);
  await paced.receiver.waitFor(4, 'email.received');
  assert.deepEqual((await told(paced.receiver)).toSorted(), ['free', 'kept', 'lifted', 'wakes']);
  await paced.end();
});

test('a thread wakes so often in 24 hours, a sender so often in 60 minutes, and others still wake', async () => {
  const [threads, senders] = [await waking({ maxPerThreadPerDay: 2 }), await waking({ maxPerSenderPerHour: 2 })];
  await mail('root');
  await mail('answer 1', { answers: 'root', from: 'cy@example.org' });
  await mail('answer 2', { answers: 'root' });
  await mail('answer 3', { answers: 'root' });
  await mail('elsewhere', { from: 'BOB@example.org' });
  assert.deepEqual(await told(threads.receiver), ['root', 'answer 1', 'elsewhere']);
  assert.deepEqual(await threads.reasons(2), ['thread_limit', 'thread_limit']);
  assert.deepEqual(await told(senders.receiver), ['root', 'answer 1', 'answer 2']);
  assert.deepEqual(await senders.reasons(2), ['sender_limit', 'sender_limit']);
  clock.pass(HOUR + SECOND);
  await mail('an hour later', { answers: 'root' });
  assert.equal((await told(senders.receiver)).at(-1), 'an hour later');
  assert.equal((await told(threads.receiver)).at(-1), 'elsewhere');
  clock.pass(23 * HOUR);
  await mail('a day later', { answers: 'root' });
  assert.equal((await told(threads.receiver)).at(-1), 'a day later');
  assert.equal(threads.receiver.of('email.received').at(-1)?.body.suppressed.count, 1);
  for (const one of [threads, senders]) await one.end();
});

test('one mail wakes once with all its views; other types are told whatever the policy says', async () => {
  const types = ['email.received', 'email.code', 'email.answered', 'email.updated', 'email.sent', 'inbox.updated'];
  const views = await waking({ minIntervalSeconds: 30, maxPerThreadPerDay: 1 }, { types });
  const code = 'Your verification code is 481923. It is valid for ten minutes.';
  await mail('Sign in', { text: code });
  // Of a machine, as codes are; this one is asked for by the name of its type.
  await mail('Sign in again', { text: code, headers: ['Auto-Submitted: auto-generated'] });
  await views.reasons(1);
  const [held] = (await views.suppressed()).data;
  for (let n = 0; n < 3; n++) await room.rest('PATCH', '/emails', { ids: [held?.emailId], addLabels: [`l${n}`] });
  await views.receiver.waitFor(3, 'email.updated');
  assert.deepEqual([views.receiver.of('email.received').length, views.receiver.of('email.code').length], [1, 1]);
  clock.pass(31 * SECOND);
  const codes = await views.receiver.waitFor(2, 'email.code');
  const mails = await views.receiver.waitFor(2, 'email.received');
  assert.deepEqual(
    codes.map(({ id }) => id),
    mails.map(({ id }) => `${id}:code`),
  );
  assert.equal(mails[1]?.body.data.subject, 'Sign in again');
  await views.end();
});

test('a failed wake is tried again as any event, and counts once', async () => {
  const failing = await waking({ maxPerSenderPerHour: 1 });
  failing.receiver.answer = (response, { body }) =>
    response.writeHead(body.type === 'email.received' && failing.receiver.of('email.received').length < 3 ? 500 : 204).end();
  await mail('stubborn');
  await failing.logged(1);
  clock.pass(6 * SECOND);
  await failing.receiver.waitFor(2, 'email.received');
  await failing.logged(2);
  await mail('too many');
  assert.deepEqual(await failing.reasons(1), ['sender_limit']);
  clock.pass(6 * MINUTE);
  const all = await failing.receiver.waitFor(3, 'email.received');
  assert.deepEqual(new Set(all.map(({ id, body }) => [id, body.data.subject].join())).size, 1);
  await failing.end();
});

test('what a policy cannot be is refused; keys have one for what subscribes with them, which their keys take over', async () => {
  const { url } = await startReceiver();
  for (const wake of [
    { only: ['any', 'verified'] },
    { only: ['nobody'] },
    { minIntervalSeconds: 0 },
    { perDay: 1 },
    { only: [] },
  ])
    problem(await room.rest('POST', '/webhook-endpoints', { url, wake }), 400, 'invalid_request');
  const wake = {
    only: ['known', 'to_me'],
    automated: true,
    minIntervalSeconds: 5,
    maxPerThreadPerDay: 3,
    maxPerSenderPerHour: null,
  };
  const made = await newEndpoint(room, { url, wake });
  assert.deepEqual(made.wake, wake);
  assert.deepEqual((await room.rest('PATCH', `/webhook-endpoints/${made.id}`, { url })).body.wake, wake);
  const key = (await room.rest('POST', '/api-keys', { name: 'woken', wake })).body;
  assert.deepEqual(key.wake, wake);
  const below = (await room.rest('POST', '/api-keys', { name: 'below' }, { key: key.key })).body;
  assert.deepEqual(below.wake, wake);
  assert.equal((await room.rest('POST', '/api-keys', { name: 'usual' })).body.wake, null);
});
