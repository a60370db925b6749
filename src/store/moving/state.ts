/**
 * The state of a move, in a table of the target database. It exists from the first row until everything was checked, and no server
 * starts meanwhile.
 */
import type { Query } from '../postgres/connections.ts';

const TABLE = 'postroom_moving';

export type MovingState = {
  /** Id of the account that was made at first start. It identifies the installation. */
  account: string;
  /** `Source.state()` when the move began. */
  source: string;
  /** By table, the rowid of the last row that was moved. */
  places: Map<string, number>;
};

/** An index that is created when all rows are there, and the statement for it. */
export type LaterIndex = { name: string; statement: string };

/** Throws an Error with a plain sentence when a move to this database was begun and not finished. */
export async function refuseHalfMoved(query: Query): Promise<void> {
  if (!(await exists(query, TABLE))) return;
  throw new Error(
    'The database of DATABASE_URL holds a part of what migrate-data moves to it. Run that command again to its end, or name another database.',
  );
}

export async function exists(query: Query, table: string): Promise<boolean> {
  const { rows } = await query('select to_regclass($1) is not null', [table]);
  return rows[0]?.[0] === true;
}

/** Null when no move is under way. */
export async function readState(query: Query): Promise<MovingState | null> {
  if (!(await exists(query, TABLE))) return null;
  const { rows } = await query(`select name, value from ${TABLE}`, []);
  const values = new Map(rows.map(([name, value]) => [String(name), String(value)]));
  const places = under(PLACE, values).map(([table, value]) => [table, Number(value)] as const);
  return { account: values.get('account') ?? '', source: values.get('source') ?? '', places: new Map(places) };
}

/** Resets the state in the open transaction. Indexes that are still to be created stay listed. */
export async function writeState(query: Query, { account, source }: MovingState): Promise<void> {
  await query(`create table if not exists ${TABLE} (name text primary key, value text not null)`, []);
  await query(`delete from ${TABLE} where name not like '${INDEX}%'`, []);
  await query(`insert into ${TABLE} values ('account', $1), ('source', $2)`, [account, source]);
}

/** Call it in the transaction that writes the rows, so that both are stored or neither is. */
export async function writePlace(query: Query, table: string, last: number): Promise<void> {
  const upsert = `insert into ${TABLE} values ($1, $2) on conflict (name) do update set value = excluded.value`;
  await query(upsert, [PLACE + table, String(last)]);
}

/** Stores the statement that creates the index. Call it in the transaction that drops the index. */
export async function writeIndex(query: Query, { name, statement }: LaterIndex): Promise<void> {
  await query(`insert into ${TABLE} values ($1, $2)`, [INDEX + name, statement]);
}

export async function readIndexes(query: Query): Promise<LaterIndex[]> {
  const { rows } = await query(`select name, value from ${TABLE} order by name`, []);
  const values = new Map(rows.map(([name, value]) => [String(name), String(value)]));
  return under(INDEX, values).map(([name, statement]) => ({ name, statement }));
}

/** Call it in the transaction that creates the index. */
export async function forgetIndex(query: Query, name: string): Promise<void> {
  await query(`delete from ${TABLE} where name = $1`, [INDEX + name]);
}

/** Ends the move: servers may start. */
export async function dropState(query: Query): Promise<void> {
  await query(`drop table ${TABLE}`, []);
}

const PLACE = 'place of ';
const INDEX = 'index ';

function under(prefix: string, values: Map<string, string>): [string, string][] {
  return [...values].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []));
}
