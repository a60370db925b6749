/** Webhooks whose signature is right, but whose timestamp is not by this server's clock. Where the clock is to blame, they are put off. */
import { PostroomError } from '../../core/base/errors.ts';

const OLDEST_MS = 24 * 60 * 60 * 1000;
const AHEAD_MS = 5 * 60 * 1000;

/** The refusal of a post that was signed at `signedAt`, where one may be `oldestMs` old. */
export class OutOfTime extends PostroomError {
  readonly signedAt: Date;
  readonly oldestMs: number;

  constructor(what: string, hint: string, signedAt: Date, oldestMs: number) {
    super('unauthenticated', what, { hint });
    this.signedAt = signedAt;
    this.oldestMs = oldestMs;
  }
}

/** Throws OutOfTime, with `hint`, for a post that was signed too long before `now`, or too far ahead of it. */
export function refuseOutOfTime(signedAt: Date, now: Date, hint: string, oldestMs = OLDEST_MS): void {
  const fault = timeFault(signedAt, now, oldestMs);
  if (fault !== null) throw new OutOfTime(fault, hint, signedAt, oldestMs);
}

/**
 * Why a post that was signed at `signedAt` is not taken at `now`; null when it is. A provider that retries for 8 hours, as Mailgun does, needs
 * timestamps up to 24 hours old, and clocks differ by up to 5 minutes.
 */
function timeFault(signedAt: Date, now: Date, oldestMs: number): string | null {
  const age = now.getTime() - signedAt.getTime();
  const most = oldestMs < 3600_000 ? `${oldestMs / 60_000} minutes` : `${oldestMs / 3600_000} hours`;
  if (age > oldestMs) return `The timestamp is more than ${most} old.`;
  if (age < -AHEAD_MS) return 'The timestamp is more than 5 minutes ahead of this server.';
  return null;
}

/**
 * The error to answer: that of a post which is in time by `otherTime`, a clock beside this server's, becomes `unavailable`, so that the provider
 * posts it again. It is not taken by that clock: a token is remembered by the time at which it was taken. `otherTime` null = there is none.
 */
export async function blamingTheClock(error: unknown, now: Date, otherTime: () => Promise<Date | null>): Promise<unknown> {
  if (!(error instanceof OutOfTime)) return error;
  const other = await otherTime().catch(() => null);
  if (other === null || timeFault(error.signedAt, other, error.oldestMs) !== null) return error;
  const minutes = Math.round((now.getTime() - other.getTime()) / 60_000);
  const off = minutes > 0 ? `${minutes} minutes ahead of` : `${-minutes} minutes behind`;
  return new PostroomError('unavailable', `This server's clock is ${off} the database's, so the timestamp cannot be judged.`, {
    hint: 'Post it again later; nothing was stored.',
  });
}
