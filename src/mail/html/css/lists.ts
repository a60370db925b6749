/** Lists and brackets in CSS. */

/** The parts of a list between commas outside of brackets. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(' || text[at] === '[') depth += 1;
    else if (text[at] === ')' || text[at] === ']') depth -= 1;
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** Where the bracket that opens at `from` is closed; -1 when it is not. */
export function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The words and functions of a value, separated by blanks and commas outside of brackets. */
export function valueWords(value: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const character of value) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0 && (character === ' ' || character === ',' || character === '/')) {
      if (word !== '') words.push(word);
      word = '';
    } else word += character;
  }
  if (word !== '') words.push(word);
  return words;
}

/** Brackets in brackets that are read; parsers recurse for each level. */
const MAX_LEVELS = 60;
/** What has no brackets of its own: text in quotation marks, comments, and escaped characters. */
const OPAQUE = /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|[()[\]{}]/g;

/** The style sheet without what stands in more brackets than any real one, and with all else as it was. */
export function withoutDeepest(css: string): string {
  let out = '';
  let depth = 0;
  let from = 0;
  for (const { 0: found, index } of css.matchAll(OPAQUE)) {
    const opens = found === '(' || found === '[' || found === '{';
    const closes = found === ')' || found === ']' || found === '}';
    if (opens) depth += 1;
    if (opens && depth === MAX_LEVELS + 1) out += css.slice(from, index);
    if (closes && depth === MAX_LEVELS + 1) from = index + 1;
    if (closes) depth = Math.max(0, depth - 1);
  }
  return depth > MAX_LEVELS ? out : out + css.slice(from);
}
