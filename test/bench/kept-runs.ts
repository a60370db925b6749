/** The last runs in docs/benchmarks.md: a feature that costs a tenth is seen beside the runs before it. */
import { execFileSync } from 'node:child_process';
import type { Row } from './rounds.ts';

/** Figures of a column. */
const KEPT = 5;
const FIRST = ['date', 'commit'];

type Line = ReadonlyMap<string, string>;

/**
 * The table of runs with this one on top. Of each column the newest figures stay, however many runs that measured other things came after them.
 * `table` is the one there is, which may have other columns or be empty.
 */
export function withRun(table: string, rows: readonly Row[], run: { date: string; commit: string }): string {
  const [names = [], , ...lines] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const before = lines.map((line) => new Map(names.map((name, at) => [name, line[at] ?? ''])));
  const now = new Map([
    ['date', run.date],
    ['commit', run.commit],
    ...rows.flatMap(({ kept, ratio }): [string, string][] => (kept === undefined ? [] : [[kept, ratio]])),
  ]);
  const columns = [...new Set([...FIRST, ...names, ...now.keys()])];
  const written = newest([now, ...before], columns).map((line) => columns.map((name) => line.get(name) ?? ''));
  return [columns, columns.map(() => '---'), ...written].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Without the figures that have enough newer ones in their column, and without the lines in which no figure is left. */
function newest(lines: readonly Line[], columns: readonly string[]): Line[] {
  const left = new Map(columns.filter((name) => !FIRST.includes(name)).map((name) => [name, KEPT]));
  return lines
    .map((line) => new Map([...line].filter(([name, figure]) => FIRST.includes(name) || (figure !== '' && takes(left, name)))))
    .filter((line) => line.size > FIRST.length);
}

function takes(left: Map<string, number>, name: string): boolean {
  const places = left.get(name) ?? 0;
  left.set(name, places - 1);
  return places > 0;
}

/** Where the code stands, with a `+` when files differ from it; a dash outside a repository. */
export function commitNow(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return '-';
  }
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
