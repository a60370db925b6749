/** The log of arrivals: the row of an arrival that no stored email tells, and the queries over it. */
import type { RawFidelity } from './emails.ts';
import type { PageRequest } from './page.ts';

export const ARRIVAL_OUTCOMES = ['accepted', 'ignored', 'duplicate', 'refused'] as const;

export type ArrivalOutcome = (typeof ARRIVAL_OUTCOMES)[number];

/** One mail for one recipient, as it arrived. */
export type ArrivalRow = {
  /** The id of the email, where one was stored. */
  id: string;
  /** Null = the mail was for no account. */
  accountId: string | null;
  inboxId: string | null;
  /** The way in, such as `mailgun`; `here` = another inbox of this server; null = not known. */
  provider: string | null;
  /** MAIL FROM (RFC 5321); '' = the null sender, null = not known. */
  envelopeFrom: string | null;
  /** RCPT TO; null = not known. */
  recipient: string | null;
  outcome: ArrivalOutcome;
  /** A sentence without a full stop; null = it was stored as usual. */
  reason: string | null;
  /** The stored email, which may be deleted by now. */
  emailId: string | null;
  /** Size of the MIME in bytes; null = it was not read. */
  size: number | null;
  /** How true the bytes were to those that the provider took in; null = not known. */
  rawFidelity: RawFidelity | null;
  createdAt: Date;
};

/** Whose arrivals: of an inbox, of an account, or (both null) of no account. */
export type ArrivalOwner = { accountId: string | null; inboxId: string | null };

export type ArrivalLogReads = {
  page(owner: ArrivalOwner, outcome: ArrivalOutcome, page: PageRequest): Promise<ArrivalRow[]>;
};

export type ArrivalLogWrites = ArrivalLogReads & {
  /** Adds nothing when a row has the id already. */
  add(row: ArrivalRow): Promise<void>;
  /** Removes rows from before this time, at most `limit`, and answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
