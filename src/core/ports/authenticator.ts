/** The port that checks where a mail comes from. */
import type { Authentication, SpfResult } from '../store/authentication.ts';

/** Checks where mail comes from (RFC 6376, 7208, 7489, 8617), in bounded time. Never throws; what DNS could not tell is `temperror`. */
export type Authenticator = {
  /** `from` as the record shows it. `original` is false for bytes that were composed here, which no signature can cover. */
  check(
    mime: Buffer,
    mail: { from: string; envelopeFrom: string | null; spf: SpfResult | null; receivedAt: Date; original: boolean },
  ): Promise<Authentication>;
  close(): Promise<void>;
};
