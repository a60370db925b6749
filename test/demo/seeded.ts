/** Chance that falls the same way each time, so that two demos tell the same story. */

export type Chance = {
  /** At least `least`, less than `most`. */
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** Hex digits. */
  hex(length: number): string;
};

/** Mulberry32 of `seed`. */
export function seeded(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most));
  return {
    between,
    whole,
    pick: <T>(from: readonly T[]): T => {
      const found = from[whole(0, from.length)];
      if (found === undefined) throw new Error('there is nothing to pick from');
      return found;
    },
    hex: (length) => Array.from({ length }, () => whole(0, 16).toString(16)).join(''),
  };
}
