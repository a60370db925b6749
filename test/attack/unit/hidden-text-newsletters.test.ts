/** Newsletters, and real mail where a folder of it stands beside the project: what Chromium shows is read, and nothing else. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import render from 'dom-serializer';
import { isTag, isText, type Text } from 'domhandler';
import { readableBody } from '../../../src/mail/digest/readable-body.ts';
import { parseTree } from '../../../src/mail/html/html-tree.ts';
import { startParser } from '../../../src/mail/parser.ts';
import { startJudge } from '../../support/clients/chromium.ts';
import { newsletters } from '../../support/mails/newsletters.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const judge = closedAtEnd(await startJudge(1_600));

/** Pages that a person and an agent read differently, with the words. Those are drawn a second time, alone. */
async function differences(pages: { name: string; html: string; words: string[] }[]): Promise<string[]> {
  const texts = pages.map(({ html }) => readableBody({ text: null, html }).text);
  const differ = (seen: Set<string> | undefined, at: number) =>
    pages[at]?.words.filter((word) => seen?.has(word) !== texts[at]?.includes(word)) ?? [];
  const seen = await judge.seen(pages);
  const found: string[] = [];
  for (const [at, page] of pages.entries()) {
    if (differ(seen[at], at).length === 0) continue;
    const [again] = await judge.seen([page]);
    const words = differ(again, at).map((word) => `${again?.has(word) ? 'lost' : 'shown'}: ${word}`);
    if (words.length > 0) found.push(`${page.name}: ${words.join(', ')}`);
  }
  return found;
}

describe('newsletters', () => {
  const all = newsletters();

  test('are sixty different ones', () => {
    assert.equal(new Set(all.map(({ html }) => html.replace(/news\d+|News \d+/g, ''))).size, 60);
    const words = all.flatMap((one) => one.words);
    assert.equal(new Set(words).size, words.length);
  });

  test('are read as a person sees them: nothing of them is lost or withheld', { timeout: 280_000 }, async () => {
    assert.deepEqual(await differences(all), []);
    for (const { name, html, shown } of all) {
      const { text, withheld } = readableBody({ text: null, html });
      for (const word of shown) assert.ok(text.includes(word) && !withheld.includes(word), `${name}: ${word}`);
    }
  });
});

describe('real mail', () => {
  const folder = join(process.cwd(), '../shared/corpus');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];

  test('loses none of what a person sees', {
    skip: names.length === 0 && 'no corpus beside this checkout',
    timeout: 280_000,
  }, async (t) => {
    const parser = startParser();
    const pages: { name: string; html: string; words: string[] }[] = [];
    try {
      for (const name of names) {
        const { html } = await parser.parse(readFileSync(join(folder, name)));
        if (html !== null && html.length < 200_000) pages.push({ name, ...marked(html, pages.length) });
      }
    } finally {
      await parser.close();
    }
    const found = await differences(pages);
    t.diagnostic(`${pages.length} mails, ${pages.reduce((sum, page) => sum + page.words.length, 0)} words`);
    assert.deepEqual(
      found.filter((one) => one.includes('lost')),
      [],
    );
  });
});

/** The page with a word of its own put before some of its texts, by which they are known. */
function marked(html: string, number: number): { html: string; words: string[] } {
  const document = parseTree(html);
  const texts: Text[] = [];
  const stack = [...document.children];
  for (let node = stack.shift(); node; node = stack.shift()) {
    if (isText(node) && /\p{L}{3}/u.test(node.data)) texts.push(node);
    else if (isTag(node) && !/^(?:style|script|title|select|textarea)$/.test(node.name)) stack.unshift(...node.children);
  }
  const step = Math.ceil(texts.length / 12);
  const words: string[] = [];
  for (const [at, text] of texts.entries()) {
    if (at % step !== 0) continue;
    const word = `mark${number}x${at}q`;
    words.push(word);
    text.data = text.data.replace(/\S/, `${word} $&`);
  }
  return { html: render(document, { encodeEntities: 'utf8' }), words };
}
