/** How many subscriptions to MCP Events a key may have, and how often a host is challenged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsClient, REVISIONS } from '../../support/clients/mcp-events.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { newSecret, startCallback } from '../../support/servers/mcp-callback.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';

const MINUTE = 60_000;
const clock = standInClock();
const room = await startPostroom(HOOKS_ENV, { clock });
const params = (url: string, secret: string, more: Json = {}): Json => ({
  name: 'email.received',
  delivery: { mode: 'webhook', url, secret },
  cursor: null,
  ...more,
});
/** With a key of its own. */
async function newClient() {
  const { key } = (await room.rest('POST', '/api-keys', { name: 'k' })).body;
  return await eventsClient(room.url, REVISIONS[1], key);
}

test('a key has a hundred subscriptions at most, and a host is challenged so often at most', async () => {
  const client = await newClient();
  const [callback, secret] = [await startCallback(), newSecret()];
  const of = (n: number) => params(callback.url, secret, { arguments: { subject: String(n) } });
  for (let n = 0; n < 100; n++) await client.ask('events/subscribe', of(n));
  const { code, data } = await client.refused('events/subscribe', of(100));
  assert.deepEqual([code, data], [-32013, { limit: 'subscriptions', max: 100 }]);
  await client.ask('events/subscribe', of(7));
  assert.equal(callback.control('verification').length, 1);
  const other = await newClient();
  const again = async (n: number) => {
    const asked = params(`${callback.url}/${n}`, secret);
    return n < 59 ? await other.ask('events/subscribe', asked) : await other.refused('events/subscribe', asked);
  };
  for (let n = 0; n < 59; n++) await again(n);
  const often = await again(59);
  assert.deepEqual([often.code, often.data.limit, often.data.max], [-32013, 'verifications', 60]);
  assert.ok(often.data.retryAfter > 0);
  clock.pass(MINUTE + 1);
  await other.ask('events/subscribe', params(`${callback.url}/59`, secret));
});
