/** better-sqlite3 in the version that the running Node can load. */
import type BetterSqlite3 from 'better-sqlite3';

export type { Database, Options } from 'better-sqlite3';

/**
 * Version 13 is made for Node-API 10, which Node 20 does not have, and ends the process there. Version 12 ends it on Node 24.19 and later
 * when a statement is collected (`RemoveEnvironmentCleanupHook`: Assertion failed).
 */
const PACKAGE = Number(process.versions.napi) >= 10 ? 'better-sqlite3' : 'better-sqlite3-node20';

export const SQLite: typeof BetterSqlite3 = await load();

async function load(): Promise<typeof BetterSqlite3> {
  try {
    const { default: loaded }: { default: typeof BetterSqlite3 } = await import(PACKAGE);
    return loaded;
  } catch (error) {
    throw new Error(
      `SQLite is not installed for Node ${process.version}. Install python3, make and g++ and run npm ci again, or use Node 22.14 or newer.`,
      { cause: error },
    );
  }
}
