/**
 * The ingest Postroom is held against: node:http, a form parser, the signature, mailparser as it comes, and one transaction with
 * the record, a full-text index and the raw MIME. A commit with fsync a mail; with GROUP=1, one for all mails that wait.
 * Environment: DIR, SIGNING_KEY, ADDRESS, GROUP. Prints `LISTEN <port>`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Busboy } from '@fastify/busboy';
import Database from 'better-sqlite3';
import { type ParsedMail, simpleParser } from 'mailparser';

type Fields = Record<string, string>;
type Mail = { messageId: string; from: string; subject: string; text: string; html: string; references: string[] };
type Waiting = { fields: Fields; mail: Mail; mime: Buffer; done: (id: number) => void };

const { DIR = '.', SIGNING_KEY = '', ADDRESS = '', GROUP = '0' } = process.env;

/** Nobody needs it longer; whoever started it may have died. */
setTimeout(() => process.exit(1), 15 * 60_000).unref();

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

const server = createServer((req, res) => {
  const fields: Fields = {};
  const form = new Busboy({
    headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
    limits: { fieldSize: 30e6 },
  });
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('finish', () => void handle(fields, res));
  (req satisfies IncomingMessage).pipe(form);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`LISTEN ${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => process.exit(0));

async function handle(fields: Fields, res: ServerResponse): Promise<void> {
  if (!isSigned(fields)) {
    res.writeHead(406).end();
    return;
  }
  const mime = Buffer.from(fields['body-mime'] ?? '');
  const mail = picked(await simpleParser(mime));
  const id = GROUP === '1' ? await storeTogether(fields, mail, mime) : storeOne(fields, mail, mime);
  const answer = JSON.stringify({ id });
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
}

function isSigned({ timestamp = '', token = '', signature = '' }: Fields): boolean {
  const expected = createHmac('sha256', SIGNING_KEY)
    .update(timestamp + token)
    .digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== 32 || !timingSafeEqual(expected, given)) return false;
  return Math.abs(Date.now() / 1000 - Number(timestamp)) <= 900;
}

function picked(mail: ParsedMail): Mail {
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    references: [mail.references ?? []].flat(),
  };
}

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

/** The id of the record; 0 when the token was seen before, -1 when nobody has the address. */
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
