/** Small repairs of decoded text: removes what a header, a name or a stored string must not hold. */
import { decodeWords } from 'postal-mime';
import { withoutInvisible } from '../../core/base/invisible.ts';
import { decodeWindows1252 } from './text-charset.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const HIGH_BYTE = /[\x80-\xff]/;
const BASE64_WORD = /=\?[^?\s]{1,60}\?b\?([^?\s]*)\?=/gi;
const BASE64_WORDS = /=\?([^?\s]{1,60})\?b\?[^?\s]*\?=(?:\s+=\?\1\?b\?[^?\s]*\?=)+/gi;
/** Controls, line separators, and halves of surrogate pairs, which no UTF-8 can carry. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029]| {2}/u;
const UNSAFE_RUNS = /[\p{Cc}\p{Cs}\u2028\u2029 ]+/gu;
/** Names of devices, which Windows opens in place of a file, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
/** The limit of most file systems. */
const MAX_NAME_BYTES = 255;

/** Runs of control characters, line separators, broken characters and spaces become one space; trimmed. */
export function cleanText(text: string): string {
  return (UNSAFE.test(text) ? text.replace(UNSAFE_RUNS, ' ') : text).trim();
}

/** An unfolded header value with its encoded words (RFC 2047) decoded. */
export function decodeHeaderWords(text: string): string {
  return cleanText(text.includes('=?') ? decodeWords(text.replace(BASE64_WORDS, joinBase64Words)) : text);
}

/** Some senders cut a character in two between two base64 words, each padded; only the decoded bytes can be joined. */
function joinBase64Words(words: string, charset: string): string {
  const bytes = Array.from(words.matchAll(BASE64_WORD), ([, base64]) => Buffer.from(base64 ?? '', 'base64'));
  return `=?${charset}?B?${Buffer.concat(bytes).toString('base64')}?=`;
}

/**
 * Header bytes, one per character, as text: UTF-8 (RFC 6532) when they are valid, else the mail's own charset, else Windows-1252.
 */
export function decodeHeaderBytes(bytes: string, charset: string | null): string {
  if (!HIGH_BYTE.test(bytes)) return bytes;
  const raw = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(raw);
  } catch {
    return decoderFor(charset)?.decode(raw, { stream: true }) ?? decodeWindows1252(raw);
  }
}

/** Null where nothing is to be tried but Windows-1252. */
function decoderFor(charset: string | null): typeof utf8 | null {
  try {
    return charset && !/^utf-?8$/i.test(charset) ? new TextDecoder(charset) : null;
  } catch {
    return null;
  }
}

/** At most `length` UTF-16 units, never half a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/** True when a reader would see nothing. */
export function isBlank(text: string | null): boolean {
  return text === null || !/\S/.test(text);
}

/** No database stores U+0000 in a text reliably (PostgreSQL refuses it). */
export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

/**
 * A file name that is only a name on every system: no path, no controls, no characters that are invisible or change the direction
 * of reading, no leading dot, no device name, at most 255 bytes of UTF-8; null when nothing is left.
 */
export function safeFilename(name: string | null): string | null {
  const clean = withoutEdges(withoutInvisible(cleanText(name ?? '')).text.replace(/[/\\:]/g, '_'));
  if (clean === '') return null;
  const safe = DEVICE.test(clean) ? `_${clean}` : clean;
  if (Buffer.byteLength(safe) <= MAX_NAME_BYTES) return safe;
  const dot = safe.lastIndexOf('.');
  const extension = dot > 0 && safe.length - dot <= 20 ? safe.slice(dot) : '';
  return cutBytes(safe, MAX_NAME_BYTES - Buffer.byteLength(extension)) + extension;
}

/** Without dots and spaces at either end. A pattern for those at the end would try every run of them in the name. */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => name[at] === '.' || name[at] === ' ';
  let start = 0;
  let end = name.length;
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return name.slice(start, end);
}

function cutBytes(text: string, most: number): string {
  const { written } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return Buffer.from(text).toString('utf8', 0, written);
}
