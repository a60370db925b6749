/** The attachment worker: reads the files of stored mail, one mail after the other, until none waits. */
import { isCode } from '../core/base/errors.ts';
import type { AttachmentTextsRow } from '../core/store/attachment-texts.ts';
import { type AttachmentCore, giveFilesBack, keepFiles, readFiles, Stalled, takeFiles } from '../core/upkeep/attachment-texts.ts';
import { type LeasedWorker, startLeased } from './leased.ts';

/** Milliseconds until a mail is tried again whose files stalled or could not be read: because of load, or for any other reason. */
const RETRY_SOON = 5000;
const RETRY = 60_000;
/** Milliseconds. */
const LOOK_EVERY = 5000;
/** Milliseconds: a third of the lease. */
const RENEW_EVERY = 20_000;
/** Milliseconds for which the reading under way may end when the server does. */
const ENDING = 1000;

/** `alone` = no other process can have files in hand, so all leases are those of a process that died. */
export function startAttachmentReading(core: AttachmentCore, { alone }: { alone: boolean }): LeasedWorker {
  let after = '';

  async function read(row: AttachmentTextsRow, ending: AbortSignal): Promise<void> {
    try {
      await readFiles(core, row);
    } catch (error) {
      if (ending.aborted) return;
      const isRefused = isCode(error, 'unavailable');
      const isBusy = error instanceof Stalled || isRefused;
      if (!isBusy) core.log.error({ err: error, emailId: row.emailId }, 'attached files could not be read; trying again');
      // A fault of ours counts as a try too, so that it ends.
      await giveFilesBack(core, row.emailId, isBusy ? RETRY_SOON : RETRY, !isRefused).catch((failure: unknown) =>
        core.log.warn({ err: failure }, 'attached files could not be given back; their lease ends by itself'),
      );
    }
  }

  return startLeased<AttachmentTextsRow>(core, {
    wake: 'attachments',
    lookEvery: LOOK_EVERY,
    begin: async () => {
      if (alone) await core.store.write((tx) => tx.attachmentTexts.endLeases());
    },
    async *take(held) {
      if (held.length > 0) return;
      const taken = await takeFiles(core, after);
      after = taken.after;
      if (taken.row !== null) yield taken.row;
    },
    work: read,
    keep: {
      every: RENEW_EVERY,
      renew: async (rows) => {
        for (const { emailId } of rows) await keepFiles(core, emailId);
      },
    },
    endsWithin: ENDING,
    giveBack: async (rows) => {
      for (const { emailId } of rows) await giveFilesBack(core, emailId, 0, false);
    },
    what: 'attached files to read',
  });
}
