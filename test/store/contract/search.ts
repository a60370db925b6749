/** Search by words: what is found and what must not be, whatever the words are, and pages that stay whole while mail comes and goes. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SearchFilter, SearchTerm } from '../../../src/core/store/email-filters.ts';
import type { EmailBody, NewEmail } from '../../../src/core/store/emails.ts';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { anAccount, anEmail, anInbox, aTerm, later, MIME, NO_BODY } from '../../support/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const DAY = 24 * 3600 * 1000;

export function searchFinds(open: () => Promise<OpenedStore>): void {
  describe('searches', () => {
    let opened: OpenedStore;
    let store: Store;
    const [mine, theirs] = [anAccount(), anAccount()];
    const [inbox, second, foreign] = [anInbox(mine.id), anInbox(mine.id), anInbox(theirs.id)];
    const gone = anInbox(mine.id, { deletedAt: later(0) });

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const row of [inbox, second, foreign, gone]) await tx.inboxes.insert(row);
      });
    });
    after(() => opened.close());

    /** Stores a mail and answers its id. */
    async function mail(at: InboxRow, change: Partial<NewEmail>, text: string | null = null): Promise<string> {
      const row = anEmail(at, { from: '', to: '', subject: '', ...change });
      const body: EmailBody = { text, html: null, visible: null };
      await store.write((tx) => tx.emails.insert(row, body, MIME));
      return row.id;
    }

    type More = Partial<SearchFilter> & { limit?: number; beforeSeq?: number | null };
    async function search(terms: (string | SearchTerm)[], { limit = 99, beforeSeq = null, ...more }: More = {}) {
      const filter = { accountId: mine.id, inboxIds: null, labels: [], ...more };
      const parsed = terms.map((one) => (typeof one === 'string' ? aTerm(one) : one));
      return await store.read((tx) => tx.emails.search({ ...filter, terms: parsed }, { limit, beforeSeq }));
    }
    const ids = async (terms: (string | SearchTerm)[], more?: More) => (await search(terms, more)).map((row) => row.id);

    it('words in any case, without diacritics, and in the field they are asked of', async () => {
      const id = await mail(
        inbox,
        {
          subject: 'Crème brûlée',
          from: '"Zoë Müller" <zoe@shop.example>',
          to: 'ada@mail.example',
          cc: 'cc1@x.example',
          bcc: 'bcc1@x.example',
        },
        'Your naïve parcel, no. 48213,\r\nleaves ЗАВТРА at noon.',
      );
      const found = ['creme', 'BRÛLÉE', 'muller', 'shop', 'naive', 'завтра', '48213', 'ada@mail.example', 'cc1', 'bcc1'];
      const inField = [
        'subject:creme',
        'from:zoe',
        'from:zoe@shop.example',
        'to:ada',
        'to:cc1@x.example',
        'to:bcc1',
        'text:noon',
      ];
      const phrases = ['"creme brulee"', 'text:"leaves завтра at"', 'subject:"crème brûlée"', '"no 48213"'];
      const begun = ['brul*', '"creme bru*"', 'text:par*', 'noon*'];
      for (const one of [...found, ...inField, ...phrases, ...begun]) {
        const words = one.endsWith('*"') ? { ...aTerm(`${one.slice(0, -2)}"`), prefix: true } : one;
        assert.deepEqual(await ids([words]), [id], one);
      }
      const other = ['subject:noon', 'from:creme', 'to:zoe', 'text:creme', 'text:ada', 'from:ada', 'to:muller'];
      const apart = ['"brulee creme"', '"naive no"', '"creme zoe"', 'brul', 'oon*', 'cremebrulee'];
      for (const one of [...other, ...apart]) assert.deepEqual(await ids([one]), [], one);
    });

    it('all words that are wanted and none that is not', async () => {
      const both = await mail(inbox, { subject: 'apple pear' });
      const one = await mail(inbox, { subject: 'apple' }, 'plum');
      assert.deepEqual(await ids(['apple']), [one, both], 'newest first');
      assert.deepEqual(await ids(['apple', 'pear']), [both]);
      assert.deepEqual(await ids(['apple', 'text:plum']), [one]);
      assert.deepEqual(await ids(['apple', '-pear']), [one]);
      assert.deepEqual(await ids(['apple', '-subject:plum']), [one, both]);
      assert.deepEqual(await ids(['apple', '-pear', '-plum']), []);
      assert.deepEqual(await ids(['apple', '-pl*']), [both]);
      const without = await ids(['-apple']);
      assert.ok(without.length > 0 && !without.includes(one) && !without.includes(both));
      assert.equal((await ids([])).length, without.length + 2, 'without words, all mail');
    });

    it('nothing of another account, of another inbox, or of one that is deleted', async () => {
      const subject = 'confidential';
      const here = await mail(inbox, { subject });
      const there = await mail(second, { subject });
      for (const at of [foreign, gone]) await mail(at, { subject });
      assert.deepEqual(await ids([subject]), [there, here]);
      assert.deepEqual(await ids([subject], { inboxIds: [inbox.id] }), [here]);
      assert.deepEqual(await ids([subject], { inboxIds: [second.id, inbox.id, foreign.id, gone.id] }), [there, here]);
      for (const inboxIds of [[], [foreign.id], [gone.id]]) {
        assert.deepEqual(await ids([subject], { inboxIds }), []);
        assert.deepEqual(await ids([], { inboxIds }), []);
      }
      // The tokens that say whose an email is are no words of it.
      const tokens = [mine.id, inbox.id, theirs.id].map((id) => id.replaceAll('-', ''));
      const scope = [...tokens, `a${tokens[0]}`, `i${tokens[0]}${tokens[1]}`, `a${tokens[2]}`, 'inbound', 'attachment'];
      for (const word of scope) {
        assert.deepEqual(await ids([word]), [], word);
        assert.deepEqual(await ids([`${word}*`]), [], word);
        assert.ok((await ids([`-${word}`])).includes(here), word);
      }
    });

    it('hostile words as words', async () => {
      const id = await mail(
        inbox,
        { subject: 'near and or not scope title rowid 🚀 a-b x"y' },
        `${'q'.repeat(10_000)} tail NUL\0after`,
      );
      const plain = [
        'NEAR',
        'AND',
        'OR',
        'NOT',
        'scope',
        'scope:',
        'rowid',
        '"near" and "or"',
        'a-b',
        'x"y',
        'near(and',
        'title:',
        '{title}:',
      ];
      const long = ['q'.repeat(10_000), 'tail', 'nul\0after'];
      for (const words of [...plain, ...long])
        assert.deepEqual(
          await ids([{ field: null, words: [words], prefix: false, not: false }, 'near']),
          [id],
          words.slice(0, 40),
        );
      const broken = [
        '"',
        '""',
        "'",
        '*',
        '(',
        ')',
        'near" OR "x',
        'scope : "inbound',
        '^near',
        'near +',
        '\0',
        '\ud800',
        '\u202e',
      ];
      for (const words of broken)
        for (const not of [false, true])
          for (const prefix of [false, true])
            for (const field of [null, 'subject'] as const)
              assert.ok(Array.isArray(await search([{ field, words: [words], prefix, not }])), JSON.stringify(words));
      assert.deepEqual(await ids([{ field: null, words: ['near" OR "confidential'], prefix: false, not: false }]), []);
    });

    it('signs that are no words say nothing, but alone they find nothing', async () => {
      const id = await mail(inbox, { subject: 'Smith & Sons 🚀' });
      assert.deepEqual(await ids(['smith', '&', 'sons']), [id]);
      assert.deepEqual(await ids(['smith', '🚀']), [id]);
      assert.deepEqual(await ids(['"smith & sons"']), [id]);
      assert.deepEqual(await ids(['smith', '-&']), [id]);
      for (const nothing of [['&'], ['🚀', '!'], [''], ['*']]) assert.deepEqual(await ids(nothing), [], nothing.join());
    });

    it('only the beginning of a text without end', async () => {
      const id = await mail(inbox, {}, `${'lorem '.repeat(10_000)}early ${'ipsum '.repeat(10_000)}late`);
      assert.deepEqual(await ids(['early']), [id]);
      assert.deepEqual(await ids(['late']), []);
    });

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
          const stored = await tx.emails.insert(row, NO_BODY, MIME);
          if (fails) throw new Error('no');
          return stored;
        });
      await Promise.allSettled([insert(true), mail(inbox, { subject: 'beside' })]);
      assert.deepEqual(await ids(['lychee']), []);
      assert.equal((await ids(['beside'])).length, 1);
      assert.deepEqual(
        await Promise.all([
          insert(false),
          store.write((tx) => tx.emails.insert({ ...row, id: anEmail(inbox).id }, { ...NO_BODY, text: 'twice' }, MIME)),
        ]),
        [true, false],
      );
      assert.deepEqual([await ids(['lychee']), await ids(['twice'])], [[row.id], []]);
    });
  });
}
