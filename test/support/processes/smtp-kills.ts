/** Kills the real process while mails come in over SMTP, and compares what was answered 250 with what is there. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type SmtpClient, speaking } from '../clients/smtp-client.ts';
import { eventually, type Json } from '../rooms/postroom.ts';
import { freePort } from '../servers/free-port.ts';
import { type RunningPostroom, startProcess } from './process.ts';

/** `taken`: mails that were answered 250; `again`: of them those that came again, as no answer came at first. */
export type SmtpKills = { taken: number; again: number };

const ADDRESS = 'ada@postroom.localhost';
const CONNECTIONS = 6;
/** Of a round before its kill. */
const LEAST = 6;
/** In minutes, on a machine that does much else. */
const PATIENCE = 5;

/** A mail without a Message-ID: nothing but its bytes, sender and recipient tells that it comes again. */
type Posted = { subject: string; bytes: string; tries: number };

/** Throws an AssertionError when a mail that was answered 250 is missing, or one is there twice. */
export async function killWhileTaking(kills: number, dataDir: string, databaseEnv: Record<string, string>): Promise<SmtpKills> {
  const port = await freePort();
  const env = {
    ...databaseEnv,
    SMTP_LISTEN: `127.0.0.1:${port}`,
    POSTMASTER_INBOX: 'postmaster@postroom.localhost',
    // The names of these senders are looked up nowhere: nothing answers there.
    DNS_SERVERS: `127.0.0.1:${await freePort()}`,
  };
  let room = await startProcess(dataDir, env);
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const taken: Posted[] = [];
  const waiting: Posted[] = [];
  let made = 0;
  const next = (): Posted => waiting.pop() ?? newPosted(made++);

  /** Sends mail after mail until nobody listens any more, at most so many; a server that says `later`, as a busy one does, is dialled again. */
  async function handOver(most: number): Promise<void> {
    for (let sent = 0; sent < most; ) {
      const client = await dial(port);
      if (client === null) return;
      for (let isTaken = true; isTaken && sent < most; sent += 1) {
        const mail = next();
        mail.tries += 1;
        isTaken = await hand(client, mail).catch(() => false);
        (isTaken ? taken : waiting).push(mail);
      }
      client.close();
    }
  }

  for (let kill = 0; kill < kills; kill += 1) {
    const before = taken.length;
    const all = Promise.all(Array.from({ length: CONNECTIONS }, () => handOver(200)));
    await eventually('some are taken', async () => taken.length >= before + LEAST, PATIENCE);
    await pause(3 * (kill % 20));
    await room.end('SIGKILL');
    await all;
    room = await startProcess(dataDir, env);
  }
  while (waiting.length > 0) await handOver(waiting.length);
  const expected = taken.map(({ subject }) => subject).toSorted();
  await eventually('all are filed', async () => (await subjectsOf(room, inbox.id)).length >= expected.length, PATIENCE);
  assert.deepEqual((await subjectsOf(room, inbox.id)).toSorted(), expected);
  assert.equal((await room.end('SIGTERM')).code, 0);
  return { taken: taken.length, again: taken.filter(({ tries }) => tries > 1).length };
}

function newPosted(n: number): Posted {
  const subject = `mail ${n}`;
  const bytes = `From: x@example.org\r\nTo: ${ADDRESS}\r\nSubject: ${subject}\r\n\r\n${'Some words of it.\r\n'.repeat(20 + (n % 200))}`;
  return { subject, bytes, tries: 0 };
}

/** Null when nothing listens any more. */
async function dial(port: number): Promise<SmtpClient | null> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    const client = speaking(socket);
    await client.reply();
    return client;
  } catch {
    return null;
  }
}

async function hand(client: SmtpClient, { bytes }: Posted): Promise<boolean> {
  await client.envelope('x@example.org', ADDRESS);
  const reply = await client.data(bytes);
  assert.match(reply, /^(?:250|451|421) /);
  return reply.startsWith('250');
}

async function subjectsOf(room: RunningPostroom, inboxId: string): Promise<string[]> {
  const subjects: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await room.rest('GET', `/emails?inboxId=${inboxId}&limit=100${cursor && `&cursor=${cursor}`}`);
    subjects.push(...body.data.map(({ subject }: Json) => subject));
    cursor = body.nextCursor;
  }
  return subjects;
}
