/** Measures how much time of a processor a thread has had, where the system tells it, as Linux does. Waiting for a processor is not counted. */
import { openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/** Milliseconds; what is known of a thread that runs may be so much old. */
export const TICK_MS = 10;

/** The first of the numbers, in nanoseconds. */
const MOST_BYTES = 64;
const MS = 1_000_000;

/** The number that this thread has for the system; null where that is not told. */
export function ownThread(): number | null {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? Number.NaN) || null;
  } catch {
    return null;
  }
}

/** Milliseconds that another thread of this process has had; null where that is not told, or it has ended. */
export function processorMsOf(thread: number | null): number | null {
  if (thread === null) return null;
  try {
    return msIn(readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1'));
  } catch {
    return null;
  }
}

/** Answers the milliseconds that the thread that called this has had. The file stays open: this is asked for every few mails. */
export function ownProcessorTime(): () => number | null {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const bytes = Buffer.alloc(MOST_BYTES);
    return () => msIn(bytes.toString('latin1', 0, readSync(file, bytes, 0, MOST_BYTES, 0)));
  } catch {
    return () => null;
  }
}

function msIn(numbers: string): number | null {
  const ns = Number.parseInt(numbers, 10);
  return Number.isNaN(ns) ? null : ns / MS;
}
