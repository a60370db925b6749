/** How many lines of the log strangers may cause: a few of each kind a minute, and then how many more there were. */

/** In a minute, of one address for one reason; and of all together. */
const LINES = 10;
const ALL_LINES = 100;
const MINUTE = 60_000;

/**
 * Whether one more may be told now. When the minute ends in which some were not, `ended` is called with their number: at the next call, or
 * by a timer.
 */
export function linesAMinute(now: () => Date, ended: (untold: number) => void): (address: string, reason: string) => boolean {
  const told = new Map<string, number>();
  let all = 0;
  let untold = 0;
  let since = 0;
  let timer: NodeJS.Timeout | null = null;
  const end = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (untold > 0) ended(untold);
    told.clear();
    all = 0;
    untold = 0;
  };
  return (address, reason) => {
    const at = now().getTime();
    if (Math.abs(at - since) >= MINUTE) {
      end();
      since = at;
    }
    const key = `${address} ${reason}`;
    const count = told.get(key) ?? 0;
    if (count < LINES && all < ALL_LINES) {
      told.set(key, count + 1);
      all += 1;
      return true;
    }
    untold += 1;
    timer ??= setTimeout(end, MINUTE).unref();
    return false;
  };
}
