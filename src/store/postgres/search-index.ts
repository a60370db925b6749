/** The full-text table of a PostgreSQL store: the words of each email as a tsvector in a GIN index, split and folded by our own rules. */
import { and, eq, getTableColumns, max, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable } from 'drizzle-orm/pg-core';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { foldedWords } from '../../core/base/index-words.ts';
import type { SearchFilter, SearchTerm } from '../../core/store/email-filters.ts';
import type { IndexedEmail, Search } from '../search.ts';
import type { emails as emailTable } from './schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The index takes words at once: a list of what is pending would be read by every search. Nothing here knows a language: the words are
 * those that SQLite's index has. `words` also holds whose the email is, and in which stretches of positions it stands.
 */
export const emailWords = pgTable(
  'email_words',
  { seq: bigint('seq', { mode: 'number' }).primaryKey(), words: tsvector('words').notNull() },
  (t) => [index('email_words_words').using('gin', t.words).with({ fastupdate: false })],
);

/** Letters of a body that can be found; a mail of more is one that nobody wrote. */
const INDEXED_LETTERS = 100_000;

/** What is known of a word is its column, by its first letter; names that are no words begin with a capital. */
const COLUMNS = { subject: 't', from: 's', to: 'r', text: 'b' } as const;
type Field = keyof typeof COLUMNS;
const FIELDS = Object.keys(COLUMNS) as Field[];

/**
 * Where a word stands is kept for phrases, but PostgreSQL takes no place beyond 16,383, and 256 of a word at most. A body that is longer
 * goes on with other letters, and begins again a little before, so that no phrase is cut: of the longest, all words but one.
 */
const BODY = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
const MOST_PLACES = 255;
const LAST_PLACE = 16_381;
const OVERLAP = 31;
/** Next to no other. A word without a place would hide those that begin as it does: a phrase with `begin*` asks for the places of all. */
const NO_PLACE = 16_383;

/** A word is known by its beginning: PostgreSQL takes 2 KB in UTF-8. */
const LETTERS_OF_WORD = 500;
/** Of a tsvector; PostgreSQL takes 1 MB. */
const MOST_BYTES = 1_000_000;

/**
 * GIN answers all that matches, in no order. So a search asks for one stretch of positions after the other, newest first, until it has
 * enough: short ones first, then long ones. Neither a word in every mail nor one in none makes it read much.
 */
const SHORT = 4096;
const LONG = 8 * SHORT;
/** Long stretches that are asked for one by one; then ever more at a time. */
const SINGLE_STRETCHES = 32;
/** A beginning of fewer bytes is that of most mails: the index would read half of itself. */
const MEANT_BYTES = 3;

type Tables = { emails: typeof emailTable };

export function indexWrites(db: PgRemoteDatabase) {
  // One statement for any number.
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

/** `conditions` are over the rows of emails. */
export function indexSearch(db: PgRemoteDatabase, { emails }: Tables, conditions: SQL[]): Search {
  const newest = db
    .select({ seq: max(emailWords.seq) })
    .from(emailWords)
    .prepare('');
  const p = sql.placeholder;
  const columns = getTableColumns(emails);
  // Sums, limits and offsets leave the planner one way: positions by the words, sorted, and of each its row, until there are enough.
  const hits = sql`(select seq from ${emailWords} where words @@ stretch::tsquery and seq + 0 < ${p('before')} and seq + 0 > ${p('after')} order by seq + 0 desc offset 0) hit`;
  const statement = (also: SQL[]) => {
    const own = and(eq(emails.seq, sql`hit.seq`), eq(emails.accountId, p('accountId')), ...conditions, ...also);
    const row = db.select().from(emails).where(own).limit(1).as('emails');
    const found = db.select(columns).from(hits).crossJoinLateral(row).limit(p('limit')).as('emails');
    return db
      .select(columns)
      .from(sql`json_array_elements_text(${p('stretches')}::json) stretch`)
      .crossJoinLateral(found)
      .limit(p('limit'))
      .prepare('');
  };
  const byIndex = statement([]);
  // What the index was not asked for is looked for in what it found.
  const words = sql`(select words from ${emailWords} where ${emailWords.seq} = ${emails.seq})`;
  const byBoth = statement([sql`${words} @@ ${p('match')}::tsquery`]);
  return async (filter, { after, before, limit, ...values }) => {
    const asked = queriesOf(filter);
    const [{ seq } = { seq: 0 }] = asked ? await newest.execute() : [];
    const last = Math.min(before - 1, seq ?? 0);
    if (!asked || last <= after) return [];
    const stretches = JSON.stringify(stretchesOf(filter, asked, last, after));
    const { accountId } = filter;
    const bound = { ...values, accountId, after, before, limit, stretches, match: asked.exact };
    const rows = await (asked.isExact ? byIndex : byBoth).execute(bound);
    return rows.toSorted((a, b) => b.seq - a.seq);
  };
}

/** What is asked of the index and of the rows it finds: tsqueries. In `near` and `far` stretches the index is asked for less than all. */
type Queries = { exact: string; near: string; far: string; isExact: boolean };

/** Null when nothing can be found. What callers wrote is in quoted lexemes only; parts without a letter or digit say nothing. */
function queriesOf(filter: SearchFilter): Queries | null {
  const terms = filter.terms.map((term) => ({ ...term, words: term.words.flatMap(foldedWords).map(cut) }));
  const told = terms.filter((term) => term.words.length > 0);
  if (terms.some((term) => !term.not) && told.every((term) => term.not)) return null;
  const flags = [
    ...(filter.direction ? [quoted(wayName(filter.direction))] : []),
    ...(filter.hasAttachment === undefined ? [] : [`${filter.hasAttachment ? '' : '!'}${quoted(ATTACHMENT)}`]),
  ];
  const all = (some: SearchTerm[]) => [...flags, ...some.map(termQuery)].join(' & ');
  return {
    exact: all(told),
    near: all(told.flatMap((term) => withoutBeginning(term))),
    far: all(told.flatMap((term) => (isMeant(term) ? [term] : withoutBeginning(term)))),
    isExact: !told.some((term) => term.prefix),
  };
}

function termQuery({ field, words, prefix, not }: SearchTerm): string {
  const columns = (field ? [field] : FIELDS).flatMap((one) => (one === 'text' && words.length > 1 ? BODY : COLUMNS[one]));
  const phrases = columns.map((column) => words.map((word) => quoted(column + word)).join(' <-> ') + (prefix ? ':*' : ''));
  return `${not ? '!' : ''}(${phrases.map((phrase) => `(${phrase})`).join(' | ')})`;
}

/** What the term says but for the word that may go on; nothing when that is all, or is left out. */
function withoutBeginning(term: SearchTerm): SearchTerm[] {
  if (!term.prefix) return [term];
  const words = term.words.slice(0, -1);
  return words.length > 0 && !term.not ? [{ ...term, words, prefix: false }] : [];
}

function isMeant({ words, prefix }: SearchTerm): boolean {
  return !prefix || Buffer.byteLength(words.at(-1) ?? '') >= MEANT_BYTES;
}

/** The searches of the index, one stretch or more each, from `last` down to the position behind `after`. */
function stretchesOf(filter: SearchFilter, asked: Queries, last: number, after: number): string[] {
  const owners = filter.inboxIds?.map(inboxName) ?? [accountName(filter.accountId)];
  const query = (stretches: string[], also: string) => {
    const where = owners.flatMap((owner) => stretches.map((stretch) => quoted(`${owner}.${stretch}`))).join(' | ');
    return also === '' ? where : `(${where}) & ${also}`;
  };
  const whole = Math.floor(last / LONG);
  const short = numbers(Math.floor(last / SHORT), Math.max((whole * LONG) / SHORT, Math.floor(after / SHORT))).map(shortName);
  const long = numbers(whole - 1, Math.floor(after / LONG)).map(longName);
  // To look for a beginning costs as much in a stretch as in all of them.
  const [single, growth, alone] = asked.isExact ? [SINGLE_STRETCHES, 2, short] : [1, 8, short.slice(0, 2)];
  const queries = alone.map((one) => query([one], asked.near));
  const rest = short.slice(alone.length);
  if (rest.length > 0) queries.push(query(rest, asked.far));
  for (let at = 0, size = 1, n = 1; at < long.length; at += size, n += 1, size *= n > single ? growth : 1)
    queries.push(query(long.slice(at, at + size), asked.far));
  return queries;
}

function vectorOf({ seq, email, body }: IndexedEmail): string {
  // A draft was neither received nor sent.
  const names = [accountName(email.accountId), inboxName(email.inboxId)].flatMap((owner) => [
    `${owner}.${shortName(Math.floor(seq / SHORT))}`,
    `${owner}.${longName(Math.floor(seq / LONG))}`,
  ]);
  names.push(wayName(email.status === 'draft' ? 'draft' : email.direction));
  if (email.attachments.length > 0) names.push(ATTACHMENT);
  const places = new Map<string, number[]>();
  const column = (letter: string, text: string) => {
    for (const [n, word] of indexed(text).entries()) put(places, letter + word, n + 1);
  };
  column(COLUMNS.subject, email.subject);
  column(COLUMNS.from, email.from);
  column(COLUMNS.to, `${email.to} ${email.cc} ${email.bcc}`);
  putBody(places, indexed((body ?? '').slice(0, INDEXED_LETTERS)));
  return [...names.map(quoted), ...written(places)].join(' ');
}

function putBody(places: Map<string, number[]>, words: string[]): void {
  for (const word of words) put(places, COLUMNS.text + word, 0);
  const letters: string[] = [...BODY];
  let from = 0;
  for (let n = 0; n < words.length && letters.length > 0; n += 1) {
    const [letter = ''] = letters;
    if (put(places, letter + words[n], n - from + 1)) continue;
    letters.shift();
    from = Math.max(0, n - OVERLAP);
    n = from - 1;
  }
}

/** Place 0 is none. False when the word takes no more, or nothing stands so far behind. */
function put(places: Map<string, number[]>, lexeme: string, place: number): boolean {
  const known = places.get(lexeme) ?? [];
  places.set(lexeme, known);
  if (place > LAST_PLACE || known.length >= MOST_PLACES) return false;
  if (place > 0) known.push(place);
  return true;
}

/** As PostgreSQL reads the lexemes of a tsvector. */
function written(places: Map<string, number[]>): string[] {
  const lexemes: string[] = [];
  let bytes = 0;
  for (const [lexeme, at] of places) {
    bytes += Buffer.byteLength(lexeme) + 2 * at.length + 4;
    if (bytes > MOST_BYTES) break;
    lexemes.push(`${quoted(lexeme)}:${at.length > 0 ? at.join() : NO_PLACE}`);
  }
  return lexemes;
}

function indexed(text: string): string[] {
  return foldedWords(text).map(cut);
}

function cut(word: string): string {
  return word.length > LETTERS_OF_WORD ? word.slice(0, LETTERS_OF_WORD).replace(/[\ud800-\udbff]$/, '') : word;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, n) => from - n);
}

const ATTACHMENT = 'F';
const accountName = (accountId: string) => `A${accountId.replaceAll('-', '')}`;
const inboxName = (inboxId: string) => `I${inboxId.replaceAll('-', '')}`;
const wayName = (way: string) => `W${way}`;
const shortName = (n: number) => `x${n}`;
const longName = (n: number) => `y${n}`;
