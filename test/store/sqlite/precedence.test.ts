/** Whose turn it is at a queue of writes: the server's own work goes before what requests wait for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { lockStore } from '../../support/store/locked-store.ts';
import { NOON } from '../../support/store/store-rows.ts';

test('what the server does itself goes before 300 requests that came first, and is not refused', async () => {
  const dataDir = await scratchFolder();
  const bounds = { units: 300, bytes: 1e12, ageMs: 1e12 };
  const store = closedAtEnd(openSqlite({ dataDir, exclusive: true, bounds }));
  const lock = await lockStore({ DATA_DIR: dataDir });
  const order: string[] = [];
  const write = (name: string, own: boolean) =>
    store.write(
      async (tx) => {
        order.push(name);
        await tx.webhookTokens.claim(name, NOON);
      },
      { own },
    );
  const requests = Array.from({ length: 300 }, (_, n) => write(`request ${n}`, false));
  await assert.rejects(write('one too many', false), { code: 'unavailable', retryAfter: 5 });
  const own = [1, 2, 3].map((n) => write(`own ${n}`, true));
  await lock.close();
  await Promise.all([...requests, ...own]);
  assert.deepEqual(order.slice(0, 4), ['own 1', 'own 2', 'own 3', 'request 0']);
  assert.equal(order.length, 303);
});
