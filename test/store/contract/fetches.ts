/** Fetches: one a post, found when they are due, in one hand at a time, and swept when they ended. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { FetchRow } from '../../../src/core/store/fetches.ts';
import { later, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const FREE = new Date(0);

export function fetchesWait(open: () => Promise<OpenedStore>): void {
  describe('fetches', () => {
    let opened: OpenedStore;
    const waiting = (change: Partial<FetchRow> = {}): FetchRow => ({
      id: randomUUID(),
      provider: randomUUID(),
      token: randomUUID(),
      plan: { id: 'x', size: 3, isTold: true, key: null },
      accountId: null,
      size: 0,
      envelopeFrom: 'ann@example.org',
      envelopeTo: ['ada@post.test', 'bob@post.test'],
      spf: 'pass',
      state: 'waiting',
      tries: 0,
      nextTryAt: NOON,
      leasedUntil: FREE,
      lastError: null,
      createdAt: NOON,
      ...change,
    });
    const put = async (row: FetchRow, content: Buffer | null = null) => {
      assert.equal(await opened.store.write((tx) => tx.fetches.insert(row, content)), true);
      return row;
    };
    const due = (provider: string, now: Date, limit = 9) => opened.store.write((tx) => tx.fetches.due(provider, now, limit));

    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    it('is kept as it is, once for each post', async () => {
      const row = await put(
        waiting({ envelopeFrom: null, spf: null, tries: 2, lastError: 'It was away.', leasedUntil: later(5) }),
      );
      assert.deepEqual(await opened.store.write((tx) => tx.fetches.byToken(row.token)), row);
      assert.equal(await opened.store.write((tx) => tx.fetches.byToken(randomUUID())), null);
      const same = waiting({ token: row.token });
      assert.equal(await opened.store.write((tx) => tx.fetches.insert(same, null)), false);
    });

    it('is due of its provider from its time on, while no instance holds it, in the order of these times', async () => {
      const second = await put(waiting({ nextTryAt: later(2) }));
      const { provider } = second;
      const first = await put(waiting({ provider, nextTryAt: later(1) }));
      const held = await put(waiting({ provider, leasedUntil: later(60) }));
      await put(waiting({ provider, state: 'failed' }));
      await put(waiting());
      const isDue = (now: Date) => opened.store.read((tx) => tx.fetches.isDue(provider, now));
      assert.deepEqual([await isDue(NOON), await isDue(later(1))], [false, true]);
      assert.deepEqual(await due(provider, later(1)), [first]);
      assert.deepEqual(await due(provider, later(2)), [first, second]);
      assert.deepEqual(await due(provider, later(2), 1), [first]);
      await opened.store.write((tx) => tx.fetches.endLeases());
      assert.deepEqual(await due(provider, later(2)), [{ ...held, leasedUntil: FREE }, first, second]);
    });

    it('changes while it is in the state that it was seen in', async () => {
      const { id, token } = await put(waiting());
      const change = (state: FetchRow['state'], to: Partial<FetchRow>) =>
        opened.store.write((tx) => tx.fetches.change(id, state, to));
      assert.equal(await change('waiting', { state: 'done', plan: {}, envelopeTo: [] }), true);
      assert.equal(await change('waiting', { state: 'failed' }), false);
      const row = await opened.store.write((tx) => tx.fetches.byToken(token));
      assert.deepEqual([row?.state, row?.plan, row?.envelopeTo], ['done', {}, []]);
    });

    it('has its content beside it until it ends, and is found and removed by its account', async () => {
      const accountId = randomUUID();
      const content = Buffer.from([0, 255, 10, 13]);
      const row = await put(waiting({ accountId, size: content.length }), content);
      const kept = () => opened.store.read((tx) => tx.fetches.content(row.id));
      assert.deepEqual(await kept(), content);
      assert.equal(await opened.store.write((tx) => tx.fetches.change(row.id, 'waiting', { tries: 1 })), true);
      assert.deepEqual(await kept(), content);
      const owned = (limit: number) => opened.store.write((tx) => tx.fetches.ofAccount(accountId, limit));
      assert.deepEqual(await owned(9), [{ id: row.id, state: 'waiting', size: 4 }]);
      await opened.store.write((tx) => tx.fetches.change(row.id, 'waiting', { state: 'failed', size: 0, content: null }));
      assert.equal(await kept(), null);
      await opened.store.write((tx) => tx.fetches.change(row.id, 'failed', { state: 'waiting', content }));
      assert.deepEqual(await kept(), content);
      await opened.store.write((tx) => tx.fetches.remove(row.id));
      assert.deepEqual([await kept(), await owned(9)], [null, []]);
    });

    it('is swept when it ended and is old, never while it waits; the oldest of those that wait is known', async () => {
      const old = new Date(NOON.getTime() - 3600_000);
      const [done, failed] = [
        await put(waiting({ state: 'done', createdAt: old })),
        await put(waiting({ state: 'failed', createdAt: old })),
      ];
      const waits = await put(waiting({ createdAt: old }));
      const sweep = (limit: number) => opened.store.write((tx) => tx.fetches.sweep(NOON, limit));
      assert.deepEqual([await sweep(1), await sweep(9), await sweep(9)], [1, 1, 0]);
      const left = await opened.store.write(async (tx) => [
        await tx.fetches.byToken(done.token),
        await tx.fetches.byToken(failed.token),
        await tx.fetches.byToken(waits.token),
      ]);
      assert.deepEqual(left, [null, null, waits]);
      const { provider, tries, lastError, createdAt } = waits;
      assert.deepEqual(await opened.store.read((tx) => tx.fetches.oldest()), { provider, tries, lastError, createdAt });
    });
  });
}
