/** What workers have in common that take rows from a table under a lease: when they look, what they have in hand, and how they end. */
import { within } from '../core/base/within.ts';
import type { Core } from '../core/ports/core.ts';

export type Leased<Row> = {
  /** What wakes it. */
  wake: Parameters<Core['store']['onWake']>[0];
  /** Milliseconds until the table is looked at anyway: nothing wakes a worker for rows that are given back or tried again, or whose instance died. */
  lookEvery: number;
  /** Ends all leases when no other process can hold one: they are those of a process that died. Done once, before the first look. */
  begin(): Promise<void>;
  /** Those to begin now, beside those in hand; each begins before the next is asked for. */
  take(held: readonly Row[], ending: AbortSignal): AsyncIterable<Row>;
  /** Never rejects; `ending` aborts when the server ends. */
  work(row: Row, ending: AbortSignal): Promise<void>;
  /** Renews the leases of what is in hand, every so many milliseconds. Without it nothing takes as long as its lease. */
  keep?: { every: number; renew(rows: readonly Row[]): Promise<void> };
  /** Milliseconds for which what is under way may end when the server does. */
  endsWithin: number;
  /** Gets what is still in hand then. */
  giveBack(rows: readonly Row[]): Promise<void>;
  /** What waits in the table, for the log. */
  what: string;
};

export type LeasedWorker = {
  /** Begins nothing, and gives back what does not end soon: it is taken after the next start, or by another instance. */
  close(): Promise<void>;
};

export function startLeased<Row>(core: Pick<Core, 'store' | 'log'>, leased: Leased<Row>): LeasedWorker {
  const { wake, lookEvery, begin, take, work, keep, endsWithin, giveBack, what } = leased;
  const ending = new AbortController();
  const held = new Map<Promise<void>, Row>();
  let looking: Promise<void> | null = null;
  let again = false;
  let isAway = false;
  let isFresh = true;

  function look(): void {
    again = true;
    if (looking || ending.signal.aborted) return;
    looking = lookAround()
      .then(() => {
        isAway = false;
      })
      .catch((error: unknown) => {
        // Logged once for each outage of the store.
        if (!isAway && !ending.signal.aborted) core.log.warn({ err: error }, `${what} could not be looked for; trying again`);
        isAway = true;
      })
      .then(() => {
        looking = null;
        if (again) look();
      });
  }

  async function lookAround(): Promise<void> {
    again = false;
    if (isFresh) await begin();
    isFresh = false;
    for await (const row of take([...held.values()], ending.signal)) {
      const run = work(row, ending.signal).finally(() => {
        held.delete(run);
        look();
      });
      held.set(run, row);
    }
  }

  function renew(): void {
    if (held.size === 0) return;
    keep
      ?.renew([...held.values()])
      .catch((error: unknown) => core.log.warn({ err: error }, `the leases on ${what} could not be renewed`));
  }

  const timers = [setInterval(look, lookEvery), ...(keep ? [setInterval(renew, keep.every)] : [])];
  for (const timer of timers) timer.unref();
  core.store.onWake(wake, look);
  look();
  return {
    async close() {
      ending.abort();
      for (const timer of timers) clearInterval(timer);
      await looking;
      await within(endsWithin, Promise.all(held.keys()), undefined);
      if (held.size > 0) await giveBack([...held.values()]).catch(() => {});
    },
  };
}
