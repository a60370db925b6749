/** Retries while the PostgreSQL server is away, for a limited time that is the same for all callers. */
import { setTimeout as pause } from 'node:timers/promises';
import { isLost } from './errors.ts';

/** How long calls are retried, counted from when the server went away, in milliseconds. */
export const RETRY_FOR = 10_000;
const RETRY_EVERY = 200;

export type Retry = ReturnType<typeof retryWhileAway>;

export function retryWhileAway() {
  let awaySince: number | null = null;
  let isOver = false;
  return {
    /**
     * Repeats `work` when it failed because the server was away. It must be a read, or something that is undone with its
     * connection.
     */
    async attempt<T>(work: () => Promise<T>): Promise<T> {
      const began = performance.now();
      while (true) {
        try {
          const done = await work();
          awaySince = null;
          return done;
        } catch (error) {
          if (!isLost(error)) throw error;
          awaySince ??= began;
          // A call that begins after others have waited in vain fails at its first attempt. Otherwise a queue would wait once per
          // call.
          if (isOver || performance.now() - Math.min(began, awaySince) > RETRY_FOR) throw error;
          await pause(RETRY_EVERY);
        }
      }
    },
    /** From now on the first failure is final. */
    end: () => {
      isOver = true;
    },
  };
}
