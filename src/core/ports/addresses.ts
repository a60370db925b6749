/** The port that reads addresses and address lists as people write them. */
import type { Address } from '../store/address.ts';

export type Addresses = {
  /** Parses exactly one address. Throws PostroomError `invalid_request`, naming `path`. */
  parse(value: string, path: string): Address;
  /**
   * The mailboxes of a stored address header, with groups flattened and addresses in lower case. Invalid ones are left out. Never
   * throws.
   */
  mailboxes(list: string): readonly Readonly<{ name: string; address: string }>[];
  /** Checks a display name and returns it with white space folded. Refuses names that could look like another address. */
  checkDisplayName(value: string, path: string): string;
};
