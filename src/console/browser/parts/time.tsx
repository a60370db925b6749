/** Times in the zone of the reader. */

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** `at` is RFC 3339. Short: today the clock, this year the day. The whole is shown when one points at it. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={wholeTime(at)}>
      {shortTime(at)}
    </time>
  );
}

export function shortTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return clock.format(then);
  return then.getFullYear() === now.getFullYear() ? day.format(then) : date.format(then);
}

export function wholeTime(at: string): string {
  return whole.format(new Date(at));
}

/** A length of time in one word, such as `3 h`. */
export function lasting(seconds: number): string {
  if (seconds < 3600) return `${Math.max(1, Math.floor(seconds / 60))} min`;
  return seconds < 48 * 3600 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / (24 * 3600))} days`;
}

/** Day and clock, as a line of time needs it. */
export function dayAndClock(at: string): string {
  return `${date.format(new Date(at))}, ${clock.format(new Date(at))}`;
}
