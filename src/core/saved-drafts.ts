/** Drafts as they are stored: found, found unchanged, and taken away for what comes in their place. */
import type { Actor } from './actor.ts';
import { gauge } from './counts.ts';
import type { DraftFile } from './draft-rows.ts';
import { PostroomError } from './errors.ts';
import { commit } from './idempotency.ts';
import { ownInbox } from './inboxes.ts';
import { ownEmail } from './own-email.ts';
import type { Core } from './ports.ts';
import type { DraftRow, EmailBody, EmailRow, InboxRow } from './rows.ts';
import type { Unit } from './store.ts';

export type SavedDraft = {
  row: EmailRow;
  inbox: InboxRow;
  draft: DraftRow;
  body: EmailBody;
  files: DraftFile[];
  /** The email that it answers, while that is there. */
  answers: EmailRow | null;
};

/**
 * Throws `not_found`, and `conflict` for an email that is no draft. A caller whose idempotency key has done the work already gets the
 * answer of then as `replayed`: what it asked to send is no draft any more.
 */
export async function savedDraft<T>(core: Core, actor: Actor, id: string): Promise<{ saved: SavedDraft } | { replayed: T }> {
  const found = await core.store.read(async (view) => {
    const row = await ownEmail(view, actor, id);
    const draft = row.status === 'draft' ? await view.drafts.get(id) : null;
    const body = draft ? await view.emails.body(id) : null;
    if (!draft || !body) return { row };
    const files = await view.drafts.files(id);
    const answers = draft.answers === null ? null : await view.emails.get(actor.account.id, draft.answers);
    return { row, inbox: await ownInbox(view, actor, row.inboxId), draft, body, files, answers };
  });
  if (found.draft) return { saved: found };
  const refuse = async (): Promise<T> => {
    throw noDraft(found.row);
  };
  return { replayed: await commit(core, actor, refuse) };
}

/** The draft in the unit that writes what comes in its place. Throws `conflict` when it was sent or saved since it was read. */
export async function currentDraft(unit: Unit, actor: Actor, read: EmailRow): Promise<EmailRow> {
  const row = await ownEmail(unit, actor, read.id);
  if (row.status !== 'draft') throw noDraft(row);
  if (row.seq === read.seq) return row;
  throw new PostroomError('conflict', 'The draft was saved by somebody else at the same moment.', {
    hint: 'Read it with get_email, then try again.',
    retryAfter: 1,
  });
}

/** Its id and its thread are for what is stored next in the unit. */
export async function removeDraft(unit: Unit, row: EmailRow): Promise<void> {
  await discountBytes(unit, [row]);
  await unit.emails.remove([row.id]);
}

/** Takes the bytes of emails that are about to be removed off what is stored: of drafts their files too, which are kept a second time. */
export async function discountBytes(unit: Unit, rows: EmailRow[]): Promise<void> {
  const drafts = rows.filter(({ status }) => status === 'draft').map(({ id }) => id);
  const files = await unit.drafts.fileBytes(drafts);
  for (const { id, accountId, size } of rows) gauge(unit, accountId, 'emails.storedBytes', -size - (files.get(id) ?? 0));
}

/** Throws `conflict` for a draft, which nobody has sent: there is nothing to answer or to pass on. */
export function refuseDraft({ status }: EmailRow): void {
  if (status !== 'draft') return;
  throw new PostroomError('conflict', 'The email is a draft, which nobody has sent yet.', {
    hint: 'Send it with send_draft, or change it with save_draft.',
  });
}

function noDraft({ status }: EmailRow): PostroomError {
  return new PostroomError('conflict', `The email is not a draft: its status is ${status}.`, {
    hint: 'A draft is sent once. list_emails with status draft lists those that are there.',
  });
}
