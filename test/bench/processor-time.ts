/** The processor time of a server, in all its threads. Other load on the machine hardly moves it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Load } from './rounds.ts';

/** The load that `work` measures, with the milliseconds of processor time that each answer took; without them where there is no /proc. */
export async function withProcessorTime(pid: number, work: () => Promise<Load>): Promise<Load> {
  const before = processorMs(pid);
  const load = await work();
  const after = processorMs(pid);
  return before === null || after === null ? load : { ...load, cpu: (after - before) / load.count };
}

/** User and system time of a process together, in milliseconds; null where the system does not tell it (proc(5)). */
export function processorMs(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs();
}

let tick: number | null = null;

function tickMs(): number {
  tick ??= 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return tick;
}
