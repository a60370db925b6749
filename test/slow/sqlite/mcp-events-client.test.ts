/** The client of the Vercel AI SDK gets along with MCP Events: it lists, subscribes, takes what is posted, refreshes, and ends it. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { installClients, startClient } from '../../support/clients/clients.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';

const NAME = 'vercel-ai-events';
const folder = await installClients(process.env.CLIENTS === 'newest');
const skip = folder === null ? 'npm reaches no registry, so the clients are not installed' : false;
const room = await startPostroom(HOOKS_ENV);

test('the Vercel AI SDK follows mail over MCP Events', { skip }, async () => {
  copyFileSync(fileURLToPath(new URL(`../../support/clients/${NAME}.mjs`, import.meta.url)), join(String(folder), `${NAME}.mjs`));
  const ada = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;
  // The mail of this test is signed by nobody.
  const made = (await room.rest('POST', '/api-keys', { name: 'agent', wake: { only: ['any'] } })).body;
  const client = await startClient(String(folder), NAME, { url: room.url, key: made.key });
  const ask = async (what: string, input: Json = {}) => JSON.parse(await client.call(what, input));
  const receive = async (subject: string, text: string) =>
    assert.equal((await room.inbound(ada.address, mime({ to: ada.address, subject, text }))).status, 200);
  const count = async () => Number((await room.sql('select count(*) as many from webhook_endpoints'))[0]?.many);

  assert.ok(client.offered.some(({ name, parameters }) => name === 'email.code' && 'inbox' in (parameters.properties ?? {})));
  const subscription = await ask('subscribe', { name: 'email.code', arguments: { inbox: ada.id }, ttlMs: 600_000 });
  assert.match(subscription.id, /^sub_/);
  await receive('no code', 'Hello.');
  await receive('a code', 'Your verification code is 482913. Enter it to sign in.');
  const { received, failures } = await eventually('it came', async () => {
    const told = await ask('told');
    return told.received.length > 0 && told;
  });
  assert.deepEqual(failures, []);
  assert.equal(received.length, 1);
  assert.deepEqual([received[0].id, received[0].event.data.extracted.best.code], [subscription.id, '482913']);

  const refreshed = await ask('refresh', { id: subscription.id });
  assert.deepEqual([refreshed.id, await count()], [subscription.id, 1]);
  assert.ok(refreshed.refreshBefore >= subscription.refreshBefore);
  await ask('unsubscribe', { id: subscription.id });
  assert.equal(await count(), 0);

  await ask('subscribe', { name: 'email.received' });
  assert.equal((await room.rest('POST', `/api-keys/${made.id}/revoke`)).status, 200);
  await receive('too late', 'Hello.');
  const { ended } = await eventually('it is told that it is over', async () => {
    const told = await ask('told');
    return told.ended.length > 0 && told;
  });
  assert.equal(ended[0].error.code, -32012);
  await client.close();
});
