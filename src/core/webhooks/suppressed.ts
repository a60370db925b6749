/** The list of mail that a wake policy held back from an endpoint. */
import type { Actor } from '../base/actor.ts';
import { type Page, pageByPosition, positionBefore } from '../base/pages.ts';
import type { Core } from '../ports/core.ts';
import { missedBefore, type SuppressedRecord, suppressedRecord } from '../wake/suppressed.ts';
import { ownTold } from './maker.ts';

/** Newest first. `sinceWake`: how many of all of them are since the last wake. Throws `not_found`. */
export async function listSuppressed(
  core: Core,
  actor: Actor,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<Page<SuppressedRecord> & { sinceWake: number }> {
  const before = positionBefore('suppressed', cursor);
  const { rows, missed } = await core.store.read(async (tx) => {
    const endpoint = await ownTold(tx, actor, id);
    return {
      rows: await tx.webhookWakes.suppressed(endpoint.id, before, limit + 1),
      missed: await missedBefore(tx.webhookWakes, endpoint.id, null),
    };
  });
  return { ...pageByPosition('suppressed', rows, limit, suppressedRecord), sinceWake: missed?.count ?? 0 };
}
