/** What is kept of drafts beside their email records, and the queries over it. */
import type { Address } from './address.ts';

/** What neither the record nor the MIME of an email of status `draft` tells. */
export type DraftRow = {
  emailId: string;
  /** Id of the email of its inbox that it answers; null for one that answers none. */
  answers: string | null;
  written: {
    to: Address[];
    cc: Address[];
    bcc: Address[];
    replyTo: Address[];
    headers: { name: string; value: string }[];
    inReplyTo: string | null;
    references: string[];
  };
};

/** An attachment as it was given: what a reader finds in the MIME may have another name, order or type, or be taken for text. */
export type DraftFile = { filename: string; contentType: string; contentId: string | null; content: Buffer };

export type DraftReads = {
  get(emailId: string): Promise<DraftRow | null>;
  /** In the order in which they were inserted. */
  files(emailId: string): Promise<DraftFile[]>;
  /** Bytes of the files of each that has any. */
  fileBytes(emailIds: string[]): Promise<Map<string, number>>;
  /** How many drafts the account has, those of deleted inboxes that are not swept yet among them. */
  count(accountId: string): Promise<number>;
};

/** Rows are removed with their emails. */
export type DraftWrites = DraftReads & { insert(row: DraftRow, files: DraftFile[]): Promise<void> };
