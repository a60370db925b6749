/** Reads the text of attached files after their mail is stored, one mail at a time and in turns of the accounts, so that it is searched. */
import { MAX_INDEXED_FILE_BYTES, MAX_INDEXED_FILES, MAX_INDEXED_OF_FILE, MAX_INDEXED_OF_FILES } from '../base/limits.ts';
import { mayHoldText } from '../base/readable-files.ts';
import type { Core } from '../ports/core.ts';
import { slice } from '../reading/email-view.ts';
import type { AttachmentTextsRow, AttachmentWords } from '../store/attachment-texts.ts';
import type { EmailRow } from '../store/emails.ts';

/** The part of the core that this needs; the command line has no more. */
export type AttachmentCore = Pick<Core, 'store' | 'mailReader' | 'log'>;

/** Milliseconds for which the files of a mail belong to the instance that reads them. */
const LEASE = 60_000;

/** Files that end their thread or the process, or take too long, are read once more. */
const MOST_TRIES = 2;
/** After so many files of one mail that ran out of time, no other file of it is begun. */
const MOST_STALLED = 2;
/** Accounts that are looked at to find one mail: those whose files all wait for another try are passed over. */
const LOOKED_AT = 64;

/** A file ended its thread or took too long, and is to be tried again. */
export class Stalled extends Error {}

/** Takes the next mail, of the account after `after`; `row` null = none is due. The account that was looked at last is answered too. */
export async function takeFiles(
  { store }: Pick<AttachmentCore, 'store'>,
  after: string,
): Promise<{ row: AttachmentTextsRow | null; after: string }> {
  // Most of the time there is none, and a read waits for no writer.
  if ((await store.read((tx) => tx.attachmentTexts.accountAfter(''))) === null) return { row: null, after: '' };
  const now = await store.time();
  const found = await store.read(async (tx) => {
    let account = after;
    const seen = new Set<string>();
    while (seen.size < LOOKED_AT) {
      const next = (await tx.attachmentTexts.accountAfter(account)) ?? (await tx.attachmentTexts.accountAfter(''));
      if (next === null || seen.has(next)) break;
      seen.add(next);
      account = next;
      const row = await tx.attachmentTexts.due(next, now);
      if (row) return { row, account };
    }
    return { row: null, account };
  });
  if (found.row === null) return { row: null, after: found.account };
  const { emailId, tries } = found.row;
  const until = new Date(now.getTime() + LEASE);
  const isOurs = await store.write((tx) => tx.attachmentTexts.take(emailId, now, until));
  // Another instance was faster; there may be more.
  if (!isOurs) return await takeFiles({ store }, found.account);
  return { row: { ...found.row, tries: tries + 1 }, after: found.account };
}

/** Reads the files of a mail that was taken, and has them searched. Throws when it is to be tried again. */
export async function readFiles(core: AttachmentCore, taken: AttachmentTextsRow): Promise<void> {
  const [email, mime] = await core.store.read(
    async (tx) => [await tx.emails.get(taken.accountId, taken.emailId), await tx.emails.mime(taken.emailId)] as const,
  );
  // The mail or its inbox is gone.
  if (!email || !mime) return await core.store.write((tx) => tx.attachmentTexts.keep(taken.emailId, []));
  const { texts, failed } = await textsOf(core, taken, email, mime);
  await core.store.write(async (tx) => {
    const [row, body, now] = [
      await tx.emails.row(email.id),
      await tx.emails.body(email.id),
      await tx.attachmentTexts.of(email.id),
    ];
    if (!row || !body || !now || now.leasedUntil === null) return;
    await tx.attachmentTexts.keep(row.id, texts);
    await tx.emails.update(row.id, { indexed: failed ? 'failed' : null });
    await tx.emails.indexAgain(row, body);
  });
}

/** Extends the lease of a mail whose files are being read. */
export async function keepFiles({ store }: AttachmentCore, emailId: string): Promise<void> {
  const until = new Date((await store.time()).getTime() + LEASE);
  await store.write((tx) => tx.attachmentTexts.lease(emailId, until, 0));
}

/** Gives a mail back; no instance takes it for so many milliseconds. `isTry` = its files are to blame. */
export async function giveFilesBack({ store }: AttachmentCore, emailId: string, ms: number, isTry: boolean): Promise<void> {
  const until = new Date((await store.time()).getTime() + ms);
  await store.write((tx) => tx.attachmentTexts.lease(emailId, until, isTry ? 0 : -1));
}

/** `failed` = some text that may be there could not be read. */
async function textsOf(
  core: AttachmentCore,
  { tries }: AttachmentTextsRow,
  { id, accountId, envelopeFrom, attachments }: EmailRow,
  mime: Buffer,
): Promise<{ texts: AttachmentWords[]; failed: boolean }> {
  const files = attachments.flatMap((file, index) => (mayHoldText(file) ? [{ ...file, index }] : []));
  if (tries > MOST_TRIES) {
    core.log.error({ emailId: id, tries: tries - 1 }, 'the files of a mail ended the process that read them; they are not read');
    return { texts: [], failed: files.length > 0 };
  }
  const owner = { accountId, sender: envelopeFrom, background: true as const };
  const texts: AttachmentWords[] = [];
  let room = MAX_INDEXED_OF_FILES;
  let failed = files.length > MAX_INDEXED_FILES;
  let stalled = 0;
  for (const file of files.slice(0, MAX_INDEXED_FILES)) {
    if (room <= 0) break;
    if (file.size > MAX_INDEXED_FILE_BYTES || stalled >= MOST_STALLED) {
      failed = true;
      continue;
    }
    const { ended, text } = await core.mailReader.fileText(mime, file.index, owner);
    if (ended === 'stalled') {
      if (tries < MOST_TRIES) throw new Stalled();
      stalled += 1;
    }
    if (ended !== 'read') failed = true;
    const words = slice(text ?? '', 0, Math.min(MAX_INDEXED_OF_FILE, room));
    if (words.trim() !== '') texts.push({ id: file.id, text: words });
    room -= words.length;
  }
  return { texts, failed };
}
