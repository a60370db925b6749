/** Watches what one mail costs a thread, and tells when it is more than it may: time, or memory of the process. */

/** `timeMs` = of a processor, where that is known, and else in all. `growthMb` = by how much the process may grow meanwhile. */
export type MostCost = { timeMs: number; growthMb: number };

/**
 * A V8 heap limit for threads that are watched, in MB. It is far above what a mail may use: where a large allocation meets the limit, V8 ends the
 * process and not the thread (nodejs/node issue 47224). It does not count what documents unpack to either.
 */
export const WATCHED_HEAP_MB = 1536;

const MB = 1024 * 1024;
/** Nearly all mail is read by then, and costs no look. */
const LOOK_MS = 50;
/** How many times its time a thread may wait for a processor: one that hangs takes none, and ends by this. */
const MOST_WAITS = 20;

/** Calls `over` once, with what was too much; `spentMs` answers what the thread had of a processor, or null. Answers what ends the watch. */
export function watchCost(
  { timeMs, growthMb }: MostCost,
  over: (why: 'time' | 'memory') => void,
  spentMs: () => number | null = () => null,
): () => void {
  const began = performance.now();
  /** At the first look. */
  let before: number | null = null;
  let mostBytes = 0;
  let timer: NodeJS.Timeout;

  function isLate(): boolean {
    const passed = performance.now() - began;
    if (passed < timeMs || passed >= timeMs * MOST_WAITS) return passed >= timeMs;
    const spent = spentMs();
    return spent === null || before === null || spent - before >= timeMs - LOOK_MS;
  }

  const look = () => {
    const bytes = process.memoryUsage.rss();
    if (mostBytes === 0) before = spentMs();
    mostBytes ||= bytes + growthMb * MB;
    if (isLate()) over('time');
    else if (bytes > mostBytes) over('memory');
    else timer = setTimeout(look, LOOK_MS);
  };
  timer = setTimeout(look, Math.min(LOOK_MS, timeMs));
  return () => clearTimeout(timer);
}
