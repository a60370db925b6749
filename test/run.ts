/**
 * Runs the tests: `run.ts [--postgres | --all] [path …]`. Without arguments, those of test/unit, test/servers, test/store and test/scenarios,
 * on SQLite; a path is a folder below test/, or how a file begins. `--postgres` runs them on PostgreSQL instead: the server TEST_DATABASE names, else one
 * that is installed here, started for this run, else PGlite. `--all` runs everything there is on each engine, and the conformance suites.
 * `--again` runs what failed once more by itself, and passes when that does: what passes is told as unsteady.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { APP, bundle } from '../src/building/bundle.mjs';
import { buildPage } from '../src/building/page.mjs';
import { postgresBinaries, STRANGE_SETTINGS, startPostgres } from './support/postgres/postgres-server.ts';
import { costly, judged, MOST_COMPUTED, type Outcome } from './support/running/judged.ts';
import { inSources } from './support/running/source-places.ts';
import { type TestRun, testRuns, USUAL } from './support/running/test-files.ts';
import { endAll, testProcess } from './support/running/test-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = 'test/support/running/file-by-file.ts';
const FIRST = 'test/support/running/following.ts';
const REPORTER = 'test/support/running/telling.ts';
/** Most objects of a test are gone at once: a large young heap, collected by one thread, takes a tenth less processor time. */
const COLLECTING = ['--max-semi-space-size=64', '--min-semi-space-size=32', '--single-threaded-gc'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
/**
 * Most files wait more than they compute: with three a processor, `npm test` leaves a tenth of its time unused in place of a quarter. Slow ones start
 * browsers, servers and processes of their own, and some measure how long something takes.
 */
const AT_ONCE = Number(process.env.TEST_CONCURRENCY ?? (values.all ? 2 : 3) * availableParallelism());
/** What needs no engine waits little, and each further process loads and compiles everything again. */
const COMPUTING = Math.min(AT_ONCE, availableParallelism() + 1);

const wanted =
  positionals.length > 0 ? positionals.map((path) => path.replace(/^(\.\/)?(test\/)?/, 'test/')) : values.all ? ['test/'] : USUAL;
const runs = testRuns(ROOT).filter(({ path, engine }) => {
  const onEngine = values.all || (engine === 'postgres') === values.postgres;
  return onEngine && wanted.some((beginning) => path.startsWith(beginning));
});
if (runs.length === 0) {
  console.error(`There is no test at ${wanted.join(' or ')}; what lies in a folder postgres runs with --postgres.`);
  process.exit(2);
}

const begun = Date.now();
makeScratch();
// The compiler is a program of Go, which collects less often so: it takes a quarter less of a processor, and memory for a few seconds.
process.env.GOGC ??= '400';
const needed = new Set([PROGRAM, FIRST, REPORTER, ...runs.map(({ path }) => path)]);
const bundled = await bundle({
  name: 'tests',
  sources: ['src', 'tools', 'test', 'packages/client/src'],
  entries: (files) => files.filter((path) => needed.has(path)),
});
// Else each of the processes that tests start would make it. What needs no engine starts none.
if (runs.some(({ engine }) => engine !== 'none')) await bundle(APP);
if (runs.some(({ path }) => path.startsWith('test/console/'))) await buildPage();
say(`made ready in ${seconds(Date.now() - begun)}`);
const outcomes = await runOnEngines(runs, runs.some(({ engine }) => engine !== 'none') ? AT_ONCE : COMPUTING);
const conforms = values.all && positionals.length === 0 ? await conformance() : true;
const { failed, unsteady } = await judged(outcomes, values.again ? (some) => runOnEngines(some, 1) : null);
summarize();
process.exitCode = conforms && failed.length === 0 ? 0 : 1;

/** A folder for what the tests write: in memory where there is such a place, since none of it is to outlive the machine. */
function makeScratch(): void {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'postroom-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      endAll();
      process.exit(1);
    });
  }
  process.env.TMPDIR = folder;
}

async function runOnEngines(some: TestRun[], atOnce: number): Promise<Outcome[]> {
  return [
    ...(await runAll(
      some.filter(({ engine }) => engine !== 'postgres'),
      atOnce,
    )),
    ...(await onPostgres(
      some.filter(({ engine }) => engine === 'postgres'),
      atOnce,
    )),
  ];
}

async function onPostgres(some: TestRun[], atOnce: number): Promise<Outcome[]> {
  if (some.length === 0) return [];
  const given = process.env.TEST_DATABASE ?? '';
  if (given !== '') return await runAll(some, atOnce, given);
  if (postgresBinaries() === null) {
    say('no PostgreSQL server is installed here: PGlite stands in');
    return await runAll(some, atOnce, 'pglite');
  }
  const server = await startPostgres({ settings: STRANGE_SETTINGS });
  try {
    return await runAll(some, atOnce, server.url);
  } finally {
    await server.close();
  }
}

/** Some files at a time, in order; each is told of when it is over. */
async function runAll(some: TestRun[], atOnce: number, database?: string): Promise<Outcome[]> {
  const { TEST_DATABASE: _, ...inherited } = process.env;
  // What a test file prints is shown when it fails: the errors that rooms met are a part of that.
  const quiet = { TEST_LOG: 'error', ...inherited };
  const env = database === undefined ? quiet : { ...quiet, TEST_DATABASE: database };
  const reporter = [`--test-reporter=${inBundle(REPORTER)}`, '--test-reporter-destination=stdout'];
  const command = [...COLLECTING, `--import=${inBundle(FIRST)}`, ...reporter, inBundle(PROGRAM)];
  const waiting = [...some];
  const done: Outcome[] = [];
  const work = async () => {
    const files = testProcess(command, env);
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      const outcome = { ...run, ...(await files.run(inBundle(run.path), run.limit, run.alone)) };
      done.push(outcome);
      tell(outcome);
    }
    await files.end();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

function inBundle(path: string): string {
  return join(bundled, path.replace(/\.ts$/, '.js'));
}

function tell({ path, engine, passed, skipped, whySkipped, failures, ...outcome }: Outcome): void {
  const name = path.slice('test/'.length, -'.test.ts'.length);
  const where = engine === 'none' ? name : `${name} on ${engine}`;
  const counts = [`${passed} passed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  const computed = outcome.computed === null ? '' : `, of a processor ${seconds(outcome.computed * 1000)}`;
  say(`${failures.length > 0 ? 'FAILED' : 'ok'}  ${where}: ${counts}, ${seconds(outcome.seconds * 1000)}${computed}`);
  for (const why of whySkipped) say(indented(`skipped: ${why || 'it says no reason'}`));
  const told = (text: string) => say(indented(inSources(text, bundled, ROOT)));
  for (const { name: test, place, error } of failures) told(`${test}\n${place}\n${error}`);
  if (failures.length > 0 && outcome.output !== '') told(`it printed:\n${outcome.output}`);
}

/** `npm run conformance`: its own words say how it went. */
async function conformance(): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/conformance/main.ts'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function summarize(): void {
  const sum = (some: Outcome[], count: (outcome: Outcome) => number) => some.reduce((all, outcome) => all + count(outcome), 0);
  say('');
  list('FAILED', failed);
  list('UNSTEADY (it failed, and passed by itself)', unsteady);
  if (!conforms) say('FAILED  the conformance suites');
  for (const { path, computed } of costly(outcomes))
    say(
      `COSTLY  ${path}: of a processor ${seconds((computed ?? 0) * 1000)}, where a usual file takes ${MOST_COMPUTED} s at most`,
    );
  const counts = [
    `${outcomes.length} files`,
    `${sum(outcomes, ({ passed }) => passed)} passed`,
    `${sum(failed, ({ failures }) => failures.length)} failed`,
    ...(unsteady.length > 0 ? [`${sum(unsteady, ({ failures }) => failures.length)} unsteady`] : []),
    `${sum(outcomes, ({ skipped }) => skipped)} skipped`,
  ];
  say(`${counts.join(', ')}, ${seconds(Date.now() - begun)}`);
}

function list(how: string, some: Outcome[]): void {
  for (const { path, engine, failures } of some) {
    for (const { name } of failures) say(`${how}  ${path}${engine === 'none' ? '' : ` on ${engine}`}: ${name}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function indented(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ');
}

function seconds(ms: number): string {
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
