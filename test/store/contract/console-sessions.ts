/** Sessions of the console and the links that begin one. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { ConsoleLinkRow, ConsoleSessionRow } from '../../../src/core/store/console-sessions.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { anAccount, anApiKey, later, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function consoleSessionsStand(open: () => Promise<OpenedStore>): void {
  describe('keeps sessions of the console', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();
    const key = anApiKey(account.id);
    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        await tx.accounts.insert(account);
        await tx.apiKeys.insert(key);
      });
    });
    after(() => opened.close());

    const session = (change: Partial<ConsoleSessionRow> = {}): ConsoleSessionRow => {
      return { hash: randomUUID(), keyId: key.id, createdAt: NOON, usedAt: NOON, endsAt: later(100), ...change };
    };
    const link = (change: Partial<ConsoleLinkRow> = {}): ConsoleLinkRow => {
      return { hash: randomUUID(), keyId: key.id, expiresAt: later(100), ...change };
    };
    const put = (...rows: ConsoleSessionRow[]) =>
      store.write(async (tx) => {
        for (const row of rows) await tx.consoleSessions.insert(row);
      });
    const get = (hash: string) => store.read((tx) => tx.consoleSessions.get(hash));

    it('with key and account, used no earlier than before, until they are removed', async () => {
      const row = session();
      await put(row, session());
      assert.deepEqual(await get(row.hash), { session: row, key, account });
      await store.write(async (tx) => {
        await tx.consoleSessions.touch(row.hash, later(20));
        await tx.consoleSessions.touch(row.hash, later(10));
      });
      assert.deepEqual((await get(row.hash))?.session, { ...row, usedAt: later(20) });
      await store.write((tx) => tx.consoleSessions.remove(row.hash));
      assert.equal(await get(row.hash), null);
    });

    it('and takes those of one key away, with its links', async () => {
      const [own, other, ownLink, otherLink] = [
        session(),
        session({ keyId: randomUUID() }),
        link(),
        link({ keyId: randomUUID() }),
      ];
      await put(own, other);
      const taken = await store.write(async (tx) => {
        for (const row of [ownLink, otherLink]) await tx.consoleSessions.insertLink(row);
        await tx.consoleSessions.removeOfKey(key.id);
        return [await tx.consoleSessions.takeLink(ownLink.hash), await tx.consoleSessions.takeLink(otherLink.hash)];
      });
      assert.deepEqual(taken, [null, otherLink]);
      assert.equal(await get(own.hash), null);
      const left = await store.write((tx) => tx.consoleSessions.sweep(later(1000), later(-1000), 10));
      assert.equal(left, 1);
    });

    it('keeps the latest of a key', async () => {
      const rows = [30, 10, 20].map((ms) => session({ usedAt: later(ms) }));
      const other = session({ keyId: randomUUID() });
      await put(...rows, other);
      await store.write((tx) => tx.consoleSessions.keepLatest(key.id, 2));
      const kept = await Promise.all(rows.map(({ hash }) => get(hash)));
      assert.deepEqual(
        kept.map((one) => one?.session ?? null),
        [rows[0], null, rows[2]],
      );
      await store.write((tx) => tx.consoleSessions.removeOfKey(key.id));
      assert.equal(await store.write((tx) => tx.consoleSessions.sweep(later(1000), later(-1000), 10)), 1);
    });

    it('gives a link to one caller', async () => {
      const row = link();
      await store.write((tx) => tx.consoleSessions.insertLink(row));
      const take = () => store.write((tx) => tx.consoleSessions.takeLink(row.hash));
      const taken = await Promise.all([take(), take(), take()]);
      assert.deepEqual(
        taken.filter((one) => one !== null),
        [row],
      );
    });

    it('and sweeps what is over, a few at a time', async () => {
      const idle = Array.from({ length: 3 }, () => session({ usedAt: later(-50) }));
      const old = session({ endsAt: later(10) });
      const fresh = session();
      await put(...idle, old, fresh);
      const links = [link({ expiresAt: later(10) }), link({ expiresAt: later(11) })] as const;
      await store.write(async (tx) => {
        for (const row of links) await tx.consoleSessions.insertLink(row);
      });
      const sweep = () => store.write((tx) => tx.consoleSessions.sweep(later(10), later(-49), 2));
      assert.deepEqual([await sweep(), await sweep(), await sweep()], [2, 1, 0]);
      for (const { hash } of [...idle, old]) assert.equal(await get(hash), null);
      assert.deepEqual((await get(fresh.hash))?.session, fresh);
      const left = await store.write((tx) => Promise.all(links.map(({ hash }) => tx.consoleSessions.takeLink(hash))));
      assert.deepEqual(left, [null, links[1]]);
    });
  });
}
