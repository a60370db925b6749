/** The port that asks a spam filter about a mail. */
import type { SpamScore } from '../store/authentication.ts';

export type SpamFilter = {
  /** What the filter says of the mail; null when it did not answer in time, or not as it should. Never rejects. */
  check(mime: Buffer, mail: { envelopeFrom: string | null; recipient: string | null }): Promise<SpamScore | null>;
};
