/** The filing worker: takes accepted mail from the backlog, a few at a time, until none is left. */
import { setTimeout as pause } from 'node:timers/promises';
import { PostroomError } from '../core/base/errors.ts';
import { GIVES_WAY } from '../core/inbound/accept.ts';
import { fileAccepted, giveBack, keepAccepted, takeAccepted } from '../core/inbound/file-accepted.ts';
import type { Core } from '../core/ports/core.ts';
import type { AcceptedRow } from '../core/store/accepted.ts';
import { type LeasedWorker, startLeased } from './leased.ts';

/** With so many mails left in hand, the next are taken. */
const FEW = 16;
/** In a rush, an account of which more mails wait is held up. */
const MANY = 48;
/** Milliseconds until mail is tried again that could not be filed: because the parser or the store was busy, or for any other reason. */
const RETRY_BUSY = 5000;
const RETRY = 60_000;
/** Milliseconds. */
const LOOK_EVERY = 5000;
/** Milliseconds: a third of the lease under which mail is in hand. */
const RENEW_EVERY = 20_000;
/** Milliseconds between two looks whether a rush is over. */
const RUSH_LOOK_MS = 20;
/** Milliseconds for which the readings under way may end when the server does. */
const ENDING = 2000;

export function startFiling(core: Core): LeasedWorker {
  let after = '';
  /** When filing first gave way since the backlog was last empty. */
  let gaveWayAt: number | null = null;

  function givesWay(): boolean {
    if (!core.rush.isOn()) return false;
    const now = core.clock.now().getTime();
    gaveWayAt ??= now;
    return Math.abs(now - gaveWayAt) <= GIVES_WAY;
  }

  async function take(held: readonly AcceptedRow[], ending: AbortSignal): Promise<AcceptedRow[]> {
    for (;;) {
      const waits = givesWay();
      const taken = await takeAccepted(core, held, after, waits ? MANY : null);
      after = taken.after;
      if (taken.rows.length > 0 || !waits) {
        if (taken.rows.length === 0) gaveWayAt = null;
        return taken.rows;
      }
      await pause(RUSH_LOOK_MS, undefined, { ref: false });
      if (ending.aborted) return [];
    }
  }

  async function file(row: AcceptedRow, ending: AbortSignal): Promise<void> {
    try {
      await fileAccepted(core, row);
    } catch (error) {
      if (ending.aborted) return;
      const isBusy = error instanceof PostroomError && error.code === 'unavailable';
      if (isBusy) core.log.info({ err: error }, 'accepted mail is filed in a while');
      else core.log.error({ err: error, acceptedId: row.id }, 'an accepted mail could not be filed; trying again');
      await giveBack(core, [row], isBusy ? RETRY_BUSY : RETRY).catch((failure: unknown) =>
        core.log.warn({ err: failure }, 'accepted mail could not be given back; its lease ends by itself'),
      );
    }
  }

  return startLeased<AcceptedRow>(core, {
    wake: 'accepted',
    lookEvery: LOOK_EVERY,
    begin: async () => {
      if (!core.store.shared) await core.store.write((tx) => tx.accepted.endLeases());
    },
    async *take(held, ending) {
      if (held.length <= FEW) yield* await take(held, ending);
    },
    work: file,
    keep: { every: RENEW_EVERY, renew: (rows) => keepAccepted(core, [...rows]) },
    endsWithin: ENDING,
    giveBack: (rows) => giveBack(core, [...rows], 0),
    what: 'accepted mail',
  });
}
