/** The queries over quarantined mail, which no query over emails answers. */
import type { MailBytes } from './arriving.ts';
import type { EmailKind, NewEmail } from './emails.ts';
import type { Slice, SliceRequest } from './page.ts';

/** The email as it would be stored, with status `quarantined`; it gets a position when it is let in. `createdAt` is when it arrived. */
export type QuarantinedRow = NewEmail;

export type QuarantineFilter = {
  accountId: string;
  /** null = every inbox of the account that is not deleted. */
  inboxIds: string[] | null;
  kind?: EmailKind | undefined;
  automated?: boolean | undefined;
  verified?: boolean | undefined;
  /** Case-insensitive parts of the field. */
  from?: string | undefined;
  subject?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
};

export type QuarantineReads = {
  get(accountId: string, id: string): Promise<QuarantinedRow | null>;
  mime(id: string): Promise<Buffer | null>;
  /** The matching mails of one slice, newest first. */
  slice(filter: QuarantineFilter, slice: SliceRequest): Promise<Slice<QuarantinedRow>>;
};

export type QuarantineWrites = QuarantineReads & {
  /**
   * Stores the row and its bytes. Answers false and stores nothing when the inbox has a quarantined mail with this hash, which covers
   * all that its check depends on.
   */
  insert(row: QuarantinedRow, arrivalHash: string, bytes: MailBytes): Promise<boolean>;
  /** Quarantined mail of any account, also of a deleted inbox. */
  row(id: string): Promise<QuarantinedRow | null>;
  update(id: string, change: Pick<QuarantinedRow, 'authentication' | 'checkAt' | 'updatedAt'>): Promise<void>;
  /** Removes the row. Its bytes stay, as those of the email of the same id. */
  letIn(id: string): Promise<void>;
  /** Removes the rows and their bytes. */
  remove(ids: string[]): Promise<void>;
  /** Mail of any account that arrived before `before`, oldest first. */
  arrivedBefore(before: Date, limit: number): Promise<QuarantinedRow[]>;
  ofInbox(inboxId: string, limit: number): Promise<QuarantinedRow[]>;
};
