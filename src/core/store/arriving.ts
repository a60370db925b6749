/** The bytes of mail as they are stored, and the queries over those of large mail, which are written piece by piece before the mail is taken. */

/**
 * Where the bytes of a mail to store are: in memory, or stored under an id already. `taken` = they belong to an accepted or quarantined mail of
 * this id; otherwise they are in pieces, which the mail takes over now, whatever its own id.
 */
export type MailBytes = Buffer | Standing;

export type Standing = { id: string; taken: boolean };

export type ArrivingWrites = {
  /** `since` = when it began, by the database's clock: it shows which mail was never finished. */
  begin(id: string, since: Date): Promise<void>;
  /** A piece of the mail, which is part 0, or of the file of a draft, which are the parts from 1 on. */
  add(id: string, part: number, piece: number, bytes: Buffer): Promise<void>;
  /** Removes the pieces that no mail has taken. */
  remove(id: string): Promise<void>;
  /** Mail that was begun before this time, and that no mail has taken. */
  begunBefore(before: Date, limit: number): Promise<string[]>;
};
