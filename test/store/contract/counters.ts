/** Counters: what a unit adds, sees and leaves behind. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import { anAccount } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function countersAddUp(open: () => Promise<OpenedStore>): void {
  describe('counts', () => {
    let opened: OpenedStore;
    let store: Store;
    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    it('what a unit added, seen by it at once and by readers after its commit', async () => {
      const { id } = anAccount();
      await store.write(async (tx) => {
        assert.equal(await tx.counters.value(id, '', 'inboxes'), 0);
        tx.counters.add(id, '', 'inboxes', 2);
        tx.counters.add(id, '', 'inboxes', 3);
        tx.counters.add(id, '', 'bytes', 2 ** 40);
        assert.equal(await tx.counters.value(id, '', 'inboxes'), 5);
        if (!opened.oneSession) assert.deepEqual(await store.read((tx) => tx.counters.totals(id)), {});
      });
      assert.deepEqual(await store.read((tx) => tx.counters.totals(id)), { inboxes: 5, bytes: 2 ** 40 });
      await store.write(async (tx) => {
        tx.counters.add(id, '', 'inboxes', -4);
        assert.equal(await tx.counters.value(id, '', 'inboxes'), 1);
      });
      assert.equal((await store.read((tx) => tx.counters.totals(id))).inboxes, 1);
    });

    it('each account, day and name apart', async () => {
      const [a, b] = [anAccount().id, anAccount().id];
      await store.write(async (tx) => {
        tx.counters.add(a, '2026-01-02', 'in', 1);
        tx.counters.add(a, '2026-01-01', 'in', 2);
        tx.counters.add(a, '2026-01-01', 'out', 4);
        tx.counters.add(a, '2026-01-03', 'in', 8);
        tx.counters.add(a, '', 'in', 16);
        tx.counters.add(b, '2026-01-01', 'in', 32);
        assert.equal(await tx.counters.value(a, '2026-01-01', 'in'), 2);
      });
      await store.read(async (tx) => {
        const days = await tx.counters.days(a, '2026-01-01', '2026-01-02');
        assert.deepEqual(
          days.map((row) => row.day),
          ['2026-01-01', '2026-01-01', '2026-01-02'],
        );
        const byName = Object.fromEntries(days.map((row) => [`${row.day} ${row.name}`, row.value]));
        assert.deepEqual(byName, { '2026-01-01 in': 2, '2026-01-01 out': 4, '2026-01-02 in': 1 });
        assert.ok(days.every((row) => row.accountId === a));
        assert.deepEqual(await tx.counters.totals(a), { in: 16 });
        assert.deepEqual(await tx.counters.totals(b), {});
      });
    });

    it('for a unit, what the units before it in the same commit added', async () => {
      const { id } = anAccount();
      const seen = await Promise.all(
        Array.from({ length: 50 }, () =>
          store.write(async (tx) => {
            tx.counters.add(id, '', 'sent', 1);
            return await tx.counters.value(id, '', 'sent');
          }),
        ),
      );
      assert.deepEqual(
        seen,
        seen.map((_, n) => n + 1),
      );
      assert.deepEqual(await store.read((tx) => tx.counters.totals(id)), { sent: 50 });
    });

    it('nothing of a unit that failed, neither for the next unit of the commit nor after it', async () => {
      const { id } = anAccount();
      const add = (by: number, fails: boolean) =>
        store.write(async (tx) => {
          tx.counters.add(id, '', 'sent', by);
          if (fails) throw new Error('no');
          return await tx.counters.value(id, '', 'sent');
        });
      const told = await Promise.allSettled([add(1, false), add(10, true), add(100, false), add(1000, true)]);
      assert.deepEqual(
        told.map((one) => (one.status === 'fulfilled' ? one.value : null)),
        [1, null, 101, null],
      );
      assert.equal(await store.write((tx) => tx.counters.value(id, '', 'sent')), 101);
      assert.deepEqual(await store.read((tx) => tx.counters.totals(id)), { sent: 101 });
    });
  });
}
