/** The test files, and what their folders say of them: on which engines they run, and how long they may take. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Engine = 'none' | 'sqlite' | 'postgres';

/** One run of one file. `path` relative to the project, with forward slashes; `limit` in seconds. */
export type TestRun = { path: string; engine: Engine; limit: number };

/** Seconds that a file may take, by where it lies: the last that fits counts. */
const LIMITS: [beginning: string, seconds: number][] = [
  ['test/', 120],
  ['test/store/postgres/', 300],
  ['test/attack/', 300],
  ['test/slow/', 300],
  ['test/slow/scenarios/obedient-agent', 600],
  ['test/slow/sqlite/durability', 900],
];

const ORDER = ['test/unit/', 'test/store/', 'test/scenarios/', 'test/attack/', 'test/slow/'];

/** All runs of all files below the project's folder: quick folders first, and in them what may take longest. */
export function testRuns(root: string): TestRun[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .flatMap((path) => enginesOf(path).map((engine) => ({ path, engine, limit: limitOf(path) })))
    .sort((one, other) => place(one) - place(other) || other.limit - one.limit || (one.path < other.path ? -1 : 1));
}

/** A folder `unit` needs no engine, `sqlite` and `postgres` that one, wherever they stand; everything else runs on each. */
export function enginesOf(path: string): Engine[] {
  const folders = path.split('/').slice(0, -1);
  if (folders.includes('unit')) return ['none'];
  if (folders.includes('sqlite')) return ['sqlite'];
  if (folders.includes('postgres')) return ['postgres'];
  return ['sqlite', 'postgres'];
}

function limitOf(path: string): number {
  return LIMITS.findLast(([beginning]) => path.startsWith(beginning))?.[1] ?? 0;
}

function place({ path }: TestRun): number {
  return ORDER.findIndex((folder) => path.startsWith(folder));
}
