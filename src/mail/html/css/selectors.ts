/** Selectors as css-select can match them, and whether what they ask for is understood (Selectors 4). */
import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { closing, splitList } from './lists.ts';

/** `isDoubtful`: it asks for more than `text` does, which is not known here. */
export type Reading = { text: string; isDoubtful: boolean };

/** What a person does with a page, and parts that are no element of a mail: a mail is not read in such a state. */
const STATES =
  /^(?:hover|focus|focus-within|focus-visible|active|visited|target|target-within|autofill|-webkit-autofill|user-invalid|user-valid|fullscreen|modal|popover-open|playing|seeking|buffering|picture-in-picture|(?:-moz|-ms|-o)-.*)$/;
const PARTS_OF_TEXT = /::?(?:first-line|first-letter)\b/i;
const PSEUDO_ELEMENT = /::|:(?:before|after|selection|placeholder)\b/i;
/** Pseudo-classes that css-select matches as browsers do. */
const KNOWN =
  /^(?:is|where|not|has|matches|any|-webkit-any|root|empty|first-child|last-child|only-child|first-of-type|last-of-type|only-of-type|nth-child|nth-last-child|nth-of-type|nth-last-of-type|link|any-link|checked|disabled|enabled|required|optional)$/;
const PSEUDO = /:([a-z-]+)(\()?/iy;

/** Null when it matches nothing that a person reads. `text` is as css-tree writes it. */
export function readSelector(text: string): Reading | null {
  const parted = PARTS_OF_TEXT.test(text);
  const whole = parted ? text.replace(PARTS_OF_TEXT, '') : text;
  if (PSEUDO_ELEMENT.test(whole)) return null;
  const read = withoutUnknown(whole.replace(/\*\|/g, ''));
  if (!read) return null;
  const bare = read.text.replace(/(^|[\s>+~(,])(?=[\s>+~),]|$)/g, '$1*').trim();
  return { text: bare === '' ? '*' : bare.replace(/:(?:-webkit-)?any\(/gi, ':is('), isDoubtful: parted || read.isDoubtful };
}

/** Null when css-select cannot match it. */
export function matcherOf(text: string): ((element: Element) => boolean) | null {
  try {
    return compile<AnyNode, Element>(text);
  } catch {
    return null;
  }
}

/** Specificity (Selectors 4, section 17) as one number: ids in millions, classes in thousands, types in ones. */
export function specificityOf(text: string): number {
  let sum = 0;
  let rest = text.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, '.a');
  for (let at = rest.search(/:[a-z-]+\(/i); at !== -1; at = rest.search(/:[a-z-]+\(/i)) {
    const open = rest.indexOf('(', at);
    const close = closing(rest, open);
    const name = rest.slice(at + 1, open).toLowerCase();
    const inside = close === -1 ? '' : rest.slice(open + 1, close);
    if (/^(?:is|not|has|matches|-webkit-any)$/.test(name)) sum += Math.max(0, ...splitList(inside).map(specificityOf));
    else if (name !== 'where') sum += 1_000;
    rest = `${rest.slice(0, at)} ${close === -1 ? '' : rest.slice(close + 1)}`;
  }
  const count = (pattern: RegExp) => rest.match(pattern)?.length ?? 0;
  return sum + count(/#/g) * 1_000_000 + count(/\.|:(?!:)/g) * 1_000 + count(/(?:^|[\s>+~])[a-z]/gi);
}

function withoutUnknown(text: string): Reading | null {
  let out = '';
  let isDoubtful = false;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf(':', at);
    if (next === -1 || text[next - 1] === '\\' || text.slice(0, next).lastIndexOf('[') > text.slice(0, next).lastIndexOf(']')) {
      out += text.slice(at, next === -1 ? text.length : next + 1);
      if (next === -1) break;
      at = next + 1;
      continue;
    }
    out += text.slice(at, next);
    PSEUDO.lastIndex = next;
    const [found, named = '', bracket] = PSEUDO.exec(text) ?? [];
    if (found === undefined) return null;
    const name = named.toLowerCase();
    const close = bracket ? closing(text, next + found.length - 1) : next + found.length - 1;
    if (close === -1) return null;
    const inside = bracket ? text.slice(next + found.length, close) : '';
    at = close + 1;
    if (STATES.test(name)) return null;
    if (name === 'not') {
      // What is true of every element in a state that no reader sees need not be asked.
      const asked = splitList(inside).flatMap((one) => readSelector(one.trim()) ?? []);
      if (asked.some((one) => one.isDoubtful)) isDoubtful = true;
      const sure = asked.filter((one) => !one.isDoubtful).map((one) => one.text);
      if (sure.length > 0) out += `:not(${sure.join(',')})`;
    } else if (name === 'is' || name === 'where' || name === 'has' || /any$|^matches$/.test(name)) {
      const asked = splitList(inside).flatMap((one) => readSelector(one.trim()) ?? []);
      if (asked.length === 0) return null;
      isDoubtful ||= asked.some((one) => one.isDoubtful);
      out += `:${name === 'has' ? 'has' : 'is'}(${asked.map((one) => one.text).join(',')})`;
    } else if (KNOWN.test(name) && !/\bof\b/.test(inside)) out += text.slice(next, at);
    else isDoubtful = true;
  }
  return { text: out, isDoubtful };
}
