/** `@supports` (CSS Conditional 4): whether browsers know what a style sheet asks for. */
import { lexer } from 'css-tree';
import { closing } from './lists.ts';
import { matcherOf, readSelector } from './selectors.ts';

/** Null when it is not known here. */
export function isSupported(condition: string, level = 0): boolean | null {
  const text = condition.trim();
  if (level > 10 || text.length > 2_000) return null;
  if (/^not[\s(]/i.test(text)) {
    const inner = isSupported(text.slice(3), level + 1);
    return inner === null ? null : !inner;
  }
  const parts = operands(text);
  if (parts === null) return null;
  const [first, ...others] = parts.conditions;
  if (first === undefined) return null;
  if (others.length > 0) {
    const all = parts.conditions.map((one) => isSupported(one, level + 1));
    const decisive = parts.isOr;
    if (all.includes(decisive)) return decisive;
    return all.includes(null) ? null : !decisive;
  }
  const selector = /^selector\((.*)\)$/is.exec(text)?.[1];
  if (selector !== undefined) return matcherOf(readSelector(selector)?.text ?? '(') !== null ? true : null;
  if (!text.startsWith('(') || closing(text, 0) !== text.length - 1) return null;
  const inside = text.slice(1, -1).trim();
  return /^(?:\(|not\b)|\)\s*(?:and|or)\s/i.test(inside) ? isSupported(inside, level + 1) : hasDeclaration(inside);
}

function hasDeclaration(text: string): boolean | null {
  const [, property, value] = /^([a-z-]+)\s*:\s*(.+)$/is.exec(text) ?? [];
  if (property === undefined || value === undefined) return null;
  const name = property.toLowerCase();
  if (name.startsWith('--')) return true;
  // Prefixed properties are one browser's: Apple's and Mozilla's are not the others'.
  if (/^-(?:moz|ms|o|apple)-|^-webkit-(?:touch|overflow)/.test(name)) return false;
  const match = lexer.matchProperty(name, value);
  if (match.error === null) return name.startsWith('-') ? null : true;
  // Values newer than the grammar here may well be known to browsers.
  return /[(]|\d[a-z]/i.test(value) ? null : false;
}

/** The conditions between `and` or `or`; null when both stand side by side. */
function operands(text: string): { conditions: string[]; isOr: boolean } | null {
  const conditions: string[] = [];
  const words = new Set<string>();
  let rest = text;
  while (rest !== '') {
    const open = rest.indexOf('(');
    const close = open === -1 ? -1 : closing(rest, open);
    if (close === -1) return null;
    conditions.push(rest.slice(0, close + 1));
    rest = rest.slice(close + 1).trim();
    const word = /^(and|or)\s/i.exec(rest)?.[1];
    if (word === undefined) return rest === '' && words.size <= 1 ? { conditions, isOr: words.has('or') } : null;
    words.add(word.toLowerCase());
    rest = rest.slice(word.length).trim();
  }
  return null;
}
