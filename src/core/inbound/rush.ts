/** Tells a rush by how fast mail is accepted at once. */
import type { Clock } from '../ports/core.ts';
import type { Rush } from '../ports/rush.ts';

/** So many mails within so many milliseconds are a rush: 320 a second. */
const MAILS = 16;
const WITHIN_MS = 50;

export function rush(clock: Clock): Rush {
  const times: number[] = [];
  let next = 0;
  return {
    came() {
      times[next] = clock.now().getTime();
      next = (next + 1) % MAILS;
    },
    isOn() {
      // The next to be written over is the first of the last few.
      const first = times[next];
      return first !== undefined && Math.abs(clock.now().getTime() - first) <= WITHIN_MS;
    },
  };
}
