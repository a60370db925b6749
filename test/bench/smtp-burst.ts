/** A burst of mails over SMTP: how fast they are answered 250, how long until all are filed, and what other callers notice of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { processorMs } from './processor-time.ts';
import type { Product } from './product.ts';
import { type Load, median, type Row, ratioOf } from './rounds.ts';
import { loadSmtp } from './smtp-load.ts';
import { allFiled } from './until-filed.ts';

/**
 * `cpu` is processor time a mail until all are filed, `filedMs` from the last 250 until then, `longestMs` the slowest answer of REST from the first
 * mail on.
 */
export type Burst = Load & { filedMs: number; longestMs: number };

const BETWEEN_LOOKS_MS = 100;

export async function loadBurst(product: Product, port: number, address: string, mails: number): Promise<Burst> {
  const before = processorMs(product.pid());
  const over = new AbortController();
  const watching = longestAnswer(product, over.signal);
  const load = await loadSmtp(port, address, { mails }).finally(() => over.abort());
  const answered = performance.now();
  const sinceThen = await allFiled(product);
  const after = processorMs(product.pid());
  const cost = before === null || after === null ? {} : { cpu: (after - before) / load.count };
  return { ...load, ...cost, filedMs: performance.now() - answered, longestMs: Math.max(await watching, sinceThen) };
}

export function burstRow(mails: number, ours: readonly Burst[], theirs: readonly Load[]): Row {
  const of = (value: (burst: Burst) => number) => median(ours.map(value));
  const rates = (loads: readonly Load[]) => loads.map(({ rate }) => rate);
  const cost = of(({ cpu = Number.NaN }) => cpu).toFixed(2);
  const filed = (of(({ filedMs }) => filedMs) / 1000).toFixed(1);
  return {
    what: `a burst of ${mails} such mails: 250s a second; all filed after the last one; longest answer of REST meanwhile; reference: smtp-server, which only commits`,
    postroom: `${Math.round(of(({ rate }) => rate))}/s, filed after ${filed} s, CPU ${cost} ms; ${Math.round(of(({ longestMs }) => longestMs))} ms`,
    reference: `${Math.round(median(rates(theirs)))}/s`,
    ratio: `${ratioOf(rates(ours), rates(theirs)).toFixed(2)}x`,
    wanted: '≥ 1.3x; ≤ 30 s; ≤ 500 ms',
  };
}

async function longestAnswer(product: Product, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const asked = performance.now();
    const { status } = await product.rest('GET', '/emails?limit=20');
    if (status !== 200) throw new Error(`REST answered ${status}`);
    longest = Math.max(longest, performance.now() - asked);
    await pause(BETWEEN_LOOKS_MS);
  }
  return longest;
}
