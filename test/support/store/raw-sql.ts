/** A statement on the tables of a running Postroom, past its store, for what no endpoint does, such as breaking a row. */
import { join } from 'node:path';
import { connectPglite } from '../../../src/store/postgres/pglite.ts';
import { connectServer } from '../../../src/store/postgres/server.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';

export type Row = Record<string, unknown>;

/** `?` stands for each of `values`, of which a Date is a time; answers the rows, of a change those of its `returning`. */
export async function rawSql(env: Record<string, string>, text: string, values: unknown[] = []): Promise<Row[]> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env;
  return url === undefined ? onSqlite(folder, text, values) : await onPostgres(url, text, values);
}

function onSqlite(folder: string, text: string, values: unknown[]): Row[] {
  const database = new SQLite(join(folder, 'postroom.db'));
  try {
    return database.prepare(text).all(...values.map((value) => (value instanceof Date ? value.getTime() : value))) as Row[];
  } finally {
    database.close();
  }
}

async function onPostgres(url: string, text: string, values: unknown[]): Promise<Row[]> {
  const connections = url.startsWith('pglite:')
    ? await connectPglite(url.slice('pglite:'.length))
    : connectServer({ url, readers: 1 });
  try {
    let count = 0;
    const numbered = text.replace(/\?/g, () => `$${++count}`);
    // Whole rows as JSON, as the rows of a query have no names here.
    const named = `with found as (${numbered}) select row_to_json(found)::text from found`;
    const { rows } = await connections.alone(0, (query) => query(named, values));
    return rows.map(([row]) => JSON.parse(String(row)) as Row);
  } finally {
    await connections.close();
  }
}
