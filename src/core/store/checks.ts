/** The queries over authentication checks that are due, of emails and of quarantined mail. */
import type { NewEmail } from './emails.ts';

/** What a check is made of: an email, or with status `quarantined` a mail in the quarantine. */
export type CheckedRow = Pick<
  NewEmail,
  | 'id'
  | 'accountId'
  | 'inboxId'
  | 'threadId'
  | 'status'
  | 'from'
  | 'anomalies'
  | 'envelopeFrom'
  | 'envelopeTo'
  | 'authentication'
  | 'checkAt'
  | 'createdAt'
  | 'automated'
  | 'rawFidelity'
>;

export type CheckReads = {
  /** Mail whose authentication check is due, longest due first, without the mail of these ids. */
  due(now: Date, limit: number, except?: string[]): Promise<CheckedRow[]>;
  /** When the next authentication check is due; null when none waits. */
  nextAt(): Promise<Date | null>;
};

export type CheckWrites = CheckReads & {
  /** The email of this id, checked or not; null also for a mail in the quarantine. */
  row(id: string): Promise<CheckedRow | null>;
  /** Sets `checkAt` of that mail of `ids` whose authentication is still to be checked. */
  postpone(ids: string[], until: Date): Promise<void>;
};
