/** What Chromium shows to a person is what an agent reads: every way to hide text in every place, and every way that only looks so. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readableBody } from '../../../src/mail/digest/readable-body.ts';
import { htmlText } from '../../../src/mail/html/html-text.ts';
import { startJudge } from '../../support/clients/chromium.ts';
import { hidingVariants, showingVariants, type Variant } from '../../support/mails/hiding-variants.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const judge = closedAtEnd(await startJudge());

/** Names of the variants of which Chromium shows other words than `expected`; those are drawn a second time, alone. */
async function otherwise(variants: Variant[], expected: (variant: Variant) => string[]): Promise<string[]> {
  const differs = (seen: Set<string> | undefined, variant: Variant) =>
    variant.words.filter((word) => seen?.has(word)).join() !== expected(variant).join();
  const seen = await judge.seen(variants);
  const names: string[] = [];
  for (const variant of variants.filter((one, at) => differs(seen[at], one))) {
    const [again] = await judge.seen([variant]);
    if (differs(again, variant)) names.push(variant.name);
  }
  return names;
}

describe('text that is hidden by specification', () => {
  const all = hidingVariants();

  test('is hidden in Chromium, in each of these', { timeout: 280_000 }, async () => {
    const drawn = all.filter((one) => one.isDrawn);
    assert.ok(drawn.length >= 176, `${drawn.length} techniques`);
    assert.ok(all.length >= 700, `${all.length} variants`);
    assert.deepEqual(await otherwise(drawn, ({ words: [before, , after] }) => [before, after]), []);
  });

  test('is in no text that is read, and what stands around it is', () => {
    for (const { name, html, words } of all) {
      const [before, inside, after] = words;
      const { text, hiddenTextRemoved, possiblyHidden, withheld } = readableBody({ text: null, html });
      const stored = htmlText(html);
      assert.ok(!text.includes(inside) && !stored.includes(inside), `${name}: ${text}`);
      for (const word of [before, after]) assert.ok(text.includes(word) && stored.includes(word), `${name}: ${text}`);
      assert.ok(hiddenTextRemoved + possiblyHidden >= 1, name);
      assert.ok(hiddenTextRemoved > 0 || withheld.includes(inside), name);
    }
  });
});

describe('text that only looks hidden', () => {
  const all = showingVariants();

  test('shows in Chromium, in each of these', { timeout: 280_000 }, async () => {
    const drawn = all.filter((one) => one.isDrawn);
    assert.deepEqual(await otherwise(drawn, ({ words }) => words), []);
  });

  test('is read, and none of it is withheld', () => {
    for (const { name, html, words } of all) {
      const { text, withheld } = readableBody({ text: null, html });
      const stored = htmlText(html);
      for (const word of words) assert.ok(text.includes(word) && stored.includes(word), `${name}: ${text}`);
      for (const word of words) assert.ok(!withheld.includes(word), name);
    }
  });
});
