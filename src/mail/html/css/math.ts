/** CSS math functions (CSS Values 4, section 10) as numbers, once the lengths in them are. */

type Reading = { text: string; at: number; depth: number };

const MAX_DEPTH = 20;
const FUNCTION = /(-?[a-z][a-z0-9-]*)\(/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?([a-z]+|%)?/y;
const BLANKS = /\s*/y;
const CONSTANTS: Record<string, number> = { pi: Math.PI, e: Math.E, infinity: Number.POSITIVE_INFINITY };

const FUNCTIONS: Record<string, (numbers: number[]) => number> = {
  calc: ([one = Number.NaN]) => one,
  min: (all) => Math.min(...all),
  max: (all) => Math.max(...all),
  clamp: ([least = Number.NaN, one = Number.NaN, most = Number.NaN]) => Math.max(least, Math.min(one, most)),
  abs: ([one = Number.NaN]) => Math.abs(one),
  sign: ([one = Number.NaN]) => Math.sign(one),
  round: ([one = Number.NaN, step = 1]) => Math.round(one / step) * step,
  mod: ([one = Number.NaN, by = Number.NaN]) => one - by * Math.floor(one / by),
  rem: ([one = Number.NaN, by = Number.NaN]) => one % by,
  sqrt: ([one = Number.NaN]) => Math.sqrt(one),
  pow: ([one = Number.NaN, by = Number.NaN]) => one ** by,
  hypot: (all) => Math.hypot(...all),
  exp: ([one = Number.NaN]) => Math.exp(one),
};

/** Whether a value is a math function, which `mathValue` may be able to work out. */
export function isMath(text: string): boolean {
  return /^(?:calc|min|max|clamp|abs|sign|round|mod|rem|sqrt|pow|hypot|exp)\(/.test(text);
}

/** `text` is in lower case; `numberOf` gives a number with its unit as a number, null when it is not known. */
export function mathValue(text: string, numberOf: (word: string) => number | null): number | null {
  const reading: Reading = { text, at: 0, depth: 0 };
  const value = term(reading, numberOf);
  skipBlanks(reading);
  return reading.at < text.length || Number.isNaN(value) ? null : value;
}

function sum(reading: Reading, numberOf: (word: string) => number | null): number {
  let value = product(reading, numberOf);
  for (;;) {
    skipBlanks(reading);
    const sign = reading.text[reading.at];
    if (sign !== '+' && sign !== '-') return value;
    reading.at += 1;
    const other = product(reading, numberOf);
    value = sign === '+' ? value + other : value - other;
  }
}

function product(reading: Reading, numberOf: (word: string) => number | null): number {
  let value = term(reading, numberOf);
  for (;;) {
    skipBlanks(reading);
    const sign = reading.text[reading.at];
    if (sign !== '*' && sign !== '/') return value;
    reading.at += 1;
    const other = term(reading, numberOf);
    value = sign === '*' ? value * other : value / other;
  }
}

/** NaN for what cannot be read. */
function term(reading: Reading, numberOf: (word: string) => number | null): number {
  skipBlanks(reading);
  const name = matched(FUNCTION, reading)?.[1];
  if (name !== undefined || reading.text[reading.at] === '(') {
    if (name === undefined) reading.at += 1;
    const work = FUNCTIONS[name ?? 'calc'];
    reading.depth += 1;
    if (!work || reading.depth > MAX_DEPTH) return Number.NaN;
    const numbers = [sum(reading, numberOf)];
    for (; reading.text[reading.at] === ','; ) {
      reading.at += 1;
      numbers.push(sum(reading, numberOf));
    }
    reading.depth -= 1;
    if (reading.text[reading.at] !== ')') return Number.NaN;
    reading.at += 1;
    return work(numbers);
  }
  const [number] = matched(NUMBER, reading) ?? [];
  if (number !== undefined) return (/[a-z%]$/.test(number) ? numberOf(number) : Number(number)) ?? Number.NaN;
  const constant = matched(/-?[a-z]+/y, reading)?.[0] ?? '';
  return constant.startsWith('-') ? -(CONSTANTS[constant.slice(1)] ?? Number.NaN) : (CONSTANTS[constant] ?? Number.NaN);
}

function skipBlanks(reading: Reading): void {
  matched(BLANKS, reading);
}

function matched(pattern: RegExp, reading: Reading): RegExpExecArray | null {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text);
  if (found) reading.at = pattern.lastIndex;
  return found;
}
