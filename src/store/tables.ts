/** The tables every query is written against; each engine brings its own of the same shape. */
import type * as sqlite from './sqlite/schema.ts';
import type * as sqliteWords from './sqlite/words.ts';

export type Tables = Omit<typeof sqlite, 'default'>;

/** How an engine finds mail by its words. */
export type Words = Omit<typeof sqliteWords, 'default'>;
