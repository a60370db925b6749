/** The SQLite file that is moved. It is locked against servers and only read. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import type { AttachmentWords } from '../../core/store/attachment-texts.ts';
import { type EmailRow, searchPosition } from '../../core/store/emails.ts';
import type { IndexedEmail } from '../queries/search.ts';
import { type Database, type Options, SQLite } from '../sqlite/driver.ts';
import { migrateTo } from '../sqlite/migrate.ts';
import { takeLock } from '../sqlite/open.ts';
import { attachmentTexts, emails } from '../sqlite/schema.ts';
import { type MovedTable, quoted } from './moved-tables.ts';

/** Consecutive rows in PostgreSQL's form. `last` is the rowid of the last one. */
export type Batch = { rows: unknown[][]; bytes: number; last: number };

export type Source = {
  /** Id of the account that was made at first start. It identifies the installation. */
  account: string;
  /** A text that changes when anything is written to the file. */
  state(): string;
  /** The next rows with a rowid higher than `after`; null when there are none. */
  batch(table: MovedTable, after: number): Batch | null;
  /** The size in bytes of all values of the rows with a rowid higher than `after`. */
  measure(table: MovedTable, after: number): number;
  /** The next mails with a position higher than `after`, as the full-text index takes them; null when there are none. */
  mails(after: number): { mails: IndexedEmail[]; last: number } | null;
  /** How many mails have a position higher than `after`. */
  mailsAfter(after: number): number;
  /** The highest number that the table ever gave; 0 when it numbers nothing. */
  highest(table: MovedTable): number;
  close(): void;
};

/** The limits of what is read at once and written in one transaction. A larger row makes a batch of its own. */
const BATCH_BYTES = 8 * 1024 * 1024;
const BATCH_ROWS = 1024;

/** Throws an Error with a plain sentence when there is no such file, a server runs on it, or this version cannot read it. */
export function openSource(file: string): Source {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Name the postroom.db of the data folder.`);
  const path = realpathSync(file);
  const opened: Database[] = [];
  const open = (name: string, options: Options) => {
    const connection = new SQLite(name, options);
    opened.push(connection);
    return connection;
  };
  const close = () => {
    for (const connection of opened) connection.close();
  };
  try {
    const lock = basename(path) === 'postroom.db' ? takeLock(open(join(dirname(path), 'postroom.lock'), { timeout: 0 })) : true;
    if (!lock) throw new Error(`A Postroom process runs on ${file}. Stop it first: what came in meanwhile would not be moved.`);
    const connection = open(path, { readonly: true });
    migrateTo(connection, false);
    return { ...readerOf(connection), account: accountOf(connection, file), state: () => stateOf(path), close };
  } catch (error) {
    close();
    throw explained(error, file);
  }
}

const EMAIL = Object.entries(getTableColumns(emails));
const FILE_TEXTS = '(select texts from attachment_texts where attachment_texts.email_id = emails.id)';

/** The text, the texts of the files as they are stored, and the columns of the email. */
type Mail = [body: string | null, files: string | null, ...unknown[]];

function readerOf(connection: Database): Pick<Source, 'batch' | 'measure' | 'mails' | 'mailsAfter' | 'highest'> {
  const columns = EMAIL.map(([, { name }]) => `emails.${quoted(name)}`).join();
  const mailsBehind = connection
    .prepare(
      `select ifnull(visible, text), ${FILE_TEXTS}, ${columns} from emails left join email_bodies on email_id = emails.id where seq > ? order by seq`,
    )
    .raw();
  return {
    batch: (table, after) => {
      const columns = table.columns.map(({ name }) => quoted(name)).join();
      const statement = connection.prepare(`select rowid, ${columns} from ${quoted(table.name)} where rowid > ? order by rowid`);
      const rows: unknown[][] = [];
      let [bytes, last] = [0, after];
      for (const [rowid, ...values] of statement.raw().iterate(after) as IterableIterator<[number, ...unknown[]]>) {
        rows.push(table.columns.map((column, n) => column.moved(values[n])));
        bytes += values.reduce<number>((sum, value) => sum + sizeOf(value), 0);
        last = rowid;
        if (bytes >= BATCH_BYTES || rows.length >= BATCH_ROWS) break;
      }
      return rows.length > 0 ? { rows, bytes, last } : null;
    },
    measure: (table, after) => {
      const sizes = table.columns.map(({ name }) => `ifnull(octet_length(${quoted(name)}), 0)`).join(' + ');
      const text = `select sum(${sizes}) from ${quoted(table.name)} where rowid > ?`;
      return Number(connection.prepare(text).pluck().get(after) ?? 0);
    },
    mails: (after) => {
      const mails: IndexedEmail[] = [];
      let [bytes, last] = [0, after];
      for (const [body, files, ...values] of mailsBehind.iterate(after) as IterableIterator<Mail>) {
        const email = Object.fromEntries(
          EMAIL.map(([key, column], n) => [key, values[n] === null ? null : column.mapFromDriverValue(values[n])]),
        ) as EmailRow;
        const texts = files === null ? [] : (attachmentTexts.texts.mapFromDriverValue(files) as AttachmentWords[]);
        mails.push({ seq: searchPosition(email), email, body, texts });
        bytes += sizeOf(body) + sizeOf(files);
        last = email.seq;
        if (bytes >= BATCH_BYTES || mails.length >= BATCH_ROWS) break;
      }
      return mails.length > 0 ? { mails, last } : null;
    },
    mailsAfter: (after) => Number(connection.prepare('select count(*) from emails where seq > ?').pluck().get(after)),
    highest: ({ name, serial }) => {
      if (serial === null) return 0;
      const given = connection.prepare('select seq from sqlite_sequence where name = ?').pluck().get(name);
      const held = connection
        .prepare(`select max(${quoted(serial)}) from ${quoted(name)}`)
        .pluck()
        .get();
      return Math.max(Number(given ?? 0), Number(held ?? 0));
    },
  };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  // SQLite's octet_length of a number is that of its digits.
  return Buffer.isBuffer(value) ? value.length : value === null ? 0 : String(value).length;
}

function accountOf(connection: Database, file: string): string {
  const id = connection.prepare('select id from accounts where operator order by created_at, id limit 1').pluck().get();
  if (typeof id !== 'string') throw new Error(`${file} holds nothing to move: no server has been started on it.`);
  return id;
}

/** Size and modification time of the file, and of its write-ahead log, which a killed server leaves behind. */
function stateOf(path: string): string {
  return [path, `${path}-wal`]
    .map((name) => statSync(name, { throwIfNoEntry: false }))
    .map((found) => (found && found.size > 0 ? `${found.size}@${Math.round(found.mtimeMs)}` : 'none'))
    .join(' ');
}

/** Replaces an error of the driver by a sentence for the operator. */
function explained(error: unknown, file: string): unknown {
  const code = error instanceof SQLite.SqliteError ? error.code : '';
  const say = (sentence: string) => new Error(sentence, { cause: error });
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return say(`${file} is no database that Postroom can read.`);
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR)/.test(code))
    return say(`${file} cannot be read, or its folder not written (${code}): a move takes the lock there, as a server does.`);
  return error;
}
