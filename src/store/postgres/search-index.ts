/** The full-text index of a PostgreSQL store: a tsvector for each email in a GIN index, and the searches of it. */
import { and, eq, getTableColumns, lt, max, min, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable } from 'drizzle-orm/pg-core';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { IndexQuery, SearchTerm } from '../../core/store/email-filters.ts';
import { searchPosition } from '../../core/store/emails.ts';
import type { AskedIndex, IndexedEmail, Search, SearchEdge } from '../queries/search.ts';
import { findsFew } from '../queries/search-conditions.ts';
import { withWords } from '../queries/search-words.ts';
import type { emails as emailTable } from './schema.ts';
import {
  ATTACHMENT,
  accountName,
  BODY,
  COLUMNS,
  directionName,
  inboxName,
  largeRange,
  quoted,
  rangesAt,
  smallRange,
  vectorOf,
  wordsOf,
} from './tsvector.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Words go into the index at once (`fastupdate` off), because every search would read the list of pending ones. No text search
 * configuration is used: words are split and folded as for SQLite's index.
 */
export const emailWords = pgTable(
  'email_words',
  { seq: bigint('seq', { mode: 'number' }).primaryKey(), words: tsvector('words').notNull() },
  (t) => [index('email_words_words').using('gin', t.words).with({ fastupdate: false })],
);

const FIELDS = ['subject', 'from', 'to', 'text'] as const satisfies (keyof typeof COLUMNS)[];

/**
 * GIN answers all matches in no order. So a search asks for one range of positions after the other, newest first, until it has enough:
 * small ranges first, then large ones. Neither a word that is in every mail nor a word that is in none makes it read much.
 * This many large ranges are asked for one by one, then ever more at a time.
 */
const SINGLE_RANGES = 32;
/** A shorter prefix, in bytes, begins words of most mails, so the index would read half of itself. */
const SELECTIVE_BYTES = 3;

type Tables = { emails: typeof emailTable };

/**
 * The hits of one range. `+ 0`, `offset 0` and the limits around it leave the planner one way: to get the positions from the GIN index, to sort them,
 * and then to read the row of each until there are enough.
 */
const HITS = sql`(select seq from ${emailWords} where words @@ seq_range::tsquery and seq + 0 < ${sql.placeholder('before')} and seq + 0 > ${sql.placeholder('after')} order by seq + 0 desc offset 0) hit`;

export function indexWrites(db: PgRemoteDatabase) {
  // One statement for any number of emails.
  const add = db
    .insert(emailWords)
    .select(
      sql`select seq, words::tsvector from json_to_recordset(${sql.placeholder('rows')}::json) as added (seq bigint, words text)`,
    )
    .prepare('');
  const remove = db
    .delete(emailWords)
    .where(sql`${emailWords.seq} in (select value::bigint from json_array_elements_text(${sql.placeholder('seqs')}::json))`)
    .prepare('');
  return {
    add: async (mails: IndexedEmail[]) => {
      if (mails.length === 0) return;
      const rows = mails.map((mail) => ({ seq: mail.seq, words: vectorOf(mail) }));
      await add.execute({ rows: JSON.stringify(rows) });
    },
    remove: async (seqs: number[]) => {
      if (seqs.length > 0) await remove.execute({ seqs: JSON.stringify(seqs) });
    },
  };
}

export function indexSearch(
  db: PgRemoteDatabase,
  { emails }: Tables,
  seq: Tables['emails']['seq' | 'importedSeq'],
  conditions: SQL[],
): Search {
  const placesIn = newestPlaces(db);
  const p = sql.placeholder;
  const columns = getTableColumns(emails);
  const statement = (also: SQL[]) => {
    const own = and(eq(seq, sql`hit.seq`), eq(emails.accountId, p('accountId')), ...conditions, ...also);
    const row = db.select().from(emails).where(own).limit(1).as('emails');
    const found = db.select(columns).from(HITS).crossJoinLateral(row).limit(p('limit')).as('emails');
    return db
      .select(columns)
      .from(sql`json_array_elements_text(${p('ranges')}::json) seq_range`)
      .crossJoinLateral(found)
      .limit(p('limit'))
      .prepare('');
  };
  const byIndex = statement([]);
  // The index is not asked for every term; the rest is checked on the emails it found.
  const words = sql`(select words from ${emailWords} where ${emailWords.seq} = ${seq})`;
  const byBoth = statement([sql`${words} @@ ${p('match')}::tsquery`]);
  return async (filter, { after, before, limit, ...values }) => {
    const places = await placesIn(filter, after, before);
    if (!places) return [];
    const { queries, ranges } = places;
    const bound = { ...values, accountId: filter.accountId, after, before, limit, ranges, match: queries.exact };
    const rows = await (queries.isExact ? byIndex : byBoth).execute(bound);
    return rows.toSorted((a, b) => searchPosition(b) - searchPosition(a));
  };
}

/** Others are served meanwhile, so that only what is slow is looked for in slices. */
export const isSliced = findsFew;

export function indexEdge(db: PgRemoteDatabase): SearchEdge {
  const placesIn = newestPlaces(db);
  const p = sql.placeholder;
  const found = db
    .select({ seq: sql<number>`hit.seq`.mapWith(Number).as('seq') })
    .from(HITS)
    .limit(p('hits'))
    .as('found');
  const statement = db
    .select({ seq: found.seq })
    .from(sql`json_array_elements_text(${p('ranges')}::json) seq_range`)
    .crossJoinLateral(found)
    .limit(1)
    .offset(p('skip'))
    .prepare('');
  return async (filter, { after, before, hits }) => {
    const places = await placesIn(filter, after, before);
    if (!places) return null;
    const { ranges } = places;
    return (await statement.execute({ after, before, hits, skip: hits - 1, ranges }))[0]?.seq ?? null;
  };
}

/** The queries of a search and the ranges to ask for, newest first, as JSON; null when nothing can be found. */
function newestPlaces(db: PgRemoteDatabase) {
  const newest = db
    .select({ seq: max(emailWords.seq) })
    .from(emailWords)
    .where(lt(emailWords.seq, sql.placeholder('before')))
    .prepare('');
  const oldest = db
    .select({ seq: min(emailWords.seq) })
    .from(emailWords)
    .prepare('');
  return async (filter: AskedIndex, after: number, before: number) => {
    const queries = queriesOf(filter.index);
    if (!queries) return null;
    const last = (await newest.execute({ before }))[0]?.seq ?? null;
    if (last === null || last <= after) return null;
    // Between 1970 and the first imported mail are many ranges of no mail.
    const first = last < 0 ? ((await oldest.execute())[0]?.seq ?? 0) : 0;
    return { queries, ranges: JSON.stringify(rangesOf(filter, queries, last, Math.max(after, first - 1))) };
  };
}

/**
 * tsqueries. `exact` has every term. The index is asked for `near` in the newest small ranges and for `far` in the others; both may leave
 * terms out. `isExact` = neither does.
 */
type Queries = { exact: string; near: string; far: string; isExact: boolean };

/** Null when nothing can be found. The caller's text appears only in quoted lexemes. Parts without a letter or digit are ignored. */
function queriesOf(index: IndexQuery): Queries | null {
  const query = withWords(index, wordsOf);
  if (query === null) return null;
  const asked = (keeps: (term: SearchTerm) => boolean) => {
    const text = tsquery(query, keeps, true);
    return text === true ? '' : text;
  };
  const [exact, near, far] = [asked(() => true), asked((term) => !term.prefix), asked(isSelective)];
  if (exact === false || near === false || far === false) return null;
  return { exact, near, far, isExact: exact === near };
}

/**
 * The tsquery of all terms that `keeps` keeps; true = every email, false = none. The other terms are left out in the way that loses no email: a term
 * that is wanted counts as found, and one that is not (`wanted` false) as absent.
 */
function tsquery(query: IndexQuery, keeps: (term: SearchTerm) => boolean, wanted: boolean): string | boolean {
  if ('flag' in query) return quoted(query.flag === 'attachment' ? ATTACHMENT : directionName(query.flag));
  if ('term' in query) {
    const { term } = query;
    if (keeps(term)) return termQuery(term);
    const words = term.words.slice(0, -1);
    return words.length > 0 && wanted ? termQuery({ ...term, words, prefix: false }) : wanted;
  }
  if ('not' in query) {
    const left = tsquery(query.not, keeps, !wanted);
    return typeof left === 'boolean' ? !left : `!(${left})`;
  }
  const isAll = 'all' in query;
  const parts = (isAll ? query.all : query.any).map((part) => tsquery(part, keeps, wanted));
  if (parts.includes(!isAll)) return !isAll;
  const texts = parts.filter((part) => part !== isAll);
  return texts.length === 0 ? isAll : `(${texts.join(isAll ? ' & ' : ' | ')})`;
}

function termQuery({ field, words, prefix }: SearchTerm): string {
  const columns = (field ? [field] : FIELDS).flatMap((one) => (one === 'text' && words.length > 1 ? BODY : COLUMNS[one]));
  const phrases = columns.map((column) => words.map((word) => quoted(column + word)).join(' <-> ') + (prefix ? ':*' : ''));
  return `(${phrases.map((phrase) => `(${phrase})`).join(' | ')})`;
}

function isSelective({ words, prefix }: SearchTerm): boolean {
  return !prefix || Buffer.byteLength(words.at(-1) ?? '') >= SELECTIVE_BYTES;
}

/** The tsqueries of the search, each over one range or several, from position `last` down to `after` (excluded). */
function rangesOf(filter: AskedIndex, asked: Queries, last: number, after: number): string[] {
  const owners = filter.inboxIds?.map(inboxName) ?? [accountName(filter.accountId)];
  const query = (ranges: string[], also: string) => {
    const where = owners.flatMap((owner) => ranges.map((range) => quoted(`${owner}.${range}`))).join(' | ');
    return also === '' ? where : `(${where}) & ${also}`;
  };
  const sizes = rangesAt(last);
  const whole = Math.floor(last / sizes.large);
  const firstSmall = Math.max((whole * sizes.large) / sizes.small, Math.floor(after / sizes.small));
  const small = numbers(Math.floor(last / sizes.small), firstSmall).map(smallRange);
  const large = numbers(whole - 1, Math.floor(after / sizes.large)).map(largeRange);
  // To look for a prefix costs as much in one range as in all of them.
  const [single, growth, alone] = asked.isExact ? [SINGLE_RANGES, 2, small] : [1, 8, small.slice(0, 2)];
  const queries = alone.map((one) => query([one], asked.near));
  const rest = small.slice(alone.length);
  if (rest.length > 0) queries.push(query(rest, asked.far));
  for (let at = 0, size = 1, n = 1; at < large.length; at += size, n += 1, size *= n > single ? growth : 1)
    queries.push(query(large.slice(at, at + size), asked.far));
  return queries;
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, n) => from - n);
}
