/** Recovery of attempts that were interrupted: by a process that is gone, or by a claim whose outcome its own instance never learnt. */
import { outboxStep, outcomesToTell, type Step, settleEmails, takeStep } from '../deliveries/steps.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';

/** What an instance looked like when it was taken for gone; `beats` null = it had no row. */
export type LostInstance = { id: string; beats: number | null };

/** Milliseconds; a minute of them counts, and the clocks of instances differ. */
const STARTS_KEPT = 2 * 60_000;

/** Deliveries taken up per unit of work, so that the others do not wait for long. */
const BATCH = 200;

/** Deliveries of an instance that are looked through: more than it ever claims at a time. */
const MOST_UNKNOWN = 50_000;

/**
 * Whose claims are taken up: everybody's, where nobody else uses the store, or those whose lease has ended. `mine` are the deliveries that
 * this process hands over itself.
 */
export async function recoverInterrupted(
  core: Core,
  whose: 'all' | 'ended',
  { mine, counted }: { mine: ReadonlyMap<string, unknown>; counted: boolean },
): Promise<number> {
  const now = core.clock.now();
  return await core.store.write(async (tx) => {
    if (counted) await tx.domainStarts.sweep(new Date(now.getTime() - STARTS_KEPT));
    const rows = (await tx.deliveries.interrupted(whose === 'all' ? null : now)).filter((row) => !mine.has(row.id));
    await recover(core, tx, rows, counted);
    return rows.length;
  });
}

/** Takes up what an instance held that is gone, and forgets it. Null, and nothing is done, when it turns out to be alive. */
export async function recoverFrom(core: Core, gone: LostInstance, counted: boolean): Promise<number | null> {
  for (let all = 0; ; all += BATCH) {
    const taken = await core.store.write(async (tx) => {
      if (((await tx.instances.get(gone.id))?.beats ?? null) !== gone.beats) return null;
      const rows = await tx.deliveries.heldBy(gone.id, BATCH);
      await recover(core, tx, rows, counted);
      if (rows.length < BATCH) await tx.instances.remove(gone.id);
      return rows.length;
    });
    if (taken !== BATCH) return taken === null ? null : all + taken;
  }
}

/**
 * Queues what this instance claimed at `since` or later without learning of it, as when the connection was lost in the commit: none of it
 * was begun.
 */
export async function requeueUnknown(
  core: Core,
  instanceId: string,
  since: Date,
  mine: ReadonlyMap<string, unknown>,
): Promise<void> {
  await core.store.write(async (tx) => {
    const rows = (await tx.deliveries.heldBy(instanceId, MOST_UNKNOWN)).filter(
      (row) => row.updatedAt >= since && !mine.has(row.id),
    );
    const told = new Map(rows.map((row) => [row.emailId, null]));
    for (const row of rows) await requeue(core, tx, row);
    await settleEmails(core, tx, told);
  });
}

/** The attempt was none, and does not count. */
export async function requeue(core: Core, tx: WriteTx, row: DeliveryRow): Promise<DeliveryRow> {
  const step = outboxStep('queued', 'The mail went back into the queue before it was handed over.');
  // This instance may be about to end.
  tx.wake('outbox');
  return await takeStep(core, tx, row, step, { attempts: row.attempts - 1, nextAttemptAt: core.clock.now() });
}

/**
 * Whether a relay took the mail nobody knows, so the attempt is `unknown`, and is repeated at once with the same Message-ID unless the
 * email says to hold it; one to an inbox here would be in it, so it is just queued. Whoever had it does no longer.
 */
async function recover(core: Core, tx: WriteTx, rows: DeliveryRow[], counted: boolean): Promise<void> {
  const nextAttemptAt = core.clock.now();
  const outcomes = new Map<string, DeliveryStatus[]>();
  for (const row of rows) {
    const step: Step = row.local
      ? outboxStep('queued', 'The post room ended before it was delivered here.')
      : outboxStep('unknown', 'The post room ended while the mail was being handed over.');
    const { status } = await takeStep(core, tx, row, step, { nextAttemptAt, claimedBy: null });
    outcomes.set(row.emailId, [...(outcomes.get(row.emailId) ?? []), status]);
  }
  await settleEmails(core, tx, outcomesToTell(outcomes));
  if (counted) await countStarts(tx, rows, nextAttemptAt);
  if (rows.length > 0) tx.wake('outbox');
}

/** It may have been begun a moment ago. */
async function countStarts(tx: WriteTx, rows: DeliveryRow[], at: Date): Promise<void> {
  const starts = new Map(rows.map((row) => [`${row.emailId} ${row.domain}`, row]));
  for (const { domain, claimedBy } of starts.values())
    if (domain !== '') await tx.domainStarts.insert({ domain, instanceId: claimedBy ?? '', at });
}
