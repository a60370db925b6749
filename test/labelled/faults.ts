/** What is wrong with labelled mails: labels that do not fit the mail, and phrases that two families share. */
import type { LabelledMail } from './labelled-mail.ts';

/** So many words in a row, or characters where a script has no spaces between words, are a phrase. */
const WORDS = 6;
const CHARACTERS = 12;
const BASE64 = /(?:^[A-Za-z0-9+/=]{20,76}\r?\n?)+/gm;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A sentence for each fault. */
export function faultsOf(mails: readonly LabelledMail[]): string[] {
  return [...mails.flatMap(labelFaults), ...twice(mails), ...sharedPhrases(mails)];
}

function labelFaults(mail: LabelledMail): string[] {
  const { text, html, raw, subject, codes, links, best } = mail;
  const at = `${mail.family}/${mail.name}`;
  const faults: string[] = [];
  const bodies = [text, html, raw].filter((body) => body !== undefined);
  if (bodies.length !== 1) faults.push(`${at}: one of text, html and raw must be there`);
  const source = raw === undefined ? `${subject}\n${bodies.join('')}` : withDecoded(raw);
  const letters = [onlyLetters(source), onlyLetters(source.replace(/<[^>]*>|&shy;|=\r?\n/g, ''))];
  for (const code of codes) {
    if (!letters.some((shown) => shown.includes(onlyLetters(code)))) faults.push(`${at}: code ${code} is not in the mail`);
    if (/^\d+[ -]\d+$/.test(code)) faults.push(`${at}: code ${code} is labelled with what only groups its digits`);
  }
  for (const link of links)
    if (
      ![source, source.replaceAll('&amp;', '&'), source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')].some((one) =>
        one.includes(link),
      )
    )
      faults.push(`${at}: link ${link} is not in the mail`);
  if (best === null && codes.length + links.length > 0) faults.push(`${at}: best is null, though there are codes or links`);
  if (best && 'code' in best && !codes.includes(best.code)) faults.push(`${at}: best is none of the codes`);
  if (best && 'link' in best && !links.includes(best.link)) faults.push(`${at}: best is none of the links`);
  return faults;
}

/** The mail with its base64 parts decoded, as well as one can without reading MIME. */
function withDecoded(raw: string): string {
  const parts = raw.match(BASE64) ?? [];
  return `${raw}\n${parts.map((part) => Buffer.from(part, 'base64').toString('utf8')).join('\n')}`;
}

function onlyLetters(text: string): string {
  return text
    .replace(/&nbsp;|&zwnj;/g, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The digits of every script stand in rows of ten, of which the first is a multiple of ten behind the row's first code point. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1;
  return String((digit.codePointAt(0) ?? 0) - zero);
}

function twice(mails: readonly LabelledMail[]): string[] {
  const seen = new Set<string>();
  return mails.flatMap(({ family, name }) => {
    const key = `${family}/${name}`;
    const fault = seen.has(key) ? [`${key}: the name is there twice`] : [];
    seen.add(key);
    return fault;
  });
}

function sharedPhrases(mails: readonly LabelledMail[]): string[] {
  const owners = new Map<string, string>();
  const told = new Set<string>();
  const faults: string[] = [];
  for (const mail of mails) {
    for (const phrase of phrasesOf(mail)) {
      const owner = owners.get(phrase) ?? mail.family;
      owners.set(phrase, owner);
      const pair = `${owner} and ${mail.family}`;
      if (owner === mail.family || told.has(pair)) continue;
      told.add(pair);
      faults.push(`${pair} share a phrase: "${phrase}"`);
    }
  }
  return faults;
}

function phrasesOf({ subject, text, html, raw }: LabelledMail): string[] {
  const body =
    text ??
    (html ?? withDecoded(raw ?? '').replace(BASE64, '\n')).replace(/<style[\s\S]*?<\/style>/gi, ' ').replace(/<[^>]*>/g, '\n');
  const lines = `${subject}\n${body}`.replace(/https?:\S+|\S+@\S+|&\w+;/g, ' ').split('\n');
  return lines.flatMap((line) => {
    if (/^[\w-]+:\s|^--/.test(line) && raw !== undefined) return [];
    if (UNSPACED.test(line)) {
      const letters = line.replace(/[^\p{L}]/gu, '');
      return Array.from({ length: Math.max(0, letters.length - CHARACTERS + 1) }, (_, at) => letters.slice(at, at + CHARACTERS));
    }
    const words = line.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
    return Array.from({ length: Math.max(0, words.length - WORDS + 1) }, (_, at) => words.slice(at, at + WORDS).join(' '));
  });
}
