/** The new words of a mail: without the mail it answers, and without the signature below. */
import EmailReplyParser from 'email-reply-parser';
import {
  isAttribution,
  isForwardMark,
  isHeaderLine,
  isMobileSignature,
  isOriginalMark,
  opensAttribution,
} from './reply-marks.ts';

/** Characters in which marks of older mail are looked for; the text behind them is kept only when no mark was found. */
const MAX_MARKED = 50_000;
/** Lines from the end that the signature parser gets: it compares each with some sixty expressions. */
const PARSED_LINES = 200;
const PARSED_LINE_LENGTH = 100;
/** A longer block behind a greeting is more than a signature. */
const SIGNATURE_LINES = 10;
const SIGNATURE_LENGTH = 600;
/** The most lines under `-- ` that are a signature: the mark makes them one (RFC 3676 4.3), so companies' long ones count too. */
const RULED_SIGNATURE_LINES = 30;
/** Last lines among which one may name the device that the mail was written on. */
const MOBILE_LINES = 4;
/** The most lines that an attribution is folded into, and the most characters in all of them. */
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_LENGTH = 400;

const QUOTED = /^\s{0,3}>/;
const SIGNATURE_RULE = /^--\s?$/;
const LIST_RULE = /^_{20,}$/;
const FORWARD_SUBJECT = /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|wg|tr|rv|enc|i|doorst|pd|vs|vb|vl|ilt|转发|轉寄|転送|전달)\s?[:：]/i;
/** Lines that the signature parser must not get: its expressions for attributions span lines, and take more than linear time. */
const ATTRIBUTION_WORDS =
  /^\s*(?:on|le|el|il|em|am|op|w dniu|dnia|den|pe|ср|在|from|von|de|van|da|\p{L}{3,4}\.|[\d-])|[:：>]\s*$/iu;
const SEPARATOR = /^\s*(?:[-_+=*~#]\s?){2,}\s*$/;

/**
 * The signs that a mail quotes: it `answers` an older mail by its headers, or is `plain` text, where `>` has no other meaning.
 */
export type Quoting = { subject: string; answers: boolean; plain: boolean };

/**
 * The new words of a text. Quoted lines (`>`) and what follows an attribution, a mark such as `-----Original Message-----` or a
 * block of old headers are left out; answers between quoted lines stay. A forwarded mail counts as new: it is what the sender wants
 * read. `quotedFrom` is where the quoted part of an HTML mail begins. In linear time.
 */
export function replyText(mail: Quoting, text: string, quotedFrom: number | null): string {
  const whole = linesOf(text);
  const marked = linesOf(text.slice(0, markedEnd(text)));
  const forward = forwardStart(mail.subject, marked);
  if (forward !== -1) return joined([...whole.slice(0, forward).filter((line) => !QUOTED.test(line)), ...whole.slice(forward)]);
  const own = quotedFrom === null ? text : text.slice(0, quotedFrom);
  const quotes = mail.answers || mail.plain || quotedFrom !== null || marked.some((_, at) => attributionLines(marked, at) > 0);
  // In mail that answers no other, lines with `>` may be what matters, only indented: HTML block quotes are laid out so too.
  const isQuoted = (line: string) => quotes && QUOTED.test(line);
  const boundary = markedEnd(own);
  const { kept, ended } = withoutQuotes(linesOf(own.slice(0, boundary)), isQuoted);
  const after = ended ? [] : linesOf(own.slice(boundary)).filter((line) => !isQuoted(line));
  return joined(withoutSignature([...kept, ...after]));
}

/** The offset behind the first line end after MAX_MARKED characters. */
function markedEnd(text: string): number {
  const newline = text.indexOf('\n', MAX_MARKED);
  return newline === -1 ? text.length : newline + 1;
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trimEnd());
}

/** The line where a forwarded mail begins, -1 when there is none or an older mail is quoted above it. */
function forwardStart(subject: string, lines: string[]): number {
  const forwards = FORWARD_SUBJECT.test(subject);
  for (const [at, line] of lines.entries()) {
    if (QUOTED.test(line)) continue;
    if (isForwardMark(line)) return at;
    if (isOriginalMark(line) || headerBlockAt(lines, at) || attributionLines(lines, at) > 0) return forwards ? at : -1;
  }
  return -1;
}

/** `ended` = an older mail begins after the kept lines, and nothing below is new. */
function withoutQuotes(lines: string[], isQuoted: (line: string) => boolean): { kept: string[]; ended: boolean } {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isQuoted(line)) continue;
    const attribution = attributionLines(lines, at);
    if (attribution > 0) {
      const next = lines.slice(at + attribution).find((one) => one !== '');
      // Where quoted lines follow, their marks show where the older mail ends.
      if (next === undefined || !isQuoted(next)) return { kept: withoutTail(kept), ended: true };
      at += attribution - 1;
    } else if (isOriginalMark(line) || (headerBlockAt(lines, at) && kept.some((one) => !SEPARATOR.test(one) && one !== ''))) {
      // A mail that begins with such a block of headers is a form that a person filled in.
      return { kept: withoutTail(kept), ended: true };
    } else kept.push(line);
  }
  return { kept, ended: false };
}

/** Without rules and blank lines at the end, which divide nothing any more. */
function withoutTail(lines: string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line !== '' && !SEPARATOR.test(line)) + 1);
}

/** How many lines from `at` are an attribution such as "On … wrote:"; 0 when they are none. */
function attributionLines(lines: string[], at: number): number {
  let whole = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count++) {
    const line = lines[at + count - 1];
    if (line === undefined || line === '' || (QUOTED.test(line) && line !== '>:')) return 0;
    if (count === 2 && !opensAttribution(whole)) return 0;
    whole = count === 1 ? line.trim() : `${whole} ${line.trim()}`;
    if (whole.length > ATTRIBUTION_LENGTH) return 0;
    if (!isAttribution(whole)) continue;
    // When the last line alone is an attribution, the lines above it are prose; the attribution is found at its own line.
    const opensLower = count > 1 && opensAttribution(line.trim()) && isAttribution(line.trim());
    return opensLower ? 0 : count;
  }
  return 0;
}

/** True where From, a date and a subject or recipient stand on neighbouring lines: the header of an older mail. */
function headerBlockAt(lines: string[], at: number): boolean {
  if (isHeaderLine(lines[at] ?? '') !== 'from') return false;
  const kinds = new Set<string>();
  for (const line of lines.slice(at, at + 10)) {
    const kind = isHeaderLine(line);
    if (kind !== null) kinds.add(kind);
  }
  return kinds.size >= 3 && (kinds.has('date') || kinds.size === 4);
}

function withoutSignature(all: string[]): string[] {
  const lines = withoutTail(all);
  const rule = lines.findLastIndex((line) => SIGNATURE_RULE.test(line) || LIST_RULE.test(line));
  const ruled = rule > 0 && lines.length - rule <= RULED_SIGNATURE_LINES && lines.slice(0, rule).some((line) => line !== '');
  const body = ruled ? withoutTail(lines.slice(0, rule)) : lines;
  const from = Math.max(0, body.length - PARSED_LINES);
  const hidden = signatureLines(body.slice(from));
  const filled = body.flatMap((line, at) => (line === '' ? [] : [at])).slice(-MOBILE_LINES);
  const kept = body.filter((line, at) => !hidden.has(at - from) && !(filled.includes(at) && isMobileSignature(line)));
  return kept.some((line) => line !== '') ? kept : body;
}

/**
 * Positions of the lines that email-reply-parser takes for a signature. It gets short lines as they are, and a letter for each
 * other.
 */
function signatureLines(lines: string[]): Set<number> {
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [at]));
  const skeleton = lines.map((line) => (line === '' || isHarmless(line) ? line : 'x')).join('\n');
  const hidden = new Set<number>();
  let next = 0;
  for (const fragment of new EmailReplyParser().read(skeleton.replace(/\n{3,}/g, '\n\n')).getFragments()) {
    const count = fragment
      .getContent()
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    const members = filled.slice(next, next + count);
    next += count;
    const length = members.reduce((sum, at) => sum + (lines[at]?.length ?? 0), 0);
    if (fragment.isSignature() && count <= SIGNATURE_LINES && length <= SIGNATURE_LENGTH)
      for (const at of members) hidden.add(at);
  }
  // When the parser's lines do not add up to ours, its positions cannot be trusted.
  return next === filled.length ? hidden : new Set();
}

function isHarmless(line: string): boolean {
  return line.length <= PARSED_LINE_LENGTH && !ATTRIBUTION_WORDS.test(line) && !SEPARATOR.test(line);
}

function joined(lines: string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
