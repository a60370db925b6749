/** What a mail is that is being written. */
import type { Attached } from './files.ts';
import type { EmailRecord } from './rows.ts';

export type Kind = 'new' | 'reply' | 'reply-all' | 'forward';

export type Writing = {
  kind: Kind;
  inboxId: string;
  /** What it answers or sends on; null for a new mail, and for a draft that was opened. */
  source: EmailRecord | null;
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  text: string;
  /** HTML that was not written here: it is `gone` once the text was changed, as it says something else. */
  html: 'none' | 'kept' | 'gone';
  quote: boolean;
  /** null = those that the saved draft has. */
  files: Attached[] | null;
  /** The time as an input of the browser has it, in the zone of the reader; '' = at once. */
  sendAt: string;
  /** Nothing was changed since it was begun. */
  isUntouched: boolean;
  /** The draft on the server; null until it is saved. */
  draftId: string | null;
  /** When that was changed, as it was read or saved here: another one is not sent. Null = not known. */
  updatedAt: string | null;
  /** The key of who writes it. */
  keyId: string | undefined;
  /** With this key the same mail goes out once, however often it is sent. */
  idempotencyKey: string;
};
