/** Custom properties, and the values that `var()` and `env()` put in the place of others (CSS Variables 1, CSS Environment 1). */
import { closing } from './lists.ts';

/** What elements inherit, by name with its dashes. */
export type Variables = ReadonlyMap<string, string>;

/** The properties that a declaration sets, with their values. */
type Longhands = (property: string, value: string) => [string, string][];

/** Levels of variables in variables, and characters of one value: more is not worked out. */
const MAX_LEVELS = 10;
const MAX_LENGTH = 2_000;
const MAX_VARIABLES = 1_000;

/** The marks of a value that is known only when its variables are. */
const PENDING = 'pending:';

/** Keeps a declaration whose value has variables: each of its longhands waits for them. */
export function pending(property: string, value: string): string {
  return `${PENDING}${property}:${value}`;
}

export function hasVariables(value: string): boolean {
  return value.includes('var(') || value.includes('env(');
}

/**
 * Puts values in the place of the variables in `style`, and gives the variables that the element passes on. A value whose variable
 * has none is as good as not declared; one that takes too much work is left as it is, so that it does not pass for understood.
 */
export function withValues(style: Map<string, string>, inherited: Variables, longhands: Longhands): Variables {
  let own: Map<string, string> | null = null;
  for (const [name, value] of style) {
    if (!name.startsWith('--')) continue;
    own ??= new Map(inherited);
    if (value === 'initial') own.delete(name);
    else if (value !== 'inherit' && own.size < MAX_VARIABLES) own.set(name, value);
  }
  const variables = own ?? inherited;
  for (const [name, value] of style) {
    if (!value.startsWith(PENDING)) continue;
    const colon = value.indexOf(':', PENDING.length);
    const property = value.slice(PENDING.length, colon);
    const whole = substituted(value.slice(colon + 1), variables, 0);
    if (whole === null) style.delete(name);
    else if (whole !== undefined) {
      const found = longhands(property, whole.replace(/\s+/g, ' ').trim()).find(([longhand]) => longhand === name);
      if (found) style.set(name, found[1]);
      else style.delete(name);
    }
  }
  return variables;
}

/** Null when a variable has no value; undefined when it takes too much work to tell. */
function substituted(value: string, variables: Variables, level: number): string | null | undefined {
  if (level > MAX_LEVELS || value.length > MAX_LENGTH) return undefined;
  const from = value.search(/\b(?:var|env)\(/);
  if (from === -1) return value;
  const to = closing(value, from + 3);
  if (to === -1) return null;
  const inside = value.slice(from + 4, to);
  const comma = inside.indexOf(',');
  const name = (comma === -1 ? inside : inside.slice(0, comma)).trim();
  const fallback = comma === -1 ? null : inside.slice(comma + 1).trim();
  const known = value.startsWith('var', from) ? variables.get(name) : environment(name);
  const part = known === undefined ? fallback : known;
  if (part === null) return null;
  const filled = substituted(part, variables, level + 1);
  if (filled === null || filled === undefined) return filled;
  return substituted(value.slice(0, from) + filled + value.slice(to + 1), variables, level + 1);
}

/** A computer's screen has no cut-outs, so nothing is inset. */
function environment(name: string): string | undefined {
  return /^safe-area-inset-(?:top|right|bottom|left)$/.test(name) ? '0px' : undefined;
}
