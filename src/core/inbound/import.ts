/** Imports mail of another mailbox: it is kept as it was, in the order of its own times, and no event tells that it arrived. */
import { gauge } from '../base/counts.ts';
import { isCode, notFound, type PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { contentId } from '../base/ids.ts';
import { refuseFullStorage } from '../policy/storage.ts';
import type { Core, Stamps } from '../ports/core.ts';
import type { MailReader, ParsedMail } from '../ports/mail-reader.ts';
import type { Authentication } from '../store/authentication.ts';
import type { NewEmail } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { Store, WriteTx } from '../store/store.ts';
import { belongingOf, isOwn, placeAt } from '../threads/threading.ts';
import { placed, recordOf } from './store-arrival.ts';

/** The part of the core that an import needs; the command line has no more. */
export type ImportCore = Stamps &
  Pick<Core, 'addresses'> & { store: Pick<Store, 'read' | 'write'>; mailReader: Pick<MailReader, 'parse' | 'receivedAt'> };

export type ImportedMail = { mime: Buffer; isRead: boolean };

/** Where the limits end an import, `full` says so. All that is counted before it is stored. */
export type ImportOutcome = { imported: number; known: number; full: PostroomError | null };

/** It is unchecked: what servers on its way said of its sender are words in its header, which a stranger can write. */
const UNCHECKED: Authentication = { status: 'checked', dmarc: null, dkim: [], spf: null, arc: null };

/** Milliseconds after which a refused write or reading is tried again, one after the other. */
const TRIES = [100, 500, 2000];

/**
 * Stores in one transaction those of the mails that the inbox has not got byte for byte. They are read at the same time, so the caller gives
 * few at once. Throws `not_found` when the inbox was deleted, and `unavailable` when the store refuses.
 */
export async function importMails(core: ImportCore, inbox: InboxRow, mails: readonly ImportedMail[]): Promise<ImportOutcome> {
  const wanted = new Map(mails.map((mail) => [contentId(inbox.id, mail.mime), mail]));
  for (const id of await core.store.read((tx) => tx.emails.taken([...wanted.keys()]))) wanted.delete(id);
  const read = await Promise.all(
    [...wanted].map(async ([id, mail]) => ({ id, ...mail, parsed: await patiently(() => parsed(core, inbox, mail.mime)) })),
  );
  if (read.length === 0) return { imported: 0, known: mails.length, full: null };
  const bytes = read.reduce((sum, { mime }) => sum + mime.length, 0);
  return await patiently(() =>
    core.store.write(
      async (tx) => {
        const current = await tx.inboxes.get(inbox.accountId, inbox.id);
        const account = await tx.accounts.get(inbox.accountId);
        if (!current || !account) throw notFound('inbox');
        const outcome: ImportOutcome = { imported: 0, known: mails.length - read.length, full: null };
        for (const mail of read) {
          outcome.full = await refuseFullStorage(tx, account).then(() => null, onlyRefusal);
          if (outcome.full) return outcome;
          outcome[(await store(core, tx, current, mail)) ? 'imported' : 'known'] += 1;
        }
        return outcome;
      },
      { bytes },
    ),
  );
}

/** Records that an import is over: the only event of it. */
export async function finishImport(core: Stamps & Pick<Core, 'store'>, { id, accountId }: InboxRow): Promise<void> {
  await core.store.write((tx) => recordEvent(core, tx, { accountId, type: 'import.finished', inboxId: id, subjectId: id }));
}

/** Under an owner of its own, which takes turns with the accounts: arriving mail waits for one imported mail, and slow ones slow no account down. */
async function parsed({ mailReader }: ImportCore, { id }: InboxRow, mime: Buffer): Promise<ParsedMail> {
  return await mailReader.parse(mime, { accountId: `import ${id}`, sender: null });
}

/** Repeats work that is refused because of overload: nobody posts an imported mail again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of TRIES) {
    try {
      return await work();
    } catch (error) {
      if (!isCode(error, 'unavailable')) throw error;
    }
    await new Promise((next) => setTimeout(next, pause));
  }
  return await work();
}

function onlyRefusal(error: unknown): PostroomError {
  if (isCode(error, 'plan_required')) return error;
  throw error;
}

type ReadMail = ImportedMail & { id: string; parsed: ParsedMail };

/** Answers false, and stores nothing, when another import has stored the mail meanwhile. */
async function store(core: ImportCore, tx: WriteTx, inbox: InboxRow, mail: ReadMail): Promise<boolean> {
  const { parsed, mime } = mail;
  if ((await tx.emails.row(mail.id)) || (await holdsBytes(tx, inbox, mail))) return false;
  const now = core.clock.now();
  const said = core.mailReader.receivedAt(mime) ?? now;
  // A mail with a time in the future would stand above all that arrives until then.
  const at = said > now ? now : said;
  const { report } = parsed;
  const belonging = await belongingOf(core, tx, inbox, { ...placed(parsed, report), at });
  const place = await placeAt(core, tx, inbox, parsed.subject, belonging, { at });
  const arrival = { inbox, recipient: null, held: [], report, about: belonging, sameness: { is: 'first' as const } };
  const row: NewEmail = {
    ...recordOf(core, arrival, { mime, parsed, origin: null, provider: null }, place, null),
    ...directionOf(core, inbox, parsed),
    id: mail.id,
    isRead: mail.isRead || report !== null,
    authentication: UNCHECKED,
    createdAt: at,
    updatedAt: now,
    importedAt: now,
  };
  await tx.emails.insert(row, { text: parsed.text, html: parsed.html, visible: parsed.visible }, mime);
  gauge(tx, inbox.accountId, 'emails.storedBytes', row.size);
  if (row.direction === 'inbound' && !row.isRead) gauge(tx, inbox.accountId, 'emails.unread', 1);
  if (row.indexed) tx.wake('attachments');
  return true;
}

/** Whether the mail arrived here, or was sent from here, in the same bytes. */
async function holdsBytes(tx: WriteTx, inbox: InboxRow, { parsed: { messageId }, mime }: ReadMail): Promise<boolean> {
  if (messageId === null) return false;
  for (const id of await tx.emails.alike(inbox.id, messageId, mime.length)) {
    if ((await tx.emails.mime(id))?.equals(mime)) return true;
  }
  return false;
}

/** Mail that the inbox itself wrote counts as sent. It has no deliveries, because it was sent elsewhere. */
function directionOf({ addresses }: ImportCore, inbox: InboxRow, { from }: ParsedMail): Pick<NewEmail, 'direction' | 'status'> {
  const authors = addresses.mailboxes(from);
  const isSent = authors.length > 0 && authors.every(({ address }) => isOwn(inbox, address));
  return isSent ? { direction: 'outbound', status: 'sent' } : { direction: 'inbound', status: 'received' };
}
