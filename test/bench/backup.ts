/** How long mail takes to be answered while the database is copied, against the same without that, in alternating rounds. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inPipe } from '../support/processes/command-line.ts';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { copyMail } from '../support/store/many-mails.ts';
import { rawSql } from '../support/store/raw-sql.ts';
import { makeFolder, removeFolder } from './leftovers.ts';
import { type Product, startProduct } from './product.ts';
import { alternate, figures, type Load, median, quantile, type Row, ratioOf, steadily } from './rounds.ts';
import { loadWebhook } from './webhook-load.ts';

/** `megabytes` is how large the database is about, `seconds` how long a round. */
export type BackupEffort = { megabytes: number; rounds: number; seconds: number };

/** What is copied, and into which folder. */
type Copied = { product: Product; folder: string };

const MAILS_A_SECOND = 20;
/** Of each mail that fills the database. */
const FILLING_BYTES = 20_000;

export async function measureBackup({ megabytes, rounds, seconds }: BackupEffort): Promise<Row[]> {
  const product = await startProduct();
  const copies = await makeFolder();
  try {
    const { address } = await product.inbox('busy');
    await fill(product, address, Math.ceil((megabytes * 1024 * 1024) / FILLING_BYTES));
    const of: Copied = { product, folder: copies };
    return [
      await besideSomeMail(of, rounds, () => steadily(MAILS_A_SECOND, seconds, () => arrives(product, address))),
      await besideFullIngest(of, rounds, () => loadWebhook(product.webhook(address), { seconds })),
    ];
  } finally {
    await product.end();
    await removeFolder(copies);
  }
}

/** Mail that is few enough for each to be alone: its times are its own. */
async function besideSomeMail(of: Copied, rounds: number, some: () => Promise<number[]>): Promise<Row> {
  const { alone, beside, copied } = await withCopies(of, rounds, some);
  const p99 = (round: number[]) => quantile(round, 0.99);
  const told = (all: number[][]) =>
    `p50 ${median(all.flat()).toFixed(1)} ms, p99 ${median(all.map(p99)).toFixed(1)} ms, longest ${Math.max(...all.flat()).toFixed(0)} ms`;
  return {
    what: `a mail of ${MAILS_A_SECOND} a second while ${copied}; reference: without that`,
    postroom: told(beside),
    reference: told(alone),
    ratio: `p99 ${ratioOf(beside.map(p99), alone.map(p99)).toFixed(2)}x`,
    wanted: 'p99 ≤ 2x',
  };
}

/** As much mail as is taken from 50 connections. */
async function besideFullIngest(of: Copied, rounds: number, full: () => Promise<Load>): Promise<Row> {
  const { alone, beside, copied } = await withCopies(of, rounds, full);
  const p99 = (loads: Load[]) => loads.map((load) => load.p99);
  const rates = (loads: Load[]) => loads.map(({ rate }) => rate);
  return {
    what: `webhook ingest, 4.7 KB mail, 50 connections, while ${copied}; reference: without that`,
    postroom: figures(beside),
    reference: figures(alone),
    ratio: `p99 ${ratioOf(p99(beside), p99(alone)).toFixed(2)}x; rate ${ratioOf(rates(beside), rates(alone)).toFixed(2)}x`,
    wanted: 'p99 ≤ 2x',
  };
}

/** The same load without and with copies beside it, in turns; `copied` says of what, as the mail of the load makes it larger. */
async function withCopies<Result>(
  { product, folder }: Copied,
  rounds: number,
  load: () => Promise<Result>,
): Promise<{ alone: Result[]; beside: Result[]; copied: string }> {
  const megabytes = async () => ((await stat(join(product.dataDir, 'postroom.db'))).size / 1024 / 1024).toFixed(0);
  const before = await megabytes();
  let made = 0;
  await load();
  const found = await alternate(rounds, {
    alone: load,
    beside: async () => {
      let isOver = false;
      const copying = (async () => {
        for (; !isOver; made++) await copy(product, join(folder, `${randomUUID()}.db`));
      })();
      const result = await load();
      isOver = true;
      await copying;
      return result;
    },
  });
  return { ...found, copied: `a database of ${before} to ${await megabytes()} MB is copied again and again (${made} copies)` };
}

/** A copy from beginning to end. All stay until the end: on a disk that discards what is removed, every sync waits 0.2 s for that. */
async function copy(product: Product, file: string): Promise<void> {
  const { code, stderr } = await inPipe({ DATA_DIR: product.dataDir }, 'backup', '--to', file);
  assert.equal(code, 0, stderr);
}

async function fill(product: Product, address: string, mails: number): Promise<void> {
  await arrives(product, address);
  const [first] = (await product.rest('GET', '/emails')).body.data;
  await product.betweenStarts(async (dataDir) => {
    const sql = (text: string, ...values: unknown[]) => rawSql({ DATA_DIR: dataDir }, text, values);
    await copyMail(sql, first.id, mails, false);
    const filled = await sql(
      'insert into email_mimes(email_id, mime) select id, randomblob(?) from emails where id <> ? returning 1 as one',
      FILLING_BYTES,
      first.id,
    );
    assert.equal(filled.length, mails);
  });
}

/** Answers the milliseconds until the mail was. */
async function arrives(product: Product, address: string): Promise<number> {
  const { port, path } = product.webhook(address);
  const raw = mime({
    to: address,
    subject: 'Beside',
    text: 'The meadow is dry.',
    messageId: `<${randomUUID()}@bench.example>`,
  });
  const began = performance.now();
  const { status } = await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  assert.equal(status, 200);
  return performance.now() - began;
}
