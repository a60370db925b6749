/**
 * The reference for ingest: the references' webhook, and one transaction with the record, a full-text index and the raw MIME. A
 * commit with fsync a mail; with GROUP=1, one for all mails that wait. Environment: DIR, SIGNING_KEY, ADDRESS, GROUP. Prints
 * `LISTEN <port>`.
 */
import { join } from 'node:path';
import { SQLite as Database } from '../../src/store/sqlite/driver.ts';
import { type Fields, type Mail, serveWebhook } from './reference-webhook.ts';

type Waiting = { fields: Fields; mail: Mail; mime: Buffer; done: (id: number) => void };

const { DIR = '.', ADDRESS = '', GROUP = '0' } = process.env;

const db = new Database(join(DIR, 'reference.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('cache_size = -65536');
db.exec(`
  create table inbox(id integer primary key, address text not null unique);
  create table message(
    id integer primary key, inbox_id integer not null references inbox(id), message_id text not null, thread_id text,
    sender text not null, subject text not null, body text not null, html text not null, received_at integer not null,
    unread integer not null default 1
  );
  create index message_list on message(inbox_id, received_at desc, id desc);
  create unique index message_dedupe on message(inbox_id, message_id);
  create table raw(message_id integer primary key references message(id), mime blob not null);
  create table seen(token text primary key) without rowid;
  create virtual table fts using fts5(subject, body, sender, content='message', content_rowid='id');
  create trigger fts_insert after insert on message begin
    insert into fts(rowid, subject, body, sender) values (new.id, new.subject, new.body, new.sender);
  end;
`);
db.prepare('insert into inbox(address) values (?)').run(ADDRESS);
const statements = {
  inbox: db.prepare<[string], { id: number }>('select id from inbox where address = ?'),
  seen: db.prepare('insert or ignore into seen values (?)'),
  parent: db.prepare<[number, string], { thread: string }>(
    'select thread_id thread from message where inbox_id = ? and message_id = ?',
  ),
  insert: db.prepare(
    'insert or ignore into message(inbox_id, message_id, thread_id, sender, subject, body, html, received_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  ),
  raw: db.prepare('insert into raw values (?, ?)'),
};

const storeOne = db.transaction(store);
const storeAll = db.transaction((batch: Waiting[]) => batch.map(({ fields, mail, mime }) => store(fields, mail, mime)));
let waiting: Waiting[] = [];

serveWebhook(GROUP === '1' ? storeTogether : storeOne);

function storeTogether(fields: Fields, mail: Mail, mime: Buffer): Promise<number> {
  return new Promise((done) => {
    waiting.push({ fields, mail, mime, done });
    if (waiting.length === 1) setImmediate(flush);
  });
}

function flush(): void {
  const batch = waiting;
  waiting = [];
  const ids = storeAll(batch);
  for (const [index, { done }] of batch.entries()) done(ids[index] ?? -1);
}

/** The id of the record; 0 when the token was seen before, -1 when no inbox has the address. */
function store({ token = '', recipient = '' }: Fields, mail: Mail, mime: Buffer): number {
  if (!statements.seen.run(token).changes) return 0;
  const inbox = statements.inbox.get(recipient);
  if (!inbox) return -1;
  let thread: string | null = null;
  for (const reference of mail.references) thread ??= statements.parent.get(inbox.id, reference)?.thread ?? null;
  const { messageId, from, subject, text, html } = mail;
  const inserted = statements.insert.run(inbox.id, messageId, thread ?? messageId, from, subject, text, html, Date.now());
  if (inserted.changes) statements.raw.run(inserted.lastInsertRowid, mime);
  return Number(inserted.lastInsertRowid);
}
