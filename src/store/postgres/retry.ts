/** Waiting for a server that is away: a while from when it went, the same for all who wait. */
import { setTimeout as pause } from 'node:timers/promises';
import { isLost } from './errors.ts';

/** How long requests wait, in milliseconds, before they are told to come again. */
const PATIENCE = 10_000;
const RETRY = 200;

export type Patience = ReturnType<typeof patience>;

export function patience() {
  let awaySince: number | null = null;
  let isOver = false;
  return {
    /** Repeats what came to nothing because the server was away: it must be a read, or something that ends with its connection. */
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
          // Whoever comes when others have waited in vain is told after one look, or a long queue would wait once for each in it.
          if (isOver || performance.now() - Math.min(began, awaySince) > PATIENCE) throw error;
          await pause(RETRY);
        }
      }
    },
    /** Nobody waits any more. */
    end: () => {
      isOver = true;
    },
  };
}
