/**
 * The reference for sends: a plain server that composes with nodemailer, commits the mail with fsync, answers, hands it over through nodemailer's pool, and
 * commits what became of it. Environment: DIR, SMTP_URL, API_KEY. Prints `LISTEN <port>`.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { z } from 'zod';
import { SQLite as Database } from '../../src/store/sqlite/driver.ts';

const { DIR = '.', SMTP_URL = '', API_KEY = '' } = process.env;

/** What Postroom's outbox opens. */
const CONNECTIONS = 20;

const FROM = 'sender@postroom.example';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

const db = new Database(join(DIR, 'reference.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(`
  create table message(id text primary key, recipient text not null, subject text not null, body text not null, status text not null, created_at integer not null);
  create index message_list on message(created_at desc, id desc);
  create table raw(message_id text primary key, mime blob not null) without rowid;
  create virtual table fts using fts5(subject, body, content='');
`);
const statements = {
  insert: db.prepare("insert into message values (?, ?, ?, ?, 'queued', ?)"),
  raw: db.prepare('insert into raw values (?, ?)'),
  words: db.prepare('insert into fts(rowid, subject, body) values (last_insert_rowid(), ?, ?)'),
  sent: db.prepare("update message set status = 'sent' where id = ?"),
};
const store = db.transaction((id: string, { to, subject, text }: z.infer<typeof mail>, mime: Buffer) => {
  statements.insert.run(id, to, subject, text, Date.now());
  statements.words.run(subject, text);
  statements.raw.run(id, mime);
});
const pool = createTransport({ pool: true, url: SMTP_URL, maxConnections: CONNECTIONS });

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.headers.authorization !== `Bearer ${API_KEY}`) return void response.writeHead(401).end();
  const given = mail.parse(JSON.parse(Buffer.concat(chunks).toString()));
  const id = randomUUID();
  const mime = await new MailComposer({ from: FROM, ...given, messageId: `<${id}@postroom.example>` }).compile().build();
  store(id, given, mime);
  const body = JSON.stringify({ id, status: 'queued', ...given });
  response.writeHead(202, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
  await pool.sendMail({ envelope: { from: FROM, to: [given.to] }, raw: mime });
  statements.sent.run(id);
});
server.listen(0, '127.0.0.1', () => void process.stdout.write(`LISTEN ${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => process.exit(0));
