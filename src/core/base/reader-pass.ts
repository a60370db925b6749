/** How far the pass over stored mail has come, in words for the operator. */
import type { ReaderPassRow } from '../store/reader-passes.ts';

/** `waiting`: no pass has begun yet. */
export type PassState = 'waiting' | 'running' | 'finished';

export function passState(pass: ReaderPassRow | null): PassState {
  if (pass === null) return 'waiting';
  return pass.finishedAt === null ? 'running' : 'finished';
}

/** How much is done, 0 to 100: it is 100 only at the end. */
export function passPercent(pass: ReaderPassRow | null): number {
  if (pass === null) return 0;
  return pass.finishedAt === null ? Math.floor((99 * pass.position) / Math.max(1, pass.until)) : 100;
}
