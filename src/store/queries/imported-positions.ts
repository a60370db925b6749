/** The positions of imported emails: below zero, in the order of the times that the emails have, so that a search finds them in this order. */

/** The lowest position but one, so that every position is a safe integer: 1970-01-01. */
const FIRST = -(2 ** 53 - 2);
/** The number of positions that belong to each second. */
const OF_SECOND = 2 ** 20;
/** 272 years of seconds. */
const LAST_SECOND = 2 ** 33 - 2;

/** The position of an email with this time, which the store numbered `seq`. */
export function importedPosition(at: Date, seq: number): number {
  return firstImportedAt(at) + (seq % OF_SECOND);
}

/** The lowest position that an email of this second may have. Earlier times than 1970 have those of its first second. */
export function firstImportedAt(at: Date): number {
  return firstOf(secondOf(at));
}

/** The lowest position that an email of the next second may have. */
export function firstImportedAfter(at: Date): number {
  return firstOf(secondOf(at) + 1);
}

function firstOf(second: number): number {
  return FIRST + second * OF_SECOND;
}

function secondOf(at: Date): number {
  return Math.min(Math.max(0, Math.floor(at.getTime() / 1000)), LAST_SECOND);
}
