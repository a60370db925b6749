/** Where a wait begins and where it ended: places in the order of commits, and the cursors that stand for them. */
import { invalidField } from '../../base/errors.ts';
import { numbersCursor, readNumbersCursor } from '../../base/pages.ts';
import { CLOCK_SLACK, readTime } from '../../base/times.ts';
import type { EmailFilter } from '../../store/email-filters.ts';
import type { EmailRow } from '../../store/emails.ts';

/** A place in the order of commits: the email there and when it was stored. */
export type Place = { seq: number; at: number };

/** The latest time of a `Date`, in milliseconds (ECMA-262 21.4.1.1). */
const LATEST = 8.64e15;

/** What `since` may be, for a caller that sent something else. */
export const SINCE = 'must be an RFC 3339 time, such as 2026-03-01T09:00:00Z, or the cursor of an earlier answer';

export const NOWHERE: Place = { seq: 0, at: 0 };

export function placeOf(row: EmailRow): Place {
  return { seq: row.seq, at: row.createdAt.getTime() };
}

export function cursorOf({ seq, at }: Place): string {
  return numbersCursor('email', [seq, at]);
}

export function readSince(since: string): Place | Date {
  return readTime(since) ?? readPlace(since);
}

/** The position decides. The time only keeps the store from searching all that is older. */
export function bounds({ since }: EmailFilter, { seq, at }: Place): Pick<EmailFilter, 'afterSeq' | 'since'> {
  if (seq === 0) return {};
  return { afterSeq: seq, since: new Date(Math.max(at - CLOCK_SLACK, since?.getTime() ?? 0)) };
}

/** Refuses a word, or a time without its offset, with both forms that are taken: the caller may have meant a time. */
function readPlace(since: string): Place {
  try {
    const [seq = 0, at = 0] = readNumbersCursor('email', since, 'since', 2);
    return { seq, at: Math.min(at, LATEST) };
  } catch {
    throw invalidField('since', SINCE, 'Leave it out for the newest match that is there.');
  }
}
