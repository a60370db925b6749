/** The slices of calls that look through lists: one at a time, and in turns by account. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Look, slices } from '../../../src/core/base/slices.ts';
import type { Store } from '../../../src/core/store/store.ts';
import type { OpenedStore } from '../contract.ts';

export function slicesTakeTurns(open: () => Promise<OpenedStore>): void {
  describe('lists that are looked through', () => {
    let opened: OpenedStore;
    let store: Store;
    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    /** Looks through a list of `count` slices that hold nothing, and notes whose slice it was when it is its turn. */
    async function lookThrough(account: string, count: number, order: string[], failAt = -1): Promise<void> {
      const look: Look<never, number> = async (tx, from) => {
        const at = (from ?? 0) + 1;
        await tx.events.kept();
        // The first slice of a call is read at once: it is all that most calls need.
        if (at > 1) order.push(account);
        if (at === failAt) throw new Error('this slice cannot be read');
        return { rows: [], end: at === count ? null : at };
      };
      for await (const _ of slices(store, account, look, null));
    }

    it('give each account every other slice, however many calls of one account look', async () => {
      const order: string[] = [];
      const many = Array.from({ length: 10 }, () => lookThrough('busy', 20, order));
      await Promise.all([...many, lookThrough('other', 20, order)]);
      assert.equal(order.length, 11 * 19);
      const between = order.slice(order.indexOf('other'), order.lastIndexOf('other') + 1);
      assert.deepEqual(
        between,
        between.map((_, n) => (n % 2 === 0 ? 'other' : 'busy')),
      );
    });

    it('go on when one of them fails', async () => {
      const order: string[] = [];
      const ends = await Promise.allSettled([
        lookThrough('a', 5, order, 3),
        lookThrough('a', 5, order),
        lookThrough('b', 5, order),
      ]);
      assert.deepEqual(
        ends.map((end) => end.status),
        ['rejected', 'fulfilled', 'fulfilled'],
      );
      assert.equal(order.length, 2 + 4 + 4);
    });
  });
}
