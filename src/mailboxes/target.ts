/** What an export writes to, whichever its format. */
export type WrittenMail = { id: string; createdAt: Date; isRead: boolean; sender: string };

export type Target = {
  /** Whether an earlier run has written this mail whole. */
  has(id: string, size: number): boolean;
  write(mail: WrittenMail, mime: Buffer): Promise<void>;
  /** Leaves what was written as it is. */
  close(): Promise<void>;
};
