/** Search in texts of many thousand words: a phrase is found wherever it stands, however often its words do. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Store } from '../../../src/core/store/store.ts';
import { aTerm, ENTRIES, flatSearch } from '../../support/store/flat-search.ts';
import { anAccount, anEmail, anInbox, MIME } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

/** Every tenth is "the", and 256 of those are more than PostgreSQL takes of a word. The words around that one are told from all others. */
const WORDS = Array.from({ length: 16_000 }, (_, n) => {
  if (n % 10 === 0) return 'the';
  return n >= 2400 && n < 2700 ? `u${n}` : `w${n % 700}`;
});

export function longTextsAreFound(open: () => Promise<OpenedStore>): void {
  describe('searches long texts', () => {
    let opened: OpenedStore;
    let store: Store;
    const inbox = anInbox(anAccount().id);
    const email = anEmail(inbox, { subject: 'long', from: '', to: '' });

    before(async () => {
      opened = await open();
      store = opened.store;
      const text = [...WORDS];
      text.splice(8000, 0, 'the', 'middle', 'of', 'it');
      text.splice(2900, 0, 'pear', 'juice');
      await store.write(async (tx) => {
        await tx.inboxes.insert(inbox);
        const body = { text: `${text.join(' ')} and the very last, lastly`, html: null, visible: null };
        await tx.emails.insert(email, body, MIME);
      });
    });
    after(() => opened.close());

    async function finds(phrase: string, prefix = false): Promise<boolean> {
      const terms = [{ ...aTerm(`"${phrase}"`), prefix }];
      const filter = flatSearch(inbox.accountId, { terms });
      return (
        (await store.read((tx) => tx.emails.search(filter, { limit: 9, beforeSeq: null, entries: ENTRIES }))).rows.length > 0
      );
    }

    it('phrases at the beginning, in the middle and at the end, of rare words and of frequent ones', async () => {
      const there = ['the w1', 'the middle of it', 'pear juice', 'the very last', 'w699 the', 'last lastly', 'w11 w12 w13'];
      for (const phrase of there) assert.equal(await finds(phrase), true, phrase);
      const apart = [
        'the the',
        'the last',
        'very the',
        'juice pear',
        'pear the',
        'middle it',
        'lastly the',
        'w13 w12',
        'w1 middle',
        'juice w1',
        'very w1',
      ];
      for (const phrase of apart) assert.equal(await finds(phrase), false, phrase);
    });

    it('phrases that may go on, also where the word stands once more elsewhere, or stands late only', async () => {
      for (const phrase of ['the ver', 'very las', 'the very l', 'pear jui', 'the m', 'the w', 'u2401 u2'])
        assert.equal(await finds(phrase, true), true, phrase);
      for (const phrase of ['pear las', 'juice v', 'lastly l', 'the jui']) assert.equal(await finds(phrase, true), false, phrase);
    });

    it('phrases of as many words as a search may have', async () => {
      // Around the 256th "the".
      for (let from = 2510; from < 2555; from++)
        assert.equal(await finds(WORDS.slice(from, from + 32).join(' ')), true, `from ${from}`);
    });
  });
}
