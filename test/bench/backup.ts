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
import { alternate, median, quantile, type Row, ratioOf, steadily } from './rounds.ts';

/** `megabytes` is how large the database is about, `seconds` how long a round. */
export type BackupEffort = { megabytes: number; rounds: number; seconds: number };

const MAILS_A_SECOND = 20;
/** Of each mail that fills the database. */
const FILLING_BYTES = 20_000;

export async function measureBackup({ megabytes, rounds, seconds }: BackupEffort): Promise<Row[]> {
  const product = await startProduct();
  const copies = await makeFolder();
  try {
    const { address } = await product.inbox('busy');
    await fill(product, address, Math.ceil((megabytes * 1024 * 1024) / FILLING_BYTES));
    const size = (await stat(join(product.dataDir, 'postroom.db'))).size / 1024 / 1024;
    let made = 0;
    const ordinary = () => steadily(MAILS_A_SECOND, seconds, () => arrives(product, address));
    await ordinary();
    const { alone, beside } = await alternate(rounds, {
      alone: ordinary,
      beside: async () => {
        let isOver = false;
        const copying = (async () => {
          for (; !isOver; made++) await copy(product, join(copies, `${made}.db`));
        })();
        const times = await ordinary();
        isOver = true;
        await copying;
        return times;
      },
    });
    return [backupRow(size, made, { alone, beside })];
  } finally {
    await product.end();
    await removeFolder(copies);
  }
}

function backupRow(size: number, made: number, { alone, beside }: Record<'alone' | 'beside', number[][]>): Row {
  const p99 = (round: number[]) => quantile(round, 0.99);
  const told = (all: number[][]) =>
    `p50 ${median(all.flat()).toFixed(1)} ms, p99 ${median(all.map(p99)).toFixed(1)} ms, longest ${Math.max(...all.flat()).toFixed(0)} ms`;
  return {
    what: `a mail of ${MAILS_A_SECOND} a second while a database of ${size.toFixed(0)} MB is copied again and again (${made} copies); reference: without that`,
    postroom: told(beside),
    reference: told(alone),
    ratio: `p99 ${ratioOf(beside.map(p99), alone.map(p99)).toFixed(2)}x`,
    wanted: 'p99 ≤ 2x',
  };
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
