/** The port that tells of inbound mail as it is committed. */
import type { EmailRow } from '../store/emails.ts';

/** Inbound mail of this process as it is committed, in that order. */
export type Arrivals = {
  /** Hears every inbound email of the inbox from now on. Answers how to stop listening. */
  of(inboxId: string, listener: ArrivalListener, options?: ArrivalOptions): () => void;
  /** How many listen now. */
  listeners(): number;
  /** The post room closes: whoever waits for mail is told so. */
  close(): void;
};

/** `text` is the email's, in lower case; '' for those who did not ask for `texts`. Must not throw. */
export type ArrivalListener = (email: EmailRow, text: string) => void;

/** `ended` is called when the post room closes, or at once when it has. */
export type ArrivalOptions = { texts?: boolean; ended?: () => void };
