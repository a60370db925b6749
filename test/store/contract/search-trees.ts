/** Searches that combine words and conditions at random find what a plain look at each mail finds, in slices of any length. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { foldedWords } from '../../../src/core/base/index-words.ts';
import { readSearch, type SearchQuery } from '../../../src/core/reading/search/query.ts';
import type { AttachmentRow, NewEmail } from '../../../src/core/store/emails.ts';
import { later, NOON } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';
import { searchedStore } from './searched-store.ts';

type Mail = { change: Partial<NewEmail>; text: string };

type Query = { leaf: string; matches(mail: Mail): boolean } | { all: Query[] } | { any: Query[] } | { not: Query };

const DAY = 24 * 3600 * 1000;
const WORDS = ['apple', 'apricot', 'bean', 'bear', 'cherry', 'café', 'Straße', 'Łódź', '東京都', 'счёт'];
const FILES: [name: string | null, type: string][] = [
  ['Rechnung-Mai.PDF', 'application/octet-stream'],
  ['invoice.txt', 'text/plain'],
  ['Größe.png', 'application/x'],
  [null, 'image/jpeg'],
  ['half \ud83d %_!.bin', 'application/pdf'],
];

const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));

const attachments = fc
  .uniqueArray(fc.constantFrom(...FILES), { maxLength: 2 })
  .map((files) => files.map(([filename, contentType], n) => file(`f${n}`, filename, contentType)));

const mails: fc.Arbitrary<Mail> = fc
  .record({
    subject: sentence,
    from: sentence,
    to: sentence,
    text: sentence,
    isRead: fc.boolean(),
    labels: fc.subarray(['work', 'home']),
    direction: fc.constantFrom('inbound' as const, 'outbound' as const),
    size: fc.constantFrom(1_000, 300 * 1024, 6 * 1024 ** 2),
    days: fc.constantFrom(0, 3, 10, 40),
    attachments,
  })
  .map(({ text, days, ...change }) => ({ text, change: { ...change, createdAt: later(-days * DAY) } }));

const wordsOf = (mail: Mail, field: string | null) => {
  const { subject = '', from = '', to = '' } = mail.change;
  const fields: Record<string, string> = { subject, from, to, text: mail.text };
  return Object.entries(fields).flatMap(([name, text]) => (field === null || field === name ? [foldedWords(text)] : []));
};

/** A word, two in their order, or the beginning of one. */
const terms = fc
  .tuple(fc.constantFrom(null, 'from', 'to', 'subject'), fc.constantFrom(...WORDS), fc.constantFrom(...WORDS), fc.nat(3))
  .map(([field, one, two, kind]): Query => {
    const [written, wanted, prefix] =
      kind === 0
        ? [`"${one} ${two}"`, [one, two], false]
        : kind === 1
          ? [`${one.slice(0, 2)}*`, [one.slice(0, 2)], true]
          : [one, [one], false];
    const folded = wanted.flatMap(foldedWords);
    const begins = (word: string | undefined, n: number) =>
      prefix && n === folded.length - 1 ? (word ?? '').startsWith(folded[n] ?? '') : word === folded[n];
    const holds = (words: string[]) => words.some((_, at) => folded.every((__, n) => begins(words[at + n], n)));
    return { leaf: `${field ? `${field}:` : ''}${written}`, matches: (mail) => wordsOf(mail, field).some(holds) };
  });

const told = (leaf: string, matches: (row: NewEmail) => boolean): Query => ({
  leaf,
  matches: ({ change }) => matches(change as NewEmail),
});
const age = (row: NewEmail) => (NOON.getTime() - row.createdAt.getTime()) / DAY;
const hasName = (row: NewEmail, part: string) => row.attachments.some(({ filename }) => filename?.toLowerCase().includes(part));

const CONDITIONS = [
  told('is:read', (row) => row.isRead),
  told('is:unread', (row) => !row.isRead),
  told('is:sent', (row) => row.direction === 'outbound'),
  told('is:received', (row) => row.direction === 'inbound'),
  told('has:attachment', (row) => row.attachments.length > 0),
  told('has:pdf', (row) =>
    row.attachments.some((one) => one.contentType === 'application/pdf' || /\.pdf$/i.test(one.filename ?? '')),
  ),
  told('has:image', (row) =>
    row.attachments.some((one) => one.contentType === 'image/jpeg' || /\.png$/i.test(one.filename ?? '')),
  ),
  told('label:work', (row) => row.labels.includes('work')),
  told('label:home', (row) => row.labels.includes('home')),
  told('filename:mai.pdf', (row) => hasName(row, 'mai.pdf')),
  told('filename:GRÖSSE', () => false),
  told('filename:GRÖßE.', (row) => hasName(row, 'größe.')),
  told('filename:"%_!"', (row) => hasName(row, '%_!')),
  told('larger:5M', (row) => row.size >= 5 * 1024 ** 2),
  told('smaller:300k', (row) => row.size < 300 * 1024),
  told('newer_than:1w', (row) => age(row) <= 7),
  told('older_than:1m', (row) => age(row) > 28),
  told(`after:${later(-5 * DAY).toISOString()}`, (row) => age(row) <= 5),
];

const leaves = fc.oneof(terms, fc.constantFrom(...CONDITIONS));

const { query: queries } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaves,
    fc.array(tie('query'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((any) => ({ any })),
    tie('query').map((not) => ({ not })),
  ),
}));

export function searchTreesMatch(open: () => Promise<OpenedStore>): void {
  describe('searches that combine words and conditions', () => {
    const { store, repeats, mine, inbox, second, foreign, mail } = searchedStore(open);

    it('find what a plain look at each mail finds', async () => {
      const stored: { id: string; mail: Mail }[] = [];
      for (const one of fc.sample(mails, { numRuns: 60, seed: 4711 }))
        stored.unshift({ id: await mail(stored.length % 3 === 0 ? second : inbox, one.change, one.text), mail: one });
      for (const one of fc.sample(mails, { numRuns: 9, seed: 1 })) await mail(foreign, one.change, one.text);
      let [asked, found] = [0, 0];
      await fc.assert(
        fc.asyncProperty(queries, fc.constantFrom(3, 7, 1000), async (query, entries) => {
          const read = readOrNull(written(query));
          if (!read) return;
          const expected = stored.flatMap((one) => (matches(query, one.mail) ? [one.id] : []));
          assert.deepEqual(await everyPage(read, entries), expected, written(query));
          asked += 1;
          found += expected.length > 0 && expected.length < stored.length ? 1 : 0;
        }),
        { numRuns: repeats(160) },
      );
      assert.ok(asked > repeats(100) && found > repeats(48), `${asked} searches were asked, and ${found} told mails apart`);
    });

    /** In pages of five, each filled slice by slice. */
    async function everyPage({ branches }: SearchQuery, entries: number): Promise<string[]> {
      const filter = { accountId: mine.id, branches: branches.map((branch) => ({ inboxIds: null, ...branch })) };
      const ids: string[] = [];
      const pageFrom = async (beforeSeq: number | null) =>
        await store.read((tx) => tx.emails.search(filter, { limit: 5, beforeSeq, entries }));
      for (let page = await pageFrom(null); ; ) {
        ids.push(...page.rows.map((row) => row.id));
        const next = page.rows.length === 5 ? (page.rows.at(-1)?.seq ?? null) : page.end;
        if (next === null) return ids;
        page = await pageFrom(next);
      }
    }
  });
}

function matches(query: Query, mail: Mail): boolean {
  if ('leaf' in query) return query.matches(mail);
  if ('not' in query) return !matches(query.not, mail);
  return 'all' in query ? query.all.every((one) => matches(one, mail)) : query.any.some((one) => matches(one, mail));
}

function written(query: Query): string {
  if ('leaf' in query) return query.leaf;
  if ('not' in query) return 'leaf' in query.not ? `-${query.not.leaf}` : `-(${written(query.not)})`;
  if ('all' in query) return `(${query.all.map(written).join(' ')})`;
  return `(${query.any.map(written).join(' OR ')})`;
}

/** Null for a search that contradicts itself, or combines too much. */
function readOrNull(q: string): SearchQuery | null {
  try {
    return readSearch(q, NOON);
  } catch (error) {
    if (error instanceof PostroomError && error.code === 'invalid_request') return null;
    throw error;
  }
}

function file(id: string, filename: string | null, contentType: string): AttachmentRow {
  return { id, filename, contentType, size: 1, contentId: null, disposition: 'attachment' };
}
