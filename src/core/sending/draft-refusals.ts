/** What keeps a draft from being sent: it was changed, another key wrote it, or something is missing. */
import { type Actor, lineOf } from '../base/actor.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { MAX_SUBJECT } from '../base/limits.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import { refuseBlank } from './blank.ts';
import type { WrittenMail } from './compose.ts';

/** Throws `conflict` when the draft is not what the caller has read. */
export function refuseChanged({ updatedAt }: EmailRow, known: Date | undefined): void {
  if (known === undefined || known.getTime() === updatedAt.getTime()) return;
  throw new PostroomError('conflict', 'The draft was changed since the time that was given.', {
    hint: 'Nothing was sent. Read it again, and send it with its updatedAt of now.',
  });
}

/** Throws `conflict` unless a key of the caller's line saved the draft: what another key wrote is sent only by a caller that has read it. */
export async function refuseUnread(core: Core, { account, key }: Actor, { writtenBy }: EmailRow): Promise<void> {
  const author = writtenBy === null ? null : await core.store.read((tx) => tx.apiKeys.get(account.id, writtenBy));
  if (author && lineOf(author) === lineOf(key)) return;
  throw new PostroomError('conflict', 'Another API key saved this draft last, so it is sent only with updatedAt.', {
    hint: 'Nothing was sent. Read it with get_email, and send it with its updatedAt.',
  });
}

/** Throws `invalid_request`, naming every part that is missing, and as `refuseBlank`. */
export function refuseIncomplete(mail: WrittenMail): void {
  const { to, cc, bcc, subject, text, html } = mail;
  const missing = [
    ...(to.length + cc.length + bcc.length === 0 ? ['to'] : []),
    ...(subject === '' ? ['subject'] : []),
    ...(text === null && html === null ? ['text'] : []),
  ];
  const [first] = missing;
  if (first !== undefined) {
    throw new PostroomError('invalid_request', `${first}: is missing`, {
      hint: 'Complete the draft with save_draft, then send it.',
      errors: missing.map((path) => ({ path, message: 'is missing' })),
    });
  }
  refuseBlank(mail);
}

/** A stored subject may be longer than a new one may be. */
export function refuseLongSubject({ subject }: WrittenMail): void {
  if (subject.length <= MAX_SUBJECT) return;
  throw invalidField('subject', `is over ${MAX_SUBJECT} characters.`, 'Shorten it with save_draft, then send the draft.');
}
