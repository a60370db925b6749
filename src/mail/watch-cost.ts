/** Watches what one mail costs a thread, and tells when it is more than it may: time, or memory of the process. */

/** `growthMb` = by how much the process may grow meanwhile. */
export type MostCost = { timeMs: number; growthMb: number };

/**
 * A V8 heap limit for threads that are watched, in MB. It is far above what a mail may use: where a large allocation meets the limit, V8 ends the
 * process and not the thread (nodejs/node issue 47224). It does not count what documents unpack to either.
 */
export const WATCHED_HEAP_MB = 1536;

const MB = 1024 * 1024;
/** Nearly all mail is read by then, and costs no look. */
const LOOK_MS = 50;

/** Calls `over` once, with what was too much. Answers what ends the watch. */
export function watchCost({ timeMs, growthMb }: MostCost, over: (why: 'time' | 'memory') => void): () => void {
  const until = performance.now() + timeMs;
  let mostBytes = 0;
  let timer: NodeJS.Timeout;
  const look = () => {
    const bytes = process.memoryUsage.rss();
    mostBytes ||= bytes + growthMb * MB;
    if (performance.now() >= until) over('time');
    else if (bytes > mostBytes) over('memory');
    else timer = setTimeout(look, LOOK_MS);
  };
  timer = setTimeout(look, Math.min(LOOK_MS, timeMs));
  return () => clearTimeout(timer);
}
