/** Mails a second that leave a full outbox, against nodemailer's own pool with as many connections. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SQLite } from '../../src/store/sqlite/driver.ts';
import { startProcess } from '../support/processes/process.ts';
import { type FastSink, startFastSink } from './fast-sink.ts';
import { ended, makeFolder, removeFolder, started } from './leftovers.ts';
import { clockOf, timed } from './processor-time.ts';
import { startReference } from './reference.ts';
import { alternate, costOf, costRatio, median, type Row, ratioOf } from './rounds.ts';

/** Mails in the outbox at the start of each round. */
export type OutboxEffort = { rounds: number; mails: number };

/** What comes before is the start of a process. */
const COUNTED_FROM = 0.2;

/** What the product opens; the reference gets as many. */
const CONNECTIONS = 20;

/** The outbox is filled once, behind a relay that is not there; each round finds all of it due again, in a new process. */
export async function measureOutbox({ rounds, mails }: OutboxEffort): Promise<Row[]> {
  const dataDir = await makeFolder();
  const sink = await startFastSink();
  try {
    const mimeFile = await fill(dataDir, mails);
    const found = await alternate(rounds, {
      postroom: () => drain(dataDir, sink, mails),
      pool: () => pool(mimeFile, sink, mails),
    });
    const rates = (drains: Drain[]) => drains.map(({ rate }) => rate);
    const figure = (drains: Drain[]) => `${Math.round(median(rates(drains)))}/s${costOf(drains)}`;
    return [
      {
        what: `hand-over of ${mails.toLocaleString('en')} queued mails to a fast SMTP server; reference: nodemailer's pool, from memory`,
        postroom: figure(found.postroom),
        reference: figure(found.pool),
        ratio: `${ratioOf(rates(found.postroom), rates(found.pool)).toFixed(2)}x${costRatio(found.postroom, found.pool)}`,
        wanted: '≥ 0.8x',
      },
    ];
  } finally {
    sink.close();
    await removeFolder(dataDir);
  }
}

async function fill(dataDir: string, mails: number): Promise<string> {
  const room = await start(dataDir, 'smtp://127.0.0.1:1');
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'agent-7' });
  const text = 'Hello Robin, thanks for the update on order 48213. '.repeat(40);
  let next = 0;
  const sender = async () => {
    for (let n = next++; n < mails; n = next++) {
      const mail = { inboxId: inbox.id, to: `bob@d${n % 50}.example`, subject: `Order ${n}`, text };
      const { status } = await room.rest('POST', '/emails/send', mail);
      assert.equal(status, 202);
    }
  };
  await Promise.all(Array.from({ length: 16 }, sender));
  await stop(room);
  const file = new SQLite(join(dataDir, 'postroom.db'));
  const [row] = file.prepare('select mime from email_mimes limit 1').all() as { mime: Buffer }[];
  file.close();
  const mimeFile = join(dataDir, 'mail.eml');
  await writeFile(mimeFile, row?.mime ?? '');
  return mimeFile;
}

async function drain(dataDir: string, sink: FastSink, mails: number): Promise<Drain> {
  const file = new SQLite(join(dataDir, 'postroom.db'));
  file.exec("update deliveries set status = 'queued', attempts = 0, next_attempt_at = 0; update emails set status = 'queued'");
  file.close();
  const room = await start(dataDir, sink.url);
  const drained = await drainOf(room.pid, sink, mails);
  await stop(room);
  return drained;
}

async function pool(mimeFile: string, sink: FastSink, mails: number): Promise<Drain> {
  const reference = await startReference('outbox-reference.ts', {
    SMTP_URL: sink.url,
    MIME_FILE: mimeFile,
    COUNT: String(mails),
    CONNECTIONS: String(CONNECTIONS),
  });
  const drained = await drainOf(reference.pid, sink, mails);
  await reference.end();
  return drained;
}

/** Mails a second, and milliseconds of the sender's processor time for each. */
type Drain = { rate: number; cpu?: number };

async function drainOf(pid: number, sink: FastSink, mails: number): Promise<Drain> {
  const before = await sink.times(Math.floor(mails * COUNTED_FROM));
  const { found: counted, ms } = await timed(clockOf([pid]), () => sink.times(mails - before.length));
  const elapsed = (counted.at(-1) ?? 0) - (before.at(-1) ?? 0);
  return { rate: counted.length / (elapsed / 1000), ...(ms === null ? {} : { cpu: ms / counted.length }) };
}

async function start(dataDir: string, smtpUrl: string) {
  const room = await startProcess(dataDir, { SMTP_URL: smtpUrl });
  started(room.pid);
  return room;
}

async function stop(room: Awaited<ReturnType<typeof start>>): Promise<void> {
  const { code } = await room.end('SIGTERM');
  ended(room.pid);
  assert.equal(code, 0, room.stderr());
}
