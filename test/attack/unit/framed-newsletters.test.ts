/** Newsletters in the frame: a person sees the same words as before, in the same colours, and what was hidden stays hidden. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagePage } from '../../../src/console/frame/page.ts';
import { framedMail } from '../../../src/mail/html/frame/framed-mail.ts';
import { startJudge } from '../../support/clients/chromium.ts';
import { newsletters } from '../../support/mails/newsletters.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const paths = { link: (number: number) => `#${number}`, image: () => '', withImages: null };
const framed = (html: string) => messagePage(framedMail({ text: null, html }, []), { paths, remote: false });

test('sixty newsletters show what they showed', { timeout: 280_000 }, async () => {
  const judge = closedAtEnd(await startJudge(1_600));
  const all = newsletters();
  const before = await judge.seen(all);
  const after = await judge.seen(all.map(({ html, words }) => ({ html: framed(html), words })));
  const faults: string[] = [];
  for (const [at, { name, html, words }] of all.entries()) {
    const differ = (seen: Set<string> | undefined, other: Set<string> | undefined) =>
      words.filter((word) => seen?.has(word) !== other?.has(word));
    if (differ(before[at], after[at]).length === 0) continue;
    // Those are drawn a second time, alone.
    const [one, other] = [...(await judge.seen([{ html, words }])), ...(await judge.seen([{ html: framed(html), words }]))];
    const found = differ(one, other).map((word) => `${one?.has(word) ? 'lost' : 'shown'}: ${word}`);
    if (found.length > 0) faults.push(`${name}: ${found.join(', ')}`);
  }
  assert.deepEqual(faults, []);
});
