/** Work that recurs: sweeps of expired rows and idle sessions. */
import type { Log } from '../core/ports.ts';

export type Sweeper = {
  /** Runs the work now, or once more after the run under way. */
  wake(): void;
  close(): Promise<void>;
};

/** Runs `work` every `intervalMs`, never twice at a time; a failure is logged and the next turn comes. `close` aborts the signal. */
export function startSweeper(name: string, intervalMs: number, log: Log, work: (ending: AbortSignal) => Promise<void>): Sweeper {
  let running: Promise<void> | null = null;
  let again = false;
  const ending = new AbortController();
  const run = () => {
    if (ending.signal.aborted) return;
    if (running) {
      again = true;
      return;
    }
    running = work(ending.signal)
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
    },
  };
}
