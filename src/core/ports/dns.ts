/** The ports that read domain names and look up DNS records. */
import type { DnsRecord } from '../store/domains.ts';

export type DomainNames = {
  /**
   * The domain in lower-case A-labels, a registrable one or a subdomain of it. Throws PostroomError `invalid_request` for
   * anything else (IP addresses, public suffixes, single labels).
   */
  normalize(value: string): string;
};

export type DnsLookup = {
  /** The records a domain must publish. `publicKey` is the DKIM key, base64 SPKI without armour. */
  records(domain: string, ownershipToken: string, selector: string, publicKey: string): DnsRecord[];
  /** Looks every record up in bounded time, and returns them with `status` and `found` filled. Never throws for DNS failures. */
  check(domain: string, records: DnsRecord[]): Promise<DnsRecord[]>;
  /** A fresh 2048-bit RSA pair: PEM private key, base64 SPKI public key. */
  dkimKeyPair(): Promise<{ privateKey: string; publicKey: string }>;
};
