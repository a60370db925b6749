/** Leaves out one part of the groups after the other, so that each mail is judged by what was learned from others. */

export type Fold<T> = { learned: T[]; judged: Map<string, T[]> };

/** A fold for each part: in it the groups of that part are judged. `nameOf` names the group; groups are dealt to the parts in the order of their names. */
export function foldsOf<T>(all: readonly T[], nameOf: (one: T) => string, parts: number): Fold<T>[] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  const names = [...groups.keys()].sort();
  return Array.from({ length: Math.min(parts, names.length) }, (_, part) => {
    const judged = new Map(names.filter((_name, at) => at % parts === part).map((name) => [name, groups.get(name) ?? []]));
    return { learned: all.filter((one) => !judged.has(nameOf(one))), judged };
  });
}
