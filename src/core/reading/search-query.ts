/** The search language: a query becomes terms and conditions, or is refused with the grammar in one line. */
import { type FieldError, PostroomError } from '../base/errors.ts';
import { wordsOf } from '../base/index-words.ts';
import { readDate, readTime } from '../base/times.ts';
import type { SearchFilter, SearchTerm } from '../store/email-filters.ts';

export type SearchQuery = Omit<SearchFilter, 'accountId' | 'inboxIds'> & {
  /** Id or address of the only inbox to search. */
  inbox: string | null;
};

export const GRAMMAR =
  'words and "phrases" (all must be there), begin*, -not, from: to: subject: label: in:INBOX before: after:DATE has:attachment is:unread|read|sent|received; a value with spaces in quotes, as subject:"two words"';

/** The most words of a whole search. */
const MOST_WORDS = 32;
const MOST_LABELS = 8;
/** A hyphen, a field, and a value with or without quotes. With two slashes behind the colon it is no field but a URL. */
const PIECE = /\s*(-?)(?:([A-Za-z]+):(?!\/\/))?(?:"([^"]*)("?)(\*?)|([^\s"]*))/y;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

type Piece = { not: boolean; field: string | null; value: string; prefix: boolean };

/** Throws `invalid_request` for anything it cannot read; no part of a query is silently ignored. */
export function readSearch(q: string): SearchQuery {
  const query: SearchQuery = { terms: [], labels: [], inbox: null };
  const pieces = piecesOf(q.normalize('NFC').trim());
  if (pieces.length === 0) throw unreadable('is empty');
  for (const piece of pieces) read(query, piece);
  const words = query.terms.reduce((sum, term) => sum + term.words.length, 0);
  if (words > MOST_WORDS) throw unreadable(`has more than ${MOST_WORDS} words`);
  if (query.labels.length > MOST_LABELS) throw unreadable(`has more than ${MOST_LABELS} labels`);
  return query;
}

function piecesOf(q: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < q.length; ) {
    PIECE.lastIndex = at;
    const [whole = '', hyphen, field, quoted, closing, star, bare = ''] = PIECE.exec(q) ?? [];
    if (closing === '') throw unreadable('has a quote that is never closed');
    at += whole.length;
    const prefix = quoted === undefined ? bare.endsWith('*') : star === '*';
    const value = quoted ?? (prefix ? bare.slice(0, -1) : bare);
    pieces.push({ not: hyphen === '-', field: field?.toLowerCase() ?? null, value, prefix });
  }
  return pieces;
}

function read(query: SearchQuery, piece: Piece): void {
  const { field, value, not } = piece;
  if (field === null || field === 'from' || field === 'to' || field === 'subject') query.terms.push(termOf(field, piece));
  else if (field === 'has' && value === 'attachment') set(query, 'hasAttachment', !not);
  else if (field === 'is' && (value === 'read' || value === 'unread')) set(query, 'isRead', (value === 'read') !== not);
  else if (field === 'is' && (value === 'sent' || value === 'received'))
    set(query, 'direction', (value === 'sent') !== not ? 'outbound' : 'inbound');
  else if (field === 'has' || field === 'is') throw unreadable(`has a ${field}: that is none`);
  else if (!['label', 'in', 'before', 'after'].includes(field)) throw unreadable(`has no field "${field.slice(0, 20)}"`);
  else if (not) throw unreadable(`cannot leave out by ${field}:`);
  else if (value === '') throw unreadable(`has nothing behind ${field}:`);
  else if (field === 'label') query.labels.push(value);
  else if (field === 'in') set(query, 'inbox', inboxOf(value));
  else narrow(query, field === 'after' ? 'since' : 'until', value);
}

/** Words are split as the store's index splits them, so `ada@example.org` is a phrase of three words. */
function termOf(field: SearchTerm['field'], { value, prefix, not }: Piece): SearchTerm {
  const words = wordsOf(value);
  if (words.length > 0) return { field, words, prefix, not };
  throw unreadable(field ? `has no word behind ${field}:` : 'has a part without a letter or digit');
}

function set<K extends 'hasAttachment' | 'isRead' | 'direction' | 'inbox'>(
  query: SearchQuery,
  name: K,
  value: SearchQuery[K],
): void {
  if ((query[name] ?? value) !== value) throw unreadable('contradicts itself');
  query[name] = value;
}

function inboxOf(value: string): string {
  if (UUID.test(value) || value.includes('@')) return value.toLowerCase();
  throw unreadable('has an in: that is neither the id nor the address of an inbox');
}

/** Of several bounds, the narrowest counts. A date means its first moment in UTC. */
function narrow(query: SearchQuery, name: 'since' | 'until', value: string): void {
  const time = readDate(value) ?? readTime(value);
  if (!time) throw unreadable('has a date that is none: write 2026-05-04, or a time of RFC 3339 with its offset');
  const other = query[name];
  const isNearer = !other || (name === 'since' ? time > other : time < other);
  if (isNearer) query[name] = time;
}

function unreadable(why: string): PostroomError {
  const errors: FieldError[] = [{ path: 'q', message: why }];
  return new PostroomError('invalid_request', `q: ${why}`, { hint: `Search with ${GRAMMAR}.`, errors });
}
