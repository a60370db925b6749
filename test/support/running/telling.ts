/** The reporter of a test process: it tells the runner, which started the process, of each test as it goes. */
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { nothingLeftOpen } from './left-open.ts';

/**
 * What the runner hears. `name` = the names from the outermost suite to the test itself. After `done`, the file's tests are over; when
 * everything went well and nothing is left open, `ready` says that the process takes another file. `memory` in bytes; `computed` = seconds
 * of processor time that this process took for the file, in all its threads. After `broken`, for an error that nobody caught, the process ends.
 */
export type Told =
  | { what: 'begun' | 'over'; name: string }
  | { what: 'skipped'; name: string; why: string }
  | { what: 'passed'; name: string; ms: number }
  | { what: 'failed'; name: string; place: string; error: string }
  | { what: 'broken'; error: string }
  | { what: 'done' }
  | { what: 'ready'; memory: number; computed: number };

/** In place of a test's name. */
export const OUTSIDE = 'outside of its tests';

/** The usage up to the end of the file before. The first file also pays for the start of the process. */
let before: NodeJS.CpuUsage = { user: 0, system: 0 };

// biome-ignore lint/correctness/useYield: a reporter is a generator, and what it yields would be mixed with what tests print.
export default async function* telling(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const trail: string[] = [];
  for await (const event of events) {
    send(tell(event, trail));
    if (endsFile(event)) await fileEnded();
  }
}

async function fileEnded(): Promise<void> {
  send({ what: 'done' });
  const nothing = await nothingLeftOpen();
  // Node sets the exit code for errors that belong to no test, too, and by now it has told of each.
  if (process.exitCode || !nothing) return;
  process.channel?.ref();
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  send({ what: 'ready', memory: process.memoryUsage.rss(), computed: (user + system) / 1e6 });
}

function send(told: Told | null): void {
  if (told) process.send?.(told);
}

/** The outermost suite is the file itself. */
function endsFile({ type, data }: TestEvent): boolean {
  return (type === 'test:pass' || type === 'test:fail') && data.nesting === 0;
}

/** `trail` = the file, the suites and the test that began last. */
function tell(event: TestEvent, trail: string[]): Told | null {
  if (event.type === 'test:dequeue') {
    trail.splice(event.data.nesting, trail.length, event.data.name);
    return event.data.nesting === 0 ? null : { what: 'begun', name: nameOf(trail) };
  }
  if (event.type !== 'test:complete' && event.type !== 'test:pass' && event.type !== 'test:fail') return null;
  const name = nameOf([...trail.slice(0, event.data.nesting), event.data.name]);
  if (event.type === 'test:complete') return event.data.nesting === 0 ? null : { what: 'over', name };
  if (event.type === 'test:pass') {
    const { skip } = event.data;
    if (skip !== undefined) return { what: 'skipped', name, why: typeof skip === 'string' ? skip : '' };
    const { type, duration_ms } = event.data.details;
    return type === 'suite' ? null : { what: 'passed', name, ms: duration_ms };
  }
  const { error } = event.data.details;
  // The suite around a test that failed has nothing to add.
  if ('failureType' in error && error.failureType === 'subtestsFailed') return null;
  const { cause } = error;
  const place = `${event.data.file}:${event.data.line}:${event.data.column}`;
  return { what: 'failed', name, place, error: cause instanceof Error ? inspect(cause) : String(cause ?? error) };
}

function nameOf([, ...names]: string[]): string {
  return names.join(' > ') || OUTSIDE;
}
