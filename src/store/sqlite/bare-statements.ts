/** drizzle over better-sqlite3 without its work at each call: placeholders and columns are looked up once, when a statement is first run. */
import { Column, is, NoopLogger, Param, Placeholder, type Query, SQL } from 'drizzle-orm';
import { BetterSQLite3Database, BetterSQLiteSession, PreparedQuery } from 'drizzle-orm/better-sqlite3';
import { NoopCache } from 'drizzle-orm/cache/core';
import { type ExecuteResult, SQLiteInteger, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database, Statement } from './driver.ts';
import { type Memory, NO_MEMORY } from './remembered.ts';

type Session = BetterSQLiteSession<Record<string, never>, Record<string, never>>;
type Fields = NonNullable<Parameters<Session['prepareQuery']>[1]>;
type Method = Parameters<Session['prepareQuery']>[2];
type Answers = { type: 'sync' | 'async'; all: unknown; get: unknown; values: unknown; execute: unknown };
type DrizzleStatement = ConstructorParameters<typeof PreparedQuery>[0];
/** The rows that a statement answers: named columns, or what a function of drizzle's makes of them. */
type Answered = { fields: Fields | undefined; mapRows: ((rows: unknown[][]) => unknown) | undefined };
type Prepared = Statement<unknown[], unknown[]>;
type On = { connection: Database; memory: Memory };
type Values = Record<string, unknown>;
/** `group` is the object of the row that has it; null = the row itself. `decode` is null for a column whose values are the driver's. */
type NamedColumn = { group: string | null; name: string; decode: Column | null };

/** A database whose prepared statements answer without a promise. Callers await them all the same, because PostgreSQL's have one. */
export function bareDrizzle(connection: Database, memory: Memory = NO_MEMORY): BetterSQLite3Database {
  const dialect = new LateDialect();
  return new BetterSQLite3Database('sync', dialect, new BareSession({ connection, memory }, dialect), undefined);
}

/** A store has hundreds of statements, most of which a process never runs: each is put together, written and planned when it is first run. */
class LateDialect extends SQLiteSyncDialect {
  override buildSelectQuery(...how: Parameters<SQLiteSyncDialect['buildSelectQuery']>): SQL {
    return late(() => super.buildSelectQuery(...how));
  }

  override buildInsertQuery(...how: Parameters<SQLiteSyncDialect['buildInsertQuery']>): SQL {
    return late(() => super.buildInsertQuery(...how));
  }

  override buildUpdateQuery(...how: Parameters<SQLiteSyncDialect['buildUpdateQuery']>): SQL {
    return late(() => super.buildUpdateQuery(...how));
  }

  override buildDeleteQuery(...how: Parameters<SQLiteSyncDialect['buildDeleteQuery']>): SQL {
    return late(() => super.buildDeleteQuery(...how));
  }

  override sqlToQuery(...how: Parameters<SQLiteSyncDialect['sqlToQuery']>): ReturnType<SQLiteSyncDialect['sqlToQuery']> {
    const query = once(() => super.sqlToQuery(...how));
    return {
      get sql() {
        return query().sql;
      },
      get params() {
        return query().params;
      },
    };
  }
}

/** What drizzle asks for its text when it writes the statement, and not before. */
function late(made: () => SQL): SQL {
  return new SQL([{ getSQL: made, shouldOmitSQLParens: () => true }]);
}

class BareSession extends BetterSQLiteSession<Record<string, never>, Record<string, never>> {
  readonly #on: On;

  constructor(on: On, dialect: SQLiteSyncDialect) {
    super(on.connection, dialect, undefined);
    this.#on = on;
  }

  override prepareQuery<T extends Answers>(
    query: Query,
    fields: Fields | undefined,
    method: Method,
    inArrays: boolean,
    mapRows?: (rows: unknown[][]) => unknown,
  ): PreparedQuery<T> {
    if (!fields && !mapRows) return new BareRun<T>(this.#on, query, method, inArrays);
    return new BareSelect<T>(this.#on, query, { fields, mapRows }, method, inArrays);
  }
}

/**
 * SQLite (3.53, with STAT4) plans by the value of a bound LIMIT, so it parses and plans the statement anew whenever that is bound, which
 * costs more than a look-up. An expression says nothing to it.
 */
function plannedOnce(text: string): string {
  return text.replaceAll(/ limit \?/g, ' limit +?');
}

/** A statement that answers rows. Those of anything but named columns, such as counts, are left to drizzle: they are not on a hot path. */
class BareSelect<T extends Answers> extends PreparedQuery<T> {
  readonly #own: () => { all: ((values: Values) => Values[]) | null };

  constructor(on: On, query: Query, { fields, mapRows }: Answered, method: Method, inArrays: boolean) {
    const statement = statementOf(on, query, (prepared) => prepared.raw());
    super(
      forDrizzle(statement),
      query,
      new NoopLogger(),
      new NoopCache(),
      undefined,
      undefined,
      fields,
      method,
      inArrays,
      mapRows,
    );
    this.#own = once(() => {
      const columns = mapRows === undefined && fields ? columnsOf(fields, query) : null;
      if (columns === null) return { all: null };
      const [bind, read] = [binderOf(query), readerOf(columns)];
      const answer = insertAnswering(on, query, fields) ?? ((values: unknown[]) => statement().all(...values) as unknown[][]);
      const lookup = on.memory.lookup(query.sql);
      if (lookup === null) return { all: (values) => answer(bind(values)).map(read) };
      return {
        all: (values) => {
          const asked = bind(values);
          return lookup(asked, () => answer(asked)).map(read);
        },
      };
    });
  }

  override all(values: Values = {}): T['all'] {
    const { all } = this.#own();
    return all ? all(values) : super.all(values);
  }

  override get(values: Values = {}): T['get'] {
    const { all } = this.#own();
    return all ? all(values)[0] : super.get(values);
  }

  override execute(values: Values = {}): ExecuteResult<'sync', T['execute']> {
    return awaitable(this.all(values));
  }
}

/** A statement that answers no rows. */
class BareRun<T extends Answers> extends PreparedQuery<T> {
  readonly #run: (values: Values) => ReturnType<PreparedQuery['run']>;

  constructor(on: On, query: Query, method: Method, inArrays: boolean) {
    super(NEVER_READ, query, new NoopLogger(), new NoopCache(), undefined, undefined, undefined, method, inArrays);
    const statement = statementOf(on, query, (prepared) => prepared);
    const bind = once(() => binderOf(query));
    this.#run = (values) => statement().run(...bind()(values));
  }

  override run(values: Values = {}): ReturnType<PreparedQuery['run']> {
    return this.#run(values);
  }

  override execute(values: Values = {}): ExecuteResult<'sync', T['execute']> {
    return awaitable(this.#run(values));
  }
}

/** What stands for an answered column that is no given value: the number of the row, or something that only RETURNING could tell. */
const [NUMBER, NOT_KNOWN] = [-1, -2];

const INSERT = /^(insert into "\w+" \((.*?)\) values \(((?:\?|null)(?:, (?:\?|null))*)\)(?: on conflict do nothing)?) returning /;

/**
 * How a row is inserted of which the caller asks for no more than it gave, and its number. For what a statement answers, SQLite makes a table in memory,
 * and copies each page before it is changed, which costs as much as the insert. Null for all other statements.
 */
function insertAnswering(on: On, query: Query, fields: Fields | undefined): ((values: unknown[]) => unknown[][]) | null {
  const [, text = '', names = '', values = ''] = INSERT.exec(query.sql) ?? [];
  if (!fields || text === '') return null;
  const [columns, given] = [names.split(', '), values.split(', ')];
  const answered = fields.map(({ field }) => {
    const at = is(field, Column) ? columns.indexOf(`"${field.name}"`) : -1;
    if (given[at] === '?') return given.slice(0, at).filter((value) => value === '?').length;
    return is(field, SQLiteInteger) && field.autoIncrement ? NUMBER : NOT_KNOWN;
  });
  if (answered.includes(NOT_KNOWN)) return null;
  const statement = statementOf(on, { ...query, sql: text }, (prepared) => prepared);
  return (bound) => {
    const { changes, lastInsertRowid } = statement().run(...bound);
    return changes === 0 ? [] : [answered.map((at) => (at === NUMBER ? lastInsertRowid : bound[at]))];
  };
}

/** Prepares the statement when it is first asked for, which is before each time it is run. */
function statementOf({ connection, memory }: On, query: Query, as: (prepared: Prepared) => Prepared): () => Prepared {
  const made = once(() => ({
    statement: as(connection.prepare(plannedOnce(query.sql))),
    change: memory.change(query.sql),
  }));
  return () => {
    const { statement, change } = made();
    change?.();
    return statement;
  };
}

/** What drizzle's own methods run; of these, those that answer rows call `raw` first. */
function forDrizzle(statement: () => object): DrizzleStatement {
  return { raw: statement } as unknown as DrizzleStatement;
}

/** `BareRun` overrides all that would run it. */
const NEVER_READ = null as unknown as DrizzleStatement;

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** drizzle's type promises an object with `then`; an answer that is only awaited needs none. */
function awaitable<T>(answer: unknown): ExecuteResult<'sync', T> {
  return answer as ExecuteResult<'sync', T>;
}

/** Gives the parameters in the order of the statement, encoded as their columns encode them. */
function binderOf({ params }: Query): (values: Values) => unknown[] {
  const parameters = params.map(parameterOf);
  return (values) => parameters.map((parameter) => parameter(values));
}

function parameterOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => given(values, param.name);
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { name } = param.value;
    const { encoder } = param;
    return (values) => encoder.mapToDriverValue(given(values, name));
  }
  return () => param;
}

function given(values: Values, name: string): unknown {
  const value = values[name];
  if (value === undefined && !(name in values)) throw new Error(`the statement has no value for ${name}`);
  return value;
}

/** The columns that are answered; null when anything else is, and for rows of which an outer join may leave a table out. */
function columnsOf(fields: Fields, query: Query): NamedColumn[] | null {
  const columns: NamedColumn[] = [];
  for (const { path, field } of fields) {
    const name = path.at(-1);
    const group = path.length === 2 ? (path[0] ?? null) : null;
    if (name === undefined || path.length > 2 || !is(field, Column)) return null;
    if (group !== null && OUTER_JOIN.test(query.sql)) return null;
    columns.push({ group, name, decode: field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : field });
  }
  return columns;
}

const OUTER_JOIN = / (?:left|right|full) join /;

/** Makes the row of what the driver answers, decoded as its columns decode it. A null stays one. */
function readerOf(columns: NamedColumn[]): (cells: unknown[]) => Values {
  return (cells) => {
    const row: Values = {};
    let at = 0;
    for (const { group, name, decode } of columns) {
      const cell = cells[at++];
      const part = group === null ? row : partOf(row, group);
      part[name] = cell === null || decode === null ? cell : decode.mapFromDriverValue(cell);
    }
    return row;
  };
}

function partOf(row: Values, group: string): Values {
  row[group] ??= {};
  return row[group] as Values;
}
