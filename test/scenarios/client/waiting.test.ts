/** The client waits for an email over requests that end, break and are refused, and returns each mail once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../../packages/client/src/index.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { startWire } from '../../support/servers/cut-wire.ts';
import { freePort } from '../../support/servers/free-port.ts';

const port = await freePort();
const room = await startPostroom({ PORT: String(port) });
const wire = await startWire(port);
const client = createClient({ baseUrl: `http://127.0.0.1:${wire.port}`, apiKey: API_KEY });
const { data: inbox } = await client.POST('/api/v1/inboxes', { body: { localPart: 'ada' } });

async function arrives(subject: string): Promise<void> {
  const mail = mime({ to: inbox.address, subject, text: 'Your code is 493217.', messageId: `<${subject}@example.org>` });
  assert.equal((await room.inbound(inbox.address, mail)).status, 200);
}

async function waits(): Promise<void> {
  await eventually('the client waits', async () => room.app.waiters() === 1);
}

test('a mail that comes is answered, and the next wait answers the next', async () => {
  const waiting = client.waitForEmail({ inboxId: inbox.id, timeoutSeconds: 600 });
  await waits();
  await arrives('one');
  const { email, timedOut } = await waiting;
  assert.deepEqual([email?.subject, email?.extracted?.codes[0]?.value, timedOut], ['one', '493217', false]);
  await arrives('two');
  assert.equal((await client.waitForEmail({ inboxId: inbox.id })).email?.subject, 'two');
});

test('it goes on from its cursor when a request ends, and answers null when its time is over', async () => {
  const asked: (string | null)[] = [];
  const short = createClient({
    baseUrl: room.url,
    apiKey: API_KEY,
    fetch: async (request) => {
      const url = new URL(request.url);
      asked.push(url.searchParams.get('since'));
      // As a server answers that lets nobody wait longer than this.
      if (url.searchParams.get('timeoutSeconds') !== '1') url.searchParams.set('timeoutSeconds', '1');
      const response = await fetch(url, { headers: request.headers, signal: request.signal });
      // Between two requests nobody listens.
      if (asked.length === 2) await arrives('three');
      return response;
    },
  });
  const { email } = await short.waitForEmail({ inboxId: inbox.id, subject: 'three', timeoutSeconds: 60 });
  assert.equal(email?.subject, 'three');
  assert.equal(asked[0], null);
  assert.ok(asked.length >= 3 && asked.slice(1).every((since) => since !== null));
  const none = await client.waitForEmail({ inboxId: inbox.id, subject: 'none', timeoutSeconds: 1 });
  assert.deepEqual([none.email, none.timedOut], [null, true]);
  await arrives('four');
  assert.equal((await client.waitForEmail({ inboxId: inbox.id, since: none.cursor })).email?.subject, 'four');
});

test('an answer that was lost comes again', async () => {
  wire.cutAfter((bytes) => bytes.includes('/emails/wait'));
  const waiting = client.waitForEmail({ inboxId: inbox.id, timeoutSeconds: 5 });
  await waits();
  await arrives('five');
  await eventually('the answer is lost', async () => room.app.waiters() === 0);
  wire.mend();
  assert.equal((await waiting).email?.subject, 'five');
});

test('its signal and a refusal end it', async () => {
  const stop = new AbortController();
  // The call before, repeated as it was, might be answered again.
  const waiting = client.waitForEmail({ inboxId: inbox.id, subject: 'never', signal: stop.signal });
  await waits();
  stop.abort(new Error('enough'));
  await assert.rejects(waiting, /enough/);
  await eventually('the server knows', async () => room.app.waiters() === 0);
  await assert.rejects(client.waitForEmail({ inboxId: 'nobody@postroom.localhost' }), { status: 404 });
});
