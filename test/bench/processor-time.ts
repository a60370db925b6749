/** The processor time of servers, in all their threads. Other load on the machine hardly moves it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { PostgresServer } from '../support/postgres/postgres-server.ts';
import type { Load } from './rounds.ts';

/** Milliseconds of processor time that were spent until now; null where the system does not tell it. */
export type Clock = () => number | null;

/** The load that `work` measures, with the milliseconds of processor time that each answer took; without them where there is no /proc. */
export async function withProcessorTime(of: number | Clock, work: () => Promise<Load>): Promise<Load> {
  const clock = typeof of === 'number' ? clockOf([of]) : of;
  const { found, ms } = await timed(clock, work);
  return ms === null ? found : { ...found, cpu: ms / found.count };
}

export async function timed<T>(clock: Clock, work: () => Promise<T>): Promise<{ found: T; ms: number | null }> {
  const before = clock();
  const found = await work();
  const after = clock();
  return { found, ms: before === null || after === null ? null : after - before };
}

/** Of some processes together, and of all processes of a PostgreSQL server, where one works for them. */
export function clockOf(pids: readonly number[], postgres?: PostgresServer): Clock {
  return () => {
    const server = postgres?.pid();
    const all = [...pids.map(processorMs), ...(server ? [familyMs(server)] : [])];
    return all.reduce((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0);
  };
}

/** User and system time of a process together, in milliseconds; null where the system does not tell it (proc(5)). */
export function processorMs(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const { user, system } = statOf(pid);
  return (user + system) * tickMs();
}

/** The same of a process with its children, also those that have ended. */
function familyMs(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const { user, system, endedUser, endedSystem } = statOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statIfThere(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const living = children.reduce((sum, child) => sum + child.user + child.system, 0);
  return (user + system + endedUser + endedSystem + living) * tickMs();
}

/** In ticks. */
type Stat = { parent: number; user: number; system: number; endedUser: number; endedSystem: number };

function statOf(pid: number): Stat {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  return { parent, user, system, endedUser, endedSystem } as Stat;
}

/** Null = it has ended meanwhile. */
function statIfThere(pid: number): Stat | null {
  try {
    return statOf(pid);
  } catch {
    return null;
  }
}

let tick: number | null = null;

function tickMs(): number {
  tick ??= 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return tick;
}
