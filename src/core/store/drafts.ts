/** What is stored of a draft in addition to its email row, and the queries over it. */
import type { Address } from './address.ts';

/** What cannot be read back from the email row and the MIME of an email of status `draft`. */
export type DraftRow = {
  emailId: string;
  /** Id of the email in its inbox that it answers; null when it answers none. */
  answers: string | null;
  written: {
    to: Address[];
    cc: Address[];
    bcc: Address[];
    replyTo: Address[];
    headers: { name: string; value: string }[];
    inReplyTo: string | null;
    references: string[];
    /** Id of the email in its inbox that it forwards; missing when it forwards none. */
    forwards?: string;
  };
};

/** An attachment as the author gave it. A parser may find another name, order or type in the MIME, or take it for text. */
export type DraftFile = { filename: string; contentType: string; contentId: string | null; content: Buffer };

export type DraftReads = {
  get(emailId: string): Promise<DraftRow | null>;
  /** In the order in which they were inserted. */
  files(emailId: string): Promise<DraftFile[]>;
  /** Total bytes of the files by email id; drafts without files are missing. */
  fileBytes(emailIds: string[]): Promise<Map<string, number>>;
  /** How many drafts the account has, including those of deleted inboxes that were not swept yet. */
  count(accountId: string): Promise<number>;
};

/** There is no `remove`: removing the email removes these rows. */
export type DraftWrites = DraftReads & {
  /** `inPieces` = what the files hold was stored with the bytes of the email, as its parts from 1 on. */
  insert(row: DraftRow, files: DraftFile[], inPieces: boolean): Promise<void>;
};
