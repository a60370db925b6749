/** A write inside a write on SQLite, where it is found by the turn of the event loop: also in a unit that waits for something else before. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isCode } from '../../../src/core/base/errors.ts';
import { QUEUE_BOUNDS } from '../../../src/store/commits/waiting-room.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { sqliteTables } from '../../support/postgres/test-database.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { NOON } from '../../support/store/store-rows.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
await sqliteTables(dataDir);
const store = closedAtEnd(openSqlite({ dataDir, exclusive: true, bounds: { ...QUEUE_BOUNDS, ageMs: 50 } }));
after(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const turn = () => new Promise((next) => setImmediate(next));
const claim = (token: string, own = false) => store.write((tx) => tx.webhookTokens.claim(token, NOON), { own });
const used = (token: string) => store.read(async (tx) => (await tx.webhookTokens.used(token)) !== null);

for (const own of [false, true]) {
  test(`a write inside a unit that has waited for something else is refused, and all goes on; of the server: ${own}`, async () => {
    const [outer, nested] = [`outer ${own}`, `nested ${own}`];
    const stuck = store.write(async (tx) => {
      await tx.webhookTokens.claim(outer, NOON);
      await turn();
      await claim(nested, own);
    });
    await assert.rejects(stuck, (error) => isCode(error, 'unavailable'));
    assert.deepEqual([await used(outer), await used(nested)], [false, false]);
    assert.equal(await claim(outer), true);
  });
}

test('while a unit waits for something else, others write as ever, and after it too', async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = store.write(async (tx) => {
    await gate;
    return await tx.webhookTokens.claim('slow', NOON);
  });
  for (let turns = 0; turns < 3; turns++) await turn();
  const other = claim('other');
  go();
  assert.deepEqual(await Promise.all([slow, other]), [true, true]);
  assert.equal(await claim('after both'), true);
});

test('a listener that is woken by a commit writes', async () => {
  const written = new Promise<boolean>((resolve, reject) => {
    store.onWake('sweep', () => claim('listener').then(resolve, reject));
  });
  await store.write(async (tx) => tx.wake('sweep'));
  assert.equal(await written, true);
});
