/** The full-text table of a SQLite store: FTS5 over the words of each email, under its position. */
import { and, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SearchFilter, SearchTerm } from '../../core/store/email-filters.ts';
import { type Database, inserter } from '../prepared.ts';
import type { IndexedEmail, Search } from '../search.ts';
import type { Tables } from '../tables.ts';

/**
 * Not among the tables of schema.ts, for drizzle-kit knows no virtual tables: migration 0001 makes it. It keeps the words only, not
 * the texts. `scope` holds tokens that say whose the email is and what kind, so that a search meets nothing of anyone else's.
 */
export const emailWords = sqliteTable('email_words', {
  seq: integer('rowid').primaryKey(),
  scope: text('scope').notNull(),
  title: text('title').notNull(),
  sender: text('sender').notNull(),
  recipients: text('recipients').notNull(),
  body: text('body').notNull(),
});

/** Letters of a body that can be found; a mail of more is one that nobody wrote. */
const INDEXED_LETTERS = 100_000;

const COLUMNS = { from: 'sender', to: 'recipients', subject: 'title', text: 'body' } as const;
const ANY_COLUMN = `{${Object.values(COLUMNS).join(' ')}}`;

export function indexWrites(db: Database) {
  const insert = inserter(db, emailWords);
  const remove = db
    .delete(emailWords)
    .where(eq(emailWords.seq, sql.placeholder('seq')))
    .prepare();
  return {
    add: async (mails: IndexedEmail[]) => {
      for (const mail of mails) await insert(wordsOf(mail));
    },
    remove: async (seqs: number[]) => {
      for (const seq of seqs) await remove.execute({ seq });
    },
  };
}

/** `conditions` are over the rows of emails. */
export function indexSearch(db: Database, { emails }: Pick<Tables, 'emails'>, conditions: SQL[]): Search {
  // A cross join is one SQLite does not turn round: words first, newest first, and of each hit its row.
  const statement = db
    .select(getTableColumns(emails))
    .from(emailWords)
    .crossJoin(emails)
    .where(
      and(
        sql`${emailWords} match ${sql.placeholder('match')}`,
        lt(emailWords.seq, sql.placeholder('before')),
        gt(emailWords.seq, sql.placeholder('after')),
        eq(emails.seq, emailWords.seq),
        ...conditions,
      ),
    )
    .orderBy(desc(emailWords.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  return async (filter, values) => await statement.execute({ match: matchOf(filter), ...values });
}

/** What is kept of an email to find it by. */
function wordsOf({ seq, email, body }: IndexedEmail): typeof emailWords.$inferSelect {
  // A draft was neither received nor sent.
  const way = email.status === 'draft' ? 'draft' : email.direction;
  const tokens = [accountToken(email.accountId), inboxToken(email.accountId, email.inboxId), way];
  return {
    seq,
    scope: [...tokens, ...(email.attachments.length > 0 ? ['attachment'] : [])].join(' '),
    title: email.subject,
    sender: email.from,
    recipients: `${email.to} ${email.cc} ${email.bcc}`,
    body: (body ?? '').slice(0, INDEXED_LETTERS),
  };
}

/** The filter as an FTS5 expression. What callers wrote is in it as quoted strings only; parts without a letter or digit say nothing. */
function matchOf(filter: SearchFilter): string {
  const owner = filter.inboxIds?.map((id) => inboxToken(filter.accountId, id)) ?? [accountToken(filter.accountId)];
  const wanted = filter.terms.filter((term) => !term.not).map(phrase);
  const all = [
    `scope : (${owner.map(quoted).join(' OR ')})`,
    ...(filter.direction ? [`scope : ${quoted(filter.direction)}`] : []),
    ...(filter.hasAttachment ? ['scope : "attachment"'] : []),
    // Side by side they are all wanted as well, but for those that hold no word.
    ...(wanted.length > 0 ? [`(${wanted.join(' ')})`] : []),
  ].join(' AND ');
  const none = [
    ...filter.terms.filter((term) => term.not).map(phrase),
    ...(filter.hasAttachment === false ? ['scope : "attachment"'] : []),
  ];
  return none.length > 0 ? `(${all}) NOT (${none.join(' OR ')})` : all;
}

function phrase(term: SearchTerm): string {
  return `${term.field ? COLUMNS[term.field] : ANY_COLUMN} : ${quoted(term.words.join(' '))}${term.prefix ? ' *' : ''}`;
}

/** FTS5 reads up to the first NUL. */
function quoted(words: string): string {
  return `"${words.replaceAll('\0', ' ').replaceAll('"', '""')}"`;
}

function accountToken(accountId: string): string {
  return `a${accountId.replaceAll('-', '')}`;
}

/** With the account's id in it, so that an inbox of another account is not found. */
function inboxToken(accountId: string, inboxId: string): string {
  return `i${accountId.replaceAll('-', '')}${inboxId.replaceAll('-', '')}`;
}
