/** The full-text index of a SQLite store: an FTS5 table with a row for each email, whose rowid is the email's position. */
import { and, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SearchFilter, SearchTerm } from '../../core/store/email-filters.ts';
import { type Database, insertRow } from '../prepared.ts';
import { type IndexedEmail, type Search, searchedText } from '../search.ts';
import type { Tables } from '../tables.ts';

/**
 * Not a table of schema.ts: drizzle-kit knows no virtual tables, so migration 0001 makes it. It stores the words, not the texts. `scope`
 * holds tokens for account, inbox, direction and attachments, so that a search reads no mail of other accounts.
 */
export const emailWords = sqliteTable('email_words', {
  seq: integer('rowid').primaryKey(),
  scope: text('scope').notNull(),
  title: text('title').notNull(),
  sender: text('sender').notNull(),
  recipients: text('recipients').notNull(),
  body: text('body').notNull(),
});

const COLUMNS = { from: 'sender', to: 'recipients', subject: 'title', text: 'body' } as const;
const ANY_COLUMN = `{${Object.values(COLUMNS).join(' ')}}`;

export function indexWrites(db: Database) {
  const insert = insertRow(db, emailWords);
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

export function indexSearch(db: Database, { emails }: Pick<Tables, 'emails'>, conditions: SQL[]): Search {
  // SQLite does not reorder a cross join: it reads the index first, newest first, and for each hit the email's row.
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

/** The row of the index. */
function wordsOf(mail: IndexedEmail): typeof emailWords.$inferSelect {
  const { seq, email } = mail;
  // A draft is found by neither direction: it was not received and not sent.
  const way = email.status === 'draft' ? 'draft' : email.direction;
  const tokens = [accountToken(email.accountId), inboxToken(email.accountId, email.inboxId), way];
  return {
    seq,
    scope: [...tokens, ...(email.attachments.length > 0 ? ['attachment'] : [])].join(' '),
    title: email.subject,
    sender: email.from,
    recipients: `${email.to} ${email.cc} ${email.bcc}`,
    body: searchedText(mail),
  };
}

/**
 * The filter as an FTS5 expression. The caller's text appears only as quoted strings. Parts without a letter or digit are
 * ignored.
 */
function matchOf(filter: SearchFilter): string {
  const owner = filter.inboxIds?.map((id) => inboxToken(filter.accountId, id)) ?? [accountToken(filter.accountId)];
  const wanted = filter.terms.filter((term) => !term.not).map(phrase);
  const all = [
    `scope : (${owner.map(quoted).join(' OR ')})`,
    ...(filter.direction ? [`scope : ${quoted(filter.direction)}`] : []),
    ...(filter.hasAttachment ? ['scope : "attachment"'] : []),
    // Phrases side by side must all match, as with AND, except that FTS5 ignores those without a word.
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
