/** Units of work on PostgreSQL: a statement that failed takes its own unit along and no other, whether the unit tells or not. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { sharedDatabase, type TestDatabase } from '../../support/postgres/test-database.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { anAccount, NOON } from '../../support/store/store-rows.ts';

describe('a statement that fails', () => {
  let database: TestDatabase;
  let store: Store;
  const taken = anAccount();

  before(async () => {
    database = await sharedDatabase();
    store = closedAtEnd(await openPostgres({ url: database.env.DATABASE_URL ?? '', migrate: true, readers: 2 }));
    await store.write((tx) => tx.accounts.insert(taken));
  });
  after(async () => {
    await store.close();
    await database.remove();
  });

  const fail = (tx: WriteTx) => tx.accounts.insert(taken);
  const claim = (token: string) => (tx: WriteTx) => tx.webhookTokens.claim(token, NOON);

  /** In one commit; answers which succeeded, and holds that against what is there. */
  async function together(works: Record<string, (tx: WriteTx) => Promise<unknown>>): Promise<string[]> {
    const told = await Promise.allSettled(
      Object.entries(works).map(([token, work]) =>
        store.write(async (tx) => {
          await claim(token)(tx);
          await work(tx);
        }),
      ),
    );
    const names = Object.keys(works);
    const done = names.filter((_, n) => told[n]?.status === 'fulfilled');
    const there: string[] = [];
    for (const name of names) if (await store.read(async (tx) => (await tx.webhookTokens.used(name)) !== null)) there.push(name);
    assert.deepEqual(there, done, 'what was answered is there, and nothing else');
    return done;
  }

  test('undoes its unit, before and after it', async () => {
    assert.deepEqual(await together({ a: claim('a1'), b: fail, c: claim('c1'), d: fail }), ['a', 'c']);
  });

  test('undoes its unit although that one went on as if nothing had happened', async () => {
    const silent = (tx: WriteTx) => fail(tx).catch(() => {});
    assert.deepEqual(await together({ e: claim('e1'), f: silent, g: claim('g1'), h: silent }), ['e', 'g']);
  });

  test('does not undo the unit before it with its own', async () => {
    const silent = (tx: WriteTx) => fail(tx).catch(() => {});
    assert.deepEqual(await together({ i: claim('i1'), j: silent, k: fail, l: claim('l1') }), ['i', 'l']);
  });

  test('among others that were asked at the same time leaves nothing behind for the next unit', async () => {
    const atOnce = (tx: WriteTx) =>
      Promise.all([fail(tx), tx.apiKeys.byHash('none'), tx.inboxes.countOnDomain(taken.id, 'none'), claim('m1')(tx)]);
    const next = async (tx: WriteTx) => {
      assert.equal(await tx.inboxes.countOnDomain(taken.id, 'none'), 0);
      assert.equal(await tx.apiKeys.byHash('none'), null);
    };
    assert.deepEqual(await together({ m: atOnce, n: next, o: atOnce, p: next }), ['n', 'p']);
  });
});
