/** The addresses an account does not write to: one row each, found by address, and paged through. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import { anAccount, aSuppression, first, later } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function suppressionsStand(open: () => Promise<OpenedStore>): void {
  describe('keeps suppressed addresses', () => {
    let opened: OpenedStore;
    let store: Store;
    const [mine, theirs] = [anAccount(), anAccount()];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [mine, theirs]) await tx.accounts.insert(row);
      });
    });
    after(() => opened.close());

    it('with every column, as they went in and as they were changed', async () => {
      const bare = aSuppression(mine.id, { reason: 'manual' });
      const full = aSuppression(mine.id, { emailId: randomUUID(), detail: "it's \u{1f469} \\ \r\n", createdAt: later(-1) });
      for (const row of [bare, full]) {
        assert.equal(await store.write((tx) => tx.suppressions.insert(row)), true);
        assert.deepEqual(await store.read((tx) => tx.suppressions.get(mine.id, row.address)), row);
      }
      const change = { reason: 'complaint' as const, emailId: null, detail: 'x' };
      await store.write((tx) => tx.suppressions.update(full.id, change));
      assert.deepEqual(await store.read((tx) => tx.suppressions.get(mine.id, full.address)), { ...full, ...change });
    });

    it('once per account; the second is told, and the unit goes on', async () => {
      const row = aSuppression(mine.id, { address: 'once@example.org' });
      const again = aSuppression(mine.id, { address: 'once@example.org', reason: 'complaint' });
      const foreign = aSuppression(theirs.id, { address: 'once@example.org' });
      const told = await store.write(async (tx) => [
        await tx.suppressions.insert(row),
        await tx.suppressions.insert(again),
        await tx.suppressions.insert(foreign),
      ]);
      assert.deepEqual(told, [true, false, true]);
      assert.deepEqual(await store.read((tx) => tx.suppressions.get(mine.id, 'once@example.org')), row);
      assert.deepEqual(await store.read((tx) => tx.suppressions.get(theirs.id, 'once@example.org')), foreign);
    });

    it('and finds those of a mail: none, one or many of its recipients, of this account only', async () => {
      const [a, b] = [aSuppression(mine.id), aSuppression(mine.id)];
      const foreign = aSuppression(theirs.id);
      await store.write(async (tx) => {
        for (const row of [a, b, foreign]) await tx.suppressions.insert(row);
        // A unit sees what it has just done.
        assert.deepEqual(await tx.suppressions.ofAddresses(mine.id, [a.address]), [a]);
      });
      const among = async (addresses: string[]) =>
        (await store.read((tx) => tx.suppressions.ofAddresses(mine.id, addresses))).map((row) => row.id).sort();
      assert.deepEqual(await among([]), []);
      assert.deepEqual(await among(['none@example.org']), []);
      assert.deepEqual(await among([foreign.address]), []);
      assert.deepEqual(await among([a.address]), [a.id]);
      assert.deepEqual(await among(['none@example.org', b.address, foreign.address, a.address]), [a.id, b.id].sort());
      const hundred = Array.from({ length: 99 }, (_, n) => `nobody-${n}@example.org`);
      assert.deepEqual(await among([...hundred, b.address]), [b.id]);
    });

    it('until they are removed', async () => {
      const row = aSuppression(mine.id);
      await store.write((tx) => tx.suppressions.insert(row));
      await store.write((tx) => tx.suppressions.remove(row.id));
      assert.equal(await store.read((tx) => tx.suppressions.get(mine.id, row.address)), null);
      assert.equal(await store.write((tx) => tx.suppressions.insert(row)), true);
    });

    it('in pages, newest first, also where many share their moment', async () => {
      const owner = anAccount();
      const rows = Array.from({ length: 25 }, (_, n) => aSuppression(owner.id, { createdAt: later(Math.floor(n / 4)) }));
      await store.write(async (tx) => {
        for (const row of rows) await tx.suppressions.insert(row);
      });
      const expected = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
      for (const limit of [1, 6, 30]) {
        const found: typeof rows = [];
        for (let page = first(limit); ; ) {
          const part = await store.read((tx) => tx.suppressions.list(owner.id, page));
          found.push(...part);
          const last = part.at(-1);
          if (part.length < limit || !last) break;
          page = { limit, before: { createdAt: last.createdAt, id: last.id } };
        }
        assert.deepEqual(found, expected);
      }
    });
  });
}
