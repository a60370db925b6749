/** One-time codes in the new words of a mail: all that has the shape of one is weighed by a model that was trained on labelled mails. */
import type { DigestCode } from '../../core/ports/mail-reader.ts';
import { cutText } from '../mime/clean-text.ts';
import { type CodeSource, codeLines, type Line, type Placed } from './code-lines.ts';
import { codeSigns, mailSigns } from './code-signs.ts';
import { ENOUGH, likelihood, type Model, type Signs } from './model.ts';
import { isAnswerSubject } from './reply-marks.ts';

const MAX_CODES = 10;
const MAX_CONTEXT = 120;

export type WeighedCode = { value: string; context: string; signs: Signs };

/**
 * The codes a person would type, best first. A code is written without the spaces and dashes that only group its digits (`123-456`
 * is `123456`), and with those between letters (`X7K2-PQ9R`). `G-` and `FB-` are left out: forms show them beside the field to
 * type in.
 */
export function findCodes(source: CodeSource, model: Model): DigestCode[] {
  const best = new Map<string, DigestCode>();
  for (const { value, context, signs } of codeCandidates(source)) {
    const sureness = likelihood(model, signs);
    const confidence = Math.round(sureness * 100) / 100;
    if (sureness >= ENOUGH && confidence > (best.get(value)?.confidence ?? 0)) best.set(value, { value, context, confidence });
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence).slice(0, MAX_CODES);
}

/** Everything that could be a code, with what speaks for it; a value that is there several times is there for each. */
export function codeCandidates(source: CodeSource): WeighedCode[] {
  const lines = codeLines(source);
  // A reply has the subject of the mail it answers, so a code in it is not new.
  const [subject] = lines;
  if (subject && isAnswerSubject(source.subject)) subject.candidates = [];
  const mail = mailSigns(lines, source.links);
  return withRank(
    withRivals(
      lines.flatMap((line, at) =>
        line.candidates.map((candidate) => ({
          value: candidate.value,
          context: contextOf(line, candidate),
          signs: codeSigns(mail, at, candidate),
        })),
      ),
    ),
  );
}

/** Signs by which candidates are rivals: when another value has one, this value is less likely. */
const RIVALRY =
  /^(?:digits named (?:code|plain)|letters and digits named code|only it stands out|sole alone|enter (?:before|after) (?:next|colon|short)|in subject too|after colon|after is)$/;
/** Signs by which a number is hardly what a mail is about. */
const UNLIKELY =
  /^(?:footer|among digits|unit after|number sign|kind long|kind year|dated|in link|a word in capitals|copyright|in speech|prefix|shape pairs|shape word)$/;
/** Signs by which it is named as another number, unless its sentence asks to enter it. */
const NAMED_OTHERWISE = /^(?:labelled (?:other|offer|pass)|name (?:other|offer|pass) before (?:next|short|colon))$/;
/** Signs by which two candidates look the same. */
const LOOK = /^(?:trait |only |alone|opens line|ends line|in line)/;

type Bearing = { isRivalry: boolean; isUnlikely: boolean; isOtherwise: boolean; isLook: boolean };

/** Signs are some hundred texts, each of which is asked for many times in every mail. */
const bearings = new Map<string, Bearing>();

function bearingOf(sign: string): Bearing {
  let bearing = bearings.get(sign);
  if (!bearing) {
    bearing = {
      isRivalry: RIVALRY.test(sign),
      isUnlikely: UNLIKELY.test(sign),
      isOtherwise: NAMED_OTHERWISE.test(sign),
      isLook: LOOK.test(sign),
    };
    bearings.set(sign, bearing);
  }
  return bearing;
}

/** Higher counts say no more. */
const MOST_COLONS = 4;

function withRivals(candidates: WeighedCode[]): WeighedCode[] {
  const holders = new Map<string, Set<string>>();
  for (const { value, signs } of candidates) {
    for (const sign of signs) if (bearingOf(sign).isRivalry) holders.set(sign, (holders.get(sign) ?? new Set()).add(value));
  }
  // A list of names and values, as a receipt has it.
  const colons = `colons ${Math.min(holders.get('after colon')?.size ?? 0, MOST_COLONS)}`;
  return candidates.map((one) => {
    const rivals = [...holders].flatMap(([sign, values]) =>
      values.size > (values.has(one.value) ? 1 : 0) ? [`rival ${sign}`] : [],
    );
    return { ...one, signs: [...one.signs, ...rivals, colons] };
  });
}

/** Adds how many other candidates are as likely at first sight, and whether one of them looks the same. */
function withRank(candidates: WeighedCode[]): WeighedCode[] {
  const likely = new Set(candidates.filter(({ signs }) => isLikely(signs)));
  const values = [...new Set(Array.from(likely, ({ value }) => value))];
  const looks = new Map<string, Set<string>>();
  for (const { value, signs } of likely) {
    const look = lookOf(signs);
    looks.set(look, (looks.get(look) ?? new Set()).add(value));
  }
  const count = values.length <= 1 ? '1' : values.length <= 2 ? '2' : values.length <= 4 ? '3-4' : 'many';
  return candidates.map((one) => {
    if (!likely.has(one)) return { ...one, signs: [...one.signs, 'unlikely', ...(values.length === 0 ? ['no likely'] : [])] };
    const twins = looks.get(lookOf(one.signs))?.size ?? 1;
    return {
      ...one,
      signs: [
        ...one.signs,
        `likely ${count}`,
        ...(values.length <= 1 ? [`only likely ${namedOf(one.signs)}`] : []),
        ...(values[0] === one.value ? ['first likely'] : []),
        ...(twins === 2
          ? ['twin', ...(one.signs.includes('mail both') ? ['twin of both'] : [])]
          : twins > 2
            ? ['one of many alike']
            : []),
        ...(one.signs.includes('sentence enter') && one.signs.includes('sentence field') ? ['enter into field'] : []),
      ],
    };
  });
}

function isLikely(signs: Signs): boolean {
  const isEntered = signs.includes('sentence enter');
  return !signs.some((sign) => {
    const { isUnlikely, isOtherwise } = bearingOf(sign);
    return isUnlikely || (isOtherwise && !isEntered);
  });
}

/** What it is named as. */
function namedOf(signs: Signs): string {
  return signs.find((sign) => sign.startsWith('enter ') && sign.includes(' named '))?.replace(/^enter \w+ /, '') ?? 'named none';
}

function lookOf(signs: Signs): string {
  return signs.filter((sign) => bearingOf(sign).isLook).join();
}

function contextOf(line: Line, candidate: Placed): string {
  const text = line.shown.trim();
  if (text.length <= MAX_CONTEXT) return text;
  const indent = line.shown.length - line.shown.trimStart().length;
  const middle = Math.floor((candidate.start + candidate.end) / 2) - indent;
  const from = Math.max(0, Math.min(middle - MAX_CONTEXT / 2, text.length - MAX_CONTEXT));
  const start = /[\udc00-\udfff]/.test(text[from] ?? '') ? from + 1 : from;
  return cutText(text.slice(start), MAX_CONTEXT - (start - from)).trim();
}
