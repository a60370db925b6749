/** What is wrong with a value that a schema refuses, in plain English, where the schema has no words of its own for it. */
import type { z } from 'zod';

/** For `safeParse`, as its `error`. Where this has no words, zod's own are used. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${kind(issue.expected)}${typeof issue.input === 'number' ? '' : `, not ${kindOf(issue.input)}`}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must ${amount(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${amount(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`;
    case 'invalid_union':
      return ofNoKind(issue.errors);
    default:
      return undefined;
  }
};

/** Whether the value itself is of another kind, and not a part of it. */
export function isOtherKind(issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidType {
  return issue.code === 'invalid_type' && issue.path.length === 0;
}

/** For a value that is of none of several possible kinds; undefined when something else is wrong with it. */
function ofNoKind(errors: z.core.$ZodIssue[][]): string | undefined {
  const expected = errors.flatMap((issues) =>
    issues
      .filter(isOtherKind)
      .slice(0, 1)
      .map(({ expected }) => kind(expected)),
  );
  return expected.length > 0 && expected.length === errors.length ? `must be ${[...new Set(expected)].join(' or ')}` : undefined;
}

const KINDS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function kind(expected: string): string {
  return KINDS[expected] ?? expected;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return String(value);
  return value === null ? 'null' : kind(typeof value);
}

function amount(origin: string, than: string, limit: number | bigint): string {
  const of = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin];
  return of ? `have ${than} ${limit} ${Number(limit) === 1 ? of[0] : of[1]}` : `be ${than} ${limit}`;
}
