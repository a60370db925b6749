/** The port that reads addresses and address lists as people write them. */
import type { Address } from '../store/address.ts';

export type Addresses = {
  /** Parses exactly one address; throws PostroomError invalid_request naming `path`. */
  parse(value: string, path: string): Address;
  /** The mailboxes of a stored address header, groups flattened, addresses in lower case; what is none is left out. Never throws. */
  mailboxes(list: string): { name: string; address: string }[];
  /** The name shown beside an address: refuses what could look like another address; answers it with white space folded. */
  checkDisplayName(value: string, path: string): string;
};
