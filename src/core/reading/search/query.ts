/** The search language: a query becomes a tree of terms and conditions, or is refused with the grammar in one line. */
import { type FieldError, PostroomError } from '../../base/errors.ts';
import { wordsOf } from '../../base/index-words.ts';
import { readDate, readTime } from '../../base/times.ts';
import { FILE_KINDS, type FileKind, type SearchTerm } from '../../store/email-filters.ts';
import { type Branch, branchesOf, type SearchNode, wantedTerms } from './branches.ts';
import { type Operator, type Token, tokensOf, type Value } from './tokens.ts';

/** `branches` name an inbox as it was written, by its id or address in lower case. `terms` are those that emails are to contain. */
export type SearchQuery = { branches: Branch[]; terms: SearchTerm[] };

const GRAMMAR =
  'words and "phrases" (all must be there), a OR b, (groups), begin*, -not, from: to: subject: label: in:INBOX filename: before:DATE after:DATE newer_than:7d older_than:3m larger:5M smaller:300K has:attachment|pdf|image is:unread|read|sent|received; a value with spaces in quotes, as subject:"two words"';

/** The most words of a whole search. */
const MOST_WORDS = 32;
const MOST_CONDITIONS = 16;
const MOST_GROUPS = 16;
const MOST_DEPTH = 6;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MOST_BYTES = 2 ** 31 - 1;
const UNITS = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 } as const;

/** Throws `invalid_request` for anything it cannot read; no part of a query is silently ignored. `now` is what ages are counted from. */
export function readSearch(q: string, now: Date): SearchQuery {
  const tokens = [...tokensOf(q.normalize('NFC').trim())];
  if (tokens.length === 0) throw unreadable('is empty');
  if (tokens.filter(({ is }) => is === 'open').length > MOST_GROUPS) throw unreadable(`has more than ${MOST_GROUPS} groups`);
  const tree = readAll({ tokens, at: 0, now }, null, 0);
  const leaves = leavesOf(tree);
  const words = leaves.reduce(
    (sum, leaf) => sum + ('index' in leaf && 'term' in leaf.index ? leaf.index.term.words.length : 0),
    0,
  );
  if (words > MOST_WORDS) throw unreadable(`has more than ${MOST_WORDS} words`);
  if (leaves.filter((leaf) => 'row' in leaf).length > MOST_CONDITIONS)
    throw unreadable(`has more than ${MOST_CONDITIONS} conditions besides words`);
  const branches = branchesOf(tree);
  if (!branches) throw unreadable('combines too many alternatives');
  return { branches, terms: wantedTerms(tree) };
}

type Reader = { tokens: Token[]; at: number; readonly now: Date };

/** Reads to the end of the group, or of the search. OR joins its two neighbours and nothing more, as in `a (b OR c)`. */
function readAll(reader: Reader, operator: Operator | null, depth: number): SearchNode {
  const all: SearchNode[] = [];
  let any: SearchNode[] = [];
  let joins = false;
  for (;;) {
    const token = reader.tokens[reader.at++];
    if (token?.is === 'or') {
      if (any.length === 0 || joins) throw unreadable('has an OR with nothing before it');
      joins = true;
      continue;
    }
    const isEnd = token === undefined || token.is === 'close';
    if (isEnd && joins) throw unreadable('has an OR with nothing behind it');
    if ((isEnd || !joins) && any.length > 0) {
      all.push(one('any', any));
      any = [];
    }
    if (isEnd) {
      if (token === undefined && depth > 0) throw unreadable('has a ( that is never closed');
      if (all.length === 0) throw unreadable('has an empty group');
      refuseContradictions(all);
      return one('all', all);
    }
    joins = false;
    any.push(readUnit(reader, token, operator, depth));
  }
}

function readUnit(reader: Reader, token: Exclude<Token, { is: 'or' | 'close' }>, operator: Operator | null, depth: number) {
  if (token.is === 'unclosed quote') throw unreadable('has a quote that is never closed');
  if (token.is === 'unknown')
    throw unreadable(`has no operator "${token.operator.slice(0, 20)}:"`, ' To find it as words, put it in quotes.');
  if (token.is === 'open' && depth >= MOST_DEPTH) throw unreadable(`has groups more than ${MOST_DEPTH} deep`);
  const own = token.operator ?? operator;
  const node = token.is === 'open' ? readAll(reader, own, depth + 1) : nodeOf(own, token.value, reader.now);
  return token.not ? { not: node } : node;
}

function one(kind: 'all' | 'any', [first, ...others]: SearchNode[]): SearchNode {
  if (first === undefined) throw new Error('a group of a search has no parts');
  if (others.length === 0) return first;
  const parts = [first, ...others];
  return kind === 'all' ? { all: parts } : { any: parts };
}

function nodeOf(operator: Operator | null, value: Value, now: Date): SearchNode {
  const { text } = value;
  const way = wayOf(operator, text.toLowerCase());
  if (way) return { index: { flag: way } };
  if (operator === null || operator === 'from' || operator === 'to' || operator === 'subject')
    return { index: { term: termOf(operator, value) } };
  if (text === '') throw unreadable(`has nothing behind ${operator}:`);
  switch (operator) {
    case 'label':
      return { row: { is: 'label', label: text } };
    case 'in':
      return { row: { is: 'inbox', id: inboxOf(text) } };
    case 'filename':
      return { row: { is: 'file', name: text } };
    case 'after':
      return { row: { is: 'since', at: dateOf(text) } };
    case 'before':
      return { not: { row: { is: 'since', at: dateOf(text) } } };
    case 'newer_than':
      return { row: { is: 'since', at: agoOf(operator, text, now) } };
    case 'older_than':
      return { not: { row: { is: 'since', at: agoOf(operator, text, now) } } };
    case 'larger':
      return { row: { is: 'size', atLeast: bytesOf(operator, text) } };
    case 'smaller':
      return { not: { row: { is: 'size', atLeast: bytesOf(operator, text) } } };
    case 'has':
      if (text === 'attachment' || text === 'attachments') return { index: { flag: 'attachment' } };
      if (isFileKind(text)) return { row: { is: 'fileKind', kind: text } };
      break;
    case 'is':
      if (text === 'sent' || text === 'received') return { index: { flag: text === 'sent' ? 'outbound' : 'inbound' } };
      if (text === 'read') return { row: { is: 'read' } };
      if (text === 'unread') return { not: { row: { is: 'read' } } };
      break;
  }
  throw unreadable(`has a ${operator}: that is none`);
}

/** What Gmail's users write of the way that mail took: there is no inbox of such a name, and no word to be found. */
function wayOf(operator: Operator | null, text: string): 'inbound' | 'outbound' | null {
  if ((operator === 'from' && text === 'me') || (operator === 'in' && text === 'sent')) return 'outbound';
  if ((operator === 'to' && text === 'me') || (operator === 'in' && text === 'inbox')) return 'inbound';
  return null;
}

/** Words are split as the store's index splits them, so `ada@example.org` is a phrase of three words. */
function termOf(field: SearchTerm['field'], { text, prefix }: Value): SearchTerm {
  const words = wordsOf(text);
  if (words.length > 0) return { field, words, prefix };
  throw unreadable(field ? `has no word behind ${field}:` : 'has a part without a letter or digit');
}

function isFileKind(text: string): text is FileKind {
  return Object.hasOwn(FILE_KINDS, text);
}

function inboxOf(value: string): string {
  if (UUID.test(value) || value.includes('@')) return value.toLowerCase();
  throw unreadable('has an in: that is neither the id nor the address of an inbox');
}

/** A date means its first moment in UTC. Gmail writes 2026/5/4, and so do those who learned searching there. */
function dateOf(value: string): Date {
  const [, year, month, day] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(value) ?? [];
  const time = readDate(year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : value) ?? readTime(value);
  if (time) return time;
  throw unreadable('has a date that is none: write 2026-05-04, or a time of RFC 3339 with its offset');
}

/** Months and years are those of the calendar. */
function agoOf(operator: Operator, value: string, now: Date): Date {
  const [, digits, unit] = /^(\d{1,4})([dwmy])$/i.exec(value) ?? [];
  if (digits === undefined || unit === undefined) throw unreadable(`has a ${operator}: that is none: write 7d, 2w, 3m or 1y`);
  const [count, at] = [Number(digits), new Date(now)];
  if (unit === 'd' || unit === 'D') at.setUTCDate(at.getUTCDate() - count);
  else if (unit === 'w' || unit === 'W') at.setUTCDate(at.getUTCDate() - 7 * count);
  else backByMonths(at, unit === 'm' || unit === 'M' ? count : 12 * count);
  return at.getTime() < 0 ? new Date(0) : at;
}

/** A month before the 31st is the last day of a shorter month. */
function backByMonths(at: Date, count: number): void {
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() - count);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
}

function bytesOf(operator: Operator, value: string): number {
  const [, digits, unit = ''] = /^(\d{1,12})([KMG]?)B?$/.exec(value.toUpperCase()) ?? [];
  if (digits === undefined) throw unreadable(`has a ${operator}: that is none: write 5M, 300K, or bytes`);
  return Math.min(Number(digits) * UNITS[unit as keyof typeof UNITS], MOST_BYTES);
}

/** Refuses parts that cannot all be true: read and unread, sent and received, with and without attachments, two inboxes. */
function refuseContradictions(all: SearchNode[]): void {
  const said = new Map<string, string>();
  for (const part of all) {
    const [leaf, not] = 'not' in part ? [part.not, true] : [part, false];
    const [about, value] = aboutOf(leaf, not);
    if (about === null) continue;
    if ((said.get(about) ?? value) !== value) throw unreadable('contradicts itself');
    said.set(about, value);
  }
}

function aboutOf(leaf: SearchNode, not: boolean): [about: string | null, value: string] {
  if ('row' in leaf && leaf.row.is === 'read') return ['read', String(!not)];
  if ('row' in leaf && leaf.row.is === 'inbox' && !not) return ['inbox', leaf.row.id];
  if (!('index' in leaf) || !('flag' in leaf.index)) return [null, ''];
  const { flag } = leaf.index;
  if (flag === 'attachment') return ['attachment', String(!not)];
  return not ? [null, ''] : ['direction', flag];
}

function leavesOf(node: SearchNode): Extract<SearchNode, { index: unknown } | { row: unknown }>[] {
  if ('index' in node || 'row' in node) return [node];
  if ('not' in node) return leavesOf(node.not);
  return ('all' in node ? node.all : node.any).flatMap(leavesOf);
}

function unreadable(why: string, also = ''): PostroomError {
  const errors: FieldError[] = [{ path: 'q', message: why }];
  return new PostroomError('invalid_request', `q: ${why}`, { hint: `Search with ${GRAMMAR}.${also}`, errors });
}
