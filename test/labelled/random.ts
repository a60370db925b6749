/** Numbers and texts that look random and are the same in every run, for families of labelled mails. */

export type Random = {
  /** 0 to 1, below 1. */
  next(): number;
  /** From `least` to `most`, both included. */
  whole(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** `length` characters of `alphabet`. */
  text(alphabet: string, length: number): string;
  digits(length: number): string;
};

/** mulberry32, a generator of 32 bits; `seed` is a text, such as the family's name. */
export function randomOf(seed: string): Random {
  let state = 0;
  for (const char of seed) state = (Math.imul(state, 31) + (char.codePointAt(0) ?? 0)) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[whole(0, alphabet.length - 1)]).join('');
  return {
    next,
    whole,
    pick<T>(from: readonly T[]): T {
      const chosen = from[whole(0, from.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from.');
      return chosen;
    },
    text,
    digits: (length) => text('0123456789', length),
  };
}
