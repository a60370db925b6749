/** Mail that is accepted before it is read is on disk before its 250 too: of many clients at once, each mail is in the write-ahead log and synced, as strace shows. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { type SmtpClient, speaking } from '../../support/clients/smtp-client.ts';
import { startProcess } from '../../support/processes/process.ts';
import { traced, traceFault } from '../../support/processes/traced.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { freePort } from '../../support/servers/free-port.ts';

const CALLS = ['read', 'readv', 'recvfrom', 'write', 'writev', 'sendto', 'pwrite64', 'fsync', 'fdatasync'];
const CLIENTS = 8;
const MAILS = 5;

/** Found in the bytes that are read and written. */
const SUBJECT = /traced-mail-\d+-\d+-x/;
const READ = /\b(?:read|readv|recvfrom)\((\d+<[^>]*>)/;
const LOGGED = /\bpwrite64\(\d+<[^>]*\.db-wal>/;
const SYNC = /\b(?:fsync|fdatasync)\(\d+<[^>]*\.db-wal>/;
/** Where lines of other threads come between, a call has two lines, of which the second says `resumed`. */
const SYNC_ENDED = /\b(?:fsync|fdatasync) resumed>.*= 0/;
const ANSWERED = /\b(?:write|writev|sendto)\((\d+<[^>]*>).*"250 2\.6\.0 (Stored|Accepted)/;

const noTrace = await traceFault();

test('of each mail that is accepted in a rush, the log is written and synced before its 250', { skip: noTrace }, async () => {
  const dns = await startDnsServer();
  const port = await freePort();
  const env = { SMTP_LISTEN: `127.0.0.1:${port}`, POSTMASTER_INBOX: 'postmaster@postroom.localhost', DNS_SERVERS: dns.address };
  const room = await startProcess(await scratchFolder(), env);
  closedAtEnd({ close: async () => void (await room.end('SIGTERM')) });
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const clients = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => connected(port, n)));
  const trace = await traced(room.pid, CALLS);
  await Promise.all(
    clients.map(async (client, n) => {
      for (let mail = 0; mail < MAILS; mail += 1) {
        await client.envelope('x@example.org', inbox.address);
        const subject = `Subject: traced-mail-${n}-${mail}-x`;
        assert.match(await client.data(`From: x@example.org\r\n${subject}\r\n\r\nHello.\r\n`), /^250 2\.6\.0 (Stored|Accepted)/);
      }
      client.close();
    }),
  );
  const answers = answersIn(await trace.lines());
  assert.equal(answers.length, CLIENTS * MAILS);
  assert.ok(
    answers.some(({ how }) => how === 'Accepted'),
    'the clients were a rush',
  );
  assert.deepEqual(
    answers.filter(({ synced }) => !synced),
    [],
  );
});

type Answered = { subject: string; how: string; synced: boolean };

/** Each 250 of a mail, with whether what was written of the mail before had been synced by then. */
function answersIn(lines: readonly string[]): Answered[] {
  const answers: Answered[] = [];
  /** By descriptor: the mail that was read last. */
  const come = new Map<string, string>();
  const written = new Set<string>();
  const synced = new Set<string>();
  /** By thread: what had been written when its sync began. */
  const syncing = new Map<string, string[]>();
  for (const line of lines) {
    const [thread = ''] = line.split(' ', 1);
    const [, from] = READ.exec(line) ?? [];
    const [subject] = SUBJECT.exec(line) ?? [];
    if (from && subject) come.set(from, subject);
    if (LOGGED.test(line)) for (const [one] of line.matchAll(new RegExp(SUBJECT, 'g'))) written.add(one);
    if (SYNC.test(line) && /= 0$/.test(line)) for (const one of written) synced.add(one);
    else if (SYNC.test(line)) syncing.set(thread, [...written]);
    else if (SYNC_ENDED.test(line)) for (const one of syncing.get(thread) ?? []) synced.add(one);
    const [, to = '', how] = ANSWERED.exec(line) ?? [];
    if (how) answers.push({ subject: come.get(to) ?? '', how, synced: synced.has(come.get(to) ?? '') });
  }
  return answers;
}

/** From a network of its own, as the limits of the port are as they are. */
async function connected(port: number, n: number): Promise<SmtpClient> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.1.${n * 8}.1` });
  await once(socket, 'connect');
  const client = speaking(socket);
  await client.reply();
  return client;
}
