/** The authentication worker: takes mail that is stored and not yet checked, and records the results of the checks in batches. */
import {
  type Check,
  checkEmail,
  giveBackChecks,
  recordChecks,
  recordQuarantined,
  renewChecks,
  takeChecks,
} from '../core/inbound/authenticate.ts';
import type { Core } from '../core/ports/core.ts';
import type { CheckedRow } from '../core/store/checks.ts';

export type AuthenticationWorker = {
  /**
   * Takes no more mail, records the results it has, and ends the authenticator. Checks that this cuts off are done again after
   * the next start.
   */
  close(): Promise<void>;
};

const CONCURRENCY = 4;
const BATCH = 50;
/** The batch where other instances take mail to check as well. */
const SHARED_BATCH = 16;
/** Milliseconds: a third of the lease under which an instance holds the checks it took. */
const RENEW_EVERY = 8000;
/** Results that are not recorded yet, as while the disk is full, at which no more mail is taken. */
const MOST_UNRECORDED = 200;
/** Milliseconds: mail that arrives within this time is taken together, and results that come within it are recorded together. */
const GATHER = 20;
/** The clock may jump, and a timer's delay has a maximum, so the table is read no later than after this many milliseconds. */
const LONGEST_SLEEP = 30_000;
const RETRY = 5000;

export function startAuthentication(core: Core): AuthenticationWorker {
  const waiting: CheckedRow[] = [];
  const running = new Set<Promise<void>>();
  let found: Check[] = [];
  /** Results that are being recorded now. */
  let beingRecorded: Check[] = [];
  /** Every email that waits for its check, is being checked, or has a result that is not recorded. */
  const held = new Map<string, CheckedRow>();
  const batch = core.store.shared ? SHARED_BATCH : BATCH;
  let looking: Promise<void> | null = null;
  /** Mail that came while the worker looks may be missing in what it reads. */
  let lookAgain = false;
  let recording: Promise<void> | null = null;
  let timer: { at: number; handle: NodeJS.Timeout } | null = null;
  let gathering: NodeJS.Timeout | null = null;
  let ended = false;

  function look(): void {
    timer = null;
    if (looking) lookAgain = true;
    if (ended || looking) return;
    looking = takeDue()
      .catch((error: unknown) => {
        core.log.error({ err: error }, 'mail to be checked could not be read; trying again');
        return RETRY;
      })
      .then((wait) => {
        looking = null;
        wake(lookAgain ? GATHER : wait);
        lookAgain = false;
      });
  }

  /** Returns the milliseconds until the next look. */
  async function takeDue(): Promise<number> {
    if (waiting.length === 0 && found.length < MOST_UNRECORDED) {
      const due = await takeChecks(core, batch, [...held.keys()]);
      for (const email of due) {
        if (held.has(email.id)) continue;
        held.set(email.id, email);
        waiting.push(email);
      }
    }
    startWaiting();
    // A check that ends wakes the worker. Until then, the emails it holds would read as due.
    if (held.size > 0) return LONGEST_SLEEP;
    const next = await core.store.read((tx) => tx.checks.nextAt());
    return next ? Math.max(next.getTime() - core.clock.now().getTime(), GATHER) : LONGEST_SLEEP;
  }

  function startWaiting(): void {
    while (running.size < CONCURRENCY && !ended) {
      const email = waiting.shift();
      if (!email) break;
      start(email);
    }
  }

  function start(email: CheckedRow): void {
    const run = check(email)
      .catch((error: unknown) => {
        if (!ended) core.log.error({ err: error, emailId: email.id }, 'a sender could not be checked; trying again');
        const giveUp = () => {
          held.delete(email.id);
          wake(0);
        };
        setTimeout(giveUp, RETRY).unref();
      })
      .then(() => {
        running.delete(run);
        // Not by the timer, which fires once in a turn of the event loop: a busy server has few of them in a second.
        startWaiting();
        if (waiting.length === 0) wake(0);
      });
    running.add(run);
  }

  async function check(email: CheckedRow): Promise<void> {
    const result = await checkEmail(core, email);
    if (result === null) held.delete(email.id);
    else if (ended) return;
    else if (email.status === 'quarantined') {
      await recordQuarantined(core, result);
      held.delete(email.id);
    } else {
      found.push(result);
      gathering ??= setTimeout(record, GATHER);
    }
  }

  function record(): void {
    gathering = null;
    if (recording || found.length === 0) return;
    const some = found;
    found = [];
    beingRecorded = some;
    recording = recordChecks(core, some)
      .then(
        () => {
          for (const { email } of some) held.delete(email.id);
          return GATHER;
        },
        (error: unknown) => {
          core.log.warn({ err: error }, 'the results of sender checks could not be recorded; trying again');
          found = [...some, ...found];
          return RETRY;
        },
      )
      .then((wait) => {
        recording = null;
        beingRecorded = [];
        if (found.length > 0 && !ended) gathering ??= setTimeout(record, wait);
        wake(GATHER);
      });
  }

  function wake(wait: number): void {
    if (ended) return;
    const at = Date.now() + Math.min(wait, LONGEST_SLEEP);
    if (timer && timer.at <= at) return;
    if (timer) clearTimeout(timer.handle);
    timer = { at, handle: setTimeout(look, Math.max(0, at - Date.now())) };
  }

  function renew(): void {
    const known = new Set([...found, ...beingRecorded].map(({ email }) => email.id));
    const emails = [...held.values()].filter((email) => !known.has(email.id));
    if (emails.length === 0) return;
    renewChecks(core, emails).catch((error: unknown) =>
      core.log.warn({ err: error }, 'the lease on mail to be checked could not be renewed'),
    );
  }

  const renewing = core.store.shared ? setInterval(renew, RENEW_EVERY) : undefined;
  renewing?.unref();
  core.store.onWake('check', () => wake(GATHER));
  look();
  return {
    async close() {
      ended = true;
      if (timer) clearTimeout(timer.handle);
      if (gathering) clearTimeout(gathering);
      clearInterval(renewing);
      await looking;
      await recording;
      record();
      await recording;
      await core.authenticator.close();
      await Promise.all(running);
      const left = [...held.values()];
      if (core.store.shared && left.length > 0) await giveBackChecks(core, left).catch(() => undefined);
    },
  };
}
