/** The port that checks whether a mail is from where it claims. */
import type { Authentication, SpfResult } from '../store/authentication.ts';
import type { RawFidelity } from '../store/emails.ts';

/** What a check is told about a mail. Of bytes whose `fidelity` is not `exact`, a signature that does not hold proves nothing. */
export type About = { envelopeFrom: string | null; spf: SpfResult | null; receivedAt: Date; fidelity: RawFidelity };

/** What was found out, for a mail whose record shows this From. */
export type Findings = (from: string) => Authentication;

/**
 * Authenticates mail (RFC 6376, 7208, 7489, 8617) in bounded time. Never throws; when DNS does not answer, the result is
 * `temperror`.
 */
export type Authenticator = {
  check(mime: Buffer, mail: About & { from: string }): Promise<Authentication>;
  /** Checks a mail that was not read yet, so that its From is not known. */
  begin(mime: Buffer, mail: About): Promise<Findings>;
  /**
   * Whether one of the signatures that hold covers all of these header fields and the whole body, without `l=`; each field must be there
   * once. `results` are those of `check`.
   */
  covers(mime: Buffer, results: Authentication, fields: string[]): boolean;
  close(): Promise<void>;
};
