/** The port that notifies listeners of inbound mail as it is committed. */
import type { EmailRow } from '../store/emails.ts';

/** Inbound mail in the order in which it is committed, for the listeners of this process. */
export type Arrivals = {
  /**
   * Calls the listener for every inbound email from now on; `inboxId` may be an account's id too. Returns a function that ends
   * this.
   */
  of(inboxId: string, listener: ArrivalListener, options?: ArrivalOptions): () => void;
  /** Calls the listener when the account may have been paused or deleted. Returns a function that ends this. */
  whenAccountChanges(accountId: string, listener: () => void): () => void;
  /** The number of listeners now. */
  listeners(): number;
  /** Calls the listener when the server closes, or immediately when it has closed already. Returns a function that ends this. */
  whenClosed(listener: () => void): () => void;
  close(): void;
};

/** `text` is the email's text in lower case; '' for a listener that did not ask for `texts`. Must not throw. */
export type ArrivalListener = (email: EmailRow, text: string) => void;

export type ArrivalOptions = { texts?: boolean };
