/** What was spent of budgets: one row a window, counted on or begun anew, each mail once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { SpendRow } from '../../../src/core/store/spends.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { later } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function spendsCount(open: () => Promise<OpenedStore>): void {
  describe('counts what is taken from budgets', () => {
    let opened: OpenedStore;
    let store: Store;
    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    const add = (budgetId: string, window: SpendRow['window'], startsAt: number, latest: number) =>
      store.write((tx) => tx.spends.add(budgetId, window, later(startsAt), later(latest)));
    const of = async (...budgetIds: string[]) =>
      (await store.read((tx) => tx.spends.of(budgetIds))).sort((a, b) =>
        `${a.budgetId} ${a.window}` < `${b.budgetId} ${b.window}` ? -1 : 1,
      );

    it('each budget and window apart', async () => {
      const [a, b] = [randomUUID(), randomUUID()].sort() as [string, string];
      assert.deepEqual(await of(a, b), []);
      assert.deepEqual(await of(), []);
      for (const [id, window] of [
        [a, 'minute'],
        [a, 'day'],
        [a, 'day'],
        [b, 'day'],
      ] as const)
        await add(id, window, 0, 0);
      const rows: SpendRow[] = [
        { budgetId: a, window: 'day', startsAt: later(0), used: 2 },
        { budgetId: a, window: 'minute', startsAt: later(0), used: 1 },
        { budgetId: b, window: 'day', startsAt: later(0), used: 1 },
      ];
      assert.deepEqual(await of(a, b), rows);
      assert.deepEqual(await of(b, randomUUID()), rows.slice(2));
      assert.equal((await of(a)).length, 2);
    });

    it('on while the window lasts, or one begins that is not too far ahead; else anew', async () => {
      const id = randomUUID();
      const taken = async (startsAt: number, latest: number) => {
        await add(id, 'hour', startsAt, latest);
        return (await of(id)).map((row) => [row.startsAt.getTime() - later(0).getTime(), row.used]);
      };
      assert.deepEqual(await taken(100, 200), [[100, 1]]);
      assert.deepEqual(await taken(100, 200), [[100, 2]]);
      assert.deepEqual(await taken(200, 300), [[200, 1]], 'the next window');
      assert.deepEqual(await taken(100, 200), [[200, 2]], 'set back by a window');
      assert.deepEqual(await taken(99, 199), [[99, 1]], 'set back by more');
    });

    it('for a unit, what the units before it in the same commit took, and nothing of one that failed', async () => {
      const id = randomUUID();
      const told = await Promise.allSettled(
        Array.from({ length: 50 }, (_, n) =>
          store.write(async (tx) => {
            await tx.spends.add(id, 'all', later(0), later(0));
            if (n % 10 === 9) throw new Error('no');
            return (await tx.spends.of([id]))[0]?.used;
          }),
        ),
      );
      const counted = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      assert.deepEqual(
        counted,
        Array.from({ length: 45 }, (_, n) => n + 1),
      );
      assert.equal((await of(id))[0]?.used, 45);
    });
  });
}
