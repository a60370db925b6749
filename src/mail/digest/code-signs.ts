/** What speaks for or against a candidate for a code, by name: its shape, its place, and the words around it. */
import { amountsIn, evidenceIn } from './code-evidence.ts';
import type { Line, Placed } from './code-lines.ts';
import { COPULA, LETTER, namesNear, sentenceAround, tie, WORDS } from './code-names-near.ts';
import { type Setting, settingOf, settingSigns } from './code-setting.ts';
import { isDateLike, isYearLike, type Shape } from './code-shapes.ts';
import { type CueKind, NAMES, type TextCue } from './cues/all-cues.ts';
import type { Signs } from './model.ts';

/** What all candidates of a mail share. */
export type MailSigns = {
  lines: readonly Line[];
  kinds: readonly CueKind[];
  /** How often each value, look and shape occurs. */
  values: ReadonlyMap<string, number>;
  alike: ReadonlyMap<string, number>;
  inSubject: ReadonlySet<string>;
  /** The words that are also written with small letters, as in a host: in capitals they are a heading or the sender's name. */
  words: ReadonlySet<string>;
  /** The line behind which the links of the footer begin. */
  footer: number;
  /** Where the first links lead. */
  paths: readonly string[];
  /** How many kinds of words about proving one's identity the mail has. */
  evidence: string;
  setting: Setting;
  /** The signs of the mail itself, which each candidate has. */
  shared: Signs;
};

const [MAX_PATHS, MAX_PATH] = [20, 500];

export function mailSigns(lines: readonly Line[], links: readonly { host: string; url: string }[]): MailSigns {
  const [values, alike] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const line of lines) {
    for (const candidate of line.candidates) {
      count(values, candidate.value);
      if (values.get(candidate.value) === 1) for (const look of looksOf(candidate)) count(alike, look);
    }
  }
  const footer = lines.findIndex(
    ({ cues, shown }, at) =>
      at > 0 &&
      (/\[\d{1,4}\]/.test(shown) || at >= lines.length - LINES_OF_FOOTER) &&
      cues.some(({ kind }) => kind === 'unsubscribes' || kind === 'aside'),
  );
  const kinds = telling(lines.flatMap((line) => line.cues));
  const subject = telling(lines[0]?.cues ?? []);
  const evidence = `evidence ${evidenceIn(kinds)}`;
  return {
    lines,
    kinds,
    values,
    alike,
    inSubject: new Set(lines[0]?.candidates.map(({ value }) => value)),
    words: new Set(
      [...lines.map(({ shown }) => shown), ...links.map(({ host }) => host)]
        .flatMap((text) => text.match(SMALL_WORDS) ?? [])
        .map((word) => word.toUpperCase()),
    ),
    footer: footer === -1 ? lines.length : footer,
    paths: links.slice(0, MAX_PATHS).map(({ url }) => url.slice(0, MAX_PATH)),
    evidence,
    setting: settingOf(lines),
    shared: [
      ...kinds.map((kind) => `mail ${kind}`),
      ...subject.map((kind) => `subject ${kind}`),
      `amounts ${amountsIn(lines)}`,
      evidence,
    ],
  };
}

/** The looks in which a candidate may be the only one of its kind in the mail. */
function looksOf(candidate: Placed): string[] {
  const kind = kindOf(candidate);
  return [
    `kind ${kind}`,
    ...(candidate.isAlone ? ['alone'] : []),
    ...(standsOut(candidate) ? [`stands out ${kind}`, 'stands out'] : []),
  ];
}

function standsOut({ traits }: Placed): boolean {
  return traits.some((trait) => trait !== 'small');
}

function telling(cues: readonly TextCue[]): CueKind[] {
  return [...new Set(cues.flatMap(({ kind }) => (NAMES.has(kind) || TELLING.has(kind) ? [kind] : [])))];
}

/** Kinds of words that name no number, and still suggest a code. */
const TELLING: ReadonlySet<CueKind> = new Set<CueKind>([
  'enter',
  'secrecy',
  'example',
  'spent',
  'others',
  'proof',
  'lifetime',
  'disregard',
  'confirms',
  'signs in',
  'resets',
  'joins',
  'field',
  'asked',
  'done',
  'warns',
  'both',
  'premises',
  'meetings',
  'purchases',
]);
const SMALL_WORDS = /(?<![A-Za-z])[A-Za-z]?[a-z]{3,}(?![A-Za-z])/g;
const UNIT_AFTER =
  /^\s?(?:%|°|€|£|¥|₹|₽|円|元|원|đ|kr\b|zł|kč|ft\b|lei\b|eur\b|usd\b|gbp\b|chf\b|pln\b|px\b|km\b|kg\b|mb\b|gb\b|kb\b|ms\b|kwh\b|mm\b|cm\b|am\b|pm\b|uhr\b|h\b|min|sec|sek|hour|day|tag|week|month|year|jahr|stund|heure|jour|mois|hora|día|dia|mes\b|giorn|or[ae]\b|минут|час|дн|分|時間|时|時|秒|年|月|日|號|号|시간|분|초|년|월|일|دقيقة|ساعة|मिनट|นาที|phút|menit)/iu;
/** A footer is there from its first link on, and where it has none, in the last lines. */
const LINES_OF_FOOTER = 4;
const NEAR_LINES = 2;

/** Every sign once. */
export function codeSigns(mail: MailSigns, at: number, candidate: Placed): Signs {
  const line = mail.lines[at];
  if (!line) return [];
  const names = namesNear(mail.lines, at, candidate);
  const cues = cueSigns(mail, at, candidate);
  const named = names[0]?.split(' ')[0] ?? 'none';
  const asked =
    ['sentence enter', 'beside enter'].find((sign) => cues.includes(sign)) ?? (mail.kinds.includes('enter') ? 'mail' : 'no');
  const isApart = candidate.isAlone || (candidate.isOnlyMarked && standsOut(candidate));
  const signs = [
    ...shapeSigns(candidate, line),
    ...placeSigns(mail, at, candidate),
    ...besideSigns(line, candidate),
    ...names.map((name) => `name ${name}`),
    ...(names.length === 0 ? ['no name'] : []),
    ...cues,
    `${kindOf(candidate)} named ${named}`,
    `enter ${asked.replace(' enter', '')} named ${named}`,
    ...mail.shared,
    ...settingSigns(mail.setting, mail.lines, at, candidate),
    `${isApart ? 'apart' : 'within'} ${mail.evidence}`,
  ];
  return [...new Set(signs)];
}

function kindOf({ value, shape, isForeignYear }: Placed): string {
  if (isForeignYear) return 'year of now';
  if (isYearLike(value)) return /^20[12]/.test(value) ? 'year of now' : 'year';
  if (shape === 'digits' || shape === 'pairs')
    return isDateLike(value) ? 'date' : value.length <= 3 ? 'short' : value.length <= 8 ? 'digits' : 'long';
  const letters: Partial<Record<Shape, string>> = { capitals: 'capitals', words: 'words', word: 'words' };
  return letters[shape] ?? 'letters and digits';
}

function shapeSigns(candidate: Placed, line: Line): string[] {
  const { value, shape } = candidate;
  const before = line.plain.slice(Math.max(0, candidate.start - 12), candidate.start);
  const after = line.plain.slice(candidate.end, candidate.end + 16);
  const written = line.plain.slice(candidate.start, candidate.end);
  return [
    `shape ${shape}`,
    `kind ${kindOf(candidate)}`,
    `${shape === 'digits' ? 'digits' : 'other'} ${Math.min(value.length, 13)}`,
    ...(written !== value && shape !== 'pairs' ? ['grouped'] : []),
    ...(UNIT_AFTER.test(after) ? ['unit after'] : []),
    ...(/[#№]\s?$|\bn[or°º]\.?\s?$/i.test(before) ? ['number sign'] : []),
    ...(/[+(]\s?\d*\)?[\s-]?$/.test(before) || /^[-/)]?\s?\d/.test(after) ? ['among digits'] : []),
    ...(/^0{2,}|(\d)\1{3}/.test(value) ? ['round'] : []),
    ...('01234567890'.includes(value) || /^(\d)\1+$/.test(value) ? ['counted'] : []),
    ...(/^[A-Z]{2,}\d+$/.test(value) ? ['letters then digits'] : []),
    ...(/^[A-Z]{1,4}-\d+/.test(value) ? ['prefix'] : []),
    ...(/["“„«‘'`「『【]\s?$/.test(before) ? ['quoted'] : []),
    ...(/^(?:19|20)\d\d-/.test(written) ? ['dated'] : []),
    ...(/^(?:[01]\d|2[0-3])[0-5]\d$/.test(value) ? ['time'] : []),
    ...(isDrawn(value) ? ['drawn letters'] : []),
  ];
}

function placeSigns(mail: MailSigns, at: number, candidate: Placed): string[] {
  const { value, traits, isAlone, isOnlyMarked, isInLink } = candidate;
  const line = mail.lines[at];
  if (!line) return [];
  const opens = !LETTER.test(line.plain.slice(0, candidate.start));
  const closes = !LETTER.test(line.plain.slice(candidate.end));
  const seen = mail.values.get(value) ?? 1;
  const words = line.plain.match(WORDS)?.length ?? 0;
  return [
    ...(isAlone ? ['alone'] : [opens ? 'opens line' : closes ? 'ends line' : 'in line']),
    ...(line.isSubject ? ['subject'] : mail.inSubject.has(value) ? ['in subject too'] : []),
    ...traits.map((trait) => `trait ${trait}`),
    ...(isOnlyMarked ? traits.map((trait) => `only ${trait}`) : []),
    ...(isOnlyMarked && standsOut(candidate) ? ['only it stands out'] : []),
    ...(isInLink ? ['in link'] : []),
    ...(mail.words.has(value.toUpperCase()) && candidate.shape === 'capitals' ? ['a word in capitals'] : []),
    ...(seen > 1 ? ['repeated'] : []),
    ...looksOf(candidate).flatMap((look) =>
      mail.alike.get(look) === 1 ? [`sole ${look.replace(/ (?:digits|letters).*/, '')}`] : [],
    ),
    `numbers ${mail.values.size <= 1 ? '1' : mail.values.size <= 3 ? '2-3' : mail.values.size <= 8 ? '4-8' : 'many'}`,
    ...(words <= 4 ? ['short line'] : words >= 25 ? ['long line'] : []),
    ...labelSigns(line, candidate),
    ...(at >= mail.footer ? ['footer'] : []),
    ...(mail.paths.some((path) => path.includes(value)) ? ['in url'] : []),
    ...(inSpeech(line.plain, candidate) ? ['in speech'] : []),
    ...(MENU_PATH.test(line.plain) ? ['menu path'] : []),
    ...(/^\s*[-+|]\S/.test(line.plain) ? ['marked line'] : []),
    ...(asks(line.plain, candidate) ? ['asks'] : []),
    ...(mail.kinds.length === 0 ? ['nothing said'] : []),
  ];
}

/** Letters that hardly make a word: no vowel among many, or capitals and small letters in turn. */
function isDrawn(value: string): boolean {
  if (/[^A-Za-z]/.test(value)) return false;
  return /[^aeiouy]{5}/i.test(value) || (/[a-z][A-Z]/.test(value) && /[A-Z]{2}|[A-Z][a-z]+[A-Z]/.test(value));
}

/** Whether it is in quotation marks together with other words, as what a person says or writes. */
function inSpeech(plain: string, { start, end }: Placed): boolean {
  const before = plain.slice(0, start);
  const opened = before.search(/[“„«「『‹"][^“”„«»「」『』‹›"]*$/u);
  if (opened === -1 || !/[”“»」』›"]/u.test(plain.slice(end))) return false;
  if (before[opened] === '"' && (before.match(/"/g)?.length ?? 0) % 2 === 0) return false;
  const behind = plain.slice(end).split(/[”“»」』›"]/u)[0] ?? '';
  return LETTER.test(before.slice(opened)) || LETTER.test(behind);
}

/** Whether the sentence of the candidate is a question. */
function asks(plain: string, { end }: Placed): boolean {
  return /^[^.!。！]*[?？؟]/u.test(plain.slice(end));
}

/** The way through menus to a page. */
const MENU_PATH = /\p{L}[\s”"»]{0,3}(?:[>›→»]|->)[\s“"«]{0,3}\p{L}/u;

/** A line that is a name and a value, as in a form. */
function labelSigns({ plain, cues }: Line, { start, end }: Placed): string[] {
  const name = cues.find((cue) => NAMES.has(cue.kind));
  if (!name || name.end > start || (plain.slice(end).match(/\p{L}/gu)?.length ?? 0) > 0) return [];
  return (plain.slice(0, name.start) + plain.slice(name.end, start)).match(/\p{L}{3}/u) ? [] : [`labelled ${name.kind}`];
}

/** What stands right before and right behind it. */
function besideSigns({ plain }: Line, { start, end }: Placed): string[] {
  const before = plain.slice(Math.max(0, start - 30), start);
  const after = plain.slice(end, end + 20);
  return [
    ...(/[:：]\s*[*_"“„«'([]*$/u.test(before) ? ['after colon'] : []),
    ...(COPULA.test(before) ? ['after is'] : []),
    ...(/[,;]\s*$/.test(before) ? ['after comma'] : []),
    ...(/[(（[【]\s*$/.test(before) ? ['in brackets'] : []),
    ...(/\p{Lu}\p{Ll}+\s$/u.test(before) ? ['after capital'] : /\p{Ll}\s$/u.test(before) ? ['after word'] : []),
    ...(/^\s\p{Lu}\p{Ll}/u.test(after) ? ['before capital'] : /^\s\p{Ll}/u.test(after) ? ['before word'] : []),
    ...(/^[.!。]?\s*$/.test(after)
      ? ['ends']
      : /^[.!?。]/.test(after)
        ? ['ends sentence']
        : /^[,;]/.test(after)
          ? ['before comma']
          : []),
    ...(/©|\(c\)/i.test(before) ? ['copyright'] : []),
  ];
}

/** Cues in the sentence, in the line, near it and in the whole mail. */
function cueSigns(mail: MailSigns, at: number, candidate: Placed): string[] {
  const line = mail.lines[at];
  if (!line) return [];
  const [from, to] = sentenceAround(line.plain, candidate);
  const near = (distance: number) =>
    telling(
      mail.lines
        .slice(Math.max(1, at - distance), at + distance + 1)
        .filter((one) => one !== line)
        .flatMap(({ cues }) => cues),
    );
  return [
    ...line.cues.flatMap((cue) => (TELLING.has(cue.kind) ? sidesOf(cue, candidate, line.plain) : [])),
    ...telling(line.cues.filter(({ start, end }) => start >= from && end <= to)).map((kind) => `sentence ${kind}`),
    ...near(1).map((kind) => `beside ${kind}`),
    ...near(NEAR_LINES + 1).map((kind) => `near ${kind}`),
  ];
}

function sidesOf(cue: TextCue, { start, end }: Placed, plain: string): string[] {
  if (cue.end <= start) return [`${cue.kind} before`, `${cue.kind} before ${tie(plain.slice(cue.end, start))}`];
  return cue.start >= end ? [`${cue.kind} after`, `${cue.kind} after ${tie(plain.slice(end, cue.start))}`] : [];
}
