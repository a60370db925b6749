/** The client's calls: typed answers, errors that are thrown, lists to their end, and what is tried again is done once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, PostroomError } from '../../../packages/client/src/index.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const client = createClient({ baseUrl: `${room.url}/`, apiKey: API_KEY });
const { data: inbox } = await client.POST('/api/v1/inboxes', { body: { localPart: 'ada' } });

test('a call answers what the route does, with its types', async () => {
  const { data, response } = await client.GET('/api/v1/inboxes/{id}', { params: { path: { id: inbox.id } } });
  assert.equal(data.address, 'ada@postroom.localhost');
  assert.equal(response.status, 200);
  // @ts-expect-error: it has no such field
  assert.equal(data.adress, undefined);
  // @ts-expect-error: there is no such path
  await assert.rejects(client.GET('/api/v1/inbox'), PostroomError);
  // @ts-expect-error: the id is missing
  await assert.rejects(client.GET('/api/v1/inboxes/{id}'), PostroomError);
  // @ts-expect-error: a list that never ends is followed
  await assert.rejects(client.list('/api/v1/whoami').next(), TypeError);
});

test('a send answers the email, and a dry run its report', async () => {
  const mail = { inboxId: inbox.id, to: inbox.address, subject: 's', text: 't' };
  const { data: report } = await client.POST('/api/v1/emails/send', { body: { ...mail, dryRun: true } });
  assert.ok('dryRun' in report);
  assert.equal(report.wouldBe, 'queued');
  const { data: email } = await client.POST('/api/v1/emails/send', { body: mail });
  assert.equal(email.direction, 'outbound');
  const { data: changed } = await client.PATCH('/api/v1/inboxes/{id}', {
    params: { path: { id: inbox.id } },
    body: { displayName: 'Ada' },
  });
  assert.equal(changed.displayName, 'Ada');
});

test('a refusal is thrown with all that the problem says', async () => {
  const wrong = await client.POST('/api/v1/inboxes', { body: { localPart: '..' } }).catch((error: unknown) => error);
  assert.ok(wrong instanceof PostroomError && wrong instanceof Error);
  const { body } = await room.rest('POST', '/inboxes', { localPart: '..' });
  const { status, code, message, hint, errors, name } = wrong;
  assert.deepEqual([status, code, message, hint], [400, body.code, body.detail, body.hint]);
  assert.deepEqual([errors, name], [body.errors, 'PostroomError']);
  assert.match(wrong.requestId ?? '', /^[0-9a-f-]{36}$/);
  const stranger = createClient({ baseUrl: `${room.url}/api/v1/`, apiKey: 'pr_nobody' });
  await assert.rejects(stranger.GET('/api/v1/whoami'), { status: 401, code: 'unauthenticated' });
  await assert.rejects(stranger.followEvents().next(), { status: 401 });
  await assert.rejects(stranger.waitForEmail(), { status: 401 });
});

test('an address or a key that cannot be one is refused at once', () => {
  assert.throws(() => createClient({ baseUrl: 'mail.example.com', apiKey: API_KEY }), TypeError);
  assert.throws(() => createClient({ baseUrl: room.url, apiKey: 'pr_\nkey' }), TypeError);
});

test('a list comes whole, page by page', async () => {
  const subjects = Array.from({ length: 7 }, (_, at) => `m${at}`);
  for (const subject of subjects)
    await client.POST('/api/v1/emails/send', { body: { inboxId: inbox.id, to: inbox.address, subject, text: 't' } });
  const seen: (string | null)[] = [];
  const query = { inboxId: inbox.id, direction: 'inbound', subject: 'm', limit: 3 } as const;
  await eventually(
    'all came',
    async () => (await room.rest('GET', `/emails?direction=inbound&subject=m6`)).body.data.length === 1,
  );
  for await (const { subject } of client.list('/api/v1/emails', { params: { query } })) seen.push(subject);
  assert.deepEqual(seen, subjects.toReversed());
  const some = client.list('/api/v1/emails', { params: { query }, signal: AbortSignal.abort(new Error('enough')) });
  await assert.rejects(some.next(), /enough/);
});

test('a send whose answer was lost is repeated, and the mail goes out once', async () => {
  let calls = 0;
  const lossy = createClient({
    baseUrl: room.url,
    apiKey: API_KEY,
    fetch: async (request) => {
      const response = await fetch(request);
      calls += 1;
      if (calls > 2) return response;
      await response.body?.cancel();
      throw new TypeError('the connection broke');
    },
  });
  const body = { inboxId: inbox.id, to: inbox.address, subject: 'lost', text: 't' };
  const { data, response } = await lossy.POST('/api/v1/emails/send', { body });
  assert.deepEqual([calls, response.headers.get('idempotency-replayed')], [3, 'true']);
  const { data: sent } = await client.GET('/api/v1/emails', { params: { query: { subject: 'lost', direction: 'outbound' } } });
  assert.deepEqual(
    sent.data.map(({ id }) => id),
    [data.id],
  );
  const own = { params: { header: { 'Idempotency-Key': 'mine' } }, body };
  const first = await client.POST('/api/v1/emails/send', own);
  assert.equal((await client.POST('/api/v1/emails/send', own)).data.id, first.data.id);
});

test('what passes is waited for as long as was asked, and a signal ends it', async () => {
  const answers: Response[] = [];
  const asked: number[] = [];
  const { GET, DELETE } = createClient({
    baseUrl: room.url,
    apiKey: API_KEY,
    fetch: async (request) => {
      asked.push(Date.now());
      return answers.shift() ?? (await fetch(request));
    },
    retryMs: 5_000,
  });
  const busy = (status: number, retryAfter: string) => new Response('busy', { status, headers: { 'retry-after': retryAfter } });

  answers.push(busy(429, '1'));
  assert.equal((await GET('/api/v1/whoami')).response.status, 200);
  assert.equal(asked.length, 2);
  assert.ok((asked[1] ?? 0) - (asked[0] ?? 0) >= 1000, 'it waits as long as the server says');

  answers.push(busy(503, '60'));
  await assert.rejects(GET('/api/v1/whoami'), { status: 503, code: 'unknown', retryAfter: 60 });
  assert.equal(asked.length, 3);

  answers.push(busy(503, '3'));
  const over = new Error('over');
  const stop = new AbortController();
  setTimeout(() => stop.abort(over), 50);
  await assert.rejects(GET('/api/v1/whoami', { signal: stop.signal }), over);
  assert.equal(asked.length, 4);

  const gone = { params: { path: { id: inbox.id } } };
  answers.push(busy(502, '0'));
  await assert.rejects(DELETE('/api/v1/inboxes/{id}', gone), { status: 502 }, 'it may be done already');
  answers.push(busy(500, '0'));
  await assert.rejects(GET('/api/v1/whoami'), { status: 500 });
  assert.equal(asked.length, 6);
});
