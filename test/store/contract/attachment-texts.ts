/** Attached files that wait: each mail's are had by one at a time, and their words are kept until they are read again. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { later, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export function attachedFilesWait(open: () => Promise<OpenedStore>): void {
  describe('attached files', () => {
    let opened: OpenedStore;
    const [one, two] = [randomUUID(), randomUUID()].sort() as [string, string];
    const [early, late] = [randomUUID(), randomUUID()];

    before(async () => {
      opened = await open();
      await opened.store.write(async (tx) => {
        await tx.attachmentTexts.queue(early, one);
        await tx.attachmentTexts.queue(late, two);
      });
    });
    after(() => opened.close());

    it('are taken once, until the lease ends, and each time counts', async () => {
      const take = (now: Date, until: Date) => opened.store.write((tx) => tx.attachmentTexts.take(early, now, until));
      const taken = await Promise.all([take(NOON, later(60)), take(NOON, later(60)), take(NOON, later(60))]);
      assert.equal(taken.filter(Boolean).length, 1);
      assert.equal(await take(later(59), later(90)), false);
      await opened.store.read(async (tx) => {
        assert.equal(await tx.attachmentTexts.due(one, later(59)), null);
        assert.equal((await tx.attachmentTexts.due(one, later(60)))?.tries, 1);
        assert.equal(await tx.attachmentTexts.waiting(), 2);
      });
      assert.equal(await take(later(61), later(90)), true);
      await opened.store.write((tx) => tx.attachmentTexts.lease(early, later(70), -1));
      assert.equal((await opened.store.read((tx) => tx.attachmentTexts.due(one, later(70))))?.tries, 1);
      await opened.store.write((tx) => tx.attachmentTexts.endLeases());
      assert.notEqual(await opened.store.read((tx) => tx.attachmentTexts.due(one, NOON)), null);
    });

    it('wait no more when they are read, and keep their words while they wait again', async () => {
      const texts = [{ id: randomUUID(), text: 'a\ud83d "b"' }];
      await opened.store.write((tx) => tx.attachmentTexts.keep(early, texts));
      await opened.store.read(async (tx) => {
        assert.deepEqual([await tx.attachmentTexts.accountAfter(''), await tx.attachmentTexts.accountAfter(two)], [two, null]);
        assert.equal(await tx.attachmentTexts.waiting(), 1);
      });
      assert.equal(await opened.store.write((tx) => tx.attachmentTexts.take(early, later(99), later(100))), false);
      await opened.store.write((tx) => tx.attachmentTexts.queue(early, one));
      assert.deepEqual(await opened.store.read((tx) => tx.attachmentTexts.due(one, NOON)), {
        emailId: early,
        accountId: one,
        tries: 0,
        leasedUntil: new Date(0),
        texts,
      });
      await opened.store.write((tx) => tx.attachmentTexts.keep(early, []));
      assert.equal(await opened.store.read((tx) => tx.attachmentTexts.of(early)), null);
    });
  });
}
