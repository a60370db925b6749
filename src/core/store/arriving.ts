/** The queries over the bytes of large mail, which are written piece by piece before the mail is taken. */

export type ArrivingWrites = {
  /** `since` = when it began, by the database's clock: what never ends is found by it. */
  begin(id: string, since: Date): Promise<void>;
  add(id: string, piece: number, bytes: Buffer): Promise<void>;
  /** From now on the pieces are the bytes of the mail of this id. False when they were removed. */
  end(id: string): Promise<boolean>;
  /** Removes the pieces of what has not ended. */
  remove(id: string): Promise<void>;
  /** What began before and has not ended. */
  begunBefore(before: Date, limit: number): Promise<string[]>;
};
