/** better-sqlite3 in the version that the running Node can live with. */
import type BetterSqlite3 from 'better-sqlite3';

export type { Database, Options } from 'better-sqlite3';

/**
 * Version 12 ends the process on Node 24.19 and later when a statement is collected (`RemoveEnvironmentCleanupHook`: Assertion failed).
 * Version 13 ends it on Node 20, which lacks the Node-API 10 it is made for.
 */
const PACKAGE = Number.parseInt(process.versions.node, 10) >= 24 ? 'better-sqlite3-node24' : 'better-sqlite3';

export const SQLite: typeof BetterSqlite3 = await load();

async function load(): Promise<typeof BetterSqlite3> {
  try {
    const { default: loaded }: { default: typeof BetterSqlite3 } = await import(PACKAGE);
    return loaded;
  } catch (error) {
    const cure = 'Bring npm up to date, or install python3, make and g++; then run npm ci again.';
    throw new Error(`SQLite is not installed for Node ${process.version}. ${cure}`, { cause: error });
  }
}
