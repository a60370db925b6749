/** `npm run postroom` as a user runs it: in a pipe, or on a terminal with somebody who answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '../../../src/commands/program.ts';
import { eventually } from '../rooms/postroom.ts';
import { atEnd } from '../running/closing.ts';
import { POSTROOM } from './process.ts';

export type Ran = { code: number | null; stdout: string; stderr: string };

export type Terminal = {
  /** All that the terminal shows so far. */
  shown(): string;
  /** Waits for the text, then types the answer. */
  answer(question: string | RegExp, typed: string): Promise<void>;
  ended: Promise<number | null>;
};

type Env = Record<string, string>;

/** With nothing on standard input, until it ends. */
export async function inPipe(env: Env, ...words: string[]): Promise<Ran> {
  return await givenInput('', env, ...words);
}

/**
 * The same without a process of its own, whose start takes two seconds of a processor. Where a file runs many commands, one of them at least
 * is for `inPipe`.
 */
export async function inThisProcess(env: Env, ...words: string[]): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  const into = (name: keyof typeof said) =>
    new Writable({
      decodeStrings: false,
      write: (chunk, _encoding, done) => {
        said[name] += chunk;
        done();
      },
    });
  const streams = { stdin: new PassThrough().end(), stdout: into('stdout'), stderr: into('stderr') };
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const code = await runCommand(['--env-file', devNull, ...words], { ...inherited, ...env }, streams);
  return { code, ...said };
}

/** With these bytes on standard input. */
export async function givenInput(input: string | Buffer, env: Env, ...words: string[]): Promise<Ran> {
  const { child, ended } = started(process.execPath, [...POSTROOM, ...words], env);
  child.stdin?.end(input);
  const [stdout, stderr] = await Promise.all([streamed(child, 'stdout'), streamed(child, 'stderr')]);
  return { code: await ended, stdout, stderr };
}

/** One that goes on until it gets a signal. */
export type Background = {
  stdout(): string;
  stderr(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
};

export function inBackground(env: Env, ...words: string[]): Background {
  const { child, ended } = started(process.execPath, [...POSTROOM, ...words], env);
  child.stdin?.end();
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
    });
  return {
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    end: async (signal) => {
      child.kill(signal);
      return await ended;
    },
    ended,
  };
}

/** As behind `| head`: nobody reads what it prints. */
export async function unread(env: Env, ...words: string[]): Promise<Omit<Ran, 'stdout'>> {
  const { child, ended } = started(process.execPath, [...POSTROOM, ...words], env);
  child.stdin?.end();
  child.stdout?.destroy();
  const stderr = await streamed(child, 'stderr');
  return { code: await ended, stderr };
}

/** On a terminal of its own, which util-linux's `script` makes. Words must not need quotes. */
export function onTerminal(env: Env, ...words: string[]): Terminal {
  const command = [process.execPath, ...POSTROOM, ...words].join(' ');
  const { child, ended } = started('script', ['-qec', command, '/dev/null'], { ...env, TERM: 'xterm' });
  let all = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    all += chunk;
  });
  let seen = 0;
  return {
    shown: () => all,
    answer: async (question, typed) => {
      const at = await eventually(`it asks ${question}`, async () => {
        const found = all
          .slice(seen)
          .search(question instanceof RegExp ? question : new RegExp(question.replace(/[()]/g, '\\$&')));
        return found >= 0 && { found };
      });
      seen += at.found + 1;
      child.stdin?.write(typed);
    },
    ended,
  };
}

function started(program: string, args: string[], env: Env): { child: ChildProcess; ended: Promise<number | null> } {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const child = spawn(program, args, { env: { ...inherited, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  atEnd(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  return { child, ended };
}

async function streamed(child: ChildProcess, name: 'stdout' | 'stderr'): Promise<string> {
  const stream = child[name];
  return stream ? await text(stream) : '';
}
