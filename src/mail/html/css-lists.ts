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
