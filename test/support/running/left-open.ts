/** Whether a test process has anything open that it did not have when it began. */
import { setTimeout as passed } from 'node:timers/promises';

/** Connections whose server was closed take a moment to go. */
const MOST_MS = 1000;

const before = new Map<string, number>();
// Both of them are open from the first line that is printed.
if (process.stdout.writable && process.stderr.writable) for (const kind of keeping()) before.set(kind, count(kind));

/** Resolves true as soon as nothing keeps the process but what kept it in the beginning, false when something else goes on doing so. */
export async function nothingLeftOpen(): Promise<boolean> {
  const end = Date.now() + MOST_MS;
  while (Date.now() < end) {
    await passed(5);
    if (keeping().every((kind) => count(kind) <= (before.get(kind) ?? 0))) return true;
  }
  return false;
}

function count(wanted: string): number {
  return keeping().filter((kind) => kind === wanted).length;
}

/** The kinds of handles, timers and requests for which Node would not end the process, one each. */
function keeping(): string[] {
  return process.getActiveResourcesInfo();
}
