/** The full-text index of a SQLite store: an FTS5 table with a row for each email, whose rowid is the email's position. */
import { and, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import { customType, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { asIndexed } from '../../core/base/index-words.ts';
import type { IndexQuery, SearchBranch, SearchTerm } from '../../core/store/email-filters.ts';
import { type AskedIndex, type IndexedEmail, type Search, type SearchEdge, searchedText } from '../queries/search.ts';
import { withWords } from '../queries/search-words.ts';
import { bound, type Database, insertRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** better-sqlite3 binds a number beyond 32 bits as a REAL, of which FTS5 makes no place to begin at: it would read all newer hits first. */
const rowid = customType<{ data: number; driverData: number | bigint }>({ dataType: () => 'integer', toDriver: BigInt });

/**
 * Not a table of schema.ts: drizzle-kit knows no virtual tables, so migration 0001 makes it. It stores the words, not the texts. `scope`
 * holds tokens for account, inbox, direction and attachments, so that a search reads no mail of other accounts.
 */
export const emailWords = sqliteTable('email_words', {
  seq: rowid('rowid').primaryKey(),
  scope: text('scope').notNull(),
  title: text('title').notNull(),
  sender: text('sender').notNull(),
  recipients: text('recipients').notNull(),
  body: text('body').notNull(),
});

/** The same table as it takes orders: a row whose columns are the order and its number (FTS5 6). */
const emailWordsOrders = sqliteTable('email_words', { order: text('email_words').notNull(), number: rowid('rank').notNull() });

/** How many segments of a level FTS5 merges by itself, which is its default. */
const AUTOMERGE = 4;

const COLUMNS = { from: 'sender', to: 'recipients', subject: 'title', text: 'body' } as const;
const ANY_COLUMN = `{${Object.values(COLUMNS).join(' ')}}`;

export function indexWrites(db: Database) {
  const insert = insertRow(db, emailWords);
  const remove = db
    .delete(emailWords)
    .where(eq(emailWords.seq, bound(emailWords.seq, 'seq')))
    .prepare();
  const order = insertRow(db, emailWordsOrders);
  return {
    add: async (mails: IndexedEmail[]) => {
      for (const mail of mails) await insert(wordsOf(mail));
    },
    /**
     * By itself FTS5 merges nothing for 63 removals and hundreds of pages at the 64th. Here each removal pays for its own page. FTS5 stores
     * the setting, so it is set back in the same transaction.
     */
    remove: async (seqs: number[]) => {
      if (seqs.length === 0) return;
      await order({ order: 'automerge', number: 0 });
      for (const seq of seqs) await remove.execute({ seq });
      await order({ order: 'merge', number: seqs.length });
      await order({ order: 'automerge', number: AUTOMERGE });
    },
  };
}

export function indexSearch(
  db: Database,
  { emails }: Pick<Tables, 'emails'>,
  seq: Tables['emails']['seq' | 'importedSeq'],
  conditions: SQL[],
): Search {
  // SQLite does not reorder a cross join: it reads the index first, newest first, and for each hit the email's row.
  const statement = db
    .select(getTableColumns(emails))
    .from(emailWords)
    .crossJoin(emails)
    .where(
      and(
        sql`${emailWords} match ${sql.placeholder('match')}`,
        lt(emailWords.seq, bound(emailWords.seq, 'before')),
        gt(emailWords.seq, bound(emailWords.seq, 'after')),
        eq(seq, emailWords.seq),
        ...conditions,
      ),
    )
    .orderBy(desc(emailWords.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  return async (filter, values) => {
    const match = matchOf(filter);
    return match === null ? [] : await statement.execute({ match, ...values });
  };
}

/** The thread that reads the file serves all callers, so conditions that perhaps no hit meets are checked for some hits at a time. */
export function isSliced({ rows }: SearchBranch): boolean {
  // Times become positions, which the index is asked for.
  return rows.some(({ is }) => is !== 'since');
}

export function indexEdge(db: Database): SearchEdge {
  const statement = db
    .select({ seq: emailWords.seq })
    .from(emailWords)
    .where(
      and(
        sql`${emailWords} match ${sql.placeholder('match')}`,
        lt(emailWords.seq, bound(emailWords.seq, 'before')),
        gt(emailWords.seq, bound(emailWords.seq, 'after')),
      ),
    )
    .orderBy(desc(emailWords.seq))
    .limit(1)
    .offset(sql.placeholder('skip'))
    .prepare();
  return async (filter, { after, before, hits }) => {
    const match = matchOf(filter);
    if (match === null) return null;
    return (await statement.execute({ match, after, before, skip: hits - 1 }))[0]?.seq ?? null;
  };
}

/** The row of the index. */
function wordsOf(mail: IndexedEmail): typeof emailWords.$inferSelect {
  const { seq, email } = mail;
  // A draft is found by neither direction: it was not received and not sent.
  const way = email.status === 'draft' ? 'draft' : email.direction;
  const tokens = [accountToken(email.accountId), inboxToken(email.accountId, email.inboxId), way];
  return {
    seq,
    scope: [...tokens, ...(email.attachments.length > 0 ? ['attachment'] : [])].join(' '),
    title: asIndexed(email.subject),
    sender: asIndexed(email.from),
    recipients: asIndexed(`${email.to} ${email.cc} ${email.bcc}`),
    body: asIndexed(searchedText(mail)),
  };
}

/**
 * The filter as an FTS5 expression; null when it finds nothing. The caller's text appears only as quoted strings. Parts without a letter or
 * digit are ignored.
 */
function matchOf({ accountId, inboxIds, index }: AskedIndex): string | null {
  const query = withWords(index);
  if (query === null) return null;
  const owners = inboxIds?.map((id) => inboxToken(accountId, id)) ?? [accountToken(accountId)];
  return expression({ all: [query] }, `scope : (${owners.map(quoted).join(' OR ')})`, true);
}

/** FTS5 knows NOT only between two expressions, so what is left out of nothing else is left out of all mail of the `owner`. */
function expression(query: IndexQuery, owner: string, isWhole = false): string {
  if ('term' in query) return phrase(query.term);
  if ('flag' in query) return `scope : ${quoted(query.flag)}`;
  if ('not' in query) return `(${owner} NOT ${inBrackets(query.not, owner)})`;
  if ('any' in query) return `(${query.any.map((part) => expression(part, owner)).join(' OR ')})`;
  const parts = flattened(query.all);
  // Phrases side by side must all match, as with AND, except that FTS5 ignores those without a word.
  const phrases = parts.filter((part) => 'term' in part).map((part) => expression(part, owner));
  const others = parts.filter((part) => !('term' in part || 'not' in part)).map((part) => expression(part, owner));
  const none = parts.flatMap((part) => ('not' in part ? [inBrackets(part.not, owner)] : []));
  const wanted = [...others, ...(phrases.length > 0 ? [`(${phrases.join(' ')})`] : [])];
  const all = (isWhole || wanted.length === 0 ? [owner, ...wanted] : wanted).join(' AND ');
  return none.length > 0 ? `((${all}) NOT (${none.join(' OR ')}))` : `(${all})`;
}

function inBrackets(query: IndexQuery, owner: string): string {
  return `(${expression(query, owner)})`;
}

function flattened(all: IndexQuery[]): IndexQuery[] {
  return all.flatMap((part) => ('all' in part ? flattened(part.all) : [part]));
}

function phrase(term: SearchTerm): string {
  return `${term.field ? COLUMNS[term.field] : ANY_COLUMN} : ${quoted(asIndexed(term.words.join(' ')))}${term.prefix ? ' *' : ''}`;
}

/** FTS5 reads a string up to the first NUL, so there must be none. */
function quoted(words: string): string {
  return `"${words.replaceAll('\0', ' ').replaceAll('"', '""')}"`;
}

function accountToken(accountId: string): string {
  return `a${accountId.replaceAll('-', '')}`;
}

/** Contains the account's id, so that the id of another account's inbox finds nothing. */
function inboxToken(accountId: string, inboxId: string): string {
  return `i${accountId.replaceAll('-', '')}${inboxId.replaceAll('-', '')}`;
}
