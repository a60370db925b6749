/**
 * When a mail goes out, if not immediately: at a time that the caller chose, or after some seconds in which it can be canceled.
 */

import { invalidField } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';

export type Timing = {
  sendAt?: Date | undefined;
  /** Seconds for which it waits and can still be canceled. */
  holdSeconds?: number | undefined;
  /** Cancels it when an answer comes in its thread before. */
  unlessAnswered?: boolean | undefined;
};

/** How far ahead a mail may be scheduled, in milliseconds. */
const FARTHEST = 365 * 24 * 3600 * 1000;

/** How far a caller's clock may be behind the server's, in milliseconds. */
const SLACK = 60_000;

/** When the mail goes out and whether an answer cancels it, as `acceptMail` takes it. Throws as `dueTime`. */
export function timingOf(core: Core, timing: Timing): { sendAt: Date | null; unlessAnswered: boolean } {
  const sendAt = dueTime(core, timing);
  const { unlessAnswered = false } = timing;
  if (unlessAnswered && sendAt === null) {
    throw invalidField('unlessAnswered', 'needs a time until which answers count', 'Give sendAt too.');
  }
  return { sendAt, unlessAnswered };
}

/**
 * When the mail goes out at the earliest: the later of the two when both are given; null = immediately. Throws `invalid_request`
 * for a time that has passed, because it was most likely meant in another time zone, and for one more than a year ahead.
 */
export function dueTime(core: Core, { sendAt, holdSeconds = 0 }: Timing): Date | null {
  const now = core.clock.now().getTime();
  const at = sendAt?.getTime() ?? now;
  if (at < now - SLACK) {
    throw invalidField('sendAt', 'has passed', 'Give a time to come, with its offset from UTC, or leave it out to send at once.');
  }
  if (at > now + FARTHEST) throw invalidField('sendAt', 'is more than a year ahead', 'Choose an earlier time.');
  const due = Math.max(at, now + holdSeconds * 1000);
  return due > now ? new Date(due) : null;
}
