/** What the server's memory grows by while it takes in mail. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProduct } from './product.ts';
import { median, type Row } from './rounds.ts';
import { loadWebhook } from './webhook-load.ts';

/** Mails taken in before the first look and before the second. */
export type MemoryEffort = { few: number; many: number };

const SAMPLES = 7;
const SAMPLE_EVERY_MS = 300;
const IDLE_MS = 1_500;

/** Both looks at one process, from outside, when it has been idle for a moment. */
export async function measureMemory({ few, many }: MemoryEffort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const { address } = await product.inbox('agent-7');
    const grown = async (mails: number) => {
      await loadWebhook(product.webhook(address), { mails });
      await pause(IDLE_MS);
      return await restingMegabytes(product.pid());
    };
    const before = await grown(few);
    const after = await grown(many - few);
    const [fewMails, manyMails] = [few.toLocaleString('en'), many.toLocaleString('en')];
    return [
      {
        what: `resident memory after ${manyMails} mails; reference: after ${fewMails}`,
        postroom: `${after.toFixed(0)} MB`,
        reference: `${before.toFixed(0)} MB`,
        ratio: `${(after / before).toFixed(2)}x`,
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
