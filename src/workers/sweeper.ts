/** Work that recurs: sweeps of expired rows and idle sessions. */
import type { Log } from '../core/ports/core.ts';

export type Sweeper = {
  /** Runs the work now, or once more after the run under way. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Milliseconds until the next run when another instance was doing the work: it may have died before its end, or have looked
 * before there was something to do.
 */
const AFTER_ANOTHER = 5000;

/**
 * Runs `work` every `intervalMs`, never twice at a time; a failure is logged and does not stop later runs. `work` resolves false
 * when another instance is doing it. `close` aborts the signal.
 */
export function startSweeper(
  name: string,
  intervalMs: number,
  log: Log,
  work: (ending: AbortSignal) => Promise<boolean>,
): Sweeper {
  let running: Promise<void> | null = null;
  let again = false;
  let afterAnother: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  const run = () => {
    if (ending.signal.aborted) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(afterAnother);
    running = work(ending.signal)
      .then((mine) => {
        if (!mine) afterAnother = setTimeout(run, AFTER_ANOTHER).unref();
      })
      .catch((error: unknown) => log.error({ err: error, sweep: name }, 'a sweep failed'))
      .then(() => {
        running = null;
        if (again) {
          again = false;
          run();
        }
      });
  };
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return {
    wake: run,
    async close() {
      ending.abort();
      clearInterval(timer);
      await running;
      clearTimeout(afterAnother);
    },
  };
}
