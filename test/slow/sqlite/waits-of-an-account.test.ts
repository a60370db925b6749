/** How often an account may wait for mail at the same time; the count is in memory, the same on each engine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';

test('an account waits a thousand times at once, whichever of its keys asks, and another account goes on', async () => {
  const room = await startPostroom();
  const post = (key: string, path: string, body: Json = {}) => room.rest('POST', path, body, { key });
  const key = await room.account();
  const { body: inbox } = await post(key, '/inboxes', {});
  const keys = [key];
  for (let n = 0; n < 10; n++) keys.push((await post(key, '/api-keys', { name: `${n}` })).body.key);
  const ending = new AbortController();
  const wait = (secret: string) =>
    fetch(`${room.url}/api/v1/emails/wait?inboxId=${inbox.id}&timeoutSeconds=120`, {
      headers: { authorization: `Bearer ${secret}` },
      signal: ending.signal,
    });
  const waiting = keys.flatMap((secret) => Array.from({ length: 100 }, () => wait(secret)));
  const refused = await eventually('some are refused', async () => {
    const settled = await Promise.race([Promise.any(waiting), new Promise<null>((next) => setTimeout(next, 50, null))]);
    return settled;
  });
  assert.equal(refused.status, 429);
  assert.match(((await refused.json()) as Json).detail as string, /account wait 1000 times/);
  ending.abort();
  await Promise.allSettled(waiting);
  const other = await room.account();
  const { body: theirs } = await post(other, '/inboxes', {});
  const over = await room.rest('GET', `/emails/wait?inboxId=${theirs.id}&timeoutSeconds=1`, undefined, { key: other });
  assert.deepEqual([over.status, over.body.timedOut], [200, true]);
});
