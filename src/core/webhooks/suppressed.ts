/** The list of mail that a wake policy held back from an endpoint. */
import type { Actor } from '../base/actor.ts';
import { numbersCursor, readNumbersCursor } from '../base/pages.ts';
import type { Core } from '../ports/core.ts';
import { missedBefore, type SuppressedRecord, suppressedRecord } from '../wake/suppressed.ts';
import { ownTold } from './maker.ts';

/** Newest first. `sinceWake`: how many of all of them are since the last wake. Throws `not_found`. */
export async function listSuppressed(
  core: Core,
  actor: Actor,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<{ data: SuppressedRecord[]; nextCursor: string | null; sinceWake: number }> {
  const before = cursor === undefined ? null : (readNumbersCursor('suppressed', cursor, 'cursor', 1)[0] ?? 0);
  const { rows, missed } = await core.store.read(async (tx) => {
    const endpoint = await ownTold(tx, actor, id);
    return {
      rows: await tx.webhookWakes.suppressed(endpoint.id, before, limit + 1),
      missed: await missedBefore(tx.webhookWakes, endpoint.id, null),
    };
  });
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  const nextCursor = rows.length > limit && last ? numbersCursor('suppressed', [last.seq]) : null;
  return { data: kept.map(suppressedRecord), nextCursor, sinceWake: missed?.count ?? 0 };
}
