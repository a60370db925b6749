/** How elements look to a person, as they are read and at their worst, from rules, attributes and surroundings. */
import type { Element } from 'domhandler';
import { LRUCache } from 'lru-cache';
import { cascade } from './css/cascade.ts';
import { afterAnimation } from './css/keyframes.ts';
import type { StyleRules } from './css/rules.ts';
import { type Declared, declarationsOf } from './css/values.ts';
import { isDebated, isDrawing, ownStyle, paintOf } from './drawn-elements.ts';
import { lookOf } from './hidden-style.ts';
import { type Doubt, type Look, PAGE } from './look.ts';

/** What is hidden in both is hidden; what is hidden in one is possibly hidden. They are the same object where nothing is in doubt. */
export type Looks = { best: Look; worst: Look };

type Rules = Pick<StyleRules, 'keyframes' | 'initial'>;

/** The attributes that a look depends on. Of `href` it only counts whether there is one. */
const COUNTING = 'style hidden popover open color text bgcolor background'.split(' ');
/** Elements with more declarations from rules are not remembered: to compare them would cost as much as to look anew. */
const MAX_COMPARED = 20;

/** Characters of the style attributes of which is remembered what they declare: a mail, and a sender, repeats the same few. */
const MAX_STYLES = 500_000;
const declaredIn = new LRUCache<string, Declared[]>({ maxSize: MAX_STYLES, sizeCalculation: (_, style) => style.length + 100 });

/** What is remembered from one document to the next, in characters: a sender writes the same kinds of elements in each mail. */
const MAX_REMEMBERED = 2_000_000;
/** What one kind takes beside its name, about. */
const OF_EACH = 1_000;

type LooksBy = { page: Looks; of(element: Element, matched: Declared[], around: Looks): Looks; size(): number };

let ofMost: LooksBy | null = null;

/**
 * The looks of elements, by what the document's rules declare for them and what they stand in. They are remembered, because a mail
 * repeats few kinds of elements many times; also from one document to the next where no variables and no animations tell these apart.
 */
export function looksBy(rules: Rules): Omit<LooksBy, 'size'> {
  if (rules.keyframes.size > 0 || rules.initial.size > 0) return remembered(rules);
  if (ofMost === null || ofMost.size() > MAX_REMEMBERED) ofMost = remembered(rules);
  return ofMost;
}

function remembered(rules: Rules): LooksBy {
  const known = new WeakMap<Looks, Map<string, Looks>>();
  const page = { ...PAGE, variables: rules.initial };
  let size = 0;

  function looksOf(element: Element, matched: Declared[], around: Looks): Looks {
    const declared = [...ownStyle(element), ...matched];
    const own = inlineOf(element);
    const doubt: Doubt = { worst: false, met: isDebated(element) };
    const look = (around: Look, doubt: Doubt) => lookBy(element, declared, own, around, rules, doubt);
    const best = look(around.best, doubt);
    const isSure = !doubt.met && around.best === around.worst && !matched.some((one) => one.isDoubtful);
    return { best, worst: isSure ? best : look(around.worst, { worst: true, met: true }) };
  }

  return {
    page: { best: page, worst: page },
    of(element, matched, around) {
      if (matched.length > MAX_COMPARED || isDebated(element) || isDrawing(element)) return looksOf(element, matched, around);
      const kind = kindOf(element, matched);
      const alike = known.get(around) ?? new Map<string, Looks>();
      const old = alike.get(kind);
      if (old) return old;
      const looks = looksOf(element, matched, around);
      known.set(around, alike.set(kind, looks));
      size += kind.length + OF_EACH;
      return looks;
    },
    size: () => size,
  };
}

/** Equal for elements that look alike in the same surroundings. Lengths keep a value from reading as another attribute. */
function kindOf({ name, attribs }: Element, matched: Declared[]): string {
  let kind = attribs.href === undefined ? name : `${name} href`;
  const add = (value: string) => {
    kind += ` ${value.length}:${value}`;
  };
  for (const counting of COUNTING) if (attribs[counting] !== undefined) add(`${counting}=${attribs[counting]}`);
  for (const { property, value, important, isDoubtful } of matched)
    add(`${property}:${value}${important ? '!' : ''}${isDoubtful ? '?' : ''}`);
  return kind;
}

function lookBy(element: Element, declared: Declared[], inline: Declared[], around: Look, rules: Rules, doubt: Doubt): Look {
  const style = cascade(declared, inline, doubt.worst);
  const ended = afterAnimation(style, rules.keyframes);
  if (ended && !ended.isKnown) doubt.met = true;
  if (ended && (ended.isKnown || doubt.worst)) {
    const animated = cascade(
      ended.declared.map((one) => ({ ...one, isDoubtful: !ended.isKnown, important: false })),
      [],
      true,
    );
    for (const [property, value] of animated) style.set(property, value);
  }
  const paint = paintOf(element, style.get('fill'));
  if (paint !== undefined) style.set('color', paint);
  const look = lookOf(element.name, element.attribs, style, around, doubt);
  return doubt.worst && isDebated(element) ? { ...look, isGone: true, hidesText: true } : look;
}

/** Declarations of the style attribute. */
function inlineOf(element: Element): Declared[] {
  const style = element.attribs.style;
  if (style === undefined) return [];
  const declared = declaredIn.get(style) ?? declarationsOf(style);
  declaredIn.set(style, declared);
  return declared;
}
