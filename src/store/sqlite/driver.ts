/** better-sqlite3, in the version that works on the running Node. */
import type BetterSqlite3 from 'better-sqlite3';

export type { Database, Options, Statement } from 'better-sqlite3';

/**
 * On Node 24.19 and later, version 12 ends the process when a statement is garbage-collected (`RemoveEnvironmentCleanupHook`: Assertion
 * failed). On Node 20, which lacks Node-API 10, version 13 ends it.
 */
const PACKAGE = Number.parseInt(process.versions.node, 10) >= 24 ? 'better-sqlite3-node24' : 'better-sqlite3';

export const SQLite: typeof BetterSqlite3 = await load();

async function load(): Promise<typeof BetterSqlite3> {
  try {
    const { default: loaded }: { default: typeof BetterSqlite3 } = await import(PACKAGE);
    return loaded;
  } catch (error) {
    const cure = 'Bring npm up to date, or install python3, make and g++; then install Postroom again.';
    throw new Error(`SQLite is not installed for Node ${process.version}. ${cure}`, { cause: error });
  }
}
