/** Says which test files failed, which of them pass when they run again by themselves, and which of the usual ones cost too much. */
import { type TestRun, USUAL } from './test-files.ts';
import type { Ended } from './test-process.ts';

export type Outcome = TestRun & Ended;

/** More files that fail than this are no accident: none of them runs again. */
export const MOST_UNSTEADY = 5;

/** Seconds of a processor that a file of the usual run computes at most; what needs more belongs to `test/slow`. */
export const MOST_COMPUTED = 5;

/** `runAgain` runs them one at a time; null = nothing is run again. A file is told in one of the two lists, with how it failed at first. */
export async function judged(
  outcomes: Outcome[],
  runAgain: ((runs: TestRun[]) => Promise<Outcome[]>) | null,
): Promise<{ failed: Outcome[]; unsteady: Outcome[] }> {
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  if (runAgain === null || failed.length === 0 || failed.length > MOST_UNSTEADY) return { failed, unsteady: [] };
  const second = await runAgain(failed.map(({ path, engine, limit, alone }) => ({ path, engine, limit, alone })));
  const passes = ({ path, engine }: TestRun) =>
    second.some((other) => other.path === path && other.engine === engine && other.failures.length === 0);
  return { failed: failed.filter((one) => !passes(one)), unsteady: failed.filter(passes) };
}

/** Files of the usual run that computed longer than MOST_COMPUTED, the longest first. On PostgreSQL nothing is usual. */
export function costly(outcomes: Outcome[]): Outcome[] {
  return outcomes
    .filter(({ path, engine }) => engine !== 'postgres' && USUAL.some((folder) => path.startsWith(folder)))
    .filter(({ computed }) => (computed ?? 0) > MOST_COMPUTED)
    .sort((one, other) => (other.computed ?? 0) - (one.computed ?? 0));
}
