/** Closes what the tests of a file opened and did not close, as a test does that fails before it gets there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach } from 'node:test';

/** Longer than a Postroom takes to stop, at most. */
const MOST_SECONDS = 20;

type Entry = { close(): Promise<void>; openedAt: Error };

/** In the order they were opened. */
const open = new Set<Entry>();

// A file that is run by itself; the runner's processes do it at the end of each file. Benchmarks use the same helpers, and a hook would make
// them report on tests that they do not have.
if (/\.test\.[jt]s$/.test(process.argv[1] ?? '')) after(closeTheRest);

/** `opened` itself. Its `close` closes once, however often it is called, and is called at the end of the file at the latest. */
export function closedAtEnd<T extends { close(): unknown }>(opened: T): T {
  const { close } = opened;
  return Object.assign(opened, { close: atEnd(() => close.call(opened)) });
}

/** A function that does this once, however often it is called; the end of the file calls it at the latest. */
export function atEnd(close: () => unknown): () => Promise<void> {
  let closing: Promise<void> | null = null;
  const entry = {
    openedAt: new Error('it was opened here'),
    close: () => {
      closing ??= (async () => void (await close()))().finally(() => open.delete(entry));
      return closing;
    },
  };
  open.add(entry);
  return entry.close;
}

/** An empty folder, which is removed at the end of the file. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * From here on each test of the file closes at its end what it opened. For a file whose tests have rooms of their own: the next room takes over
 * the threads of the one before, and nothing of that one runs beside it.
 */
export function closeAfterEach(): void {
  let before = new Set(open);
  beforeEach(() => {
    before = new Set(open);
  });
  afterEach(() => closeAll([...open].filter((entry) => !before.has(entry))));
}

/** Closes what is still open at the end of a file. */
export async function closeTheRest(): Promise<void> {
  await closeAll([...open]);
}

/** Newest first, since a Postroom uses the relay and the database that were opened before it. */
async function closeAll(entries: Entry[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { close, openedAt } of entries.reverse()) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fail = () => reject(new Error(`it did not close within ${MOST_SECONDS} s`, { cause: openedAt }));
      timer = setTimeout(fail, MOST_SECONDS * 1000);
    });
    await Promise.race([close(), late]).catch((error: unknown) => failures.push(error));
    clearTimeout(timer);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'what the tests left open could not be closed');
}
