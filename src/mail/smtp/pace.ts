/** How fast mails are begun, where a server takes only so many in a time. */

/** At most `mails` are begun in `within` milliseconds. */
export type Rate = { mails: number; within: number };

/** Returns the milliseconds that a mail has to wait before it may ask again; 0 = it begins now and is counted. */
export function pacer({ mails, within }: Rate): () => number {
  const begun: number[] = [];
  return () => {
    const now = performance.now();
    const [oldest] = begun;
    if (oldest !== undefined && begun.length >= mails) {
      if (oldest + within > now) return Math.ceil(oldest + within - now);
      begun.shift();
    }
    begun.push(now);
    return 0;
  };
}
