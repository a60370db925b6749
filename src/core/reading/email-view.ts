/**
 * An email as an agent reads it: what a person would see, what matters in it, and who sent it, in pieces that fit its context.
 */
import { withoutInvisible } from '../base/invisible.ts';
import type { Core } from '../ports/core.ts';
import type { Digest, DigestCalendar, DigestCode, DigestLink } from '../ports/mail-reader.ts';
import type { EmailRow, NewEmail } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import { digestOf } from './digest.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';
import { digestKey, ownerOf, storedMime } from './own-email.ts';
import { type Sender, senderOf } from './sender.ts';

/** `text`: the text to read; `headers`: everything but the body; `full`: everything, including the sender's HTML. */
export type ReadingView = 'text' | 'headers' | 'full';

/** `maxChars`: how many characters (UTF-16 code units) of each body are shown, from `offset` on. */
export type ReadingOptions = { view: ReadingView; maxChars: number; offset: number };

export type ReadingLink = DigestLink & { n: number };

export type Extracted = {
  /** The text that is new in this mail, without what it quotes; at most REPLY_CHARS characters. */
  replyText: string;
  quoted: Digest['quoted'];
  codes: DigestCode[];
  links: ReadingLink[];
  /** Links that were left out because they would not fit. */
  linksLeftOut: number;
  best: Digest['best'];
  calendar: DigestCalendar | null;
  unsubscribe: Digest['unsubscribe'];
};

export type Reading = EmailRecord & {
  sender: Sender;
  /** Where the next piece begins; null at the end. */
  nextOffset: number | null;
  /** Length of the whole text, in characters. */
  textLength: number;
  hiddenTextRemoved: number;
  /** Pieces of text that are left out because a person may not see them. */
  possiblyHidden: number;
  /** Their text, a line for each; only in view `full`. */
  possiblyHiddenText?: string;
  /** Says in words that much of the text is left out, or that the mail could not be read; null otherwise. */
  notice: string | null;
  extracted: Extracted | null;
};

/** The share of the text that may be left out before the answer says so in words. */
const MUCH = 0.2;

/** The most characters of `replyText`; it is a convenience, because `text` holds all of it. */
export const REPLY_CHARS = 2000;

/**
 * Text, names and subject hold no characters that a person would not see; those that were removed are counted. Throws
 * `unavailable` when the parser is overloaded.
 */
export async function readingOf(core: Core, row: NewEmail & { seq?: number }, options: ReadingOptions): Promise<Reading> {
  return await readingWith(core, row, await core.store.read((tx) => foundOf(core, tx, row, options)), options);
}

type Found = { mime: Buffer | null; sender: Sender };

async function foundOf(core: Core, tx: ReadTx, row: NewEmail, { view }: ReadingOptions): Promise<Found> {
  return { mime: view === 'headers' ? null : await storedMime(tx, row), sender: await senderOf(core, tx, row) };
}

async function readingWith(
  core: Core,
  row: NewEmail & { seq?: number },
  { mime, sender }: Found,
  options: ReadingOptions,
): Promise<Reading> {
  const { record, removed } = visible(emailRecord(row));
  const none = { nextOffset: null, textLength: 0, hiddenTextRemoved: removed, possiblyHidden: 0, notice: null, extracted: null };
  const headers = { ...record, sender, ...none };
  if (!mime) return headers;
  const digest = await digestOf(core, row, mime);
  const end = options.offset + options.maxChars;
  const isFull = options.view === 'full';
  const html = isFull ? await core.mailReader.visibleHtml(mime, digestKey(row), ownerOf(row)) : undefined;
  const longest = Math.max(digest.text.length, html?.length ?? 0, isFull ? digest.withheld.length : 0);
  return {
    ...headers,
    text: slice(digest.text, options.offset, end),
    ...(html === undefined ? {} : { html: html && slice(html, options.offset, end) }),
    ...(isFull ? { possiblyHiddenText: slice(digest.withheld, options.offset, end) } : {}),
    nextOffset: end < longest ? pieceEnd(digest.text.length > end ? digest.text : (html ?? ''), end) : null,
    textLength: digest.text.length,
    hiddenTextRemoved: removed + digest.hiddenTextRemoved,
    possiblyHidden: digest.possiblyHidden,
    notice: noticeOf(digest, record),
    extracted: extractedFrom(digest, options),
  };
}

const UNREADABLE =
  'This mail could not be read within its limits just now: its codes and links are missing, and its text may be. Read it again in a minute.';

/** Whether the reading has the header and the stored words alone, because the mail could not be read within the limits. */
export function isUnreadable({ notice }: Reading): boolean {
  return notice === UNREADABLE;
}

/** Parts in which a mail program with a key would find the text. */
const SEALED: Record<string, string> = {
  'application/pgp-encrypted': 'encrypted with PGP',
  'application/pkcs7-mime': 'encrypted, or signed as a whole, with S/MIME',
  'application/x-pkcs7-mime': 'encrypted, or signed as a whole, with S/MIME',
};

function noticeOf({ unreadable, text, withheld }: Digest, { attachments }: EmailRecord): string | null {
  if (unreadable) return UNREADABLE;
  const sealed = text.trim() === '' ? attachments.map(({ contentType }) => SEALED[contentType]).find(Boolean) : undefined;
  if (sealed) return `This mail is ${sealed}: its text cannot be read here. Ask its sender for one that is not.`;
  const share = withheld.length / Math.max(1, text.length + withheld.length);
  if (share <= MUCH) return null;
  return `${Math.round(share * 100)}% of this text is left out, because it cannot be told whether a person would see it. With view full it stands in possiblyHiddenText.`;
}

/** The beginning of a reading that began at its first character: at most `maxChars` of its text, with the links that fit beside it. */
export function beginningOf(reading: Reading, maxChars: number): Reading {
  const { text, extracted, nextOffset } = reading;
  if (text == null || extracted === null) return reading;
  const shown = slice(text, 0, maxChars);
  const links = fitting(extracted.links, maxChars / 2);
  return {
    ...reading,
    text: shown,
    nextOffset: shown.length < text.length ? shown.length : nextOffset,
    extracted: {
      ...extracted,
      replyText: slice(extracted.replyText, 0, maxChars),
      links,
      linksLeftOut: extracted.linksLeftOut + extracted.links.length - links.length,
    },
  };
}

/** The piece of a text between two offsets. A surrogate pair is never cut in half. */
export function slice(text: string, from: number, to: number): string {
  return text.slice(pieceEnd(text, from), pieceEnd(text, to));
}

/**
 * Readings of many emails, whose bytes are all in memory. They are read in one transaction, and made in parallel: one digest at a time would
 * leave parser threads idle.
 */
export async function readingsOf(core: Core, rows: EmailRow[], options: ReadingOptions): Promise<Reading[]> {
  const found = await core.store.read(async (tx) => {
    const all: [EmailRow, Found][] = [];
    for (const row of rows) all.push([row, await foundOf(core, tx, row, options)]);
    return all;
  });
  return await Promise.all(found.map(([row, one]) => readingWith(core, row, one, options)));
}

function pieceEnd(text: string, at: number): number {
  const before = text.charCodeAt(at - 1);
  return at < text.length && before >= 0xd800 && before <= 0xdbff ? at - 1 : at;
}

function extractedFrom(digest: Digest, { maxChars, view }: ReadingOptions): Extracted {
  const links = digest.links.map((link, index) => ({ n: index + 1, ...link }));
  const shown = view === 'full' ? links : fitting(links, maxChars / 2);
  return {
    replyText: slice(digest.replyText, 0, Math.min(REPLY_CHARS, maxChars)),
    quoted: digest.quoted,
    codes: digest.codes,
    links: shown,
    linksLeftOut: links.length - shown.length,
    best: digest.best,
    calendar: digest.calendar,
    unsubscribe: digest.unsubscribe,
  };
}

/** The links that fit into `room` characters, in their order; links to act on are kept before all others, the surest first. */
function fitting(links: ReadingLink[], room: number): ReadingLink[] {
  const byUse = links.toSorted(
    (a, b) => Number(a.kind === 'other') - Number(b.kind === 'other') || b.confidence - a.confidence || a.n - b.n,
  );
  const kept: ReadingLink[] = [];
  let used = 0;
  for (const link of byUse) {
    used += link.url.length + link.text.length + link.host.length;
    if (used > room && kept.length > 0) break;
    kept.push(link);
  }
  return kept.sort((a, b) => a.n - b.n);
}

export function visible(record: EmailRecord): { record: EmailRecord; removed: number } {
  let removed = 0;
  const clean = (text: string) => {
    const seen = withoutInvisible(text);
    removed += seen.removed;
    return seen.text;
  };
  const { subject, preview, from, to, cc, replyTo, attachments } = record;
  const shown = {
    ...record,
    subject: clean(subject),
    from: clean(from),
    to: clean(to),
    cc: clean(cc),
    replyTo: clean(replyTo),
    attachments: attachments.map((one) => ({ ...one, filename: one.filename === null ? null : clean(one.filename) })),
  };
  return { record: { ...shown, preview: withoutInvisible(preview).text }, removed };
}
