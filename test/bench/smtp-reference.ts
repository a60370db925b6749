/**
 * The reference for SMTP: smtp-server, and a commit with fsync a mail of its envelope and raw bytes, before the 250. Environment: DIR,
 * ADDRESS. Prints `LISTEN <port>`.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { SQLite as Database } from '../../src/store/sqlite/driver.ts';

const { DIR = '.', ADDRESS = '' } = process.env;

const db = new Database(join(DIR, 'reference.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table mail(id integer primary key, sender text not null, recipient text not null, mime blob not null)');
const insert = db.prepare('insert into mail(sender, recipient, mime) values (?, ?, ?)');

const server = new SMTPServer({
  logger: false,
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) => done(address === ADDRESS ? null : new Error('5.1.1 unknown')),
  onData: (stream, { envelope: { mailFrom } }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      insert.run(mailFrom ? mailFrom.address : '', ADDRESS, Buffer.concat(chunks));
      done(null, 'stored');
    });
  },
});
server.on('error', () => {});
const listening = server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`LISTEN ${(listening.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
