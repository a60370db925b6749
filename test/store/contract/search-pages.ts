/** Search by what is known of a mail besides its words, and pages that stay whole while mail comes and goes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NewEmail } from '../../../src/core/store/emails.ts';
import { anAccount, anEmail, anInbox, later, MIME, NO_BODY } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';
import { type More, searchedStore } from './searched-store.ts';

const DAY = 24 * 3600 * 1000;

export function searchPagesAreWhole(open: () => Promise<OpenedStore>): void {
  describe('searches by filters and in pages', () => {
    const { store, mine, inbox, second, mail, search, ids } = searchedStore(open);

    it('by what is known of the mail besides its words', async () => {
      const attachments: NewEmail['attachments'] = [
        { id: 'a', filename: null, contentType: 'x/y', size: 1, contentId: null, disposition: 'inline' },
      ];
      const subject = 'mango';
      const old = await mail(inbox, { subject, createdAt: later(-3 * DAY), isRead: true, labels: ['work', 'a,b'] });
      const sent = await mail(inbox, { subject, createdAt: later(-DAY), direction: 'outbound', labels: ['work'] });
      const fresh = await mail(second, { subject, createdAt: later(0), attachments });
      const late = await mail(inbox, { subject, createdAt: later(-2 * DAY), isRead: true });
      const by: [More, string[]][] = [
        [{ isRead: true }, [late, old]],
        [{ isRead: false }, [fresh, sent]],
        [{ direction: 'outbound' }, [sent]],
        [{ direction: 'inbound' }, [late, fresh, old]],
        [{ hasAttachment: true }, [fresh]],
        [{ hasAttachment: false }, [late, sent, old]],
        [{ labels: ['work'] }, [sent, old]],
        [{ labels: ['work', 'a,b'] }, [old]],
        [{ labels: ['wor'] }, []],
        [{ since: later(-2 * DAY) }, [late, fresh, sent]],
        [{ since: later(0) }, [fresh]],
        [{ since: later(1) }, []],
        [{ until: later(-2 * DAY) }, [old]],
        [{ until: later(-2 * DAY + 1) }, [late, old]],
        [{ until: later(-9 * DAY) }, []],
        [{ since: later(-2 * DAY), until: later(0) }, [late, sent]],
        [{ labels: ['work'], isRead: true, direction: 'inbound', hasAttachment: false, until: later(0) }, [old]],
      ];
      for (const [more, expected] of by) {
        assert.deepEqual(await ids([subject], more), expected, JSON.stringify(more));
        const all = await ids([], more);
        assert.ok(
          expected.every((id) => all.includes(id)),
          JSON.stringify(more),
        );
      }
      await store.write((tx) => tx.emails.update(late, { isRead: false, labels: ['work'] }));
      assert.deepEqual(await ids([subject], { isRead: false, labels: ['work'] }), [late, sent]);
    });

    it('all mail of a day, whether it came in one commit or in several', async () => {
      for (const [days, bounds] of [
        [-20, { until: later(-19 * DAY) }],
        [20, { since: later(19 * DAY) }],
      ] as const) {
        const rows = [1, 2, 3, 4].map(() => anEmail(inbox, { createdAt: later(days * DAY) }));
        const insert = (some: NewEmail[]) =>
          store.write(async (tx) => {
            for (const row of some) await tx.emails.insert(row, NO_BODY, MIME);
          });
        await insert(rows.slice(0, 2));
        await insert(rows.slice(2));
        assert.deepEqual(await ids([], bounds), rows.map((row) => row.id).toReversed());
      }
    });

    it('whole pages, while mail comes and is deleted', async () => {
      const own = anAccount();
      const room = anInbox(own.id);
      await store.write((tx) => tx.inboxes.insert(room));
      const stored: string[] = [];
      const add = async () => void stored.unshift(await mail(room, { subject: 'papaya' }));
      for (let n = 0; n < 12; n++) await add();
      const asked = { accountId: own.id, limit: 5 };
      const seen: string[] = [];
      let beforeSeq: number | null = null;
      const removed: string[] = [];
      for (;;) {
        const page = await search(['papaya'], { ...asked, beforeSeq });
        seen.push(...page.map((row) => row.id));
        const last = page.at(-1);
        if (page.length < 5 || !last) break;
        beforeSeq = last.seq;
        // The cursor's own mail, the next one and the newest go; another comes.
        const next = stored[stored.indexOf(last.id) + 1];
        removed.push(...[last.id, next, stored[0]].flatMap((id) => (id && !removed.includes(id) ? [id] : [])));
        await store.write((tx) => tx.emails.remove(removed));
        await add();
      }
      const firstTwelve = stored.slice(-12);
      const unseen = firstTwelve.filter((id) => removed.includes(id) && !seen.includes(id));
      assert.ok(unseen.length > 0 && stored.length > 13, 'mail was deleted before it was its turn, and came meanwhile');
      assert.deepEqual(
        seen,
        firstTwelve.filter((id) => !unseen.includes(id)),
      );
      const kept = stored.filter((id) => !removed.includes(id));
      assert.deepEqual(await ids(['papaya'], { accountId: own.id }), kept);
    });

    it('no mail that was removed, and gives its position to no other', async () => {
      const insert = async (subject: string) => {
        const id = await mail(inbox, { subject });
        const seq = await store.write(async (tx) => (await tx.emails.row(id))?.seq ?? 0);
        return { id, seq };
      };
      const first = await insert('quince');
      await store.write((tx) => tx.emails.remove([first.id]));
      assert.deepEqual(await ids(['quince']), []);
      const second = await insert('medlar');
      assert.ok(second.seq > first.seq, 'the newest mail was removed, and still the next has a position of its own');
      assert.deepEqual(await ids(['quince']), []);
      assert.deepEqual(await ids(['medlar'], { beforeSeq: second.seq + 1 }), [second.id]);
      const filter = { accountId: mine.id, inboxIds: null, afterSeq: first.seq };
      const listed = await store.read((tx) => tx.emails.list(filter, { limit: 9, before: null }));
      assert.deepEqual(
        listed.map((row) => row.id),
        [second.id],
      );
      const brief = anEmail(inbox, { subject: 'rhubarb' });
      await store.write(async (tx) => {
        await tx.emails.insert(brief, NO_BODY, MIME);
        await tx.emails.remove([brief.id]);
      });
      assert.deepEqual(await ids(['rhubarb']), [], 'stored and removed in one unit');
    });

    it('nothing of a unit that failed, nor of a second copy', async () => {
      const row = anEmail(inbox, { subject: 'lychee' });
      const insert = (fails: boolean) =>
        store.write(async (tx) => {
          await tx.emails.insert(row, NO_BODY, MIME);
          if (fails) throw new Error('no');
        });
      await Promise.allSettled([insert(true), mail(inbox, { subject: 'beside' })]);
      assert.deepEqual(await ids(['lychee']), []);
      assert.equal((await ids(['beside'])).length, 1);
      await insert(false);
      await assert.rejects(store.write((tx) => tx.emails.insert(row, { ...NO_BODY, text: 'twice' }, MIME)));
      assert.deepEqual([await ids(['lychee']), await ids(['twice'])], [[row.id], []]);
    });
  });
}
