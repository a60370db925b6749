/** The test files, and what their folders say of them: on which engines they run, and how long they may take. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Engine = 'none' | 'sqlite' | 'postgres';

/**
 * One run of one file. `path` relative to the project, with forward slashes; `limit` in seconds. One that is `alone` shares its process with
 * no other file.
 */
export type TestRun = { path: string; engine: Engine; limit: number; alone: boolean };

/** Seconds that a file may take, by where it lies: the last that fits counts. Several times what it takes, as machines differ so much. */
const LIMITS: [beginning: string, seconds: number][] = [
  ['test/', 300],
  ['test/scenarios/sqlite/', 600],
  ['test/scenarios/inbound/authentication-dns', 600],
  ['test/scenarios/upkeep/', 600],
  ['test/store/postgres/', 900],
  ['test/attack/', 900],
  ['test/slow/', 900],
  ['test/slow/sqlite/obedient-agent', 1800],
  ['test/slow/sqlite/durability', 1800],
];

/**
 * Ways in and out, and pages: they reach the store through functions of the core alone, and those are called on each engine by the rooms of
 * these functions, the store's contract and `tools/answers`.
 */
export const ENGINES_ALIKE = [
  'test/console/',
  'test/scenarios/client/',
  'test/scenarios/console/',
  'test/scenarios/mcp/',
  'test/scenarios/mcp-events/',
  'test/scenarios/smtp/',
  'test/scenarios/webhook/',
];

/**
 * Files that measure what their process takes, that start a runner, or that run several instances in it. Any other slow file shares a process:
 * to load everything again costs more than many of them do, and one that filled its memory is followed by a new process all the same.
 */
const ALONE = ['test/slow/postgres/', 'test/slow/unit/attachments-bounds', 'test/slow/unit/runner'];

/** What `npm test` runs, on SQLite. */
export const USUAL = ['test/unit/', 'test/servers/', 'test/store/', 'test/scenarios/'];

/** Quick ones first; then those that take longest, so that short ones are left for the end and no processor is idle. */
const ORDER = [
  'test/unit/',
  'test/servers/',
  'test/slow/',
  'test/store/postgres/',
  'test/console/',
  'test/scenarios/sqlite/',
  'test/scenarios/webhook/',
  'test/attack/',
  'test/scenarios/',
  'test/store/',
];

/** All runs of all files below the project's folder, in the order of ORDER, and in each folder first what may take longest. */
export function testRuns(root: string): TestRun[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .flatMap((path) => enginesOf(path).map((engine) => ({ path, engine, limit: limitOf(path), alone: isAlone(path) })))
    .sort((one, other) => place(one) - place(other) || other.limit - one.limit || (one.path < other.path ? -1 : 1));
}

/** Folders `unit` and `servers` need no engine, `sqlite` and `postgres` that one, wherever they stand. What ENGINES_ALIKE names runs on SQLite, and everything else on each. */
export function enginesOf(path: string): Engine[] {
  const folders = path.split('/').slice(0, -1);
  if (folders.includes('unit') || folders.includes('servers')) return ['none'];
  if (folders.includes('sqlite')) return ['sqlite'];
  if (folders.includes('postgres')) return ['postgres'];
  if (ENGINES_ALIKE.some((beginning) => path.startsWith(beginning))) return ['sqlite'];
  return ['sqlite', 'postgres'];
}

function limitOf(path: string): number {
  return LIMITS.findLast(([beginning]) => path.startsWith(beginning))?.[1] ?? 0;
}

function isAlone(path: string): boolean {
  return ALONE.some((beginning) => path.startsWith(beginning));
}

function place({ path }: TestRun): number {
  return ORDER.findIndex((folder) => path.startsWith(folder));
}
