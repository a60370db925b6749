/** One test file in a process of its own, which ends when the file does, when its time is up, or when it hangs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Told } from './telling.ts';

export type Failure = { name: string; place: string; error: string };

export type Ended = {
  passed: number;
  skipped: number;
  failures: Failure[];
  seconds: number;
  /** The slowest of its tests. */
  slowest: { name: string; ms: number } | null;
  /** What it printed. */
  output: string;
};

/** Seconds in which a file whose tests are over is to end; after that it has left something open. */
const LEAVING = 30;
const MOST_OUTPUT = 20_000;

const running = new Set<ChildProcess>();

/**
 * `command` = the arguments of Node, the file last; its reporter is `telling`. `limit` and `leave` in seconds: how long it may take in all,
 * and after its last test. Whatever the file started ends with it.
 */
export async function runTestFile(command: string[], env: NodeJS.ProcessEnv, limit: number, leave = LEAVING): Promise<Ended> {
  const begun = Date.now();
  const ended: Ended = { passed: 0, skipped: 0, failures: [], seconds: 0, slowest: null, output: '' };
  const underWay = new Set<string>();
  // It would tell the runner of node --test, where that one started us.
  const { NODE_TEST_CONTEXT: _, ...own } = env;
  // A group of its own, so that its children can be ended with it.
  const child = spawn(process.execPath, command, { env: own, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      ended.output = (ended.output + text).slice(-MOST_OUTPUT);
    });
  }
  let stopped: string | null = null;
  const stop = (why: string) => {
    const tests = [...underWay].filter((name) => ![...underWay].some((other) => other.startsWith(`${name} > `)));
    stopped = tests.length > 0 ? `${why}; under way: ${tests.join('; ')}` : why;
    endGroup(child);
  };
  const timer = setTimeout(() => stop(`it is not over after ${limit} s`), limit * 1000);
  let leaving: NodeJS.Timeout | undefined;
  child.on('message', (told: Told) => {
    clearTimeout(leaving);
    hear(told, ended, underWay);
    if (underWay.size > 0 || ended.passed + ended.failures.length === 0) return;
    leaving = setTimeout(() => stop(`its tests are over for ${leave} s, and something that it left open keeps it`), leave * 1000);
  });
  // What it left behind may keep its output open.
  child.once('exit', () => endGroup(child));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  clearTimeout(leaving);
  running.delete(child);
  ended.seconds = (Date.now() - begun) / 1000;
  const file = command.at(-1) ?? '';
  if (stopped !== null) ended.failures.push({ name: stopped, place: file, error: '' });
  else if (code !== 0 && ended.failures.length === 0) {
    ended.failures.push({ name: `it ended with ${signal ?? `exit code ${code}`}`, place: file, error: '' });
  } else if (ended.passed + ended.skipped + ended.failures.length === 0) {
    ended.failures.push({ name: 'it has no tests', place: file, error: '' });
  }
  return ended;
}

/** For a runner that is to end now. */
export function endAll(): void {
  for (const child of running) endGroup(child);
}

function hear(told: Told, ended: Ended, underWay: Set<string>): void {
  if (told.what === 'begun') underWay.add(told.name);
  if (told.what === 'over') underWay.delete(told.name);
  if (told.what === 'skipped') ended.skipped += 1;
  if (told.what === 'failed') ended.failures.push({ name: told.name, place: told.place, error: told.error });
  if (told.what !== 'passed') return;
  ended.passed += 1;
  if (told.ms > (ended.slowest?.ms ?? 0)) ended.slowest = { name: told.name, ms: told.ms };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // There is nobody in it any more.
  }
}
