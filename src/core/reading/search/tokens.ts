/** The pieces of a search as they are written: words and phrases, with or without an operator, OR, and groups. */

/** The operators that a search knows, as they are written before a colon. */
const OPERATORS = [
  'from',
  'to',
  'subject',
  'label',
  'in',
  'filename',
  'before',
  'after',
  'newer_than',
  'older_than',
  'has',
  'larger',
  'smaller',
  'is',
] as const;

export type Operator = (typeof OPERATORS)[number];

/** What is written of a value: with `prefix`, a star stood behind it. */
export type Value = { text: string; prefix: boolean };

export type Token =
  | { is: 'value'; not: boolean; operator: Operator | null; value: Value }
  | { is: 'open'; not: boolean; operator: Operator | null }
  | { is: 'close' }
  | { is: 'or' }
  /** Written like an operator, but there is none of this name. */
  | { is: 'unknown'; operator: string }
  | { is: 'unclosed quote' };

const BLANKS = /\s*/y;
const OPERATOR = /([A-Za-z]+(?:[_-][A-Za-z]+)*):/y;
const QUOTED = /"([^"]*)("?)(\*?)/y;
const BARE = /[^\s"]+/y;
/** Reply and forward marks, and schemes of URIs without slashes: people write them, and do not mean an operator. */
const NO_OPERATORS = /^(?:re|fwd?|aw|wg|antw|sv|vs|tr|rv|mailto|tel|urn|cid|mid|localhost)$/i;

/** In their order, to the end of the text. A `)` is a letter like any other where no group is open. */
export function* tokensOf(q: string): Generator<Token> {
  let open = 0;
  for (let at = skip(q, 0); at < q.length; at = skip(q, at)) {
    if (open > 0 && q[at] === ')') {
      open -= 1;
      at += 1;
      yield { is: 'close' };
      continue;
    }
    const not = q[at] === '-';
    if (not) at += 1;
    const { operator, unknown, end } = operatorAt(q, at);
    at = end;
    if (unknown !== null) {
      yield { is: 'unknown', operator: unknown };
      return;
    }
    if (q[at] === '(') {
      open += 1;
      at += 1;
      yield { is: 'open', not, operator };
    } else if (q[at] === '"') {
      const [whole, text = '', closing, star] = match(QUOTED, q, at);
      if (closing === '') {
        yield { is: 'unclosed quote' };
        return;
      }
      at += whole.length;
      yield { is: 'value', not, operator, value: { text, prefix: star === '*' } };
    } else {
      const bare = bareAt(q, at, open > 0);
      at += bare.length;
      if (!not && operator === null && bare === 'OR') yield { is: 'or' };
      // AND is left out, because words are joined by AND anyway.
      else if (not || operator !== null || bare !== 'AND') yield { is: 'value', not, operator, value: bareValue(bare) };
    }
  }
}

function bareValue(bare: string): Value {
  const prefix = bare.endsWith('*');
  return { text: prefix ? bare.slice(0, -1) : bare, prefix };
}

/** `10:30`, `re:`, `https://…`, `a::b` and `C:\x` are no operators. */
function operatorAt(q: string, at: number): { operator: Operator | null; unknown: string | null; end: number } {
  const none = { operator: null, unknown: null, end: at };
  const [whole, name] = match(OPERATOR, q, at);
  const end = at + whole.length;
  if (name === undefined || q.startsWith('//', end)) return none;
  const operator = OPERATORS.find((one) => one === name.toLowerCase());
  if (operator) return { operator, unknown: null, end };
  const isWord = name.length === 1 || /^[\s):/\\]?$/.test(q.charAt(end)) || NO_OPERATORS.test(name);
  return isWord ? none : { operator: null, unknown: name, end };
}

/** Up to a blank or a quote; within a group, up to the `)` that closes it. */
function bareAt(q: string, at: number, isInGroup: boolean): string {
  const [bare] = match(BARE, q, at);
  if (!isInGroup) return bare;
  let depth = 0;
  for (let n = 0; n < bare.length; n += 1) {
    if (bare[n] === '(') depth += 1;
    if (bare[n] === ')') depth -= 1;
    if (depth < 0) return bare.slice(0, n);
  }
  return bare;
}

function skip(q: string, at: number): number {
  return at + match(BLANKS, q, at)[0].length;
}

function match(pattern: RegExp, q: string, at: number): [string, ...(string | undefined)[]] {
  pattern.lastIndex = at;
  const [whole = '', ...groups] = pattern.exec(q) ?? [];
  return [whole, ...groups];
}
