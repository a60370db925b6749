/** Leaves out one group after the other, so that each mail is judged by what was learned from all others. */

export type Fold<T> = { name: string; learned: T[]; judged: T[] };

/** A fold for each name that `nameOf` gives, in the order of the names. */
export function foldsOf<T>(all: readonly T[], nameOf: (one: T) => string): Fold<T>[] {
  const names = [...new Set(all.map(nameOf))].sort();
  return names.map((name) => ({
    name,
    learned: all.filter((one) => nameOf(one) !== name),
    judged: all.filter((one) => nameOf(one) === name),
  }));
}
