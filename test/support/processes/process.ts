/** The real process: starts `src/main.ts` on a folder, waits until it listens, and ends it by its own pid. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Answer, API_KEY, SIGNING_KEY } from '../rooms/postroom.ts';
import { atEnd } from '../running/closing.ts';

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type RunningPostroom = {
  url: string;
  pid: number;
  /** What it has printed and logged so far. */
  stdout(): string;
  stderr(): string;
  /** A REST call with the operator's key. */
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends the signal and resolves when the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended>;
  /** True until the process is gone. */
  running(): boolean;
};

/** Milliseconds, for what hangs: the first start after a change also compiles, and many programs may share the machine. One that ended is told at once. */
const STARTING = 300_000;
const ANSWERING = 120_000;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const command = z.string().startsWith('node ');
const { scripts } = z
  .object({ scripts: z.object({ start: command, postroom: command }) })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')));

/** A `.env` of the checkout belongs to the developer, and may name a real database. */
const NO_ENV_FILE = ['--env-file', devNull];

/** Node's arguments in `npm start`, so that what is tested and measured is what runs. */
export const START = [...scripts.start.split(' ').slice(1), ...NO_ENV_FILE];

/** Node's arguments in `npm run postroom`. */
export const POSTROOM = [...scripts.postroom.split(' ').slice(1), ...NO_ENV_FILE];

/**
 * Throws an Error with the output of the process when it ends before it listens. `env` is what a self-hoster would set. `before` = a program,
 * with its arguments, that becomes the process.
 */
export async function startProcess(
  dataDir: string,
  env: Record<string, string> = {},
  before: readonly string[] = [],
): Promise<RunningPostroom> {
  const child = spawnMain(dataDir, env, before);
  const stdout = collect(child, 'stdout');
  const stderr = collect(child, 'stderr');
  const ended = exitOf(child);
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  const url = await listening(child, stdout, () => gone);
  if (url === null) throw new Error(`the process ended before it listened: ${stderr()}`);
  return {
    url,
    pid: child.pid ?? 0,
    stdout,
    stderr,
    rest: (method, path, body, headers = {}) => rest(url, method, path, body, headers),
    end: async (signal) => {
      child.kill(signal);
      return await ended;
    },
    running: () => !gone,
  };
}

/** For a start that must fail: resolves with the exit code and what was said on stderr. Throws when the process listens after all. */
export async function refusedStart(dataDir: string, env: Record<string, string> = {}): Promise<Ended & { stderr: string }> {
  const child = spawnMain(dataDir, env);
  const stdout = collect(child, 'stdout');
  const stderr = collect(child, 'stderr');
  let gone = false;
  const ended = exitOf(child);
  void ended.then(() => {
    gone = true;
  });
  if ((await listening(child, stdout, () => gone)) !== null) {
    child.kill('SIGKILL');
    throw new Error('the process started, which it should have refused');
  }
  return { ...(await ended), stderr: stderr() };
}

function spawnMain(dataDir: string, env: Record<string, string>, before: readonly string[] = []): ChildProcess {
  const defaults = {
    PORT: '0',
    DATA_DIR: dataDir,
    POSTROOM_API_KEY: API_KEY,
    PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY,
    LOG_LEVEL: 'warn',
    // Mail is there once its webhook is answered, however slow the machine is.
    ACCEPT_AFTER_MS: '999999',
  };
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const [program = process.execPath, ...words] = [...before, process.execPath, ...START];
  const child = spawn(program, words, {
    cwd: ROOT,
    env: { ...inherited, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  return child;
}

function collect(child: ChildProcess, name: 'stdout' | 'stderr'): () => string {
  let text = '';
  child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** `close` comes after the last output, `exit` may come before it. */
async function exitOf(child: ChildProcess): Promise<Ended> {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal };
}

/** The address it prints, or null when it is gone. */
async function listening(child: ChildProcess, stdout: () => string, gone: () => boolean): Promise<string | null> {
  const end = Date.now() + STARTING;
  while (!gone()) {
    const url = /listens on (http:\S+)/.exec(stdout())?.[1];
    if (url) return url;
    if (Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error('the process neither listened nor ended within five minutes');
    }
    await new Promise((next) => setTimeout(next, 10));
  }
  return null;
}

async function rest(url: string, method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${API_KEY}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWERING),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(bytes.toString('utf8')) : bytes };
}
