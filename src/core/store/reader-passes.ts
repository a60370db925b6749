/** The pass over stored mail that reads it again with a newer reader, as far as it has come: one row, which all instances share. */

export type ReaderPassRow = {
  /** The version of the reader that this pass reads with. */
  version: number;
  /** The position (`seq`) of the last email that is done; 0 = none yet. */
  position: number;
  /** The newest position when the pass began. What came later was read by this reader as it came. */
  until: number;
  /** How many mails were read again, sent ones with files among them, and of how many the record changed. */
  reread: number;
  changed: number;
  /** How many of those that were read again could not be read within bounds, or not be stored. */
  unreadable: number;
  startedAt: Date;
  /** Null while the pass goes on. */
  finishedAt: Date | null;
};

export type ReaderPassReads = {
  /** Null when no pass has begun yet. */
  get(): Promise<ReaderPassRow | null>;
};

export type ReaderPassWrites = ReaderPassReads & {
  /** Replaces the row. */
  put(row: ReaderPassRow): Promise<void>;
};
