/** The mail of an inbox for another mailbox: all that arrived, was sent or was imported, oldest first. */
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { Place, Slice, SliceRequest } from '../store/page.ts';
import type { EmailStatus } from '../store/statuses.ts';

export type ExportedMail = Pick<EmailRow, 'id' | 'createdAt' | 'isRead' | 'from' | 'size'>;

/** Not sent yet, or never: no recipient has it. */
const UNSENT: ReadonlySet<EmailStatus> = new Set<EmailStatus>(['draft', 'held', 'queued', 'sending', 'canceled']);

const PAGE = 100;

/** What is there now, without the bytes. The signal ends it with its reason. */
export async function exportedMails({ store }: Pick<Core, 'store'>, inbox: InboxRow, stop: AbortSignal): Promise<ExportedMail[]> {
  const filter = { accountId: inbox.accountId, inboxIds: [inbox.id] };
  const mails: ExportedMail[] = [];
  for (let from: Place | null = null; ; ) {
    const asked: SliceRequest = { order: 'oldest', from, limit: PAGE, entries: PAGE };
    const { rows, end }: Slice<EmailRow> = await store.read((tx) => tx.emails.slice(filter, asked));
    for (const { id, createdAt, isRead, from: sender, size, status } of rows) {
      if (!UNSENT.has(status)) mails.push({ id, createdAt, isRead, from: sender, size });
    }
    stop.throwIfAborted();
    if (end === null) return mails;
    from = end;
  }
}

/** The bytes of the mail; null when it was deleted meanwhile. */
export async function exportedMime({ store }: Pick<Core, 'store'>, id: string): Promise<Buffer | null> {
  return await store.read((tx) => tx.emails.mime(id));
}
