/** Checks of senders that run while their mail is read. */
import type { Authentication } from '../store/authentication.ts';
import type { About } from './authenticator.ts';

export type EarlyChecks = {
  /** Null where enough of them run. */
  begin(mime: Buffer, mail: Omit<About, 'receivedAt'>): EarlyCheck | null;
};

/** `from` is what the record of the mail shows. */
export type EarlyCheck = {
  /** Null while it runs. */
  found(from: string): Authentication | null;
  ended(from: string): Promise<Authentication>;
};
