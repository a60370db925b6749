/** A burst of mails over SMTP: how fast they are answered 250, how long until all are filed, and what other callers notice of it. */
import assert from 'node:assert/strict';
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

/** Throws when a mail that was answered 250 is not listed in the end, or is twice. */
export async function loadBurst(
  product: Product,
  port: number,
  { id, address }: { id: string; address: string },
  mails: number,
): Promise<Burst> {
  const last = await newest(product, id);
  const before = processorMs(product.pid());
  const over = new AbortController();
  const watching = longestAnswer(product, over.signal);
  const load = await loadSmtp(port, address, { mails }).finally(() => over.abort());
  const answered = performance.now();
  const sinceThen = await allFiled(product);
  const after = processorMs(product.pid());
  const cost = before === null || after === null ? {} : { cpu: (after - before) / load.count };
  const filedMs = performance.now() - answered;
  const longestMs = Math.max(await watching, sinceThen);
  await assertListed(product, id, last, load.count);
  return { ...load, ...cost, filedMs, longestMs };
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

async function newest(product: Product, inboxId: string): Promise<string | null> {
  const { body } = await product.rest('GET', `/emails?inboxId=${inboxId}&limit=1`);
  return body.data[0]?.id ?? null;
}

/** An empty backlog alone does not say that what was in it has been stored. */
async function assertListed(product: Product, inboxId: string, last: string | null, mails: number): Promise<void> {
  const listed: string[] = [];
  for (let cursor = ''; ; ) {
    const { status, body } = await product.rest('GET', `/emails?inboxId=${inboxId}&limit=100${cursor}`);
    assert.equal(status, 200);
    const ids: string[] = body.data.map(({ id }: { id: string }) => id);
    const end = last === null ? -1 : ids.indexOf(last);
    const since = end < 0 ? body.data : body.data.slice(0, end);
    listed.push(...since.map(({ messageId }: { messageId: string }) => messageId));
    if (end >= 0 || body.nextCursor === null) break;
    cursor = `&cursor=${body.nextCursor}`;
  }
  assert.deepEqual([listed.length, new Set(listed).size], [mails, mails], 'each mail that was answered 250 is listed once');
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
