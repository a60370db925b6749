/** Search by words: what is found and what must not be, whatever the words are. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aTerm } from '../../support/store/flat-search.ts';
import type { OpenedStore } from '../contract.ts';
import { searchedStore } from './searched-store.ts';

export function searchFinds(open: () => Promise<OpenedStore>): void {
  describe('searches', () => {
    const { mine, theirs, inbox, second, foreign, gone, mail, search, ids } = searchedStore(open);

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
  });
}
