/** A burst of mails over SMTP: how fast they are answered 250, how long until all are filed, and what else notices of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { processorMs } from './processor-time.ts';
import type { Product } from './product.ts';
import type { Load } from './rounds.ts';
import { loadSmtp } from './smtp-load.ts';

/** `drainMs`: from the last 250 until no mail waits to be filed. `cpu`: processor time a mail until then. `longest`: the slowest answer of REST. */
export type Burst = Load & { drainMs: number; longest: number; most: number };

const BETWEEN_LOOKS_MS = 100;

export async function burst(product: Product, port: number, address: string, mails: number): Promise<Burst> {
  const before = processorMs(product.pid()) ?? 0;
  const looking = new AbortController();
  const seen = watch(product, looking.signal);
  const load = await loadSmtp(port, address, { mails });
  const began = performance.now();
  while ((await waiting(product)) > 0) await pause(BETWEEN_LOOKS_MS);
  const drainMs = performance.now() - began;
  looking.abort();
  const cpu = ((processorMs(product.pid()) ?? 0) - before) / load.count;
  return { ...load, cpu, drainMs, ...(await seen) };
}

async function waiting(product: Product): Promise<number> {
  const { status, body } = await product.rest('GET', '/metrics');
  if (status !== 200) throw new Error(`REST answered ${status}`);
  return Number(body.backlog.mails);
}

async function watch(product: Product, signal: AbortSignal): Promise<{ longest: number; most: number }> {
  let longest = 0;
  let most = 0;
  while (!signal.aborted) {
    const asked = performance.now();
    const { status } = await product.rest('GET', '/emails?limit=20');
    if (status !== 200) throw new Error(`REST answered ${status}`);
    longest = Math.max(longest, performance.now() - asked);
    most = Math.max(most, await waiting(product));
    await pause(BETWEEN_LOOKS_MS);
  }
  return { longest, most };
}
