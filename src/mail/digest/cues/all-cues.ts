/** The cues that are looked for around codes and links. */
import { EXAMPLES, OF_OTHERS, SPENT } from './code-doubts.ts';
import { CODE_NAMES, ENTER_VERBS, PLAIN_NAMES } from './code-names.ts';
import { ASKED, FIELDS } from './code-places.ts';
import { BOTH, DONE, WARNS } from './code-states.ts';
import { type Cue, cueFinder } from './cue-finder.ts';
import type { Cues, FurtherKind } from './cues.ts';
import {
  FURTHER_CONFIRMS,
  FURTHER_JOINS,
  FURTHER_PRESSES,
  FURTHER_RESETS,
  FURTHER_SIGNS_IN,
  FURTHER_UNSUBSCRIBES,
} from './link-languages.ts';
import { ALARMS, ASIDE, PRESSES, READS_ON, SAYS_NOTHING, UNSUBSCRIBES } from './link-places.ts';
import { CONFIRMS, JOINS, RESETS, SIGNS_IN } from './link-purposes.ts';
import { OFFERS, OTHER_NUMBERS, PASSES } from './other-numbers.ts';
import { DISREGARD, LIFETIME, PROOF, SECRECY } from './proof.ts';
import { MEETINGS, PREMISES, PURCHASES } from './topics.ts';
import { OF_ASIA_AND_AFRICA } from './words-of-asia-and-africa.ts';
import { OF_EAST_EUROPE } from './words-of-east-europe.ts';
import { OF_SOUTH_ASIA } from './words-of-south-asia.ts';
import { OF_WEST_EUROPE } from './words-of-west-europe.ts';

const LISTS = {
  code: CODE_NAMES,
  plain: PLAIN_NAMES,
  other: OTHER_NUMBERS,
  offer: OFFERS,
  pass: PASSES,
  enter: ENTER_VERBS,
  secrecy: SECRECY,
  example: EXAMPLES,
  spent: SPENT,
  others: OF_OTHERS,
  proof: PROOF,
  lifetime: LIFETIME,
  disregard: DISREGARD,
  confirms: { ...CONFIRMS, ...FURTHER_CONFIRMS },
  'signs in': { ...SIGNS_IN, ...FURTHER_SIGNS_IN },
  resets: { ...RESETS, ...FURTHER_RESETS },
  joins: { ...JOINS, ...FURTHER_JOINS },
  presses: { ...PRESSES, ...FURTHER_PRESSES },
  unsubscribes: { ...UNSUBSCRIBES, ...FURTHER_UNSUBSCRIBES },
  aside: ASIDE,
  alarms: ALARMS,
  'reads on': READS_ON,
  'says nothing': SAYS_NOTHING,
  field: FIELDS,
  asked: ASKED,
  done: DONE,
  warns: WARNS,
  both: BOTH,
  premises: PREMISES,
  meetings: MEETINGS,
  purchases: PURCHASES,
};

export type CueKind = keyof typeof LISTS;
export type TextCue = Cue<CueKind>;

/** Kinds that say what a number beside them is, those that say more first. */
const NAMING: readonly CueKind[] = ['offer', 'pass', 'code', 'other', 'plain'];
export const NAMES: ReadonlySet<CueKind> = new Set(NAMING);
/** What a link does that a mail asks to press. */
export const ACTS: ReadonlySet<CueKind> = new Set<CueKind>(['confirms', 'signs in', 'resets', 'joins']);

let find: ((line: string) => TextCue[]) | null = null;

/** Makes the index of all lists, which takes a tenth of a second, once. */
export function loadCues(): (line: string) => TextCue[] {
  find ??= cueFinder(withFurther());
  return find;
}

/** A language may be in the list of a kind and in the further words. */
function withFurther(): Record<CueKind, Cues> {
  const lists: Record<CueKind, Cues> = { ...LISTS };
  for (const words of [OF_EAST_EUROPE, OF_WEST_EUROPE, OF_SOUTH_ASIA, OF_ASIA_AND_AFRICA]) {
    for (const [language, kinds] of Object.entries(words)) {
      for (const [kind, more] of Object.entries(kinds) as [FurtherKind, string][]) {
        lists[kind] = { ...lists[kind], [`${language}, further`]: more };
      }
    }
  }
  return lists;
}

/** The cues of a line in their order. Of names, one within another is left out: "promo code" is an offer, and no code. */
export function cuesIn(line: string): TextCue[] {
  const all = loadCues()(line);
  const names = all.filter(({ kind }) => NAMES.has(kind));
  return all.filter((cue) => !NAMES.has(cue.kind) || !names.some((name) => name !== cue && holds(name, cue)));
}

/** Of two names for the same words the one that says more counts. */
function holds(outer: TextCue, inner: TextCue): boolean {
  if (outer.start > inner.start || outer.end < inner.end) return false;
  const isSame = outer.start === inner.start && outer.end === inner.end;
  return !isSame || NAMING.indexOf(outer.kind) < NAMING.indexOf(inner.kind);
}
