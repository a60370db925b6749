/** The attachment worker: reads the files of stored mail, one mail after the other, until none waits. */
import {
  type AttachmentCore,
  giveFilesBack,
  isUnavailable,
  keepFiles,
  readFiles,
  Stalled,
  takeFiles,
} from '../core/upkeep/attachment-texts.ts';

export type AttachmentWorker = {
  /** Reads no more, and gives back what is not read soon: it is read after the next start, or by another instance. */
  close(): Promise<void>;
};

/** Milliseconds until a mail is tried again whose files stalled or could not be read: because of load, or for any other reason. */
const RETRY_SOON = 5000;
const RETRY = 60_000;
/** Milliseconds until the table is looked at anyway: mail that was given back wakes nobody, nor does that of an instance that died. */
const LOOK_EVERY = 5000;
/** Milliseconds: a third of the lease. */
const RENEW_EVERY = 20_000;
/** Milliseconds for which the reading under way may end when the server does. */
const ENDING = 1000;

/** `alone` = no other process can have files in hand: what is leased, a process had that died. */
export function startAttachmentReading(core: AttachmentCore, { alone }: { alone: boolean }): AttachmentWorker {
  let working: Promise<void> | null = null;
  let again = false;
  let ended = false;
  let fresh = alone;
  let after = '';
  let held: string | null = null;

  function look(): void {
    again = true;
    if (ended || working) return;
    working = work()
      .catch((error: unknown) => {
        if (!ended) core.log.warn({ err: error }, 'attached files that wait to be read could not be taken; trying again');
      })
      .then(() => {
        working = null;
      });
  }

  async function work(): Promise<void> {
    if (fresh) await core.store.write((tx) => tx.attachmentTexts.endLeases());
    fresh = false;
    while (!ended && again) {
      again = false;
      const taken = await takeFiles(core, after);
      after = taken.after;
      if (taken.row === null) continue;
      again = true;
      held = taken.row.emailId;
      await readFiles(core, taken.row).catch((error: unknown) => giveBack(held, error));
      held = null;
    }
  }

  async function giveBack(emailId: string | null, error: unknown): Promise<void> {
    if (ended || emailId === null) return;
    const isStalled = error instanceof Stalled;
    if (!isStalled && !isUnavailable(error))
      core.log.error({ err: error, emailId }, 'attached files could not be read; trying again');
    const wait = isStalled || isUnavailable(error) ? RETRY_SOON : RETRY;
    // A fault of ours counts as a try too, so that it ends.
    await giveFilesBack(core, emailId, wait, !isUnavailable(error));
  }

  function renew(): void {
    if (held === null) return;
    keepFiles(core, held).catch((error: unknown) =>
      core.log.warn({ err: error }, 'the lease on attached files could not be renewed'),
    );
  }

  const timers = [setInterval(look, LOOK_EVERY), setInterval(renew, RENEW_EVERY)];
  for (const timer of timers) timer.unref();
  core.store.onWake('attachments', look);
  look();
  return {
    async close() {
      ended = true;
      for (const timer of timers) clearInterval(timer);
      let late: NodeJS.Timeout | undefined;
      await Promise.race([
        working,
        new Promise<void>((over) => {
          late = setTimeout(over, ENDING);
        }),
      ]);
      clearTimeout(late);
      if (held !== null) await giveFilesBack(core, held, 0, false).catch(() => {});
    },
  };
}
