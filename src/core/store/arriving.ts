/** The bytes of mail as they are stored, and the queries over those of large mail, which are written piece by piece before the mail is taken. */

/**
 * Where the bytes of a mail are that is stored: at hand, or under an id already. `taken` = as those of an accepted or quarantined mail of
 * this id; otherwise in pieces, of which the mail takes possession now, whatever its own id.
 */
export type MailBytes = Buffer | Standing;

export type Standing = { id: string; taken: boolean };

export type ArrivingWrites = {
  /** `since` = when it began, by the database's clock: what never ends is found by it. */
  begin(id: string, since: Date): Promise<void>;
  /** A piece of the mail, which is part 0, or of the file of a draft, which are the parts from 1 on. */
  add(id: string, part: number, piece: number, bytes: Buffer): Promise<void>;
  /** Removes the pieces that no mail has taken. */
  remove(id: string): Promise<void>;
  /** What began before, and no mail has taken. */
  begunBefore(before: Date, limit: number): Promise<string[]>;
};
