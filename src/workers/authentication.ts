/** The authentication worker: takes mail that is stored and not yet checked, and records in batches what the checks found. */
import { type Check, checkEmail, giveBackChecks, recordChecks, renewChecks, takeChecks } from '../core/inbound/authenticate.ts';
import type { Core } from '../core/ports/core.ts';
import type { EmailRow } from '../core/store/emails.ts';

export type AuthenticationWorker = {
  /** Takes no more, records what is found, and ends the authenticator with the checks under way: they are done anew after the next start. */
  close(): Promise<void>;
};

const CONCURRENCY = 4;
const BATCH = 50;
/** Taken at a time where other instances take some as well. */
const SHARED_BATCH = 16;
/** A third of the time for which they are left to this one. */
const RENEW_EVERY = 8000;
/** Checked and not yet recorded, while the disk refuses. */
const MOST_UNRECORDED = 200;
/** What arrives or is found within this time is read and recorded together. */
const GATHER = 20;
/** The clock may jump and a timer has a largest delay, so the table is looked at no later than this. */
const LONGEST_SLEEP = 30_000;
const RETRY = 5000;

export function startAuthentication(core: Core): AuthenticationWorker {
  const waiting: EmailRow[] = [];
  const running = new Set<Promise<void>>();
  let found: Check[] = [];
  /** Of what was found, what is being recorded. */
  let beingRecorded: Check[] = [];
  /** Every email that waits, runs, or is found and not recorded. */
  const held = new Map<string, EmailRow>();
  const batch = core.store.shared ? SHARED_BATCH : BATCH;
  let looking: Promise<void> | null = null;
  let recording: Promise<void> | null = null;
  let timer: { at: number; handle: NodeJS.Timeout } | null = null;
  let gathering: NodeJS.Timeout | null = null;
  let ended = false;

  function look(): void {
    timer = null;
    if (ended || looking) return;
    looking = takeDue()
      .catch((error: unknown) => {
        core.log.error({ err: error }, 'mail to be checked could not be read; it is tried again');
        return RETRY;
      })
      .then((wait) => {
        looking = null;
        wake(wait);
      });
  }

  /** Answers when to look again. */
  async function takeDue(): Promise<number> {
    if (waiting.length === 0 && found.length < MOST_UNRECORDED) {
      // Where nobody else takes any, what is held looks due.
      const due = await takeChecks(core, core.store.shared ? batch : batch + held.size);
      for (const email of due) {
        if (held.has(email.id)) continue;
        held.set(email.id, email);
        waiting.push(email);
      }
    }
    while (running.size < CONCURRENCY && !ended) {
      const email = waiting.shift();
      if (!email) break;
      start(email);
    }
    // What ends wakes the worker; until then what is under way would look due.
    if (held.size > 0) return LONGEST_SLEEP;
    const next = await core.store.read((tx) => tx.emails.nextCheckAt());
    return next ? Math.max(next.getTime() - core.clock.now().getTime(), GATHER) : LONGEST_SLEEP;
  }

  function start(email: EmailRow): void {
    const run = checkEmail(core, email)
      .then(
        (check) => {
          if (!check) held.delete(email.id);
          else if (!ended) {
            found.push(check);
            gathering ??= setTimeout(record, GATHER);
          }
        },
        (error: unknown) => {
          if (!ended) core.log.error({ err: error, emailId: email.id }, 'a sender could not be checked; it is tried again');
          setTimeout(() => held.delete(email.id), RETRY).unref();
        },
      )
      .then(() => {
        running.delete(run);
        wake(0);
      });
    running.add(run);
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
          core.log.warn({ err: error }, 'what was found of senders could not be recorded; trying again');
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
      core.log.warn({ err: error }, 'mail to be checked could not be kept from the other instances'),
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
