/** What is told of a link by form, in every language: sums, times and numbers in its mail, what it shares with the subject, and what its URL is made of. */
import { amountsIn } from './code-evidence.ts';
import { CLOCK, stemsIn } from './code-setting.ts';
import { folded } from './cues/folding.ts';
import type { Signs } from './model.ts';

/** `subject`: the beginnings of its words. `shared`: the signs that each link of the mail has. */
export type LinkSetting = { subject: ReadonlySet<string>; shared: Signs };

/** `path`: its URL without the host. `before`: the sentence before it. `line`: that of its number in the text. */
export type SetLink = { text: string; host: string; path: string; before: string; line: number };

const NUMBER = /\p{Nd}{2,}/gu;
/** Shorter words are in every subject. */
const SHORTEST = 4;
/** A part of a path that is so long is no word. */
const NO_WORD = /[A-Za-z0-9_~-]{24,}/g;
/** What the reader is asked for, in paths that name no confirmation. */
const ASKED_IN_PATH =
  /claim|consent|sign(?:ature|ing)?(?![a-z])|enrol|redeem|respon[ds]|start|complete|finish|regist|recover|unlock|grant|allow|accept|agree|select|choose/i;

export function linkSettingOf(subject: string, text: string): LinkSetting {
  const numbers = text.match(NUMBER)?.length ?? 0;
  return {
    subject: new Set(stemsIn(subject, SHORTEST)),
    shared: [
      `amounts ${amountsIn([{ plain: text }])}`,
      `numbers ${numbers < 2 ? numbers : numbers < 5 ? '2-4' : numbers < 12 ? '5-11' : 'many'}`,
      ...(CLOCK.test(text) ? ['mail tells time'] : []),
      ...(/\d/.test(subject) ? ['subject has number'] : []),
    ],
  };
}

export function linkSettingSigns({ subject, shared }: LinkSetting, { text, host, path, before, line }: SetLink): Signs {
  const own = stemsIn(text, SHORTEST);
  const isShared = (stem: string) => subject.has(stem);
  return [
    ...shared,
    ...(stemsIn(before, SHORTEST).some(isShared) ? ['before shares with subject'] : []),
    ...(stemsIn(path.replace(NO_WORD, ' '), SHORTEST).some(isShared) ? ['path shares with subject'] : []),
    // A picture of the sender's name.
    ...(own.length > 0 && own.length <= 2 && own.every((stem) => folded(host).includes(stem)) ? ['own names host'] : []),
    ...(/\d/.test(text) ? ['own has number'] : []),
    ...(ASKED_IN_PATH.test(path) ? ['path asks'] : []),
    `url token ${tokenIn(path)}`,
    `line ${line <= 2 ? '0-2' : line <= 5 ? '3-5' : line <= 10 ? '6-10' : line <= 20 ? '11-20' : 'late'}`,
  ];
}

/** What the longest part of the path that may be drawn at random is made of: digits alone are a number of an order or a page. */
function tokenIn(path: string): string {
  const parts = path.match(/[A-Za-z0-9_~.%-]{6,}/g) ?? [];
  const [drawn] = parts.filter((part) => /\d/.test(part)).toSorted((one, other) => other.length - one.length);
  if (drawn === undefined) return parts.some((part) => /[^aeiouy]{6}/i.test(part)) ? 'letters' : 'none';
  const size = drawn.length < 12 ? 'short' : drawn.length < 24 ? 'middle' : drawn.length < 48 ? 'long' : 'huge';
  if (/^[\d-]+$/.test(drawn)) return `digits ${size}`;
  if (/^[0-9a-f-]+$/i.test(drawn)) return `hex ${size}`;
  return /^[a-z0-9-]+$/.test(drawn) && drawn.includes('-') ? `words ${size}` : `mixed ${size}`;
}
