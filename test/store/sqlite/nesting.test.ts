/** A write inside a write on SQLite, where it is found by the stack of the call, and writes beside a unit that waits for something else. */
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

test('a write inside a unit that has waited for something else before is told at once', async () => {
  const nested = store.write(async () => {
    await turn();
    await claim('nested later');
  });
  await assert.rejects(nested, /a write inside a write/);
  assert.equal(await claim('nested later'), true);
});

for (const own of [false, true]) {
  test(`a write inside a unit that cannot be told from others is refused after a while, and all goes on; of the server: ${own}`, async () => {
    const [outer, nested] = [`outer ${own}`, `nested ${own}`];
    const stuck = store.write(async (tx) => {
      await tx.webhookTokens.claim(outer, NOON);
      const hidden = turn().then(() => claim(nested, own));
      // V8 follows a promise for which one waits, and not two.
      hidden.catch(() => {});
      await hidden;
    });
    await assert.rejects(stuck, (error) => isCode(error, 'unavailable'));
    assert.deepEqual([await used(outer), await used(nested)], [false, false]);
    assert.equal(await claim(outer), true);
  });
}

test('whoever a unit tells that it has begun may write, while it waits for something else', async () => {
  let begin = () => {};
  let go = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = store.write(async (tx) => {
    begin();
    await gate;
    return await tx.webhookTokens.claim('told', NOON);
  });
  await begun;
  const beside = claim('beside');
  go();
  assert.deepEqual(await Promise.all([slow, beside]), [true, true]);
});

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
