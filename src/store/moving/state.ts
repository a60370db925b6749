/** How far a move is, kept in the database it goes to from its first row until all was checked: no server starts on that. */
import type { Query } from '../postgres/connections.ts';

const TABLE = 'postroom_moving';

export type MovingState = {
  /** Whose post room it is. */
  account: string;
  /** What the source was. */
  source: string;
  /** By table, the rowid of the last row that is there. */
  places: Map<string, number>;
};

/** An index that is made when all rows are there, by its statement. */
export type LaterIndex = { name: string; statement: string };

/** Throws an Error with a plain sentence when a move to this database has begun and not ended. */
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

/** Begins from nothing, in the transaction that is open; indexes that are to be made stay so. */
export async function writeState(query: Query, { account, source }: MovingState): Promise<void> {
  await query(`create table if not exists ${TABLE} (name text primary key, value text not null)`, []);
  await query(`delete from ${TABLE} where name not like '${INDEX}%'`, []);
  await query(`insert into ${TABLE} values ('account', $1), ('source', $2)`, [account, source]);
}

/** In the transaction that writes the rows: they and their place are there together, or neither is. */
export async function writePlace(query: Query, table: string, last: number): Promise<void> {
  const upsert = `insert into ${TABLE} values ($1, $2) on conflict (name) do update set value = excluded.value`;
  await query(upsert, [PLACE + table, String(last)]);
}

/** What makes the index again, in the transaction that drops it. */
export async function writeIndex(query: Query, { name, statement }: LaterIndex): Promise<void> {
  await query(`insert into ${TABLE} values ($1, $2)`, [INDEX + name, statement]);
}

export async function readIndexes(query: Query): Promise<LaterIndex[]> {
  const { rows } = await query(`select name, value from ${TABLE} order by name`, []);
  const values = new Map(rows.map(([name, value]) => [String(name), String(value)]));
  return under(INDEX, values).map(([name, statement]) => ({ name, statement }));
}

/** In the transaction that makes it. */
export async function forgetIndex(query: Query, name: string): Promise<void> {
  await query(`delete from ${TABLE} where name = $1`, [INDEX + name]);
}

/** The move is over: servers may start. */
export async function dropState(query: Query): Promise<void> {
  await query(`drop table ${TABLE}`, []);
}

const PLACE = 'place of ';
const INDEX = 'index ';

function under(prefix: string, values: Map<string, string>): [string, string][] {
  return [...values].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []));
}
