/** Secrets that the instances on one store share. */

export type SecretReads = { get(name: string): Promise<Buffer | null> };

export type SecretWrites = SecretReads & {
  /** False when the name is taken. */
  insert(name: string, value: Buffer): Promise<boolean>;
};
