/** The bytes of mail that was just taken: what reads it next, such as the check of its sender, need not get them from the store. */
export type AtHand = {
  /** `id`: of the email, or of the accepted mail. */
  keep(id: string, mime: Buffer): void;
  /** Once; null = they are not at hand, and the store has them. */
  take(id: string): Buffer | null;
};
