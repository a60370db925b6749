/** The tables every query is written against; each engine brings its own of the same shape. */
import type * as sqlite from './sqlite/schema.ts';
import type * as sqliteWords from './sqlite/words.ts';

export type Tables = Omit<typeof sqlite, 'default'>;

/** What the rows of a schema's tables are, by the tables' names. */
export type RowsOf<T> = {
  [K in keyof T as T[K] extends { $inferSelect: unknown } ? K : never]: T[K] extends { $inferSelect: infer Row } ? Row : never;
};

/** True for types that are the same, not only alike. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** How an engine finds mail by its words. */
export type Words = Omit<typeof sqliteWords, 'default'>;
