/** The queries over secrets that all instances on one store share. */

export type SecretReads = { get(name: string): Promise<Buffer | null> };

export type SecretWrites = SecretReads & {
  /** Answers false and stores nothing when the name is taken. */
  insert(name: string, value: Buffer): Promise<boolean>;
};
