/** Chance that falls the same way each time, so that two demos tell the same story. */
import { seeded } from '../support/running/seeded.ts';

export type Chance = {
  /** At least `least`, less than `most`. */
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** Hex digits. */
  hex(length: number): string;
};

export function chanceOf(seed: number): Chance {
  const next = seeded(seed);
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
