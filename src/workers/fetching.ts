/** The fetching worker: gets mail that its provider only named, a few at a time of each provider, until none is due. */
import { type FetchedMail, giveBackFetch, noteFailure, receiveFetched, takeFetches } from '../core/inbound/fetches.ts';
import type { Core } from '../core/ports/core.ts';
import type { FetchRow } from '../core/store/fetches.ts';

export type FetchingWorker = {
  /** Begins no fetch, ends those under way, and gives back what is not stored soon: it is fetched after the next start, or by another instance. */
  close(): Promise<void>;
};

/** `alone` = no other process can fetch: what is leased, a process had that died. */
export type FetchingOptions = {
  providers: readonly string[];
  /** Throws when it must be tried again. */
  fetch(row: FetchRow, ending: AbortSignal): Promise<FetchedMail>;
  alone: boolean;
};

/** At a time, of each provider: one that hangs holds up no other, and each holds a mail in memory. */
const PLACES = 4;
/** Milliseconds until the table is looked at anyway: what is tried again wakes nobody, nor does that of an instance that died. */
const LOOK_EVERY = 1000;
/** Milliseconds for which mail that was fetched may be stored when the server ends. */
const ENDING = 2000;

export function startFetching(core: Core, { providers, fetch, alone }: FetchingOptions): FetchingWorker {
  const ending = new AbortController();
  const held = new Map<string, FetchRow>();
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let again = false;
  let isAway = false;
  let fresh = alone;

  function look(): void {
    again = true;
    if (looking || ending.signal.aborted) return;
    looking = lookAround()
      .then(() => {
        isAway = false;
      })
      .catch((error: unknown) => {
        // Once, however long the store is away.
        if (!isAway) core.log.warn({ err: error }, 'mail to fetch could not be looked for; trying again');
        isAway = true;
      })
      .then(() => {
        looking = null;
      });
  }

  async function lookAround(): Promise<void> {
    if (fresh) await core.store.write((tx) => tx.fetches.endLeases());
    fresh = false;
    while (again && !ending.signal.aborted) {
      again = false;
      for (const provider of providers) {
        const inHand = [...held.values()].filter((row) => row.provider === provider).length;
        for (const row of await takeFetches(core, provider, PLACES - inHand)) begin(row);
      }
    }
  }

  function begin(row: FetchRow): void {
    held.set(row.id, row);
    const run = work(row).finally(() => {
      running.delete(run);
      held.delete(row.id);
      look();
    });
    running.add(run);
  }

  async function work(row: FetchRow): Promise<void> {
    const { id: fetchId, provider, tries } = row;
    const began = performance.now();
    try {
      const mail = await fetch(row, ending.signal);
      const { outcome } = await receiveFetched(core, row, mail);
      const ms = Math.round(performance.now() - began);
      core.log.info({ provider, outcome, size: mail.mime.length, ms, tries, fetchId }, 'mail was fetched');
      core.meters.fetch('fetched');
    } catch (error) {
      if (ending.signal.aborted) await giveBackFetch(core, row).catch(() => {});
      else await failed(row, error);
    }
  }

  async function failed(row: FetchRow, error: unknown): Promise<void> {
    const { id: fetchId, provider, tries } = row;
    try {
      const { became, reason } = await noteFailure(core, row, error);
      core.meters.fetch(became === 'failed' ? 'given_up' : 'failed');
      const line = { err: error, provider, reason, tries, fetchId };
      if (became === 'failed') core.log.error(line, 'a mail could not be fetched, and was given up');
      else core.log.warn(line, 'a mail could not be fetched; trying again');
    } catch (failure) {
      core.log.warn({ err: failure, provider, fetchId }, 'a fetch that failed could not be recorded; its lease ends by itself');
    }
  }

  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  core.store.onWake('fetches', look);
  look();
  return {
    async close() {
      ending.abort();
      clearInterval(timer);
      await looking;
      let late: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.all(running),
        new Promise<void>((over) => {
          late = setTimeout(over, ENDING);
        }),
      ]);
      clearTimeout(late);
      for (const row of held.values()) await giveBackFetch(core, row).catch(() => {});
    },
  };
}
