/** Times as callers write them (RFC 3339 with an offset, or a date), and how wrong a clock may be. */

/** How far a server's clock may be set back without mail being missed, in milliseconds. */
export const CLOCK_SLACK = 24 * 3600_000;

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** A date-time of RFC 3339 5.6; null for anything else. */
export function readTime(text: string): Date | null {
  return TIME.test(text) && isDay(text.slice(0, 10)) ? valid(new Date(text.toUpperCase())) : null;
}

/** The first moment (UTC) of a date such as 2026-05-04; null for anything else. */
export function readDate(text: string): Date | null {
  return DATE.test(text) && isDay(text) ? new Date(text) : null;
}

/** `Date` accepts the 31st in every month and moves on to the next one. */
function isDay(text: string): boolean {
  const day = valid(new Date(text));
  return day?.toISOString().startsWith(text) ?? false;
}

function valid(time: Date): Date | null {
  return Number.isNaN(time.getTime()) ? null : time;
}
