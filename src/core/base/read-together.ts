/** Reads that run together: on a store behind a network, they cost one round trip's wait instead of one each. */

/**
 * All results. When a read fails, waits until none of them is under way before it throws the first failure, so that nothing goes
 * on running in a transaction that is rolled back. For reads only: a write beside a read that fails would run in a transaction
 * that has ended.
 */
export async function readTogether<T extends readonly unknown[] | []>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  try {
    return await Promise.all(asked);
  } catch {
    await Promise.allSettled(asked);
    return await Promise.all(asked);
  }
}
