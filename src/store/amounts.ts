/** Sizes, numbers and times as people read them. */

/** A size for people, such as 1.4 GB. */
export function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** A time for people, such as 12 min. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

export function number(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}
