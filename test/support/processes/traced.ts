/** The system calls of a running process, in the order in which they began and ended, by strace. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, scratchFolder } from '../running/closing.ts';

export type Trace = {
  /** Ends the trace; resolves its lines, each `THREAD call(DESCRIPTOR<what it is>, "bytes") = result`; bytes outside ASCII are octal. */
  lines(): Promise<string[]>;
};

/** Bytes of a buffer that are shown: a page of SQLite. */
const SHOWN = 4096;

/** Why nothing can be traced here: strace is missing, or may not look at a process that runs. False = it can. */
export async function traceFault(): Promise<string | false> {
  const looked = spawn('sleep', ['60'], { stdio: 'ignore' });
  const ended = once(looked, 'close');
  try {
    await (await traced(looked.pid ?? 0, ['read'])).lines();
    return false;
  } catch (error) {
    return String(error);
  } finally {
    looked.kill('SIGKILL');
    await ended;
  }
}

/**
 * What stands before a command so that it is traced from its start on, by a strace beside it: the process is the command's own. `lines` as in
 * Trace, without bytes, once the process and its output have ended.
 */
export async function tracedFromStart(calls: readonly string[]): Promise<{ before: string[]; lines(): Promise<string[]> }> {
  const file = join(await scratchFolder(), 'trace');
  return {
    before: ['strace', '-D', '-f', '-y', '-s', '0', '-e', `trace=${calls.join(',')}`, '-o', file],
    lines: () => linesOf(file),
  };
}

/** From its resolving on, all threads are traced. `shown` = bytes of a buffer. Throws where strace is missing, or may not look. */
export async function traced(pid: number, calls: readonly string[], shown = SHOWN): Promise<Trace> {
  const file = join(await scratchFolder(), 'trace');
  const options = ['-f', '-y', '-s', String(shown), '-e', `trace=${calls.join(',')}`, '-o', file, '-p', String(pid)];
  const strace = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const ended = new Promise<void>((resolve) => {
    strace.once('error', (error) => {
      said += error.message;
      resolve();
    });
    strace.once('close', () => resolve());
  });
  atEnd(async () => {
    strace.kill('SIGINT');
    await ended;
  });
  strace.stderr.setEncoding('utf8');
  // It is read to its end, as strace tells of each new thread there, and ends when it cannot.
  const attached = new Promise<boolean>((resolve) => {
    strace.stderr.on('data', (chunk) => {
      said += chunk;
      if (/ attached/.test(said)) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!(await attached)) {
    throw new Error(`strace cannot trace here: ${said.trim()}`);
  }
  return {
    lines: async () => {
      strace.kill('SIGINT');
      await ended;
      return await linesOf(file);
    },
  };
}

async function linesOf(file: string): Promise<string[]> {
  return (await readFile(file, 'latin1')).split('\n').filter((line) => line !== '');
}
