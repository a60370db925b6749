/** The reporter of a test file's process: it tells the runner, which started the process, of each test as it goes. */
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/** What the runner hears. `name` = the names from the outermost suite to the test itself. */
export type Told =
  | { what: 'begun' | 'over' | 'skipped'; name: string }
  | { what: 'passed'; name: string; ms: number }
  | { what: 'failed'; name: string; place: string; error: string };

/** Yields nothing: standard output stays the test's own. */
export default async function* telling(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  // Without its runner, a test has nobody to work for.
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
  const trail: string[] = [];
  for await (const event of events) {
    const told = tell(event, trail);
    if (told) process.send?.(told);
  }
}

/** `trail` = the suites and the test that began last. */
function tell(event: TestEvent, trail: string[]): Told | null {
  if (event.type === 'test:dequeue') {
    trail.splice(event.data.nesting, trail.length, event.data.name);
    return { what: 'begun', name: trail.join(' > ') };
  }
  if (event.type !== 'test:complete' && event.type !== 'test:pass' && event.type !== 'test:fail') return null;
  const name = [...trail.slice(0, event.data.nesting), event.data.name].join(' > ');
  if (event.type === 'test:complete') return { what: 'over', name };
  if (event.type === 'test:pass') {
    if (event.data.skip !== undefined) return { what: 'skipped', name };
    const { type, duration_ms } = event.data.details;
    return type === 'suite' ? null : { what: 'passed', name, ms: duration_ms };
  }
  const { error } = event.data.details;
  // The suite around a test that failed has nothing to add.
  if ('failureType' in error && error.failureType === 'subtestsFailed') return null;
  const { cause } = error;
  const place = `${event.data.file}:${event.data.line}`;
  return { what: 'failed', name, place, error: cause instanceof Error ? inspect(cause) : String(cause ?? error) };
}
