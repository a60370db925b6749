/** Decides which strings name a domain that mail can be set up for, and normalizes them. */
import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { invalidField } from '../core/base/errors.ts';
import type { DomainNames } from '../core/ports/dns.ts';

export const domainNames: DomainNames = { normalize };

/** 253 octets as text is 255 on the wire (RFC 1035 2.3.4). */
const MAX_OCTETS = 253;
/** RFC 1035 2.3.1 with RFC 1123 2.1: letters, digits and inner hyphens. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Letters, marks, digits, and the few other characters RFC 5892 A.1-A.7 allows in context. */
const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N}.\-\u00b7\u0375\u05f3\u05f4\u30fb\p{Join_Control}]*$/u;

/**
 * The domain in lower-case A-labels (RFC 5890) without a trailing dot. Names under top-level domains that the public suffix list
 * does not hold (`.test`, `.internal`, a private one) are taken when they have two labels or more. Throws PostroomError
 * `invalid_request` with path `domain`; the text never repeats the value.
 */
function normalize(value: string): string {
  refuseOtherThings(value);
  const ascii = domainToASCII(value.endsWith('.') ? value.slice(0, -1) : value);
  // The URL parser behind domainToASCII reads `1.2.3` and `0x7f.1` as IPv4 addresses and returns these in full.
  if (isIP(ascii) !== 0) throw refused('is an IP address');
  if (ascii === '') throw refused('is not a domain name');
  if (ascii.length > MAX_OCTETS) throw refused(`is longer than ${MAX_OCTETS} octets`);
  const labels = ascii.split('.');
  if (labels.some((label) => !LABEL.test(label))) {
    throw refused('has a label that is empty, longer than 63 octets, or begins or ends with a hyphen');
  }
  // Node 24 leaves the A-labels of a name that is all ASCII as they are, broken ones too.
  if (labels.some((label) => label.startsWith('xn--') && /^[!-~]*$/.test(domainToUnicode(label)))) {
    throw refused('is not a domain name');
  }
  if (labels.length < 2) throw refused('is a single label', 'Use a name with at least two labels, such as mail.example.com.');
  if (isPublicSuffix(ascii)) {
    throw refused(
      'is a public suffix, shared by many owners',
      'Use a name you own below it, such as yourname.co.uk below co.uk.',
    );
  }
  return ascii;
}

/**
 * Refuses what people paste in place of a domain. This comes before parsing, because the parser would silently cut or map it to a
 * domain.
 */
function refuseOtherThings(value: string): void {
  if (value === '' || value === '.') throw refused('is empty');
  // A name of 253 A-label octets is never longer than 254 characters with its dot, and those fit in 508 UTF-16 units.
  if (value.length > 508) throw refused(`is longer than ${MAX_OCTETS} octets`);
  if (/[\s\p{Cc}]/u.test(value)) throw refused('contains a space, line break or control character');
  if (isIP(value.replace(/^\[(.*)\]$/, '$1')) !== 0) throw refused('is an IP address');
  if (value.includes('@')) throw refused('is an email address', 'Use only the part after the @.');
  if (/[:/\\?#]/.test(value))
    throw refused('is a URL or carries a port', 'Use only the host name, without scheme, port or path.');
  if (value.includes('*')) throw refused('is a wildcard', 'Add each domain by its own name.');
  if (value.includes('_'))
    throw refused('has a label with an underscore', 'Use the domain itself; the records say which names to publish.');
  // Compatibility forms and invisible characters would be mapped to another name than the one a person reads (UTS 46).
  if (!NAME_CHARACTERS.test(value) || value.normalize('NFKC') !== value.normalize('NFC')) {
    throw refused('contains a character that a domain name cannot have');
  }
}

/** Both sections of the public suffix list count: below `github.io`, too, every name has another owner. */
function isPublicSuffix(domain: string): boolean {
  return parse(domain, { allowPrivateDomains: true, extractHostname: false, validateHostname: false }).domain === null;
}

function refused(reason: string, hint = 'Give a domain name you own, such as mail.example.com.') {
  return invalidField('domain', reason, hint);
}
