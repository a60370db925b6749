/** The domain of an address in the one form in which no letter is taken for one of another alphabet. */
import { domainToASCII } from 'node:url';

/** 253 octets as text are 255 on the wire (RFC 1035 2.3.4). What is longer is no domain, and would take seconds. */
const MAX_LENGTH = 253;

/**
 * The domain in lower-case A-labels (RFC 5890); '' when it has none. What is in ASCII is not converted: domainToASCII would read some of it as
 * IP addresses or escapes (0x7f.1, %41).
 */
export function asciiDomain(domain: string): string {
  if (/^[!-~]*$/.test(domain)) return domain.toLowerCase();
  return domain.length > MAX_LENGTH ? '' : domainToASCII(domain.toLowerCase());
}
