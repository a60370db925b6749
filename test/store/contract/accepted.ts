/** Accepted mail: found account by account, had by one at a time, and gone when it is filed. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { AcceptedRow } from '../../../src/core/store/accepted.ts';
import { anEmail, later, MIME, NO_BODY, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const FREE = new Date(0);

export function acceptedMailWaits(open: () => Promise<OpenedStore>): void {
  describe('accepted mail', () => {
    let opened: OpenedStore;
    const [one, two] = [randomUUID(), randomUUID()].sort() as [string, string];
    const waiting = (accountId: string, change: Partial<AcceptedRow> = {}): AcceptedRow => ({
      id: randomUUID(),
      accountId,
      inboxId: randomUUID(),
      envelopeFrom: 'ann@example.org',
      envelopeTo: 'ada+x@post.test',
      provider: 'mailgun',
      spf: 'softfail',
      rawFidelity: 'exact',
      size: MIME.length,
      tries: 0,
      leasedUntil: FREE,
      acceptedAt: NOON,
      ...change,
    });
    const put = (...rows: AcceptedRow[]) =>
      opened.store.write(async (tx) => {
        for (const row of rows) await tx.accepted.insert(row, MIME);
      });
    const remove = (...rows: AcceptedRow[]) =>
      opened.store.write(async (tx) => {
        for (const { id } of rows) await tx.accepted.remove(id);
      });

    before(async () => {
      opened = await open();
    });
    after(() => opened.close());

    it('is kept as it is, with its bytes, until it is removed', async () => {
      const row = waiting(one, { envelopeFrom: null, spf: null, rawFidelity: 'text', tries: 2, leasedUntil: later(5) });
      await put(row);
      await opened.store.read(async (tx) => {
        assert.deepEqual(await tx.accepted.due(one, later(5), 9), [row]);
        assert.deepEqual(await tx.accepted.mime(row.id), MIME);
        assert.deepEqual(await tx.accepted.oldestAt(), NOON);
      });
      await opened.store.write(async (tx) => {
        assert.equal(await tx.accepted.has(row.id), true);
        await tx.accepted.remove(row.id);
        assert.equal(await tx.accepted.has(row.id), false);
      });
      await opened.store.read(async (tx) => {
        assert.deepEqual([await tx.accepted.mime(row.id), await tx.accepted.oldestAt()], [null, null]);
      });
    });

    it('leaves its bytes to the email that it is filed as', async () => {
      const row = waiting(one);
      await put(row);
      const email = anEmail({ id: row.inboxId, accountId: one }, { id: row.id });
      await opened.store.write(async (tx) => {
        await tx.accepted.filed(row.id);
        assert.equal(await tx.accepted.has(row.id), false);
        await tx.emails.insert(email, NO_BODY, { id: email.id, taken: true });
      });
      assert.deepEqual(await opened.store.read((tx) => tx.emails.mime(row.id)), MIME);
    });

    it('is found account by account, what was accepted first first', async () => {
      const ids = [randomUUID(), randomUUID(), randomUUID()].sort() as [string, string, string];
      const [first, second, third] = ids.map((id) => waiting(one, { id })) as [AcceptedRow, AcceptedRow, AcceptedRow];
      const other = waiting(two);
      await put(third, other, first, second);
      await opened.store.read(async (tx) => {
        const next = async (account: string) => await tx.accepted.accountAfter(account);
        assert.deepEqual([await next(''), await next(one), await next(two)], [one, two, null]);
        const due = async (account: string, limit: number) => (await tx.accepted.due(account, NOON, limit)).map(({ id }) => id);
        assert.deepEqual([await due(one, 2), await due(one, 9), await due(two, 9)], [ids.slice(0, 2), ids, [other.id]]);
      });
      await remove(first, second, third, other);
    });

    it('is had by one at a time, for as long as a lease holds', async () => {
      const [held, free] = [waiting(one), waiting(one)];
      await put(held, free);
      const due = async (now: Date) => await opened.store.read((tx) => tx.accepted.due(one, now, 9));
      await opened.store.write((tx) => tx.accepted.lease([held.id, randomUUID()], later(60), 1));
      assert.deepEqual(await due(later(59)), [free]);
      assert.deepEqual(await due(later(60)), [free, { ...held, tries: 1, leasedUntil: later(60) }]);
      await opened.store.write((tx) => tx.accepted.endLeases());
      assert.deepEqual(
        (await due(NOON)).map(({ id, tries }) => [id, tries]).sort(),
        [
          [held.id, 1],
          [free.id, 0],
        ].sort(),
      );
      await opened.store.write((tx) => tx.accepted.lease([held.id], FREE, -1));
      assert.deepEqual(
        (await due(NOON)).map(({ tries }) => tries),
        [0, 0],
      );
      await opened.store.write((tx) => tx.accepted.lease([], later(60), 1));
      await remove(held, free);
    });
  });
}
