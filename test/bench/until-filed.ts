/** Loads that count once their mail is filed: accepting only puts work off. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, clockOf, withProcessorTime } from './processor-time.ts';
import type { Product } from './product.ts';
import type { Load } from './rounds.ts';

const BETWEEN_LOOKS_MS = 100;

/** The load with its rate over the whole time until nothing waits to be filed, and processor time until then. */
export async function untilFiled(
  product: Product,
  work: () => Promise<Load>,
  clock: Clock = clockOf([product.pid()]),
): Promise<Load> {
  return await withProcessorTime(clock, async () => {
    const began = performance.now();
    const found = await work();
    await allFiled(product);
    return { ...found, rate: found.count / ((performance.now() - began) / 1000) };
  });
}

/** Waits until no mail waits to be filed; answers the milliseconds of the slowest answer of REST meanwhile. */
export async function allFiled(product: Product): Promise<number> {
  let longest = 0;
  for (;;) {
    const asked = performance.now();
    const { status, body } = await product.rest('GET', '/metrics');
    longest = Math.max(longest, performance.now() - asked);
    if (status !== 200) throw new Error(`REST answered ${status}`);
    if (body.backlog.mails === 0) return longest;
    await pause(BETWEEN_LOOKS_MS);
  }
}
