/** The fetching worker: gets mail that its provider only named, a few at a time of each provider, until none is due. */
import {
  contentOf,
  type FetchedMail,
  type Fetching,
  giveBackFetch,
  noteFailure,
  receiveFetched,
  takeFetches,
} from '../core/inbound/fetches.ts';
import type { Core } from '../core/ports/core.ts';
import type { FetchRow } from '../core/store/fetches.ts';
import { type LeasedWorker, startLeased } from './leased.ts';

/** `alone` = no other process can fetch, so all leases are those of a process that died. */
export type FetchingOptions = {
  providers: readonly string[];
  /** Throws when it must be tried again. */
  fetch(row: Fetching, ending: AbortSignal): Promise<FetchedMail>;
  alone: boolean;
};

/** At a time, of each provider: one that hangs holds up no other, and each holds a mail in memory. */
const PLACES = 4;
/** Milliseconds. */
const LOOK_EVERY = 1000;
/** Milliseconds for which mail that was fetched may be stored when the server ends. */
const ENDING = 2000;

export function startFetching(core: Core, { providers, fetch, alone }: FetchingOptions): LeasedWorker {
  async function work(row: FetchRow, ending: AbortSignal): Promise<void> {
    const { id: fetchId, provider, tries } = row;
    const began = performance.now();
    try {
      const mail = await fetch({ ...row, content: await contentOf(core, row) }, ending);
      const { outcome } = await receiveFetched(core, row, mail);
      const ms = Math.round(performance.now() - began);
      const { mime, rawFidelity } = mail;
      core.log.info({ provider, outcome, size: mime.length, rawFidelity, ms, tries, fetchId }, 'mail was fetched');
      core.meters.fetch('fetched');
    } catch (error) {
      if (ending.aborted) await giveBackFetch(core, row).catch(() => {});
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

  return startLeased<FetchRow>(core, {
    wake: 'fetches',
    lookEvery: LOOK_EVERY,
    begin: async () => {
      if (alone) await core.store.write((tx) => tx.fetches.endLeases());
    },
    async *take(held) {
      for (const provider of providers) {
        const inHand = held.filter((row) => row.provider === provider).length;
        yield* await takeFetches(core, provider, PLACES - inHand);
      }
    },
    work,
    endsWithin: ENDING,
    giveBack: async (rows) => {
      for (const row of rows) await giveBackFetch(core, row).catch(() => {});
    },
    what: 'mail to fetch',
  });
}
