/** Findings as lines for a person. */
import { oneLine } from '../core/base/one-line.ts';
import type { Finding, Status } from './finding.ts';

/** SGR codes (ECMA-48 8.3.117). */
const COLOURS: Record<Status, number> = { ok: 32, warning: 33, failed: 31, unknown: 36 };

const STATUS_WIDTH = 8;
const NAME_WIDTH = 15;

/** A line, and one more with what to do. What strangers wrote in it cannot steer the terminal. */
export function printed({ check, status, what, fix }: Finding, colours: boolean): string {
  const word = status.padEnd(STATUS_WIDTH);
  const shown = colours ? `\u001b[${COLOURS[status]}m${word}\u001b[0m` : word;
  const below = fix === undefined || status === 'ok' ? '' : `${' '.repeat(STATUS_WIDTH + NAME_WIDTH + 2)}-> ${oneLine(fix)}\n`;
  return `${shown} ${check.padEnd(NAME_WIDTH)} ${oneLine(what)}\n${below}`;
}

export function countsOf(found: readonly Finding[]): { failed: number; warnings: number; unknown: number } {
  const count = (wanted: Status) => found.filter(({ status }) => status === wanted).length;
  return { failed: count('failed'), warnings: count('warning'), unknown: count('unknown') };
}

export function summary(found: readonly Finding[]): string {
  const { failed, warnings, unknown } = countsOf(found);
  if (failed + warnings + unknown === 0) return '\nAll is well.\n';
  return `\n${failed} failed, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${unknown} could not be checked.\n`;
}
