/** Listeners by what they listen to, such as an inbox or an email. */

export type Listeners<One> = {
  /** Those that listen to it now. */
  of(name: string): Iterable<One>;
  /** The names of all that is listened to. */
  names(): string[];
  size(): number;
  /** Answers a function that ends the listening; it may be called more than once. */
  add(name: string, one: One): () => void;
};

export function listeners<One>(): Listeners<One> {
  const byName = new Map<string, Set<One>>();
  // Asked after every commit.
  let count = 0;
  return {
    of: (name) => byName.get(name) ?? [],
    names: () => [...byName.keys()],
    size: () => count,
    add(name, one) {
      const all = byName.get(name) ?? new Set();
      if (!all.has(one)) count += 1;
      byName.set(name, all.add(one));
      return () => {
        if (all.delete(one)) count -= 1;
        if (all.size === 0 && byName.get(name) === all) byName.delete(name);
      };
    },
  };
}
