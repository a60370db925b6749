/** The filing worker: takes accepted mail from the backlog, a few at a time, until none is left. */
import { PostroomError } from '../core/base/errors.ts';
import { fileAccepted, giveBack, keepAccepted, takeAccepted } from '../core/inbound/file-accepted.ts';
import type { Core } from '../core/ports/core.ts';
import type { AcceptedRow } from '../core/store/accepted.ts';

export type FilingWorker = {
  /** Takes no more mail, and gives back what is not filed soon: it is filed after the next start, or by another instance. */
  close(): Promise<void>;
};

/** With so many mails left in hand, the next are taken. */
const FEW = 32;
/** Milliseconds until mail is tried again that could not be filed: because the parser or the store was busy, or for any other reason. */
const RETRY_BUSY = 5000;
const RETRY = 60_000;
/** Milliseconds until the table is looked at anyway: mail that was given back wakes nobody, nor does that of an instance that died. */
const LOOK_EVERY = 5000;
/** Milliseconds: a third of the lease under which mail is in hand. */
const RENEW_EVERY = 20_000;
/** Milliseconds for which the readings under way may end when the server does. */
const ENDING = 2000;

export function startFiling(core: Core): FilingWorker {
  const held = new Map<string, AcceptedRow>();
  const running = new Set<Promise<void>>();
  let after = '';
  let looking: Promise<void> | null = null;
  let again = false;
  let ended = false;
  // Of a store that is not shared no other process has mail in hand: what is leased, a process had that died.
  let fresh = !core.store.shared;

  function look(): void {
    if (ended || held.size > FEW) return;
    if (looking) {
      again = true;
      return;
    }
    looking = take()
      .catch((error: unknown) => {
        core.log.error({ err: error }, 'accepted mail could not be taken from the backlog; trying again');
      })
      .then(() => {
        looking = null;
        if (!again) return;
        again = false;
        look();
      });
  }

  async function take(): Promise<void> {
    if (fresh) await core.store.write((tx) => tx.accepted.endLeases());
    fresh = false;
    const taken = await takeAccepted(core, [...held.values()], after);
    after = taken.after;
    for (const row of taken.rows) {
      held.set(row.id, row);
      const run = file(row).finally(() => {
        running.delete(run);
        held.delete(row.id);
        look();
      });
      running.add(run);
    }
  }

  async function file(row: AcceptedRow): Promise<void> {
    try {
      await fileAccepted(core, row);
    } catch (error) {
      if (ended) return;
      const isBusy = error instanceof PostroomError && error.code === 'unavailable';
      if (isBusy) core.log.info({ err: error }, 'accepted mail is filed in a while');
      else core.log.error({ err: error, acceptedId: row.id }, 'an accepted mail could not be filed; trying again');
      await giveBack(core, [row], isBusy ? RETRY_BUSY : RETRY).catch((failure: unknown) =>
        core.log.warn({ err: failure }, 'accepted mail could not be given back; its lease ends by itself'),
      );
    }
  }

  function renew(): void {
    if (held.size === 0) return;
    keepAccepted(core, [...held.values()]).catch((error: unknown) =>
      core.log.warn({ err: error }, 'the lease on accepted mail could not be renewed'),
    );
  }

  const timers = [setInterval(look, LOOK_EVERY), setInterval(renew, RENEW_EVERY)];
  for (const timer of timers) timer.unref();
  core.store.onWake('accepted', look);
  look();
  return {
    async close() {
      ended = true;
      for (const timer of timers) clearInterval(timer);
      await looking;
      let late: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.all(running),
        new Promise<void>((over) => {
          late = setTimeout(over, ENDING);
        }),
      ]);
      clearTimeout(late);
      if (held.size > 0) await giveBack(core, [...held.values()], 0).catch(() => {});
    },
  };
}
