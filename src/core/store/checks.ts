/** The queries over authentication checks that are due, of emails and of quarantined mail. */
import type { NewEmail } from './emails.ts';

/** An email, or with status `quarantined` a mail in the quarantine. */
export type CheckedRow = NewEmail;

export type CheckReads = {
  /** Mail whose authentication check is due, longest due first, without the mail of these ids. */
  due(now: Date, limit: number, except?: string[]): Promise<CheckedRow[]>;
  /** When the next authentication check is due; null when none waits. */
  nextAt(): Promise<Date | null>;
};

export type CheckWrites = CheckReads & {
  /** Sets `checkAt` of that mail of `ids` whose authentication is still to be checked. */
  postpone(ids: string[], until: Date): Promise<void>;
};
