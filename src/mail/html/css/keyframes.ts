/** What an animation leaves an element with when it has ended (CSS Animations 1). */
import type { Style } from './cascade.ts';
import type { Declared } from './values.ts';

/** The declarations of each frame, by its place from 0 to 100. */
export type Frames = Map<number, Declared[]>;

/** `isKnown` is false when it is not known whether the animation ends, or what it does before. */
type Ended = { declared: Declared[]; isKnown: boolean };

/** Seconds: what takes longer has not ended while a person reads. */
const SOON = 10;
const LIST = /,(?![^(]*\))/;
const TIME = /^([+-]?[\d.]+)(ms|s)$/;

/** What the animations of an element set in the end; null when it has none. */
export function afterAnimation(style: Style, keyframes: ReadonlyMap<string, Frames>): Ended | null {
  const shorthand = style.get('animation');
  const named = style.get('animation-name');
  if ((shorthand === undefined && named === undefined) || keyframes.size === 0) return null;
  const ended: Ended = { declared: [], isKnown: true };
  for (const one of (shorthand ?? '').split(LIST)) {
    const words = new Set(one.trim().split(/\s+/));
    for (const [longhand, value] of style)
      if (longhand.startsWith('animation-')) for (const word of value.split(/[\s,]+/)) words.add(word);
    for (const [name, frames] of keyframes) {
      if (!words.has(name)) continue;
      const last = frames.get(100) ?? [];
      const all = [...frames.values()].flat();
      if (!isPlain(words)) ended.isKnown = false;
      const isKept = words.has('forwards') || words.has('both');
      ended.declared.push(...(ended.isKnown ? (isKept ? last : []) : all));
    }
  }
  return ended;
}

/** Runs once, forwards, and soon to its end. */
function isPlain(words: Set<string>): boolean {
  const times = [...words].flatMap((word) => {
    const [, digits, unit] = TIME.exec(word) ?? [];
    return digits === undefined ? [] : [Number(digits) / (unit === 'ms' ? 1_000 : 1)];
  });
  const isOdd = [...words].some((word) =>
    /^(?:0+|\d*\.\d+|infinite|reverse|alternate|alternate-reverse|paused)$|^(?:calc|steps|var|env)\(|^scroll|^view/.test(word),
  );
  return !isOdd && times.length > 0 && times.every((time) => time >= 0 && time <= SOON);
}
