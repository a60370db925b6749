/** What the server's memory grows by while it takes in mail. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Product, startProduct } from './product.ts';
import { median, type Row } from './rounds.ts';
import { loadWebhook } from './webhook-load.ts';

/** Looks at memory, as many in each half, and mails taken in before each; `later` is after how many times these mails memory is looked at again. */
export type MemoryEffort = { looks: number; mails: number; later: number };

const SAMPLES = 7;
const SAMPLE_EVERY_MS = 300;
const IDLE_MS = 1_500;
const COLLECTIONS = 3;
const COLLECTING = new URL('collecting.mjs', import.meta.url).href;

/** What `startProduct` takes for `heldMegabytes`. */
export const COLLECTABLE = { NODE_OPTIONS: `--import ${COLLECTING}` };

export async function measureMemory(effort: MemoryEffort): Promise<Row[]> {
  return [await heldRow(effort), await restingRow(effort)];
}

/** What is held after a full collection, which V8 makes late by itself. */
async function heldRow({ mails, later }: MemoryEffort): Promise<Row> {
  const product = await startProduct(COLLECTABLE);
  try {
    const { address } = await product.inbox('agent-7');
    await loadWebhook(product.webhook(address), { mails });
    const early = await heldMegabytes(product);
    await loadWebhook(product.webhook(address), { mails: mails * (later - 1) });
    const late = await heldMegabytes(product);
    return {
      what: `resident memory after ${counted(mails * later)} mails and a full collection; reference: after ${counted(mails)}`,
      postroom: `${late.toFixed(0)} MB`,
      reference: `${early.toFixed(0)} MB`,
      ratio: `${(late / early).toFixed(2)}x`,
      wanted: '≤ 1.05x',
    };
  } finally {
    await product.end();
  }
}

/**
 * All looks at one process, from outside, when it has been idle for a moment. Between two full collections memory rises by a third, so the most of
 * each half is compared: a single look says when the last collection was.
 */
async function restingRow({ looks, mails }: MemoryEffort): Promise<Row> {
  const product = await startProduct();
  try {
    const { address } = await product.inbox('agent-7');
    const half = async () => {
      const found: number[] = [];
      for (let look = 0; look < looks; look++) {
        await loadWebhook(product.webhook(address), { mails });
        await pause(IDLE_MS);
        found.push(await restingMegabytes(product.pid()));
      }
      return found;
    };
    const [first, second] = [await half(), await half()];
    const of = (found: number[]) => `${Math.min(...found).toFixed(0)} to ${Math.max(...found).toFixed(0)} MB`;
    return {
      what: `resident memory, idle, after each ${counted(mails)} of mails ${counted(looks * mails + 1)} to ${counted(2 * looks * mails)}; reference: of those before`,
      postroom: of(second),
      reference: of(first),
      ratio: `${(Math.max(...second) / Math.max(...first)).toFixed(2)}x`,
      wanted: '≤ 1.05x',
    };
  } finally {
    await product.end();
  }
}

function counted(n: number): string {
  return n.toLocaleString('en');
}

/** Of an idle product that was started as `COLLECTABLE`, once what is left over was collected. */
export async function heldMegabytes(product: Product): Promise<number> {
  await pause(IDLE_MS);
  for (let n = 0; n < COLLECTIONS; n++) {
    process.kill(product.pid(), 'SIGUSR2');
    await pause(IDLE_MS / COLLECTIONS);
  }
  return await restingMegabytes(product.pid());
}

/** Of an idle process, in the middle of several looks. */
export async function restingMegabytes(pid: number): Promise<number> {
  const samples: number[] = [];
  for (let taken = 0; taken < SAMPLES; taken++) {
    samples.push(await residentMegabytes(pid));
    await pause(SAMPLE_EVERY_MS);
  }
  return median(samples);
}

/** POSIX `ps` counts in KiB on every system that has it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return (Number(stdout) * 1024) / 1e6;
}
