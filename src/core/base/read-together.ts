/** Questions to the store that are asked at once: where each waits for the network, they wait together. */

/**
 * All answers; the first failure only when none of the questions is under way any more, so that nothing runs on in a unit that is undone.
 * For reads: a change beside a question that fails would be made in a unit that has ended.
 */
export async function readTogether<T extends readonly unknown[] | []>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(asked);
  return await Promise.all(asked);
}
