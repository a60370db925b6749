/** Remembers what look-ups of inboxes and accounts answered, which come with every mail, for as long as nobody can have changed these tables. */
import type { Database } from './driver.ts';

/** Rows as the driver answers them. Callers make rows of their own of them, so that none sees what another does to its row. */
type Cells = unknown[][];

export type Memory = {
  /** What `ask` answers, or answered. `text` is a statement that `isRemembered`. */
  recall(text: string, values: unknown[], ask: () => Cells): Cells;
  /** To be called before a statement that `changesRemembered`. */
  changing(): void;
  /** To be called when a transaction of the writing connection has begun. */
  begun(): void;
};

export const NO_MEMORY: Memory = { recall: (_text, _values, ask) => ask(), changing: () => {}, begun: () => {} };

const TABLES = 'accounts|inboxes';
const CHANGE = new RegExp(`(?:insert into|update|delete from) "(?:${TABLES})"`);
const READ = /(?: from| join) "(\w+)"/g;
/** Looks up what is named, and answers no list. */
const LOOKUP = /^select (?!.* (?:order by|limit|offset|group by) )/s;

/** Answers that are kept: enough for the inboxes that get mail at the same time. */
const MOST = 256;
/** Characters of a statement with what it asks for: a caller may ask for an id as long as a whole request, and no such inbox is. */
const LONGEST = 4_000;

/**
 * The memory of both connections. Only the writing connection writes here, and SQLite's data_version tells it whether another process has
 * committed since. While its transaction is open no other process can commit, and from the first change in it to its end nothing is
 * remembered: so what is undone never was, and what is not committed stays unseen.
 */
export function memoryOf(writer: Database): Memory {
  const dataVersion = writer.prepare<[], number>('PRAGMA data_version').pluck();
  const kept = new Map<string, Cells>();
  let version: number | null = null;
  let isChanged = false;

  /** False when SQLite does not tell, such as while it recovers what another process left: then the look-up itself waits, or fails. */
  function isCurrent(): boolean {
    if (writer.inTransaction) return !isChanged;
    return compare();
  }

  function compare(): boolean {
    try {
      const now = dataVersion.get() ?? null;
      if (now !== version) kept.clear();
      version = now;
      return true;
    } catch {
      kept.clear();
      return false;
    }
  }

  return {
    recall: (text, values, ask) => {
      if (!isCurrent()) return ask();
      const key = JSON.stringify([text, ...values]);
      const known = kept.get(key);
      if (known) return known;
      const answer = ask();
      if (key.length > LONGEST) return answer;
      if (kept.size >= MOST) kept.clear();
      kept.set(key, answer);
      return answer;
    },
    changing: () => {
      isChanged = true;
      kept.clear();
    },
    begun: () => {
      isChanged = !compare();
    },
  };
}

export function isRemembered(text: string): boolean {
  return LOOKUP.test(text) && [...text.matchAll(READ)].every(([, table]) => TABLES.split('|').includes(table ?? ''));
}

export function changesRemembered(text: string): boolean {
  return CHANGE.test(text);
}
