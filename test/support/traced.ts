/** The system calls of a running process, in the order in which they began and ended, by strace. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, scratchFolder } from './closing.ts';

export type Trace = {
  /** Ends the trace; resolves its lines, each `THREAD call(DESCRIPTOR<what it is>, "bytes") = result`; bytes outside ASCII are octal. */
  lines(): Promise<string[]>;
};

/** Bytes of a buffer that are shown: a page of SQLite. */
const SHOWN = 4096;

/** From its resolving on, all threads are traced. Resolves a sentence instead where strace is missing, or may not look. */
export async function traced(pid: number, calls: readonly string[]): Promise<Trace | string> {
  const file = join(await scratchFolder(), 'trace');
  const options = ['-f', '-y', '-s', String(SHOWN), '-e', `trace=${calls.join(',')}`, '-o', file, '-p', String(pid)];
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
  const attached = (async () => {
    for await (const chunk of strace.stderr) {
      said += chunk;
      if (/ attached/.test(said)) return true;
    }
    return false;
  })();
  if (!(await attached)) {
    await ended;
    return `strace cannot trace here: ${said.trim()}`;
  }
  return {
    lines: async () => {
      strace.kill('SIGINT');
      await ended;
      return (await readFile(file, 'latin1')).split('\n').filter((line) => line !== '');
    },
  };
}
