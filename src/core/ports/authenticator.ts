/** The port that checks whether a mail is from where it claims. */
import type { Authentication, SpfResult } from '../store/authentication.ts';
import type { RawFidelity } from '../store/emails.ts';

/**
 * Authenticates mail (RFC 6376, 7208, 7489, 8617) in bounded time. Never throws; when DNS does not answer, the result is
 * `temperror`.
 */
export type Authenticator = {
  /** `from` as the record shows it. Of bytes whose `fidelity` is not `exact`, a signature that does not hold proves nothing. */
  check(
    mime: Buffer,
    mail: { from: string; envelopeFrom: string | null; spf: SpfResult | null; receivedAt: Date; fidelity: RawFidelity },
  ): Promise<Authentication>;
  /**
   * Whether one of the signatures that hold covers all of these header fields and the whole body, without `l=`; each field must be there
   * once. `results` are those of `check`.
   */
  covers(mime: Buffer, results: Authentication, fields: string[]): boolean;
  close(): Promise<void>;
};
