/** Searching emails: newest first, with the places where the words were found. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { invalidField, notFound } from '../base/errors.ts';
import { type Phrase, type Range, rangesOf } from '../base/index-words.ts';
import { numbersCursor, type Page, type PageInput, readNumbersCursor } from '../base/pages.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import type { SearchTerm } from '../store/email-filters.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';
import { visible } from './email-view.ts';
import { type FoundFile, filesWith } from './found-in-files.ts';
import { readSearch } from './search-query.ts';
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
 * Newest first, by position. Throws `invalid_request` for a query it cannot read, `not_found` for an inbox that the key does not
 * see.
 */
export async function searchEmails(core: Core, actor: Actor, input: SearchInput): Promise<Page<FoundEmail>> {
  const { q, limit, cursor } = input;
  const { inbox, ...filter } = readSearch(q);
  const [beforeSeq = null] = cursor === undefined ? [] : readNumbersCursor('search', cursor, 'cursor', 1);
  return await core.store.read(async (tx) => {
    const inboxIds = await inboxesOf(tx, actor, input.inboxId, inbox);
    const page = { limit: limit + 1, beforeSeq };
    const rows = await tx.emails.search({ accountId: actor.account.id, inboxIds, ...filter }, page);
    const kept = rows.slice(0, limit);
    const last = kept.at(-1);
    const nextCursor = rows.length > limit && last ? numbersCursor('search', [last.seq]) : null;
    return { data: await present(tx, kept, filter.terms), nextCursor };
  });
}

async function inboxesOf(tx: ReadTx, actor: Actor, inboxId: string | undefined, named: string | null): Promise<string[] | null> {
  if (named === null) return inboxId ? [(await ownInbox(tx, actor, inboxId)).id] : actor.key.inboxIds;
  const inbox = named.includes('@') ? await tx.inboxes.byAddress(named) : await tx.inboxes.get(actor.account.id, named);
  if (inbox?.accountId !== actor.account.id || !seesInbox(actor, inbox.id)) throw notFound('inbox');
  if (inboxId && inboxId !== inbox.id)
    throw invalidField('inboxId', 'is another inbox than the one in q', 'Name the inbox once.');
  return [inbox.id];
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
  return terms.filter((term) => !term.not && (term.field === null || term.field === field));
}
