/** Reads one address as a caller wrote it, so strictly that no later parser can see another one in it. */
import { domainToASCII, domainToUnicode } from 'node:url';
import { LRUCache } from 'lru-cache';
import addressparser from 'nodemailer/lib/addressparser';
import { invalidField, type PostroomError } from '../core/base/errors.ts';
import { MAX_DISPLAY_NAME, MAX_MAILBOX } from '../core/base/limits.ts';
import type { Address } from '../core/store/address.ts';

/** RFC 5321 4.5.3.1.1, and 4.5.3.1.3 less the two angle brackets. */
const MAX_LOCAL_OCTETS = 64;
const MAX_ADDRESS_OCTETS = 254;

const FORM = 'Give one address, such as agent@example.com or "Agent Name" <agent@example.com>.';
const ONE_EACH = 'Give one address per entry of the list; a name with commas or other specials goes in double quotes.';
const NO_QUOTED_LOCAL = 'Quoted local parts are not supported; use an address without quotes before the @.';

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Characters without a shape of their own: bidi overrides, zero-width characters, fillers, tags. */
const INVISIBLE = /[\u{034f}\p{Cf}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{3164}\u{ffa0}]/u;
const ENCODED_WORD = /=\?[^?]*\?[bq]\?/i;
const QUOTED_STRING = /"(?:[^"\\]|\\.)*"/gu;
const NAME_AND_ANGLES = /^(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^"<>]*?))\s*<(?<spec>[^<>"]*)>$/u;
/** RFC 5322 3.2.3 atext less `%` and `!`, which other servers take for routes. */
const DOT_ATOM = /^[A-Za-z0-9#$&'*+\-/=?^_`{|}~]+(?:\.[A-Za-z0-9#$&'*+\-/=?^_`{|}~]+)*$/;
/** RFC 5891 4.2.3.1: no hyphen at either end of a label, before it becomes an A-label. */
const DOMAIN_CHARACTERS = /^(?!-)(?!.*(?:\.-|-\.|-$))[\p{L}\p{M}\p{N}.-]+$/u;
/** RFC 1035 2.3.1 as RFC 1123 2.1 relaxed it. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const BARE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ -]*$/u;

/** Those that were read last: agents write to the same people again and again. A caller may send texts that are longer than usual. */
const read = new LRUCache<string, Address>({ max: 2_000 });
const MAX_KEPT = 200;

/**
 * Parses exactly one mailbox (RFC 5322 3.4 `mailbox`, without comments, groups, routes, quoted local parts and domain
 * literals). The local part keeps its case; the domain comes back lower-case and in A-labels (RFC 5890).
 * Throws `invalid_request` naming `path` for everything else.
 */
export function parseAddress(value: string, path: string): Address {
  const known = read.get(value);
  if (known) return known;
  const address = Object.freeze(parsed(value, path));
  if (value.length <= MAX_KEPT) read.set(value, address);
  return address;
}

function parsed(value: string, path: string): Address {
  if (value.length > MAX_MAILBOX) throw invalidField(path, 'is longer than any address may be.', FORM);
  checkCharacters(value, path);
  const text = value.trim();
  if (text === '') throw invalidField(path, 'is empty.', FORM);
  if (ENCODED_WORD.test(text)) {
    throw invalidField(path, 'holds an encoded word.', 'Write the name as plain Unicode text; it is encoded on the way out.');
  }
  const { name, spec } = readMailbox(text, path);
  const { local, domain } = readAddrSpec(spec, path);
  const address = `${local}@${domain}`;
  const header = name === null ? address : `${phrase(name)} <${address}>`;
  if (!readsAs(text, null, spec) || !readsAs(header, name ?? '', address)) {
    throw invalidField(path, 'can be read in more than one way.', FORM);
  }
  return { name, local, domain, address, header };
}

/**
 * Checks a display name on its own, such as an inbox's: at most 200 characters, nothing unprintable or invisible, no
 * angle brackets, no encoded words. Returns it with white space folded; throws `invalid_request` naming `path`.
 */
export function checkDisplayName(value: string, path: string): string {
  if (value.length > 2 * MAX_DISPLAY_NAME || Array.from(value).length > MAX_DISPLAY_NAME) {
    throw invalidField(path, `has a display name over ${MAX_DISPLAY_NAME} characters.`, 'Shorten the name.');
  }
  checkCharacters(value, path);
  if (/[<>]/.test(value)) {
    throw invalidField(path, 'has an angle bracket in the display name.', 'Leave < and > out of the name.');
  }
  if (ENCODED_WORD.test(value)) {
    throw invalidField(path, 'holds an encoded word.', 'Write the name as plain Unicode text; it is encoded on the way out.');
  }
  return value.trim().replace(/ +/g, ' ');
}

function checkCharacters(value: string, path: string): void {
  if (UNPRINTABLE.test(value)) {
    throw invalidField(path, 'holds a control character or a line break.', 'Give one address on one line.');
  }
  if (INVISIBLE.test(value)) {
    throw invalidField(path, 'holds an invisible or direction-changing character.', 'Remove zero-width and bidi characters.');
  }
}

function readMailbox(text: string, path: string): { name: string | null; spec: string } {
  const outside = text.replace(QUOTED_STRING, '""');
  const fault = faultOutsideQuotes(outside, path);
  if (fault) throw fault;
  if (!/[<>"]/.test(text)) return { name: null, spec: text };
  const groups = NAME_AND_ANGLES.exec(text)?.groups;
  if (!groups) {
    if (outside.includes('""@')) throw invalidField(path, 'has a quoted local part.', NO_QUOTED_LOCAL);
    throw invalidField(path, 'is not one address.', FORM);
  }
  const plain = groups.plain ?? '';
  if (plain.includes('@')) throw invalidField(path, 'has more than one @ outside quotes.', ONE_EACH);
  const name = checkDisplayName(groups.quoted?.replace(/\\(.)/gu, '$1') ?? plain, path);
  return { name: name === '' ? null : name, spec: groups.spec ?? '' };
}

/** The parts of RFC 5322's address list grammar that are refused; `outside` has its quoted strings emptied. */
function faultOutsideQuotes(outside: string, path: string): PostroomError | null {
  const rest = outside.replaceAll('""', '');
  if (rest.includes('"')) return invalidField(path, 'has a quote that is not closed.', FORM);
  if (/<\s*@/.test(rest)) return invalidField(path, 'has a source route.', FORM);
  if (/[[\]]/.test(rest)) return invalidField(path, 'has a domain literal or a bracket outside quotes.', FORM);
  if (rest.includes(':')) return invalidField(path, 'is a group or has a colon outside quotes.', ONE_EACH);
  if (/[,;]/.test(rest)) return invalidField(path, 'holds a list, or a comma or semicolon outside quotes.', ONE_EACH);
  if (/[()]/.test(rest)) return invalidField(path, 'holds a comment or a parenthesis outside quotes.', ONE_EACH);
  if (rest.includes('\\')) return invalidField(path, 'has a backslash outside quotes.', FORM);
  return null;
}

function readAddrSpec(spec: string, path: string): { local: string; domain: string } {
  const [local, rawDomain, ...more] = spec.split('@');
  if (local === undefined || rawDomain === undefined) throw invalidField(path, 'has no @.', FORM);
  if (more.length > 0) throw invalidField(path, 'has more than one @.', ONE_EACH);
  if (/\P{ASCII}/u.test(local)) {
    throw invalidField(path, 'has a local part outside ASCII.', 'SMTPUTF8 (RFC 6531) is not supported; use an ASCII address.');
  }
  if (/[%!]/.test(local)) throw invalidField(path, 'has a % or ! route in the local part.', 'Give the final address itself.');
  if (!DOT_ATOM.test(local)) throw invalidField(path, 'has a local part that is not a dot-atom.', FORM);
  if (local.length > MAX_LOCAL_OCTETS) {
    throw invalidField(path, `has a local part over ${MAX_LOCAL_OCTETS} octets.`, 'Check the part before the @.');
  }
  const domain = readDomain(rawDomain, path);
  if (local.length + 1 + domain.length > MAX_ADDRESS_OCTETS) {
    throw invalidField(path, `is over ${MAX_ADDRESS_OCTETS} octets.`, 'Check the address.');
  }
  return { local, domain };
}

function readDomain(raw: string, path: string): string {
  const hint = 'Give a full domain name, such as example.com.';
  // domainToASCII reads hosts as a browser does: it decodes % escapes and turns 0x7f.1 into an IP address.
  const domain = DOMAIN_CHARACTERS.test(raw) ? domainToASCII(raw.toLowerCase()) : '';
  const labels = domain.split('.');
  if (!labels.every((label) => LABEL.test(label) && !isBrokenALabel(label))) {
    throw invalidField(path, 'has a domain that is not a host name.', hint);
  }
  if (/^[0-9]+$/.test(labels.at(-1) ?? '')) throw invalidField(path, 'has an IP address for a domain.', hint);
  if (labels.length === 1 && domain !== 'localhost') {
    throw invalidField(path, 'has a domain of a single label.', hint);
  }
  return domain;
}

/** Node 24 leaves the A-labels (RFC 5890) of a domain that is all ASCII as they are, broken ones too. */
function isBrokenALabel(label: string): boolean {
  return label.startsWith('xn--') && /^[!-~]*$/.test(domainToUnicode(label));
}

/** RFC 5322 3.2.5 phrase: quoted unless it is plain words. */
function phrase(name: string): string {
  return BARE_NAME.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
}

function readsAs(text: string, name: string | null, address: string): boolean {
  const [only, ...more] = addressparser(text);
  return only !== undefined && more.length === 0 && only.address === address && (name === null || only.name === name);
}
