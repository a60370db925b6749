/** What the server's memory grows by while it takes in mail. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProduct } from './product.ts';
import { median, type Row } from './rounds.ts';
import { loadWebhook } from './webhook-load.ts';

/** Looks at memory, as many in each half, and mails taken in before each. */
export type MemoryEffort = { looks: number; mails: number };

const SAMPLES = 7;
const SAMPLE_EVERY_MS = 300;
const IDLE_MS = 1_500;

/**
 * All looks at one process, from outside, when it has been idle for a moment. Between two full collections memory rises by a third, so the most of
 * each half is compared: a single look says when the last collection was.
 */
export async function measureMemory({ looks, mails }: MemoryEffort): Promise<Row[]> {
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
    const counted = (n: number) => n.toLocaleString('en');
    return [
      {
        what: `resident memory, idle, after each ${counted(mails)} of mails ${counted(looks * mails + 1)} to ${counted(2 * looks * mails)}; reference: of those before`,
        postroom: of(second),
        reference: of(first),
        ratio: `${(Math.max(...second) / Math.max(...first)).toFixed(2)}x`,
        wanted: '≤ 1.05x',
      },
    ];
  } finally {
    await product.end();
  }
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
