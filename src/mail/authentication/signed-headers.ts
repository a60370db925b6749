/** The header of a mail as its signatures cover it: split in linear time, its DKIM and ARC tag lists read strictly. */
import { asciiDomain } from '../../core/base/ascii-domain.ts';
import { addressList, mailboxes } from '../mime/address-lists.ts';
import { cleanText, decodeHeaderBytes } from '../mime/clean-text.ts';

/** `raw` is the field with its name and folds, lines ended by CRLF, without the last CRLF, one byte a character. */
export type HeaderField = { name: string; raw: string };

/** `bodyStart` is the offset of the first body byte; `complete` is false when the header is larger than what is read. */
export type Header = { fields: HeaderField[]; bodyStart: number; complete: boolean };

/**
 * `verdict` is set where the tags alone decide; otherwise `key` names the TXT record that is needed. `b` is the signature without blanks,
 * `fields` are those it covers, in lower case, and `isPartial` says that it need not cover the whole body (`l=`).
 */
export type Signature = {
  domain: string;
  selector: string;
  b: string;
  key: string;
  verdict: 'permerror' | 'fail' | null;
  fields: string[];
  isPartial: boolean;
};

/** `keys` are the TXT records of all seals and of the newest message signature; null when the chain is broken before any key is asked for. */
export type SealedChain = { sealer: string | null; keys: string[] | null };

/** A domain that is not valid in DNS is null. */
export type Author = { address: string; domain: string | null };

export const MAX_SIGNATURES = 10;
/** RFC 8617 5.2.1 allows 50, but every seal costs a query, and real chains have a few. */
const MAX_SEALS = 16;
const MAX_HEADER_BYTES = 512 * 1024;
const MAX_FIELDS = 2_000;
const MAX_LINES = 10_000;
/** A longer DKIM or ARC field is not read. */
const MAX_SIGNATURE_CHARACTERS = 16 * 1024;
const MAX_FROM_CHARACTERS = 32 * 1024;

const FIELD_NAME = /^[!-9;-~]+$/;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Splits the header (RFC 5322 2.2). Leaves out lines that are no field, and an mbox `From ` line or blank lines before the first
 * field.
 */
export function readHeader(mime: Buffer): Header {
  const fields: HeaderField[] = [];
  const start = firstLine(mime);
  let lines = 0;
  let open = false;
  for (let at = start; at < mime.length; lines += 1) {
    const newline = mime.indexOf(LF, at);
    const next = newline === -1 ? mime.length : newline + 1;
    const end = newline > at && mime[newline - 1] === CR ? newline - 1 : newline === -1 ? mime.length : newline;
    if (end === at) return { fields, bodyStart: next, complete: true };
    if (next - start > MAX_HEADER_BYTES || lines >= MAX_LINES || fields.length > MAX_FIELDS) {
      return { fields, bodyStart: mime.length, complete: false };
    }
    const line = mime.toString('latin1', at, end);
    const last = fields.at(-1);
    if (/^[ \t]/.test(line)) {
      if (open && last) last.raw += `\r\n${line}`;
    } else {
      const name = line
        .slice(0, Math.max(0, line.indexOf(':')))
        .trimEnd()
        .toLowerCase();
      open = FIELD_NAME.test(name);
      if (open) fields.push({ name, raw: line });
    }
    at = next;
  }
  return { fields, bodyStart: mime.length, complete: true };
}

/**
 * The address of the author (RFC 7489 3.1), and its domain in lower-case A-labels; null unless the header has one From with one address.
 */
export function readAuthor(header: Header): Author | null {
  const [field, ...more] = header.fields.filter(({ name }) => name === 'from');
  if (!header.complete || field === undefined || more.length > 0 || field.raw.length > MAX_FROM_CHARACTERS) return null;
  const written = mailboxes(addressList(cleanText(decodeHeaderBytes(fieldBody(field).replaceAll('\r\n', ''), null))).list);
  const address = written[0]?.address;
  return written.length === 1 && address !== undefined ? { address, domain: domainOf(address) } : null;
}

/** Whether `from`, as the record shows it, names this author alone. */
export function isShownAs({ address }: Author, from: string): boolean {
  const shown = mailboxes(from);
  return shown.length === 1 && shown[0]?.address === address;
}

/** The domain of an address in lower-case A-labels; null when it has none that is valid in DNS. */
export function domainOf(address: string): string | null {
  const at = address.lastIndexOf('@');
  return at === -1 ? null : domainName(address.slice(at + 1));
}

/** The first signatures from the top, which are the newest; `at` is when the mail came. */
export function readSignatures(header: Header, at: Date): Signature[] {
  return header.fields
    .filter(({ name }) => name === 'dkim-signature')
    .slice(0, MAX_SIGNATURES)
    .map((field) => readSignature(field, header.complete, at));
}

/** Null when the mail has no ARC fields. */
export function readChain(header: Header): SealedChain | null {
  const fields = header.fields.filter(({ name }) => name.startsWith('arc-') && ARC_FIELDS.has(name));
  if (fields.length === 0) return null;
  const sealer = { instance: 0, domain: null as string | null };
  const newest = { instance: 0, key: '' };
  const keys: string[] = [];
  const broken =
    !header.complete ||
    fields.filter(({ name }) => name === 'arc-seal').length > MAX_SEALS ||
    fields.length > 3 * MAX_SEALS ||
    fields.some(({ raw }) => raw.length > MAX_SIGNATURE_CHARACTERS);
  if (broken) return { sealer: null, keys: null };
  for (const field of fields.filter(({ name }) => name !== 'arc-authentication-results')) {
    const tags = readTags(fieldBody(field));
    const domain = domainName(tags?.get('d') ?? '');
    const key = keyName(tags?.get('s') ?? '', domain);
    const instance = Number(tags?.get('i'));
    if (key === '' || !Number.isInteger(instance) || instance < 1) return { sealer: null, keys: null };
    if (field.name === 'arc-seal') {
      keys.push(key);
      if (instance > sealer.instance) Object.assign(sealer, { instance, domain });
    } else if (instance > newest.instance) Object.assign(newest, { instance, key });
  }
  if (sealer.instance === 0 || newest.instance === 0) return { sealer: sealer.domain, keys: null };
  return { sealer: sealer.domain, keys: [...new Set([...keys, newest.key])] };
}

/**
 * Writes the header back as its signatures cover it; signatures beyond the first MAX_SIGNATURES get a name that mailauth does not
 * verify.
 */
export function writeHeader(header: Header): string {
  let signatures = 0;
  const lines = header.fields.map(({ name, raw }) => {
    const surplus = name === 'dkim-signature' && ++signatures > MAX_SIGNATURES;
    return `${surplus ? 'X-' : ''}${raw}\r\n`;
  });
  return `${lines.join('')}\r\n`;
}

const ARC_FIELDS = new Set(['arc-seal', 'arc-message-signature', 'arc-authentication-results']);

function readSignature(field: HeaderField, complete: boolean, at: Date): Signature {
  const readable = complete && field.raw.length <= MAX_SIGNATURE_CHARACTERS;
  const tags = (readable ? readTags(fieldBody(field)) : null) ?? new Map<string, string>();
  const domain = domainName(tags.get('d') ?? '');
  const selector = (tags.get('s') ?? '').toLowerCase();
  const key = keyName(selector, domain);
  return {
    domain: domain ?? '',
    selector: key === '' ? '' : selector,
    b: (tags.get('b') ?? '').replace(/\s+/g, ''),
    key,
    verdict: key === '' ? 'permerror' : verdictOfTags(tags, domain ?? '', at),
    fields: signedFields(tags),
    isPartial: tags.has('l'),
  };
}

/** RFC 6376 6.1.1, and RFC 8301 3.1 for SHA-1. */
function verdictOfTags(tags: Map<string, string>, domain: string, at: Date): Signature['verdict'] {
  const signed = signedFields(tags);
  const identity = domainName(tags.get('i')?.split('@').at(-1) ?? domain);
  const [signedAt, expires] = [seconds(tags.get('t')), seconds(tags.get('x'))];
  const algorithm = tags.get('a')?.toLowerCase() ?? '';
  const wrong =
    tags.get('v') !== '1' ||
    !tags.get('b') ||
    !tags.get('bh') ||
    !signed.includes('from') ||
    identity === null ||
    !(identity === domain || identity.endsWith(`.${domain}`)) ||
    !/^(?:(?:simple|relaxed)(?:\/(?:simple|relaxed))?)?$/i.test(tags.get('c') ?? '') ||
    !/^\d{0,76}$/.test(tags.get('l') ?? '') ||
    !/^(?:rsa-sha1|rsa-sha256|ed25519-sha256)$/.test(algorithm) ||
    Number.isNaN(signedAt) ||
    Number.isNaN(expires) ||
    (signedAt !== null && expires !== null && expires <= signedAt);
  if (wrong) return 'permerror';
  if (algorithm === 'rsa-sha1') return 'fail';
  return expires !== null && expires * 1000 < at.getTime() ? 'fail' : null;
}

function signedFields(tags: Map<string, string>): string[] {
  return (tags.get('h') ?? '').split(':').map((name) => name.trim().toLowerCase());
}

/** A time in seconds; null when absent, NaN when it is no time (RFC 6376 3.5: at most 12 digits). */
function seconds(value: string | undefined): number | null {
  if (value === undefined) return null;
  return /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
}

/** A tag list (RFC 6376 3.2); null when it is malformed or a tag is there twice. */
function readTags(value: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  const parts = value.replace(/\r\n/g, '').split(';');
  if (parts.at(-1)?.trim() === '') parts.pop();
  for (const part of parts) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(0, equals)).trim();
    if (!/^[a-zA-Z][a-zA-Z0-9_]{0,60}$/.test(name) || tags.has(name.toLowerCase())) return null;
    tags.set(name.toLowerCase(), part.slice(equals + 1).trim());
  }
  return tags;
}

function keyName(selector: string, domain: string | null): string {
  const name = domain === null ? '' : `${selector.toLowerCase()}._domainkey.${domain}`;
  return isName(name) ? name : '';
}

function domainName(value: string): string | null {
  const name = asciiDomain(value.trim().replace(/\.$/, ''));
  return isName(name) && name.includes('.') && !/^[\d.]+$/.test(name) ? name : null;
}

/** 253 octets as text are 255 on the wire (RFC 1035 2.3.4). */
function isName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => LABEL.test(label));
}

function fieldBody(field: HeaderField): string {
  return field.raw.slice(field.raw.indexOf(':') + 1);
}

function firstLine(mime: Buffer): number {
  let at = 0;
  while (at < 64 && (mime[at] === CR || mime[at] === LF)) at += 1;
  const start = mime.toString('latin1', at, at + 100);
  if (/^>?From [^:\s]/.test(start)) return mime.indexOf(LF, at) + 1 || mime.length;
  return /^[!-9;-~]+[ \t]*:/.test(start) ? at : 0;
}
