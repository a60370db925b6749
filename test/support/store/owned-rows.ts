/** Which rows of which tables are an account's: those that name it, and those that name one of these. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../../src/store/sqlite/schema.ts';
import type { Postroom } from '../rooms/postroom.ts';

/** Tables without a row that names an account, or something of one. */
const OF_THE_SERVER = [
  'email_days',
  'failures',
  'instances',
  'domain_starts',
  'webhook_tokens',
  'secrets',
  'reader_passes',
  'arriving',
];

const TABLES = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .filter((table) => !OF_THE_SERVER.includes(getTableName(table)));

/** By the table's name: what tells each row from the others. */
export type OwnedRows = Map<string, string[]>;

export const TABLES_OF_ACCOUNTS: readonly string[] = TABLES.map((table) => getTableName(table));

/** The rows of the account; with `before`, also rows that name what was the account's then. */
export async function ownedRows(room: Pick<Postroom, 'sql'>, account: string, before?: OwnedRows): Promise<OwnedRows> {
  const known = new Set([account, ...[...(before?.values() ?? [])].flat().flatMap(idsIn)]);
  const tables: [string, Record<string, unknown>[]][] = [];
  for (const table of TABLES)
    tables.push([getTableName(table), await room.sql(`select ${columnsOf(table)} from ${getTableName(table)}`)]);
  const owned = new Map<string, Set<string>>();
  for (let more = true; more; ) {
    more = false;
    for (const [name, rows] of tables) {
      for (const row of rows) {
        if (!Object.values(row).some((value) => typeof value === 'string' && known.has(value))) continue;
        const all = owned.get(name) ?? new Set();
        const told = JSON.stringify(row);
        if (all.has(told)) continue;
        owned.set(name, all.add(told));
        for (const id of idsIn(JSON.stringify([row.id, row.budgets]))) known.add(id);
        more = true;
      }
    }
  }
  return new Map([...owned].map(([name, rows]) => [name, [...rows]]));
}

/** Those that do not change after the row was made, and say whose it is. */
function columnsOf(table: SQLiteTable): string {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const telling = names.filter(
    (name) => /^(id|.*_id|address|name|day|position|window|budgets)$/.test(name) && name !== 'claim_id',
  );
  return telling.map((name) => `"${name}"`).join(', ');
}

/** UUIDs, and the ids of MCP sessions. */
function idsIn(text: string): string[] {
  return text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g) ?? [];
}
