/** The page of a list that a query is asked for. */

/** A keyset page, newest first: up to `limit` rows older than `before`, or the newest ones. */
export type PageRequest = { limit: number; before: { createdAt: Date; id: string } | null };
