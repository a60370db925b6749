/** Mail that was just taken: what reads it next, such as the check of its sender, need not get it from the store. */
import type { EarlyCheck } from './early-checks.ts';

/** The bytes of a mail, and the check of its sender where it runs already. */
export type Taken = { mime: Buffer; check: EarlyCheck | null };

export type AtHand = {
  /** `id`: of the email, or of the accepted mail. */
  keep(id: string, taken: Taken): void;
  /** Once; null = it is not at hand, and the store has its bytes. */
  take(id: string): Taken | null;
};
