/** Runs test files one after another in a process, and in another one as soon as that has ended, hung, failed or grown. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, totalmem } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Handed } from './file-by-file.ts';
import { OUTSIDE, type Told } from './telling.ts';

export type Failure = { name: string; place: string; error: string };

export type Ended = {
  passed: number;
  skipped: number;
  /** Each reason once. */
  whySkipped: string[];
  failures: Failure[];
  seconds: number;
  /** Seconds of processor time without that of processes it started; null when it ended its own. */
  computed: number | null;
  /** The slowest of its tests. */
  slowest: { name: string; ms: number } | null;
  /** What was printed meanwhile. */
  output: string;
};

export type TestProcess = {
  /** Runs the file at this path for `limit` seconds at most. One that is `alone` has the process for itself. */
  run(file: string, limit: number, alone?: boolean): Promise<Ended>;
  /** After the last file. */
  end(): Promise<void>;
};

/** Seconds in which a process whose file is over takes another or ends; after that the file has left something open. */
const LEAVING = 30;
/**
 * Of one process, in bytes: those that run at a time may have half the machine. A process that is new loads and compiles everything again,
 * which costs as much as half a file's tests, so it goes on for as long as that holds.
 */
const MOST_MEMORY = Math.max(
  700_000_000,
  Math.min(1_800_000_000, Math.min(totalmem(), process.constrainedMemory() || totalmem()) / (6 * availableParallelism())),
);
const MOST_OUTPUT = 20_000;

type Running = { child: ChildProcess; closed: Promise<[code: number | null, signal: NodeJS.Signals | null]> };

const running = new Set<ChildProcess>();

/**
 * `command` = the arguments of Node, of which the last is `file-by-file`, the reporter is `telling`, and `following` is imported first; `leave` in seconds. Whatever the
 * files started ends with their process.
 */
export function testProcess(command: string[], env: NodeJS.ProcessEnv, leave = LEAVING): TestProcess {
  let started: Running | null = null;
  const end = async () => {
    const child = started?.child;
    started = null;
    if (!child?.connected) return;
    child.disconnect();
    // Not `close`, which does not come when this side closes the channel.
    await once(child, 'exit');
  };
  return {
    run: async (file, limit, alone = false) => {
      if (alone || started?.child.connected === false) await end();
      started ??= start(command, env);
      const { memory, ...ended } = await runFile(started, file, limit, leave);
      if (memory === null) started = null;
      else if (alone || memory > MOST_MEMORY) await end();
      return ended;
    },
    end,
  };
}

/** Ends all processes, for a runner that is to end now. */
export function endAll(): void {
  for (const child of running) endGroup(child);
}

function start(command: string[], env: NodeJS.ProcessEnv): Running {
  // With this variable, the process would report to the runner of `node --test` that started ours.
  const { NODE_TEST_CONTEXT: _, ...own } = env;
  // A group of its own, so that its children can be ended with it.
  const child = spawn(process.execPath, command, { env: own, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  running.add(child);
  // What it left behind may keep its output open.
  child.once('exit', () => {
    running.delete(child);
    endGroup(child);
  });
  return { child, closed: once(child, 'close') as Running['closed'] };
}

/** `memory` of the process that takes another file; null when the process has ended. */
async function runFile(
  { child, closed }: Running,
  file: string,
  limit: number,
  leave: number,
): Promise<Ended & { memory: number | null }> {
  const begun = Date.now();
  const ended: Ended = {
    passed: 0,
    skipped: 0,
    whySkipped: [],
    failures: [],
    seconds: 0,
    computed: null,
    slowest: null,
    output: '',
  };
  const underWay = new Set<string>();
  let done = false;
  let stopped: string | null = null;
  const stop = (why: string) => {
    const tests = innermost(underWay);
    stopped = tests.length > 0 ? `${why}; under way: ${tests.join('; ')}` : why;
    endGroup(child);
  };
  const timers = [setTimeout(() => stop(`it is not over after ${limit} s`), limit * 1000)];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      ended.output = (ended.output + text).slice(-MOST_OUTPUT);
    });
  }
  const ready = new Promise<number>((resolve) => {
    child.on('message', (told: Told) => {
      hear(told, ended, underWay, file);
      if (told.what === 'done') {
        done = true;
        const why = `its tests are over for ${leave} s, and something that it left open keeps it`;
        timers.push(setTimeout(() => stop(why), leave * 1000));
      }
      // What it printed is read in the same turn as this message, or before.
      if (told.what !== 'ready') return;
      ended.computed = told.computed;
      setImmediate(() => resolve(told.memory));
    });
  });
  child.send(pathToFileURL(file).href satisfies Handed);
  const over = await Promise.race([ready, closed]);
  for (const timer of timers) clearTimeout(timer);
  for (const [from, event] of [
    [child, 'message'],
    [child.stdout, 'data'],
    [child.stderr, 'data'],
  ] as const)
    from?.removeAllListeners(event);
  ended.seconds = (Date.now() - begun) / 1000;
  const [code, signal] = typeof over === 'number' ? [0, null] : over;
  if (stopped !== null) ended.failures.push({ name: stopped, place: file, error: '' });
  else if ((code !== 0 || !done) && ended.failures.length === 0) {
    ended.failures.push({ name: `it ended with ${signal ?? `exit code ${code}`}`, place: file, error: '' });
  } else if (ended.passed + ended.skipped + ended.failures.length === 0) {
    ended.failures.push({ name: 'it has no tests', place: file, error: '' });
  }
  return { ...ended, memory: typeof over === 'number' ? over : null };
}

function hear(told: Told, ended: Ended, underWay: Set<string>, file: string): void {
  if (told.what === 'begun') underWay.add(told.name);
  if (told.what === 'over') underWay.delete(told.name);
  if (told.what === 'skipped') {
    ended.skipped += 1;
    if (!ended.whySkipped.includes(told.why)) ended.whySkipped.push(told.why);
  }
  if (told.what === 'failed') ended.failures.push({ name: told.name, place: told.place, error: told.error });
  if (told.what === 'broken') {
    const tests = innermost(underWay);
    for (const name of tests.length > 0 ? tests : [OUTSIDE]) ended.failures.push({ name, place: file, error: told.error });
  }
  if (told.what !== 'passed') return;
  ended.passed += 1;
  if (told.ms > (ended.slowest?.ms ?? 0)) ended.slowest = { name: told.name, ms: told.ms };
}

/** Without the suites around them. */
function innermost(underWay: Set<string>): string[] {
  return [...underWay].filter((name) => ![...underWay].some((other) => other.startsWith(`${name} > `)));
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group is already gone.
  }
}
