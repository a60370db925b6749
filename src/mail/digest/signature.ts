/** The signature at the end of a mail, and the lines that mail programs and lists put there. */
import EmailReplyParser from 'email-reply-parser';
import { CLOSINGS } from './cues/closings.ts';
import { cueFinder } from './cues/cue-finder.ts';
import { UNSUBSCRIBES } from './cues/link-places.ts';
import { isDeviceLine, opensAsDeviceLine } from './device-line.ts';
import { withoutBanner, withoutDisclaimer } from './disclaimer.ts';
import { isRule } from './reply-marks.ts';
import { isSenderName, withoutName, withoutRuledName } from './sender-name.ts';
import type { Line } from './text-line.ts';

/** Lines from the end that the signature parser gets: it compares each with some sixty expressions. */
const PARSED_LINES = 200;
const PARSED_LINE_LENGTH = 100;
/** A longer block behind a greeting is more than a signature. */
const SIGNATURE_LINES = 10;
const SIGNATURE_LENGTH = 600;
/** The most lines under `-- ` that are a signature: the mark makes them one (RFC 3676 4.3), so companies' long ones count too. */
const RULED_SIGNATURE_LINES = 30;
/** The most lines below any rule that a list writes. */
const FOOTER_LINES = 12;
const FOOTER_LENGTH = 4_000;
/** Last lines among which one may name the device that the mail was written on. */
const MOBILE_LINES = 4;

/** The most filled lines from a closing to the end, and characters of the closing and of each line below it. */
const CLOSED_LINES = 8;
const CLOSING_LENGTH = 50;
const CLOSED_LENGTH = 90;

const SIGNATURE_RULE = /^(?:--\s?|[–—]{1,20})$/;
const LIST_RULE = /^(?:_{20,}|__)$/;
const ADDRESS_OR_LINK = /@|\[\d+\]/;
const LIST = /list|лист|спис|リスト|列表|메일링/i;
/** A name behind a dash. */
const DASHED_NAME = /^[-–—]\s?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
/** Lines that the signature parser must not get: its expressions for attributions span lines, and take more than linear time. */
const ATTRIBUTION_WORDS =
  /^\s*(?:on|le|el|il|em|am|op|w dniu|dnia|den|pe|ср|在|from|von|de|van|da|\p{L}{3,4}\.|[\d-])|[:：>]\s*$/iu;

/** A postscript, or a sentence. */
const GOES_ON =
  /^(?:p\.?\s?p?\.?\s?s|p\.?\s?d|n\.?\s?b|ui|uit|з\.?\s?ы|q\.?\s?n)[.:\s]|^(?:\S+\s+){5,}\S*\p{L}[.!]$|[\p{L}\p{M}]{6,}[。！]$/iu;
/** "Greetings from Kiel". */
const FROM_PLACE =
  /^(?:aus|vom|von|from|desde|depuis|uit|från|fra|da|dal|de|du|z|ze|из|з|iz)\s(?:\p{Ll}{2,4}\s)?\p{Lu}[\p{L}-]+$/u;

const AND = /^(?:\p{L}+\s){1,3}(?:[&+/]|and|und|et|y|e|en|og|och|ja|i|a|și|és|ve|и|і|και|dan|và)\s(?:(?:mit\s)?(?:\p{L}+\s))?$/iu;

/** Without the signature at the end, which may be the name of `sender` alone; all of it where nothing else would be left. */
export function withoutSignature(all: Line[], sender: string): Line[] {
  const lines = withoutBanner(withoutDisclaimer(withoutTail(all)));
  const texts = lines.map(({ text }) => text);
  const rule = texts.findLastIndex(
    (line, at) =>
      SIGNATURE_RULE.test(line) ||
      (texts.length - at <= RULED_SIGNATURE_LINES && isRule(line) && isOfList(line, texts.slice(at + 1))),
  );
  const ruled = rule > 0 && lines.length - rule <= RULED_SIGNATURE_LINES && texts.slice(0, rule).some((line) => line !== '');
  const body = ruled ? withoutTail(lines.slice(0, rule)) : lines;
  const from = Math.max(0, body.length - PARSED_LINES);
  const hidden = signatureLines(body.slice(from).map(({ text }) => text));
  const filled = body.flatMap(({ text }, at) => (text === '' ? [] : [at])).slice(-MOBILE_LINES);
  const kept = body.filter(({ text }, at) => !hidden.has(at - from) && !(filled.includes(at) && isDeviceLine(text)));
  const unruled = withoutTail(withoutRuledName(kept, sender));
  const open = withoutName(withoutDashedName(withoutClosing(unruled, sender)), sender);
  return open.some(({ text }) => text !== '') ? open : body;
}

const leavesIn = cueFinder({ leaves: UNSUBSCRIBES });

/** What a list writes below its rule: its address, or how to leave it. Writers divide their own text by rules too. */
function isOfList(rule: string, below: string[]): boolean {
  const text = below.join(' ').slice(0, FOOTER_LENGTH);
  if (!ADDRESS_OR_LINK.test(text)) return false;
  return (LIST_RULE.test(rule) && LIST.test(text)) || (below.length <= FOOTER_LINES && leavesIn(text).length > 0);
}

function withoutDashedName(lines: Line[]): Line[] {
  return DASHED_NAME.test(lines.at(-1)?.text ?? '') ? withoutTail(lines.slice(0, -1)) : lines;
}

const closingsIn = cueFinder({ closing: CLOSINGS });

/** A closing on a line of its own, with the sender's name on it, or with a name and what else goes with it below; or several words of one alone. */
function withoutClosing(lines: Line[], sender: string): Line[] {
  let filled = 0;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const text = lines[at]?.text.trim() ?? '';
    if (text === '') continue;
    const below =
      lines
        .slice(at + 1)
        .find((line) => line.text !== '')
        ?.text.trim() ?? '';
    const closes =
      filled > 0
        ? isClosing(text) || (isAddressed(text) && lines[at - 1]?.text === '' && filled <= 4 && isNameLike(below))
        : isWholeClosing(text, sender);
    const above = closes ? withoutTail(lines.slice(0, at)) : [];
    // A greeting at the top may have the same words.
    if (above.length > 0) {
      // Some mails have two closing lines.
      return isClosing(above.at(-1)?.text.trim() ?? '') ? withoutTail(above.slice(0, -1)) : above;
    }
    filled += 1;
    if (filled > CLOSED_LINES || text.length > CLOSED_LENGTH || /[?:]$/.test(text) || GOES_ON.test(text)) return lines;
  }
  return lines;
}

/** A few words that end in a comma close a letter in any language, right above a name. */
function isAddressed(text: string): boolean {
  return /^\p{Lu}[^.!?:;]{1,40},$/u.test(text) && text.split(/\s+/).length <= 5;
}

/** A greeting at the top ends in a comma too, and a sentence follows it. */
function isNameLike(text: string): boolean {
  return /^\P{Ll}/u.test(text) && !/[.!?:;]$/.test(text) && text.split(/\s+/).length <= 6;
}

/** The whole line is a closing, with a name at most: "Best wishes to all of you, and I will write on Monday." is none. */
function isClosing(text: string): boolean {
  const parts = closingParts(text);
  if (!parts) return false;
  const { behind, rest } = parts;
  return (
    rest === '' || (/^[,.!，]/.test(behind) && rest.split(/\s+/).length <= 3) || /^\p{Ll}+$/u.test(rest) || FROM_PLACE.test(rest)
  );
}

/** What is a closing also where nothing stands below it: "Best" alone may be an answer. */
function isWholeClosing(text: string, sender: string): boolean {
  const parts = closingParts(text);
  return parts !== null && (parts.rest === '' ? /\S\s+\S/.test(parts.words) : isSenderName(parts.rest, sender));
}

/** The closing that a line begins with, or that follows thanks and an "and" in any language: "Danke und Gruß". */
function closingParts(text: string): { words: string; behind: string; rest: string } | null {
  const [cue] = text.length > CLOSING_LENGTH ? [] : closingsIn(text);
  if (!cue) return null;
  const before = text.slice(0, cue.start);
  const behind = text.slice(cue.end).trim();
  const rest = behind.replace(/^[\s,.!:，。]+|[\s,.!，。\p{S}]+$/gu, '');
  if (/\p{L}/u.test(before) && !(rest === '' && AND.test(before))) return null;
  return { words: text.slice(cue.start, cue.end), behind, rest };
}

/** Without rules and blank lines at the end, which divide nothing any more. */
export function withoutTail(lines: Line[]): Line[] {
  return lines.slice(0, lines.findLastIndex(({ text }) => text !== '' && !isRule(text)) + 1);
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
    if (!fragment.isSignature() || count > SIGNATURE_LINES || length > SIGNATURE_LENGTH) continue;
    // A writer may go on in the line that names a device, and behind it.
    const isDevice = opensAsDeviceLine(lines[members[0] ?? -1] ?? '');
    for (const at of members) if (!isDevice || isDeviceLine(lines[at] ?? '')) hidden.add(at);
  }
  // When the parser's lines do not add up to ours, its positions cannot be trusted.
  return next === filled.length ? hidden : new Set();
}

function isHarmless(line: string): boolean {
  return line.length <= PARSED_LINE_LENGTH && !ATTRIBUTION_WORDS.test(line) && !isRule(line);
}
