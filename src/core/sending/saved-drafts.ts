/** Drafts as they are stored: reading one, reading it again unchanged, and removing it for the mail that replaces it. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { commit } from '../base/idempotency.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import { ownEmail } from '../reading/own-email.ts';
import { discountBytes } from '../reading/stored-bytes.ts';
import type { DraftFile, DraftRow } from '../store/drafts.ts';
import type { EmailBody, EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';

export type SavedDraft = {
  row: EmailRow;
  inbox: InboxRow;
  draft: DraftRow;
  body: EmailBody;
  files: DraftFile[];
  /** The email that it answers; null when it answers none or that email has been deleted. */
  answers: EmailRow | null;
  /** The email that it forwards; null as above. */
  forwards: EmailRow | null;
};

/**
 * Throws `not_found`, and `conflict` for an email that is no draft. When a call is repeated with its idempotency key, the draft
 * may have been sent by the first call, so it is no draft any more; then that call's answer is returned as `replayed`.
 */
export async function savedDraft<T>(core: Core, actor: Actor, id: string): Promise<{ saved: SavedDraft } | { replayed: T }> {
  const found = await core.store.read(async (tx) => {
    const row = await ownEmail(tx, actor, id);
    const draft = row.status === 'draft' ? await tx.drafts.get(id) : null;
    const body = draft ? await tx.emails.body(id) : null;
    if (!draft || !body) return { row };
    const files = await tx.drafts.files(id);
    const emailOf = async (id: string | null) => (id === null ? null : await tx.emails.get(actor.account.id, id));
    const [answers, forwards] = [await emailOf(draft.answers), await emailOf(draft.written.forwards ?? null)];
    return { row, inbox: await ownInbox(tx, actor, row.inboxId), draft, body, files, answers, forwards };
  });
  if (found.draft) return { saved: found };
  const refuse = async (): Promise<T> => {
    throw noDraft(found.row);
  };
  return { replayed: await commit(core, actor, refuse) };
}

/** The draft, read in the transaction that replaces it. Throws `conflict` when it was sent or saved since it was `read`. */
export async function currentDraft(tx: WriteTx, actor: Actor, read: EmailRow): Promise<EmailRow> {
  const row = await ownEmail(tx, actor, read.id);
  if (row.status !== 'draft') throw noDraft(row);
  if (row.seq === read.seq) return row;
  throw new PostroomError('conflict', 'Another call saved the draft at the same moment.', {
    hint: 'Read it with get_email, then try again.',
    retryAfter: 1,
  });
}

/**
 * Removes the draft. What replaces it must be stored in the same transaction, because it takes over the draft's id and thread.
 */
export async function removeDraft(tx: WriteTx, row: EmailRow): Promise<void> {
  await discountBytes(tx, [row]);
  await tx.emails.remove([row.id]);
}

/** Throws `conflict` for a draft: it has not been sent, so it cannot be answered or forwarded. */
export function refuseDraft({ status }: EmailRow): void {
  if (status !== 'draft') return;
  throw new PostroomError('conflict', 'The email is a draft, which has not been sent yet.', {
    hint: 'Send it with send_draft, or change it with save_draft.',
  });
}

function noDraft({ status }: EmailRow): PostroomError {
  return new PostroomError('conflict', `The email is not a draft: its status is ${status}.`, {
    hint: 'A draft is sent once. list_emails with status draft lists those that are there.',
  });
}
