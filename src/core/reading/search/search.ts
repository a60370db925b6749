/** Searching emails: newest first, with the places where the words were found. */
import { type Actor, seesInbox } from '../../base/actor.ts';
import { invalidField, notFound } from '../../base/errors.ts';
import { type Phrase, type Range, rangesOf } from '../../base/index-words.ts';
import { numbersCursor, type Page, type PageInput, readNumbersCursor } from '../../base/pages.ts';
import { fillPage, LONG } from '../../base/slices.ts';
import { ownInbox } from '../../inboxes/inboxes.ts';
import type { Core } from '../../ports/core.ts';
import type { SearchFilter, SearchTerm } from '../../store/email-filters.ts';
import type { EmailRow } from '../../store/emails.ts';
import type { ReadTx } from '../../store/store.ts';
import { type Completeness, completeness } from '../completeness.ts';
import { type EmailRecord, emailRecord } from '../email-record.ts';
import { visible } from '../email-view.ts';
import type { Branch } from './branches.ts';
import { type FoundFile, filesWith } from './found-in-files.ts';
import { isImportedDone, type Looked, NEWEST, newestOf, placeNumbers, placeOfNumbers } from './orders.ts';
import { readSearch } from './query.ts';
import { SNIPPET, snippetOf } from './snippet.ts';

export type SearchInput = PageInput & { q: string; inboxId?: string | undefined };

type Field = 'subject' | 'from' | 'to' | 'cc' | 'snippet';

/** `ranges` are offsets in the field as this record shows it, in UTF-16 code units, the end excluded. */
export type Highlight = { field: Field; ranges: Range[] };

/** Subject, names and snippet hold no characters that a person could not see. `snippet` is the text around its first hit, or its beginning. */
export type FoundEmail = EmailRecord & { snippet: string; highlights: Highlight[]; inFiles: FoundFile[] };

const MOST_RANGES = 10;
/**
 * The most characters that are searched for hits: in one text, as many as the store indexes; in all texts of a page together; and in
 * all files of a page.
 */
const LOOKED_THROUGH = 100_000;
const LOOKED_THROUGH_IN_ALL = 500_000;

/**
 * Newest first: imported mail by its time, and the other by position. Throws `invalid_request` for a query it cannot read, `not_found` for an inbox that the key does not
 * see.
 */
export async function searchEmails(core: Core, actor: Actor, input: SearchInput): Promise<Page<FoundEmail> & Completeness> {
  const { q, limit, cursor } = input;
  const { branches, terms } = readSearch(q, core.clock.now());
  const from = cursor === undefined ? NEWEST : placeOfNumbers(readNumbersCursor('search', cursor, 'cursor', 2));
  const accountId = actor.account.id;
  const { filter, hasImported } = await core.store.read(async (tx) => ({
    filter: { accountId, branches: await withInboxes(tx, actor, branches, input.inboxId) },
    hasImported: !isImportedDone(from) && (await tx.emails.anyImported(accountId)),
  }));
  const look = async (before: number, imported: boolean): Promise<Looked> =>
    await fillPage(
      core.store,
      accountId,
      { limit: limit + 1, before },
      (tx: ReadTx, { limit, from, entries }: { limit: number; from: number | null; entries: number }) =>
        tx.emails.search(filter, { limit, beforeSeq: from, entries, imported }),
      LONG,
    );
  const own = await look(from.own, false);
  const imported = hasImported ? await look(from.imported, true) : { rows: [], end: null };
  const { rows, next } = newestOf(own, imported, limit);
  const data = await core.store.read((tx) => present(tx, rows, terms));
  const nextCursor = next === null ? null : numbersCursor('search', placeNumbers(next));
  const asked = { inboxIds: lookedIn(filter.branches, actor), isTrimmed: next !== null, withheld: {} };
  return { data, nextCursor, ...(await completeness(core, actor, asked)) };
}

/** Gives each branch the inboxes that it is to look in. Throws `not_found` for one that the key does not see. */
async function withInboxes(
  tx: ReadTx,
  actor: Actor,
  branches: Branch[],
  inboxId: string | undefined,
): Promise<SearchFilter['branches']> {
  const within = inboxId ? [(await ownInbox(tx, actor, inboxId)).id] : actor.key.inboxIds;
  const ids = new Map<string, string>();
  for (const { rows } of branches)
    for (const row of rows) if (row.is === 'inbox' && !ids.has(row.id)) ids.set(row.id, await namedInbox(tx, actor, row.id));
  return branches.map(({ index, rows }) => {
    const named = rows.map((row) => (row.is === 'inbox' ? { ...row, id: ids.get(row.id) ?? row.id } : row));
    const only = named.flatMap((row) => (row.is === 'inbox' && !row.not ? [row.id] : []));
    if (inboxId && only.some((id) => id !== within?.[0]))
      throw invalidField('inboxId', 'is another inbox than the one in q', 'Name the inbox once.');
    const [first] = only;
    const inboxIds = first === undefined ? within : only.every((id) => id === first) ? [first] : [];
    return { inboxIds, index, rows: named.filter((row) => row.is !== 'inbox' || row.not) };
  });
}

/** All inboxes that any branch looks in. */
function lookedIn(branches: SearchFilter['branches'], { key }: Actor): string[] | null {
  if (branches.some(({ inboxIds }) => inboxIds === key.inboxIds)) return key.inboxIds;
  return [...new Set(branches.flatMap(({ inboxIds }) => inboxIds ?? []))];
}

async function namedInbox(tx: ReadTx, actor: Actor, name: string): Promise<string> {
  const inbox = name.includes('@') ? await tx.inboxes.byAddress(name) : await tx.inboxes.get(actor.account.id, name);
  if (inbox?.accountId !== actor.account.id || !seesInbox(actor, inbox.id)) throw notFound('inbox');
  return inbox.id;
}

/** Bodies are read one at a time, because those of a page of large emails would take too much memory. */
async function present(tx: ReadTx, rows: EmailRow[], terms: SearchTerm[]): Promise<FoundEmail[]> {
  const found: FoundEmail[] = [];
  let left = LOOKED_THROUGH_IN_ALL;
  let leftInFiles = LOOKED_THROUGH_IN_ALL;
  for (const row of rows) {
    const body = await tx.emails.body(row.id);
    const text = (body?.visible ?? body?.text ?? '').slice(0, Math.min(LOOKED_THROUGH, Math.max(left, 2 * SNIPPET)));
    left -= text.length;
    const inFiles = await filesWith(tx, row, phrasesFor('text', terms), leftInFiles);
    leftInFiles -= inFiles.looked;
    found.push({ ...foundEmail(row, text, terms), inFiles: inFiles.files });
  }
  return found;
}

function foundEmail(row: EmailRow, text: string, terms: SearchTerm[]): Omit<FoundEmail, 'inFiles'> {
  const shown = { ...visible(emailRecord(row)).record, snippet: snippetOf(text, phrasesFor('text', terms)) };
  const fields: [Field, Phrase[]][] = [
    ['subject', phrasesFor('subject', terms)],
    ['from', phrasesFor('from', terms)],
    ['to', phrasesFor('to', terms)],
    ['cc', phrasesFor('to', terms)],
    ['snippet', phrasesFor('text', terms)],
  ];
  const highlights = fields.flatMap(([field, phrases]) => {
    const ranges = phrases.length > 0 ? rangesOf(shown[field], phrases, MOST_RANGES) : [];
    return ranges.length > 0 ? [{ field, ranges }] : [];
  });
  return { ...shown, highlights };
}

/** The phrases that were searched in this field or in any field. */
function phrasesFor(field: NonNullable<SearchTerm['field']>, terms: SearchTerm[]): Phrase[] {
  return terms.filter((term) => term.field === null || term.field === field);
}
