/** The queries over the text of attached files: what of it is searched, and the mails whose files wait to be read. */

/** One for each mail whose files wait to be read, or held text when they were read last. */
export type AttachmentTextsRow = {
  emailId: string;
  accountId: string;
  /** How often the reading was begun. */
  tries: number;
  /** Until then no other instance reads the files; null = they are read. */
  leasedUntil: Date | null;
  /** What was read last; it is searched until it is read again. */
  texts: AttachmentWords[];
};

/** The beginning of the text of the attachment with this id. */
export type AttachmentWords = { id: string; text: string };

export type AttachmentTextReads = {
  of(emailId: string): Promise<AttachmentTextsRow | null>;
  /** The account that comes next after this one, in the order of ids, of those with files that wait. */
  accountAfter(accountId: string): Promise<string | null>;
  /** The mail of the account whose files no instance reads now, longest due first. */
  due(accountId: string, now: Date): Promise<AttachmentTextsRow | null>;
  /** How many mails wait, those among them that are being read. */
  waiting(): Promise<number>;
};

export type AttachmentTextWrites = AttachmentTextReads & {
  /** The files of the mail are to be read, for the first time or again. */
  queue(emailId: string, accountId: string): Promise<void>;
  /** Gives a mail that is due to the caller: false when another has it, or it is gone. Counts as a try. */
  take(emailId: string, now: Date, until: Date): Promise<boolean>;
  /** Sets `leasedUntil` of a mail that waits, and adds to its tries. */
  lease(emailId: string, until: Date, tries: number): Promise<void>;
  /** Ends every lease, where no other instance can hold one. */
  endLeases(): Promise<void>;
  /** The files are read. */
  keep(emailId: string, texts: AttachmentWords[]): Promise<void>;
};
