/** The queries over accepted mail: what was taken in before it was read, and waits to be filed as an email. */
import type { MailBytes } from './arriving.ts';
import type { SpfResult } from './authentication.ts';
import type { RawFidelity } from './emails.ts';
import type { PageRequest } from './page.ts';

/** One mail for one inbox. Its bytes are stored where those of its email will be, under the same id. */
export type AcceptedRow = {
  id: string;
  accountId: string;
  inboxId: string;
  /** The envelope's sender, the SPF result, and how true the bytes are: as `Origin`. */
  envelopeFrom: string | null;
  /** The same as in `EmailRow`. */
  envelopeTo: string | null;
  provider: string | null;
  spf: SpfResult | null;
  rawFidelity: RawFidelity;
  /** In bytes. */
  size: number;
  /** How often its reading was begun. */
  tries: number;
  /** Until when an instance holds it; a time long ago when none does. */
  leasedUntil: Date;
  acceptedAt: Date;
};

export type AcceptedReads = {
  /** The account that comes next after this one, in the order of ids, of those with accepted mail. */
  accountAfter(accountId: string): Promise<string | null>;
  /** Mail of the account that no instance holds, first accepted first. */
  due(accountId: string, now: Date, limit: number): Promise<AcceptedRow[]>;
  /** The backlog of the account, or of these inboxes of it, by when it was accepted. Of more than 2,000 mails: those in hand and the newest. */
  page(of: { accountId: string; inboxIds: string[] | null }, page: PageRequest): Promise<AcceptedRow[]>;
  /** The bytes of the mail; of one that is filed already, those of its email. */
  mime(id: string): Promise<Buffer | null>;
  /** When the oldest of all was accepted. */
  oldestAt(): Promise<Date | null>;
};

export type AcceptedWrites = AcceptedReads & {
  insert(row: AcceptedRow, bytes: MailBytes): Promise<void>;
  insertAll(mails: readonly { row: AcceptedRow; bytes: MailBytes }[]): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Sets `leasedUntil` of those of `ids` that are there, and adds to their tries. */
  lease(ids: string[], until: Date, tries: number): Promise<void>;
  /** Ends every lease, where no other instance can hold one. */
  endLeases(): Promise<void>;
  /** Removes the row. Its bytes stay, as those of the email of the same id. */
  filed(id: string): Promise<void>;
  /** Removes the row and its bytes. */
  remove(id: string): Promise<void>;
};
