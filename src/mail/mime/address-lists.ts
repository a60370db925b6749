/** Writes address headers as RFC 5322 lists that people and every parser read alike: no display name can add an address. */
import addressparser from 'nodemailer/lib/addressparser';
import { cleanText, decodeHeaderWords } from './clean-text.ts';

/** Longest header value that is taken apart, in characters; the rest of a longer one is left out at a comma. */
const MAX_VALUE = 32 * 1024;
const MAX_ENTRIES = 1_000;

const DOT_ATOM = /^[^\s<>()[\],:;"@\\]+$/;
/** A literal in brackets holds an IP address (RFC 5321 4.1.3) and no more: many parsers take `(` in one for a comment. */
const DOMAIN = /^(?:[^\s<>()[\],:;"@\\]+|\[[a-z\d.:-]+\])$/i;
/** What a display name may hold without quotes: atoms (RFC 5322 3.2.3, RFC 6532 3.2) and spaces. */
const PHRASE = /^[\w!#$%&'*+\-/=?^`{|}~ \u00a1-\uffff]*$/;

/**
 * An unfolded address header as an RFC 5322 mailbox list with decoded names; groups are flattened, an empty one stays as `name:;`.
 * Text that is no address becomes a phrase. `cut` = the header was longer than what is kept.
 */
export const addressList = remembered((value: string): { list: string; cut: boolean } => {
  const kept = value.length > MAX_VALUE ? value.slice(0, value.lastIndexOf(',', MAX_VALUE) + 1) : value;
  const entries: string[] = [];
  for (const entry of addressparser(kept)) {
    if (entry.group === undefined) entries.push(mailbox(entry.name, entry.address));
    else if (entry.group.length === 0) entries.push(`${phrase(decodeName(entry.name)) || 'group'}:;`);
    else for (const member of entry.group) if (member.group === undefined) entries.push(mailbox(member.name, member.address));
  }
  const filled = entries.filter((entry) => entry !== '');
  return { list: filled.slice(0, MAX_ENTRIES).join(', '), cut: kept.length < value.length || filled.length > MAX_ENTRIES };
});

/**
 * The mailboxes (RFC 5322 3.4) of a list that `addressList` or the composer wrote, in lower case; text without an address is left
 * out.
 */
export const mailboxes = remembered((list: string): readonly Readonly<Mailbox>[] =>
  addressparser(list.slice(0, MAX_VALUE))
    .flatMap((entry) => entry.group ?? [entry])
    .flatMap((entry) =>
      entry.group === undefined && entry.address !== '' ? [{ name: entry.name, address: entry.address.toLowerCase() }] : [],
    ),
);

type Mailbox = { name: string; address: string };

/** In characters, and lists. */
const SHORT = 500;
const MOST_RECENT = 1_000;

/** What was read of short lists is remembered: those of one mail are read several times, and the same people write again. */
function remembered<Read>(read: (list: string) => Read): (list: string) => Read {
  const recent = new Map<string, Read>();
  return (list) => {
    if (list.length > SHORT) return read(list);
    const known = recent.get(list);
    if (known !== undefined) return known;
    const found = read(list);
    if (recent.size >= MOST_RECENT) recent.clear();
    recent.set(list, found);
    return found;
  };
}

function mailbox(rawName: string, rawAddress: string): string {
  const name = decodeName(rawName);
  const address = addrSpec(cleanText(rawAddress));
  // Lenient parsers look for an address in any text, quoted or not.
  if (address === null) return phrase(`${name} ${cleanText(rawAddress)}`.trim().replaceAll('@', ' at '));
  return name === '' ? address : `${phrase(name)} <${address}>`;
}

/** `local@domain` with the local part quoted where needed (RFC 5322 3.4.1); null when it is no address. */
function addrSpec(address: string): string | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 1 || !DOMAIN.test(domain)) return null;
  if (DOT_ATOM.test(local)) return address;
  const bare = /^".*"$/.test(local) ? local.slice(1, -1).replace(/\\(.)/g, '$1') : local;
  return `${quoted(bare)}@${domain}`;
}

/** Encoded words are decoded after the list was split, so a comma in one stays in its name (RFC 2047 5 (3)). */
function decodeName(name: string): string {
  return decodeHeaderWords(name).replaceAll('=?', '= ?');
}

function phrase(text: string): string {
  return PHRASE.test(text) ? text : quoted(text);
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
