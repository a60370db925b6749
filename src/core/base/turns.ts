/** Lets others have their turn in the midst of work that takes long. */

/** Bytes or characters that are worked on between two turns: about a millisecond of decoding, hashing or copying. */
export const STRETCH = 256 * 1024;

/** Resolves once all that is ready meanwhile was seen to. */
export function othersTurn(): Promise<void> {
  return new Promise((next) => setImmediate(next));
}

/** The pieces as one, in memory of its own. What fits into a stretch is there without a turn. */
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
