/** Remembers the answers to look-ups that every mail and call needs, such as that of its inbox or key, until their tables may have changed. */
import type { Database } from './driver.ts';

/** Rows as the driver answers them. Callers make rows of their own of them, so that none sees what another does to its row. */
type Cells = unknown[][];

export type Memory = {
  /** What `ask` answers to these values, or answered. Null for a statement whose answers are not remembered. */
  lookup(text: string): ((values: unknown[], ask: () => Cells) => Cells) | null;
  /** To be called before each run of a statement that changes a table of remembered answers. Null for others. */
  change(text: string): (() => void) | null;
  /** To be called when a transaction of the writing connection has begun. */
  begun(): void;
};

export const NO_MEMORY: Memory = { lookup: () => null, change: () => null, begun: () => {} };

/** Of counters, a transaction reads several for each mail, and changes them once before it ends. */
const TABLES = ['accounts', 'api_keys', 'counters', 'domains', 'inboxes'];
const CHANGE = /^(?:insert into|update|delete from) "(\w+)"/;
const READ = /(?: from| join) "(\w+)"/g;
/** Looks up what is named, and answers no list. */
const LOOKUP = /^select (?!.* (?:order by|limit|offset|group by) )/s;

/** Answers to one statement that are kept: enough for the inboxes that get mail at the same time. */
const MOST = 256;
/** Characters of what is asked for: a caller may ask for an id as long as a whole request, and no such inbox is. */
const LONGEST = 2_000;

/**
 * The memory of both connections. Only the writing connection writes here, and SQLite's data_version tells it whether another process has
 * committed since. It is asked once in a turn of the event loop, and when a transaction has begun, because no other process can commit while that is
 * open. Once the transaction has changed a table, nothing of that table is remembered until it ends. So nothing is remembered that is not committed.
 */
export function memoryOf(writer: Database): Memory {
  const dataVersion = writer.prepare<[], number>('PRAGMA data_version').pluck();
  const keptOf = new Map(TABLES.map((table) => [table, [] as Map<string, Cells>[]]));
  const changed = new Set<string>();
  let version: number | null = null;
  let isSure = false;
  /** Whether that was asked in this turn of the event loop: what came in it was sent before. */
  let isAsked = false;

  function forget(table: string): void {
    for (const kept of keptOf.get(table) ?? []) kept.clear();
  }

  /** False when SQLite does not tell, such as while it recovers what another process left: then the look-up itself waits, or fails. */
  function compare(): boolean {
    let now: number | null = null;
    try {
      now = dataVersion.get() ?? null;
    } catch {
      // What is kept is forgotten, as after any change.
    }
    if (now === null || now !== version) TABLES.forEach(forget);
    version = now;
    return now !== null;
  }

  function isCurrent(tables: readonly string[]): boolean {
    if (writer.inTransaction) return isSure && !tables.some((table) => changed.has(table));
    // Each asking takes two locks of the file, and a turn may look up an inbox for each of many clients.
    if (isAsked) return true;
    isAsked = compare();
    if (isAsked) setImmediate(askAgain);
    return isAsked;
  }

  function askAgain(): void {
    isAsked = false;
  }

  return {
    lookup(text) {
      const tables = LOOKUP.test(text) ? [...text.matchAll(READ)].map(([, table]) => table ?? '') : [];
      if (tables.length === 0 || !tables.every((table) => keptOf.has(table))) return null;
      const kept = new Map<string, Cells>();
      for (const table of tables) keptOf.get(table)?.push(kept);
      return (values, ask) => {
        if (!isCurrent(tables)) return ask();
        const key = JSON.stringify(values);
        const known = kept.get(key);
        if (known) return known;
        const answer = ask();
        if (key.length > LONGEST) return answer;
        if (kept.size >= MOST) kept.clear();
        kept.set(key, answer);
        return answer;
      };
    },
    change(text) {
      const table = CHANGE.exec(text)?.[1] ?? '';
      if (!keptOf.has(table)) return null;
      return () => {
        changed.add(table);
        forget(table);
      };
    },
    begun() {
      changed.clear();
      isSure = compare();
    },
  };
}
