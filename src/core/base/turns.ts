/** Gives the event loop a turn in the middle of long work. */

/** Bytes or characters that are worked on between two turns: about a millisecond of decoding, hashing or copying. */
export const STRETCH = 256 * 1024;

/** Resolves after one turn of the event loop. */
export function othersTurn(): Promise<void> {
  return new Promise((next) => setImmediate(next));
}

/** The list in parts of at most `most`, with a turn of the event loop between any two. */
export async function* inParts<T>(list: readonly T[], most: number): AsyncGenerator<T[]> {
  for (let at = 0; at < list.length; at += most) {
    if (at > 0) await othersTurn();
    yield list.slice(at, at + most);
  }
}

/** The pieces joined, in memory of their own. Gives the event loop a turn after each stretch. */
export async function joined(pieces: readonly Uint8Array[]): Promise<Buffer<ArrayBuffer>> {
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  let sinceTurn = 0;
  for (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      if (sinceTurn >= STRETCH) {
        await othersTurn();
        sinceTurn = 0;
      }
      const copied = piece.subarray(from, from + STRETCH - sinceTurn);
      whole.set(copied, at);
      from += copied.length;
      at += copied.length;
      sinceTurn += copied.length;
    }
  }
  return whole;
}
