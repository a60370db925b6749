/** One page of a list, as the store is asked for it. */

/** A keyset page, newest first: rows older than `before`. */
export type PageRequest = { limit: number; before: { createdAt: Date; id: string } | null };
