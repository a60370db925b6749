/** MCP sessions, and what instances tell each other of them and of failing addresses. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { aSession, later, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const UNICODE = `it's "quoted" \\ \r\n\t % _ ! שלום e\u0301 ﬁ \u{1f469}\u200d\u{1f680} \u{10ffff}`;
const OLD = new Date('1969-12-31T23:59:59.999Z');
const FAR = new Date('9999-12-31T23:59:59.001Z');

export function sessionsStand(open: () => Promise<OpenedStore>): void {
  describe('keeps MCP sessions', () => {
    let opened: OpenedStore;
    let store: Store;
    before(async () => {
      opened = await open();
      store = opened.store;
    });
    after(() => opened.close());

    it('sessions, the least recently seen first, of one key and of all', async () => {
      const [keyA, keyB] = [randomUUID(), randomUUID()];
      const [new1, old, mid] = [30, 10, 20].map((ms, n) => aSession(n === 2 ? keyB : keyA, { lastSeenAt: later(ms) }));
      await store.write(async (tx) => {
        for (const row of [new1, old, mid]) if (row) await tx.sessions.insert(row);
        assert.deepEqual(await tx.sessions.unused({ keyId: keyA }, NOON, 9), [old, new1]);
        assert.deepEqual(await tx.sessions.unused('all', NOON, 2), [old, mid]);
        assert.deepEqual(await tx.sessions.idle(later(20), 9), [old]);
        await tx.sessions.removeOfKey(keyA);
        await tx.sessions.remove([]);
        assert.deepEqual(await tx.sessions.unused('all', NOON, 9), [mid]);
        await tx.sessions.remove([mid?.id ?? '']);
        assert.deepEqual(await tx.sessions.unused('all', NOON, 9), []);
      });
    });

    it('sessions that are busy nowhere, and seen or held no earlier than before', async () => {
      const key = randomUUID();
      const [first, second] = [aSession(key, { lastSeenAt: later(10) }), aSession(key, { lastSeenAt: later(20) })];
      await store.write(async (tx) => {
        for (const row of [first, second]) await tx.sessions.insert(row);
        assert.deepEqual([await tx.sessions.count({ keyId: key }, 9), await tx.sessions.count('all', 1)], [2, 1]);
        assert.deepEqual(await tx.sessions.unused({ keyId: key }, later(5), 1), [first]);
        await tx.sessions.hold(first.id, later(9));
        await tx.sessions.hold(first.id, later(7));
        assert.deepEqual(await tx.sessions.unused('all', later(8), 9), [second]);
        await tx.sessions.touch(first.id, later(3));
        assert.deepEqual(await tx.sessions.unused({ keyId: key }, later(9), 1), [{ ...first, busyUntil: later(9) }]);
      });
    });

    it('news of sessions after a position, until they are swept', async () => {
      const news = { publisher: 'one', kind: 'cancel' as const, name: '1', message: null };
      await store.write(async (tx) => {
        const before = await tx.sessionEvents.last();
        const seqs: number[] = [];
        for (const n of [1, 2, 3]) seqs.push(await tx.sessionEvents.append({ ...news, sessionId: 'a', createdAt: later(n) }));
        assert.ok(before < (seqs[0] ?? 0));
        assert.equal(await tx.sessionEvents.last(), seqs[2]);
        assert.deepEqual(await afterOf(tx, before, 2), seqs.slice(0, 2));
        assert.deepEqual(
          [await tx.sessionEvents.count('a', 'cancel', 2), await tx.sessionEvents.count('a', 'answer', 2)],
          [2, 0],
        );
        await tx.sessionEvents.remove(seqs[1] ?? 0);
        assert.deepEqual(await afterOf(tx, before, 9), [seqs[0], seqs[2]]);
        assert.equal(await tx.sessionEvents.sweep(later(3), 9), 1);
        assert.deepEqual(await afterOf(tx, before, 9), [seqs[2]]);
      });
    });

    it('how often an address failed, from anew when its time is over', async () => {
      await store.write(async (tx) => {
        const add = async (address: string, ms: number) => (await tx.failures.add(address, later(ms), later(ms + 10))).failures;
        assert.deepEqual([await add('a', 0), await add('b', 1), await add('a', 9)], [1, 1, 2]);
        assert.deepEqual([await add('a', 10), await add('c', 30), await add('b', 31)], [1, 1, 1]);
        assert.deepEqual(await tx.failures.add('c', later(39), later(49)), { address: 'c', failures: 2, until: later(40) });
      });
    });

    it('an MCP session', async () => {
      const written = { initialize: JSON.stringify({ name: UNICODE }), createdAt: OLD, lastSeenAt: OLD, busyUntil: FAR };
      const row = aSession(randomUUID(), written);
      await store.write((tx) => tx.sessions.insert(row));
      assert.deepEqual(await store.read((tx) => tx.sessions.get(row.id)), row);
      const change = { subscriptions: [UNICODE, ''], level: UNICODE };
      await store.write(async (tx) => {
        await tx.sessions.touch(row.id, later(1));
        await tx.sessions.update(row.id, change);
      });
      assert.deepEqual(await store.read((tx) => tx.sessions.get(row.id)), { ...row, lastSeenAt: later(1), ...change });
    });

    it('news of an MCP session, with and without its message', async () => {
      const row = { sessionId: UNICODE, publisher: UNICODE, kind: 'answer' as const, name: UNICODE, createdAt: FAR };
      const seq = await store.write((tx) => tx.sessionEvents.append({ ...row, message: UNICODE }));
      const bare = await store.write((tx) => tx.sessionEvents.append({ ...row, name: null, message: null }));
      assert.deepEqual(await store.read((tx) => tx.sessionEvents.after(seq - 1, 9)), [
        { ...row, seq },
        { ...row, seq: bare, name: null },
      ]);
      assert.equal(await store.read((tx) => tx.sessionEvents.message(seq)), UNICODE);
      assert.equal(await store.read((tx) => tx.sessionEvents.message(bare)), null);
    });
  });
}

async function afterOf(tx: WriteTx, seq: number, limit: number): Promise<number[]> {
  return (await tx.sessionEvents.after(seq, limit)).map((news) => news.seq);
}
