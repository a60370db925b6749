/**
 * Recovery of delivery attempts that were interrupted, because a process ended or an instance never learnt whether its claim
 * succeeded.
 */
import { outboxStep, outcomesToTell, type Step, settleEmails, takeStep } from '../deliveries/steps.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';

/** An instance that is believed dead, with its last heartbeat count; `beats` null = it had no row. */
export type LostInstance = { id: string; beats: number | null };

/** In milliseconds. Only the starts of the last minute count, but the clocks of instances differ. */
const STARTS_KEPT = 2 * 60_000;

/** Deliveries recovered in one transaction, so that other writers do not wait for long. */
const BATCH = 200;

/** The most claimed deliveries of one instance that are read: more than it ever has at a time. */
const MOST_UNKNOWN = 50_000;

/**
 * Recovers interrupted attempts and returns how many: `all` when no other instance uses the store, or only those whose lease has
 * `ended`. `mine` are the deliveries that this process is attempting itself; they are left alone. `counted` = attempts are
 * counted by domain.
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

/**
 * Recovers the deliveries of a dead instance, removes its row, and returns how many. Stops and returns null when it turns out to
 * be alive.
 */
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
 * Queues deliveries that this instance claimed at `since` or later without learning so, as when the connection was lost during
 * the commit. No attempt was begun for any of them.
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
    const outcomes = new Map(rows.map((row) => [row.emailId, null]));
    for (const row of rows) await requeue(core, tx, row);
    await settleEmails(core, tx, outcomes);
  });
}

/** Puts a claimed delivery back into the queue. No attempt was made, so the claim does not count as one. */
export async function requeue(core: Core, tx: WriteTx, row: DeliveryRow): Promise<DeliveryRow> {
  const step = outboxStep('queued', 'The mail went back into the queue before it was handed over.');
  // Wakes the other instances too, because this one may be about to end.
  tx.wake('outbox');
  return await takeStep(core, tx, row, step, { attempts: row.attempts - 1, nextAttemptAt: core.clock.now() });
}

/**
 * It is not known whether a relay took the mail, so the attempt result is `unknown`: the attempt is repeated immediately with the
 * same Message-ID, unless the email says to hold it. A delivery to an inbox here is just queued, because it would be stored if it
 * had succeeded. The claim of the former instance ends.
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

/** Counts the recovered attempts as begun now, because they may have begun a moment ago. */
async function countStarts(tx: WriteTx, rows: DeliveryRow[], at: Date): Promise<void> {
  const starts = new Map(rows.map((row) => [`${row.emailId} ${row.domain}`, row]));
  for (const { domain, claimedBy } of starts.values())
    if (domain !== '') await tx.domainStarts.insert({ domain, instanceId: claimedBy ?? '', at });
}
