/** The labels that emails and threads have, as they stand in their rows. */
import type { Place } from './page.ts';

/** What an email or a thread of an inbox is labelled with. Its place is the one that it has in lists. */
export type LabelledRow = Place & { inboxId: string; labels: string[] };

/** Each lists up to `limit` rows of the account that have a label, after `before`, newest first. */
export type LabelReads = {
  ofEmails(accountId: string, before: Place | null, limit: number): Promise<LabelledRow[]>;
  ofThreads(accountId: string, before: Place | null, limit: number): Promise<LabelledRow[]>;
};
