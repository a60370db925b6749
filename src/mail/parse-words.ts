/** Small repairs to decoded text: what a header, a name or a stored string may never hold. */
import { decodeWords } from 'postal-mime';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
const HIGH_BYTE = /[\x80-\xff]/;
const BASE64_WORD = /=\?[^?\s]{1,60}\?b\?([^?\s]*)\?=/gi;
const BASE64_WORDS = /=\?([^?\s]{1,60})\?b\?[^?\s]*\?=(?:\s+=\?\1\?b\?[^?\s]*\?=)+/gi;
/** Controls, line separators, and halves of surrogate pairs, which no UTF-8 can carry. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029]| {2}/u;
const UNSAFE_RUNS = /[\p{Cc}\p{Cs}\u2028\u2029 ]+/gu;
/** Overrides, isolates and marks that make a name read backwards (UAX 9), and the byte order mark. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Runs of control characters, line separators, broken characters and spaces become one space; trimmed. */
export function cleanText(text: string): string {
  return (UNSAFE.test(text) ? text.replace(UNSAFE_RUNS, ' ') : text).trim();
}

/** An unfolded header value with its encoded words (RFC 2047) decoded. */
export function decodeHeaderWords(text: string): string {
  return cleanText(text.includes('=?') ? decodeWords(text.replace(BASE64_WORDS, joinBase64Words)) : text);
}

/** Some senders cut a character in two between base64 words that are each padded; only their bytes can be joined. */
function joinBase64Words(words: string, charset: string): string {
  const bytes = Array.from(words.matchAll(BASE64_WORD), ([, base64]) => Buffer.from(base64 ?? '', 'base64'));
  return `=?${charset}?B?${Buffer.concat(bytes).toString('base64')}?=`;
}

/** Header bytes, one per character, as text: UTF-8 (RFC 6532) if they are, else the mail's own charset, else Windows-1252. */
export function decodeHeaderBytes(bytes: string, charset: string | null): string {
  if (!HIGH_BYTE.test(bytes)) return bytes;
  const raw = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(raw);
  } catch {
    return decoderFor(charset).decode(raw);
  }
}

function decoderFor(charset: string | null): typeof utf8 {
  try {
    return charset && !/^utf-?8$/i.test(charset) ? new TextDecoder(charset) : windows1252;
  } catch {
    return windows1252;
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

/** A file name that is only a name: no path, no control or direction characters, at most 255 characters; null when nothing is left. */
export function safeFilename(name: string | null): string | null {
  const clean = cleanText(name ?? '')
    .replace(DIRECTION_MARKS, '')
    .replace(/[/\\]/g, '_')
    .trim();
  if (clean === '' || clean === '.' || clean === '..') return null;
  if (clean.length <= 255) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 20 ? clean.slice(dot) : '';
  return cutText(clean, 255 - extension.length) + extension;
}
