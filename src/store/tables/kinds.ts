/** The column kinds, tables and indexes that an engine gives to the table bodies of this folder. */
import type { $Type, BuildColumns, ColumnBuilderBase, HasDefault, IsPrimaryKey, NotNull, SQL } from 'drizzle-orm';
import type { PgColumnBuilderBase, PgTableWithColumns } from 'drizzle-orm/pg-core';
import type { SQLiteColumnBuilderBase, SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';

/** A table body is a function of these: it is written once, and typed for each engine that calls it. */
export type Kinds<E extends Engine> = {
  /** `constraints` answers keys and indexes. */
  table<Name extends string, Columns extends Record<string, ColumnOf<E>>>(
    name: Name,
    columns: Columns,
    constraints?: (t: { [Key in keyof Columns]: E['indexed'] }) => E['constraint'][],
  ): TableOf<E['dialect'], Name, Columns>;
  text(name: string): Declared<E['text'], string>;
  uuid(name: string): Declared<E['uuid'], string>;
  integer(name: string): Declared<E['integer'], number>;
  boolean(name: string): Declared<E['boolean'], boolean>;
  timestamp(name: string): Declared<E['timestamp'], Date>;
  bytes(name: string): Declared<E['bytes'], Buffer>;
  json<T>(name: string): Declared<$Type<E['json'], T>, T>;
  /** A primary key that the engine numbers in the order of inserts. No number is given twice. */
  serial(name: string): E['serial'];
  primaryKey(of: { columns: [E['indexed'], ...E['indexed'][]] }): E['constraint'];
  index(name: string): IndexOn<E>;
  uniqueIndex(name: string): IndexOn<E>;
};

/** The types of an engine: its column builders, a column as indexes take it (`indexed`), and a key or index (`constraint`). */
export type Engine = Record<ColumnKind, ColumnBuilderBase> & {
  dialect: 'sqlite' | 'pg';
  indexed: unknown;
  constraint: unknown;
};

/** An engine's column builders, by the functions that make them. */
export type Builders<Functions extends Record<ColumnKind, (name: string) => ColumnBuilderBase>> = {
  [Kind in ColumnKind]: ReturnType<Functions[Kind]>;
};

type ColumnKind = 'text' | 'uuid' | 'integer' | 'boolean' | 'timestamp' | 'bytes' | 'json' | 'serial';

// Written out: TypeScript takes `E[ColumnKind]` as an intersection when it is assigned to.
type ColumnOf<E extends Engine> =
  | E['text']
  | E['uuid']
  | E['integer']
  | E['boolean']
  | E['timestamp']
  | E['bytes']
  | E['json']
  | E['serial'];

/**
 * A builder with drizzle's modifiers, typed by the builder. drizzle types them by `this`, and of a generic builder `this` forgets all but
 * the last modifier.
 */
type Declared<Builder extends ColumnBuilderBase, Data> = Builder & {
  $type<T extends Data>(): Declared<$Type<Builder, T>, T>;
  notNull(): Declared<NotNull<Builder>, Data>;
  default(value: Data | SQL): Declared<HasDefault<Builder>, Data>;
  primaryKey(): Declared<IsPrimaryKey<NotNull<Builder>>, Data>;
};

type IndexOn<E extends Engine> = {
  on(...columns: [E['indexed'], ...E['indexed'][]]): E['constraint'] & { where(condition: SQL): E['constraint'] };
};

type TableOf<Dialect extends Engine['dialect'], Name extends string, Columns> = Dialect extends 'sqlite'
  ? Columns extends Record<string, SQLiteColumnBuilderBase>
    ? SQLiteTableWithColumns<{
        name: Name;
        schema: undefined;
        columns: BuildColumns<Name, Columns, 'sqlite'>;
        dialect: 'sqlite';
      }>
    : never
  : Columns extends Record<string, PgColumnBuilderBase>
    ? PgTableWithColumns<{ name: Name; schema: undefined; columns: BuildColumns<Name, Columns, 'pg'>; dialect: 'pg' }>
    : never;
