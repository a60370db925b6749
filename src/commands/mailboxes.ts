/** The commands that bring mail of another mailbox into an inbox, and mail of an inbox into another mailbox. */
import { setImmediate as turn } from 'node:timers/promises';
import { PostroomError } from '../core/base/errors.ts';
import { finishImport, type ImportedMail, importMails } from '../core/inbound/import.ts';
import { inboxAt } from '../core/inboxes/addressing.ts';
import { exportedMails, exportedMime } from '../core/reading/export.ts';
import type { InboxRow } from '../core/store/inboxes.ts';
import { mailsOf, sourcesAt } from '../mailboxes/reading.ts';
import { FORMATS, openTarget } from '../mailboxes/writing.ts';
import { number } from '../store/amounts.ts';
import { type CommandCore, type Part, type ServedCommand, valuesOf, type Work } from './command.ts';

const INBOX: Part = { name: 'inbox', value: 'ADDRESS', meaning: 'address of the inbox', need: 'Give the address of the inbox.' };

/** A batch is one transaction, so small that a server's requests wait for it no longer than for a few arriving mails. */
const BATCH = { mails: 8, bytes: 512 * 1024 };

export const mailboxCommands: readonly ServedCommand[] = [
  {
    words: 'import',
    does: 'mail of another mailbox into an inbox: an mbox, a Maildir or .eml files',
    long: true,
    arguments: [{ name: 'files', value: 'FILE', meaning: 'files and folders with mail', path: true, many: true }],
    options: [INBOX],
    run: async (core, { inbox: address = '', files }, say, work) => {
      const inbox = await inboxOf(core, address);
      const { sources, told } = await sourcesAt(valuesOf(files));
      for (const sentence of told) work.say(sentence);
      const total = sources.reduce((sum, { size }) => sum + size, 0);
      const counts = { imported: 0, known: 0, refused: 0 };
      const filed = filing(core, inbox, counts, { total, work });
      for await (const item of mailsOf(sources)) {
        if ('refused' in item) {
          counts.refused += 1;
          work.say(`Left out: ${item.refused}`);
          await filed.add(null, item.bytes);
        } else await filed.add(item.mail, item.bytes);
      }
      await filed.flush();
      await finishImport(core, inbox);
      say(
        `imported ${mails(counts.imported)} into ${inbox.address}, skipped ${number(counts.known)} that it had${leftOut(counts)}`,
      );
      if (counts.refused > 0 && counts.imported + counts.known === 0)
        throw new PostroomError('invalid_request', 'No mail was found in what was named.');
    },
  },
  {
    words: 'export',
    does: 'mail of an inbox into a Maildir or an mbox; what is there already is gone on with',
    long: true,
    options: [
      INBOX,
      {
        name: 'to',
        value: 'PATH',
        meaning: 'the Maildir or the mbox to write',
        path: true,
        need: 'Name a folder, or a file for an mbox.',
      },
      { name: 'format', meaning: 'what to write; an mbox where PATH ends in .mbox, and a Maildir otherwise', choices: FORMATS },
    ],
    run: async (core, { inbox: address = '', to = '', format }, say, work) => {
      const inbox = await inboxOf(core, address);
      const chosen = FORMATS.find((one) => one === format) ?? (/\.mbox$/i.test(to) ? 'mbox' : 'maildir');
      const { written, skipped } = await writing(to, () => exportTo(core, inbox, { to, format: chosen, work }));
      say(`exported ${mails(written)} of ${inbox.address} to ${to}, skipped ${number(skipped)} that it had`);
    },
  },
];

type Export = { to: string; format: (typeof FORMATS)[number]; work: Work };

async function exportTo(core: CommandCore, inbox: InboxRow, { to, format, work }: Export) {
  const target = await openTarget(to, format);
  try {
    const all = await exportedMails(core, inbox, work.stop);
    const left = all.filter(({ id, size }) => !target.has(id, size));
    const before = all.length - left.length;
    let written = 0;
    for (const { id, createdAt, isRead, from } of left) {
      work.stop.throwIfAborted();
      const mime = await exportedMime(core, id);
      const sender = core.addresses.mailboxes(from)[0]?.address ?? '';
      if (mime) await target.write({ id, createdAt, isRead, sender }, mime);
      written += mime ? 1 : 0;
      const also = `${number(before)} skipped`;
      work.tell({ doing: 'exporting', table: 'mail', rows: written, total: all.length, done: before + written, before, also });
      await turn();
    }
    return { written, skipped: before };
  } finally {
    await target.close();
  }
}

/** Tells in a sentence what the file system refuses. */
async function writing<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    throw new PostroomError('unavailable', `${path} cannot be written (${error.code}).`, {
      hint: 'A server writes it as its own user. Make room, or name another place; the same command goes on from here.',
      cause: error,
    });
  }
}

type Counts = { imported: number; known: number; refused: number };

/** Collects mails into batches. A batch that has begun is finished even when the import is stopped, and what it imported stays. */
function filing(core: CommandCore, inbox: InboxRow, counts: Counts, { total, work }: { total: number; work: Work }) {
  let batch: ImportedMail[] = [];
  let bytes = 0;
  let done = 0;
  const flush = async () => {
    work.stop.throwIfAborted();
    const { imported, known, full } = await importMails(core, inbox, batch);
    counts.imported += imported;
    counts.known += known;
    done += bytes;
    [batch, bytes] = [[], 0];
    if (full) throw interrupted(full, counts);
    const also = `${mails(counts.imported)}, ${number(counts.known)} skipped`;
    work.tell({ doing: 'importing', table: 'mail', rows: counts.imported, total, done, before: 0, also });
    await turn();
  };
  return {
    flush,
    add: async (mail: ImportedMail | null, size: number) => {
      if (mail) batch.push(mail);
      bytes += size;
      if (batch.length >= BATCH.mails || bytes >= BATCH.bytes) await flush();
    },
  };
}

async function inboxOf({ store }: CommandCore, address: string): Promise<InboxRow> {
  const inbox = await store.read((tx) => inboxAt(tx, address));
  if (inbox) return inbox;
  throw new PostroomError('not_found', `No inbox has the address ${address}.`, {
    hint: 'Make it first, or look at how its address is written.',
  });
}

function interrupted(full: PostroomError, { imported }: Counts): PostroomError {
  return new PostroomError(full.code, full.message, {
    hint: `${mails(imported)} came in and stay. Give the account another plan, or delete mail; then the same command goes on from here.`,
  });
}

function mails(count: number): string {
  return `${number(count)} ${count === 1 ? 'mail' : 'mails'}`;
}

function leftOut({ refused }: Counts): string {
  return refused === 0 ? '' : `, left out ${number(refused)}`;
}
