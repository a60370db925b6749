/** The tables every query is written against; each engine brings its own of the same shape. */
import type * as sqlite from './sqlite/schema.ts';

export type Tables = Omit<typeof sqlite, 'default'>;
