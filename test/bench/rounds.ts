/** Rounds that alternate, so that other load on the machine falls on all sides alike, and the medians of their results. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A line of the table; an empty string where a column has nothing to say. `kept` is the column of its ratio in the table of the last
 * runs.
 */
export type Row = { what: string; postroom: string; reference: string; ratio: string; wanted: string; kept?: string };

/** How long a measurement takes: `rounds` of `seconds` each, every one after `warm` seconds that do not count. */
export type Effort = { rounds: number; seconds: number; warm: number };

/** Runs every case once per round, in turn. */
export async function alternate<Name extends string, Result>(
  rounds: number,
  cases: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(cases) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round++) for (const name of names) results[name].push(await cases[name]());
  return results;
}

/** Begins the work so many times a second, whether or not what was begun before has ended, and waits for all of it. */
export async function steadily<Result>(aSecond: number, seconds: number, work: () => Promise<Result>): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  const began = performance.now();
  for (let n = 0; n < aSecond * seconds; n++) {
    await pause(Math.max(0, began + (n * 1000) / aSecond - performance.now()));
    begun.push(work());
  }
  return await Promise.all(begun);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the part `share` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median over rounds of one side's value divided by the other's in the same round. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

/**
 * What a load found: answers a second, times in milliseconds; `cpu` is the server's processor time for each, when it was measured, and `accepted` the
 * part of the answers, from 0 to 1, that said that the mail is filed later, where that is to be told.
 */
export type Load = { count: number; rate: number; p50: number; p99: number; cpu?: number; accepted?: number };

/** What has its processor time beside it, in milliseconds, where that was measured. */
type Costed = { cpu?: number };

export function loadOf(times: readonly number[], elapsedMs: number): Load {
  return { count: times.length, rate: times.length / (elapsedMs / 1000), p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** One line from two sides of a load, as rates, and as processor time when it was measured on both. */
export function rateRow(what: string, ours: readonly Load[], theirs: readonly Load[], wanted: string, kept?: string): Row {
  const rates = (loads: readonly Load[]) => loads.map((load) => load.rate);
  const ratio = `${ratioOf(rates(ours), rates(theirs)).toFixed(2)}x${costRatio(ours, theirs)}`;
  const row = { what, postroom: figures(ours), reference: figures(theirs), ratio, wanted };
  return kept === undefined ? row : { ...row, kept };
}

/** Beside a ratio: that of the processor time, when it was measured on both sides. */
export function costRatio(ours: readonly Costed[], theirs: readonly Costed[]): string {
  const [one, other] = [costsOf(ours), costsOf(theirs)];
  return one.length > 0 && other.length === one.length ? `; CPU ${ratioOf(one, other).toFixed(2)}x` : '';
}

/** Beside a figure: the processor time, when it was measured. */
export function costOf(found: readonly Costed[]): string {
  const costs = costsOf(found);
  return costs.length > 0 ? `, CPU ${median(costs).toFixed(2)} ms` : '';
}

function costsOf(found: readonly Costed[]): number[] {
  return found.flatMap(({ cpu }) => cpu ?? []);
}

/** Rate, times, and what else was measured. */
export function figures(loads: readonly Load[]): string {
  const of = (value: (load: Load) => number) => median(loads.map(value));
  const accepted = loads.flatMap((load) => load.accepted ?? []);
  const times = `p50 ${of((load) => load.p50).toFixed(0)} ms, p99 ${of((load) => load.p99).toFixed(0)} ms`;
  const share = accepted.length > 0 ? `, ${percent(accepted)} accepted` : '';
  return `${Math.round(of((load) => load.rate))}/s, ${times}${costOf(loads)}${share}`;
}

/** The mean of parts from 0 to 1: rounds with none must not hide the one that had some. */
export function percent(parts: readonly number[]): string {
  return `${((100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length).toFixed(1)} %`;
}
