/** The PostgreSQL database that data is moved to. It is empty, or holds a part of the same installation. */
import { drizzle } from 'drizzle-orm/pg-proxy';
import { PostroomError } from '../../core/base/errors.ts';
import { LOCKS, type Query } from '../postgres/connections.ts';
import { explained, translate } from '../postgres/errors.ts';
import { migrateTo } from '../postgres/migrate.ts';
import { connect } from '../postgres/open.ts';
import { indexWrites } from '../postgres/search-index.ts';
import type { IndexedEmail } from '../queries/search.ts';
import { type MovedTable, movedTables, quoted } from './moved-tables.ts';
import {
  dropState,
  exists,
  forgetIndex,
  type LaterIndex,
  type MovingState,
  readIndexes,
  readState,
  writeIndex,
  writePlace,
  writeState,
} from './state.ts';

/** The table of the full-text index. It is computed there instead of moved. */
export const WORDS = 'email_words';

export type Target = {
  /** The state that an earlier run left; null when the database was empty. */
  found: MovingState | null;
  /** Begins from nothing: removes what an earlier run has moved. Drops all indexes that are not unique until the rows are there. */
  begin(state: MovingState): Promise<void>;
  /** Stores the rows and how far they go in one transaction. */
  add(table: MovedTable, rows: unknown[][], last: number): Promise<void>;
  /** Like `add`, for the full-text index. */
  addWords(mails: IndexedEmail[], last: number): Promise<void>;
  /** The table's next number is higher than this one. */
  continueAfter(table: MovedTable, highest: number): Promise<void>;
  /** Calls `see` with all rows that the statement selects, some at a time. */
  read(name: string, select: string, see: (rows: unknown[][]) => void): Promise<void>;
  /** Runs a statement that answers one number. */
  count(select: string): Promise<number>;
  /** The indexes that are still to be created. */
  indexes(): Promise<LaterIndex[]>;
  makeIndex(index: LaterIndex): Promise<void>;
  finish(): Promise<void>;
};

/** Where the URL of the database was given. */
const OPTION = '--to';

/** How many rows one INSERT may have: few different lengths, so that each statement is parsed once. */
const LENGTHS = [256, 64, 16, 4, 1];

/** How many mails are indexed by one statement. */
const MAILS = 64;

/** How many rows are read back at once. Long values are read as hashes. */
const FETCHED = 500;

/** No server waits for this connection's locks, so it may be idle. Sorting whole tables for an index needs memory. */
const SETTINGS = ['set idle_in_transaction_session_timeout = 0', "set maintenance_work_mem = '128MB'"];

/** Does `work` on the database and answers its result. Throws while another move to it is under way. */
export async function withTarget<T>(url: string, account: string, work: (target: Target) => Promise<T>): Promise<T> {
  const connections = await connect({ url, readers: 1 });
  const done: { value: T }[] = [];
  try {
    const alone = await connections.unlessBusy(LOCKS.once('migrate-data'), async () => {
      const found = await readState(connections.read);
      if (!found) await refuseFilled(connections.read, account);
      await migrateTo(connections, true, undefined, OPTION);
      // This connection has no statement timeout.
      await connections.alone(LOCKS.once('migrate-data rows'), async (query) => {
        for (const setting of SETTINGS) await query(setting, []);
        done.push({ value: await work(targetOn(query, found)) });
      });
    });
    if (!alone) throw new Error('Another migrate-data is moving to this database. Wait for its end, or stop it.');
  } catch (error) {
    throw told(error);
  } finally {
    await connections.close();
  }
  const [ended] = done;
  if (!ended) throw new Error('the move has not ended');
  return ended.value;
}

function targetOn(query: Query, found: MovingState | null): Target {
  const words = indexWrites(drizzle(query));
  const transaction = async (statements: () => Promise<unknown>) => {
    await query('begin', []);
    try {
      await statements();
    } catch (error) {
      // Whether the rollback succeeds or not, the first error is reported.
      await query('rollback', []).catch(() => {});
      throw error;
    }
    await query('commit', []);
  };
  return {
    found,
    begin: (state) =>
      transaction(async () => {
        await query(`truncate ${[...movedTables.map(({ name }) => name), WORDS].map(quoted).join()}`, []);
        await writeState(query, state);
        const { rows } = await query(PLAIN_INDEXES, [[...movedTables.map(({ name }) => name), WORDS]]);
        for (const [name, statement] of rows) {
          await writeIndex(query, { name: String(name), statement: String(statement) });
          await query(`drop index ${quoted(String(name))}`, []);
        }
      }),
    add: (table, rows, last) =>
      transaction(async () => {
        for (const { text, parameters } of inserts(table, rows)) await query(text, parameters);
        await writePlace(query, table.name, last);
      }),
    addWords: (mails, last) =>
      transaction(async () => {
        for (let from = 0; from < mails.length; from += MAILS) await words.add(mails.slice(from, from + MAILS));
        await writePlace(query, WORDS, last);
      }),
    continueAfter: async ({ name, serial }, highest) => {
      if (highest > 0) await query('select setval(pg_get_serial_sequence($1, $2), $3)', [name, serial, highest]);
    },
    read: async (name, select, see) => {
      const cursor = quoted(`moved_${name}`);
      await transaction(async () => {
        await query(`declare ${cursor} no scroll cursor for ${select}`, []);
        for (let more = true; more; ) {
          const { rows } = await query(`fetch ${FETCHED} from ${cursor}`, []);
          see(rows);
          more = rows.length > 0;
        }
      });
    },
    count: async (select) => Number((await query(select, [])).rows[0]?.[0] ?? 0),
    indexes: () => readIndexes(query),
    makeIndex: ({ name, statement }) =>
      transaction(async () => {
        await query(statement, []);
        await forgetIndex(query, name);
      }),
    finish: async () => {
      // Without statistics the first queries would be planned as for empty tables.
      for (const name of [...movedTables.map((table) => table.name), WORDS]) await query(`analyze ${quoted(name)}`, []);
      await dropState(query);
    },
  };
}

/** Replaces an error of the driver by a sentence for the operator. Never contains what mail contains. */
function told(error: unknown): unknown {
  const sentence = explained(error, OPTION);
  if (sentence !== error) return sentence;
  const trouble = translate(error);
  if (!(trouble instanceof PostroomError)) return trouble;
  const why = trouble.cause instanceof Error ? ` ${trouble.cause.message}.` : '';
  return new Error(`PostgreSQL could not go on.${why} Run the same command again to go on.`, { cause: trouble.cause });
}

/** Called before anything is changed: an installation that is there may be in use by servers of another version. */
async function refuseFilled(query: Query, account: string): Promise<void> {
  for (const { name } of movedTables) {
    if (!(await exists(query, name))) continue;
    const { rows } = await query(`select exists (select from ${quoted(name)})`, []);
    if (rows[0]?.[0] !== true) continue;
    const own = await query('select exists (select from accounts where id = $1)', [account]);
    throw new Error(
      own.rows[0]?.[0] === true
        ? 'The database that --to names holds this Postroom already. Start it with DATABASE_URL.'
        : 'The database that --to names holds another Postroom, and two cannot be joined. Create an empty one: CREATE DATABASE postroom ENCODING UTF8.',
    );
  }
}

const PLAIN_INDEXES = `select relname, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
  where not indisunique and indrelid in (select to_regclass(name) from unnest($1::text[]) name) order by relname`;

function inserts({ name, columns }: MovedTable, rows: unknown[][]): { text: string; parameters: unknown[] }[] {
  const into = `insert into ${quoted(name)} (${columns.map((column) => quoted(column.name)).join()}) values `;
  const statements: { text: string; parameters: unknown[] }[] = [];
  const kept = rows.map((row) => columns.map((column, n) => column.kept(row[n])));
  for (let from = 0; from < rows.length; ) {
    const length = LENGTHS.find((one) => one <= rows.length - from) ?? 1;
    const tuples = Array.from(
      { length },
      (_, row) => `(${columns.map((_column, n) => `$${row * columns.length + n + 1}`).join()})`,
    );
    statements.push({ text: into + tuples.join(), parameters: kept.slice(from, from + length).flat() });
    from += length;
  }
  return statements;
}
