/** The client follows events over cuts and restarts: each once, in order, and what is gone is told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, type Followed } from '../../../packages/client/src/index.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { startWire } from '../../support/servers/cut-wire.ts';
import { freePort } from '../../support/servers/free-port.ts';

const port = await freePort();
const room = await startPostroom({ PORT: String(port) });
const wire = await startWire(port);
const client = createClient({ baseUrl: `http://127.0.0.1:${wire.port}`, apiKey: API_KEY });
const { data: inbox } = await client.POST('/api/v1/inboxes', { body: { localPart: 'ada' } });

async function arrive(...subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    const text = 'Your verification code is 493217. Enter it to sign in.';
    const mail = mime({ to: inbox.address, subject, text, messageId: `<${subject}@example.org>` });
    assert.equal((await room.inbound(inbox.address, mail)).status, 200);
  }
}

/** What was followed so far; it ends with the signal. */
function collect(options: Parameters<typeof client.followEvents>[0]): { all: Followed[]; ended: Promise<void>; stop(): void } {
  const all: Followed[] = [];
  const stop = new AbortController();
  const ended = (async () => {
    for await (const one of client.followEvents({ ...options, signal: stop.signal })) all.push(one);
  })();
  return { all, ended, stop: () => stop.abort() };
}

async function listed(types: string): Promise<string[]> {
  const { body } = await room.rest('GET', `/events?types=${types}&limit=100`);
  return body.data.map(({ id }: { id: string }) => id);
}

const idsOf = (all: Followed[]) => all.map((one) => ('id' in one ? one.id : one.type));

test('nothing is lost and nothing comes twice while connections are cut and the server starts again, which a wait outlives', async () => {
  const types = ['email.received', 'email.code'] as const;
  const { all, ended, stop } = collect({ after: 'beginning', types });
  await arrive('one', 'two');
  await eventually('it follows', async () => all.length === 4);
  const waiting = client.waitForEmail({ inboxId: inbox.id, subject: 'four', timeoutSeconds: 60 });
  await eventually('it waits', async () => room.app.waiters() === 1);
  wire.cutAfter((bytes) => bytes.includes('/events/stream'));
  await room.restart();
  await arrive('three', 'four');
  wire.mend();
  assert.equal((await waiting).email?.subject, 'four');
  await eventually('it goes on', async () => all.length >= 8);
  await arrive('five');
  await eventually('it follows again', async () => all.length >= 10);
  stop();
  await ended;
  assert.deepEqual(idsOf(all), await listed(types.join(',')));
  const [first] = all;
  const { all: rest, ended: over, stop: enough } = collect({ after: all[5]?.cursor, types });
  await eventually('it goes on behind a cursor', async () => rest.length >= 4);
  enough();
  await over;
  assert.deepEqual(rest, all.slice(6));
  assert.ok(first?.type === 'email.received' && first.data === undefined);
});

test('a break between two events of one position repeats neither', async () => {
  let calls = 0;
  const cursors: (string | null)[] = [];
  const cutting = createClient({
    baseUrl: room.url,
    apiKey: API_KEY,
    fetch: async (request) => {
      const response = await fetch(request);
      cursors.push(request.headers.get('last-event-id'));
      calls += 1;
      if (calls > 1 || !response.body) return response;
      let isOver = false;
      const cut = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const text = new TextDecoder().decode(chunk);
          const at = text.indexOf('event: email.received');
          if (at < 0 || isOver) return controller.enqueue(chunk);
          isOver = true;
          // To the end of the first event, which has no id.
          controller.enqueue(new TextEncoder().encode(text.slice(0, text.indexOf('\n\n', at) + 2)));
          controller.terminate();
        },
      });
      return new Response(response.body.pipeThrough(cut), { headers: response.headers });
    },
  });
  const ids: string[] = [];
  for await (const one of cutting.followEvents({ after: 'beginning', types: ['email.received', 'email.code'] })) {
    if ('id' in one) ids.push(one.id);
    if (ids.length === 10) break;
  }
  assert.equal(calls, 2);
  assert.deepEqual(ids, await listed('email.received,email.code'));
});

test('with payload each event has its record, and a filter is one of the server', async () => {
  const { data: other } = await client.POST('/api/v1/inboxes', { body: { localPart: 'bob' } });
  const { all, ended, stop } = collect({ after: 'beginning', types: ['email.*'], inboxId: inbox.id, payload: 'full' });
  await eventually('it came', async () => all.some(({ type }) => type === 'email.received'));
  stop();
  await ended;
  const one = all.find(({ type }) => type === 'email.received');
  assert.ok(one?.type === 'email.received' && one.data && 'text' in one.data);
  assert.match(one.data.text ?? '', /493217/);
  assert.ok(all.every((event) => 'inboxId' in event && event.inboxId !== other.id));
});

test('events that are gone are told as a gap', async () => {
  const { all, ended, stop } = collect({ after: 'beginning', types: ['email.received'] });
  await eventually('there is one', async () => all.length > 1);
  stop();
  await ended;
  const last = (await room.sql('select max(seq) as seq from events'))[0]?.seq;
  await room.sql(`delete from events where seq < ${last} returning seq`);
  const { all: later, ended: over, stop: enough } = collect({ after: all[0]?.cursor });
  await eventually('the gap is told', async () => later.length >= 1);
  enough();
  await over;
  assert.equal(later[0]?.type, 'gap');
  assert.ok(later[0]?.cursor);
});

test('a server that refuses or that is not there throws', async () => {
  await assert.rejects(client.followEvents({ inboxId: 'nobody@postroom.localhost' }).next(), { status: 404 });
  await assert.rejects(client.followEvents({ after: 'none' }).next(), { status: 400 });
  const nowhere = createClient({ baseUrl: `http://127.0.0.1:${await freePort()}`, apiKey: API_KEY, retryMs: 0 });
  await assert.rejects(nowhere.followEvents().next(), TypeError);
});

test('a key that is revoked ends it', async () => {
  const { data: made } = await client.POST('/api/v1/api-keys', { body: { name: 'k', scopes: ['emails:read'] } });
  const follower = createClient({ baseUrl: room.url, apiKey: made.key });
  const events = follower.followEvents({ after: 'beginning', types: ['email.received'] });
  await arrive('last');
  await events.next();
  await client.POST('/api/v1/api-keys/{id}/revoke', { params: { path: { id: made.id } } });
  await assert.rejects(
    async () => {
      for await (const { type } of events) assert.equal(type, 'email.received');
    },
    { status: 401, code: 'unauthenticated' },
  );
});
