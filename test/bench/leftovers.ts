/** What a run must not leave behind, however it ends: its temporary folders and the processes it started. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();
const pids = new Set<number>();

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-bench-'));
  folders.add(folder);
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** A process of ours; to be named here until it has ended. */
export function started(pid: number): void {
  pids.add(pid);
}

export function ended(pid: number): void {
  pids.delete(pid);
}

/** Lets SIGINT and SIGTERM end the run, and every end of the run end what it started. */
export function clearUpOnExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    for (const pid of pids) endAtOnce(pid);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
