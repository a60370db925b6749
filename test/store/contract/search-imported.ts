/** Search of imported mail: apart from other mail, in the order of its own times, whatever the order in which it was stored. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { later, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';
import { searchedStore } from './searched-store.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

export function searchFindsImported(open: () => Promise<OpenedStore>): void {
  describe('searches of imported mail', () => {
    const { store, mine, theirs, inbox, second, foreign, mail, search, ids } = searchedStore(open);
    const imported = { importedAt: NOON };
    const row = async (id: string) => {
      const found = await store.write((tx) => tx.emails.row(id));
      assert.ok(found);
      return found;
    };

    it('by time, over pages, within bounds, and beside none of the other mail', async () => {
      assert.equal(await store.read((tx) => tx.emails.anyImported(mine.id)), false);
      const subject = 'kumquat';
      const take = (at = inbox, ms = 0, more = {}) => mail(at, { subject, createdAt: later(ms), ...imported, ...more });
      const live = await mail(inbox, { subject, createdAt: later(-5 * DAY) });
      const old = await take(inbox, -4000 * DAY);
      const last = await take(second, 0);
      const before1970 = await take(inbox, -40_000 * DAY);
      const dayBefore = await take(inbox, -DAY, { isRead: true });
      const sameSecond = [await take(inbox, -9 * DAY), await take(second, -9 * DAY), await take(inbox, -9 * DAY)];
      const yearBefore = await take(inbox, -365 * DAY);
      await take(foreign, 1);
      const all = [last, dayBefore, ...sameSecond.toReversed(), yearBefore, old, before1970];
      assert.deepEqual(await ids([subject]), [live], 'it is no other mail');
      assert.deepEqual(await ids([subject], { imported: true }), all);
      assert.deepEqual(await ids(['kum*'], { imported: true }), all);
      assert.deepEqual(await ids([], { imported: true }), all);
      for (const limit of [1, 2, 3]) {
        const seen: string[] = [];
        for (let beforeSeq: number | null = null; ; ) {
          const page = await search([subject], { imported: true, limit, beforeSeq });
          seen.push(...page.map(({ id }) => id));
          const end = page.at(-1);
          if (!end) break;
          beforeSeq = end.importedSeq;
        }
        assert.deepEqual(seen, all, `${limit} a page`);
      }
      const within = (more: Parameters<typeof ids>[1]) => ids([subject], { imported: true, ...more });
      assert.deepEqual(await within({ since: later(-DAY) }), [last, dayBefore]);
      assert.deepEqual(await within({ since: later(-DAY + 1) }), [last]);
      assert.deepEqual(await within({ until: later(-9 * DAY) }), [yearBefore, old, before1970]);
      assert.deepEqual(await within({ until: later(-9 * DAY + 1), since: later(-9 * DAY) }), sameSecond.toReversed());
      assert.deepEqual(await within({ until: later(-39_000 * DAY) }), [before1970]);
      assert.deepEqual(await within({ since: later(-50_000 * DAY), until: later(-3000 * DAY) }), [old, before1970]);
      assert.deepEqual(await within({ inboxIds: [second.id] }), [last, sameSecond[1]]);
      assert.deepEqual(await within({ isRead: true }), [dayBefore]);
      for (const [id, is] of [
        [mine.id, true],
        [theirs.id, true],
        [second.id, false],
      ] as const)
        assert.equal(await store.read((tx) => tx.emails.anyImported(id)), is);
      const positions = await Promise.all(all.map(async (id) => (await row(id)).importedSeq ?? 0));
      assert.ok(positions.every((position) => position < 0 && Number.isSafeInteger(position)));
    });

    it('also after its words were indexed anew, and not once it was removed', async () => {
      const body = { text: 'medlar', html: null, visible: null };
      const older = await mail(inbox, { createdAt: later(-2 * DAY), ...imported }, 'cherimoya');
      const newer = await mail(inbox, { createdAt: later(-DAY), ...imported }, 'medlar');
      const found = await row(older);
      await store.write((tx) => tx.emails.reread(older, found, body));
      assert.deepEqual(await ids(['cherimoya'], { imported: true }), []);
      assert.deepEqual(await ids(['medlar'], { imported: true }), [newer, older]);
      await store.write((tx) => tx.emails.remove([newer]));
      assert.deepEqual(await ids(['medlar'], { imported: true }), [older]);
      assert.equal((await row(older)).importedSeq, found.importedSeq);
    });

    it('leaves the days of other mail as they were', async () => {
      const createdAt = later(-700 * DAY);
      const live = await mail(inbox, { subject: 'loquat', createdAt });
      await mail(inbox, { subject: 'loquat', createdAt: later(-701 * DAY), ...imported });
      await mail(inbox, { subject: 'loquat', createdAt: later(-699 * DAY), ...imported });
      assert.deepEqual(await ids(['loquat'], { since: later(-700 * DAY), until: later(-699 * DAY) }), [live]);
    });
  });
}
