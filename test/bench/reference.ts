/** Starts a reference server as a process of its own and ends it by its own pid. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ended, started } from './leftovers.ts';

export type Reference = { port: number; pid: number; end(): Promise<void> };

/** `file` lies in this folder and prints `LISTEN <port>`. Throws when it ends before that. */
export async function startReference(file: string, env: Record<string, string>): Promise<Reference> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid = 0 } = child;
  started(pid);
  const closed = once(child, 'close').then(() => ended(pid));
  const end = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^LISTEN (\d+)$/.exec(line)?.[1];
    if (port) return { port: Number(port), pid, end };
  }
  throw new Error(`the reference server ${file} ended before it listened`);
}
