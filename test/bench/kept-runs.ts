/** The last runs in docs/benchmarks.md: a feature that costs a tenth is seen beside the run before it. */
import { execFileSync } from 'node:child_process';
import type { Row } from './rounds.ts';

const KEPT = 5;
const FIRST = ['date', 'commit'];

/** The table of runs with this one on top. `table` is the one there is, which may have other columns or be empty. */
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
  const columns = [...new Set([...FIRST, ...now.keys(), ...names])];
  const written = [now, ...before].slice(0, KEPT).map((one) => columns.map((name) => one.get(name) ?? ''));
  return [columns, columns.map(() => '---'), ...written].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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
