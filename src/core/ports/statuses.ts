/** The port that tells when the status of an email changes. */
import type { EmailStatus } from '../store/statuses.ts';

export type Statuses = {
  /**
   * Calls the listener with the status that the email has now (null when it is gone), and again after each commit that changes it, by any
   * instance. Returns a function that ends this.
   */
  of(emailId: string, listener: (status: EmailStatus | null) => void): () => void;
  /** The number of listeners now. */
  listeners(): number;
};
