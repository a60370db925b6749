/** Records the results of delivery attempts, recipient by recipient. */
import { readTogether } from '../base/read-together.ts';
import { speaksOfAddress } from '../deliveries/address-refusals.ts';
import { keptReason, outcomesToTell, type Step, settleEmails, takeStep } from '../deliveries/steps.ts';
import { suppress } from '../deliveries/suppressions.ts';
import type { Core } from '../ports/core.ts';
import type { AttemptResult } from '../ports/relay.ts';
import type { DeliveryRow, DeliveryStepRow } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import { GIVE_UP_AFTER, waitAfter } from './backoff.ts';
import { isStillClaimed, type Job } from './claim.ts';
import { requeue } from './recover.ts';

/**
 * What the next server said about each recipient; null = no attempt was made, and the mail goes back into the queue. `begunAt` is
 * set when attempts to a domain are counted by the minute.
 */
export type AttemptOutcome = { job: Job; answers: AttemptResult[] | null; begunAt: Date | null };

export type Answer = Omit<AttemptResult, 'recipient'>;
type TriedSince = (row: DeliveryRow) => Promise<Date>;

/**
 * Stores the results of attempts, all in one transaction. A delivery that was recovered from this instance meanwhile is settled
 * by the instance that has it now: see `recordLate`. `again` is set when a first try failed without saying whether the results
 * were stored: those that were make no second step.
 */
export async function recordAttempts(core: Core, outcomes: AttemptOutcome[], again: boolean): Promise<void> {
  await core.store.write(async (tx) => {
    const claims = new Map(
      outcomes.flatMap(({ job, answers }) => job.deliveries.map((claimed) => [claimed.id, { claimed, answers }] as const)),
    );
    const told = new Map<string, DeliveryStatus[]>(outcomes.map(({ job }) => [job.emailId, []]));
    const tried = attemptsOf(core, tx);
    const ids = [...told.keys()];
    const [found, emails] = await readTogether([tx.deliveries.ofEmails(ids), tx.outgoing.some(ids)]);
    const deliveries: DeliveryRow[] = [];
    // The rows as they are now: a provider's event about one may have come before our own result.
    for (const row of found) {
      const claim = claims.get(row.id);
      const isNew = claim !== undefined && !(again && isRecorded(row, claim.answers));
      const now = isNew ? await recordOutcome(core, tx, row, claim, tried) : row;
      if (now.status !== row.status && claim?.answers) told.get(row.emailId)?.push(now.status);
      deliveries.push(now);
    }
    await settleEmails(core, tx, outcomesToTell(told), { deliveries, emails });
    await countStarts(tx, outcomes);
  });
}

/** What an attempt came to for one of its recipients. */
export function answerFor(recipient: string, answers: readonly AttemptResult[]): Answer {
  return answers.find((one) => one.recipient === recipient) ?? NO_ANSWER;
}

/** Stores, in the caller's transaction, that the next server did not take the mail now: it is tried again, or given up at the end. */
export function recordDeferred(core: Core, tx: WriteTx, row: DeliveryRow, answer: Answer): Promise<DeliveryRow> {
  return recordAnswer(core, tx, row, answer, attemptsOf(core, tx));
}

type Claim = { claimed: DeliveryRow; answers: AttemptResult[] | null };

/**
 * Whether the result is stored already. Only a result that ends the delivery is looked for: any other changes the claim, so it
 * would not be stored twice anyway.
 */
function isRecorded(row: DeliveryRow, answers: Claim['answers']): boolean {
  const answer = answers?.find((one) => one.recipient === row.recipient);
  return answer !== undefined && row.status === answer.outcome && row.lastReply === keptReason(answer.reply);
}

async function recordOutcome(
  core: Core,
  tx: WriteTx,
  row: DeliveryRow,
  { claimed, answers }: Claim,
  tried: TriedSince,
): Promise<DeliveryRow> {
  const answer = answers && answerFor(row.recipient, answers);
  // The row is `sent` already when the late answer to an earlier attempt said that the next server took the mail.
  if (row.status === 'sent' || !isStillClaimed(row, claimed))
    return answer ? await recordLate(core, tx, row, claimed, answer) : row;
  return answer ? await recordAnswer(core, tx, row, answer, tried) : await requeue(core, tx, row);
}

/**
 * Records the answer to an attempt that was believed lost. When the next server took the mail, that is true whichever instance
 * has the delivery now, and recording it can prevent a second copy. A refusal counts only while no other attempt has begun. Any
 * other answer is ignored, because the mail is queued for another attempt already.
 */
async function recordLate(core: Core, tx: WriteTx, row: DeliveryRow, claimed: DeliveryRow, answer: Answer): Promise<DeliveryRow> {
  const last = row.attempts === claimed.attempts && (row.status === 'deferred' || row.status === 'held');
  if (answer.outcome === 'sent' || (answer.outcome === 'failed' && last)) return await recordFinal(core, tx, row, answer);
  return row;
}

async function recordAnswer(
  core: Core,
  tx: WriteTx,
  row: DeliveryRow,
  answer: Answer,
  triedSince: TriedSince,
): Promise<DeliveryRow> {
  const { outcome, code, statusCode, reply } = answer;
  if (outcome === 'sent' || outcome === 'failed') return await recordFinal(core, tx, row, answer);
  const step: Step = { status: outcome, source: 'outbox', code, statusCode, reason: reply };
  const since = await triedSince(row);
  const nextAttemptAt = new Date(core.clock.now().getTime() + waitAfter(core, row.attempts));
  const now = await takeStep(core, tx, row, step, { nextAttemptAt });
  const expired = nextAttemptAt.getTime() > since.getTime() + GIVE_UP_AFTER;
  if (now.status !== 'deferred' || !expired) return now;
  const reason = `Given up after two days of attempts. The last answer: ${reply}`;
  return await takeStep(core, tx, now, { ...step, status: 'failed', reason });
}

async function recordFinal(core: Core, tx: WriteTx, row: DeliveryRow, answer: Answer): Promise<DeliveryRow> {
  const { outcome, code, statusCode, reply } = answer;
  if (outcome === 'failed' && speaksOfAddress({ code, statusCode, reason: reply })) {
    const { accountId, emailId, recipient: address } = row;
    await suppress(core, tx, { accountId, address, reason: 'bounce', emailId, detail: reply });
  }
  return await takeStep(core, tx, row, { status: outcome, source: 'outbox', code, statusCode, reason: reply });
}

const NO_ANSWER = { outcome: 'deferred', code: null, statusCode: null, reply: 'no answer for this recipient' } as const;

/**
 * When the attempts of a delivery began: the first one, or the first since an operator released the mail. An attempt that went
 * back into the queue does not count.
 */
function attemptsOf(core: Core, tx: WriteTx): TriedSince {
  const known = new Map<string, DeliveryStepRow[]>();
  return async ({ id, emailId }) => {
    const steps = known.get(emailId) ?? (await tx.deliverySteps.ofEmail(emailId));
    known.set(emailId, steps);
    const own = steps.filter((step) => step.deliveryId === id);
    const decided = own.findLastIndex((step) => step.source === 'operator');
    const counted = own.slice(decided + 1).filter((step) => step.source === 'outbox' && step.status !== 'queued');
    return counted[0]?.at ?? core.clock.now();
  };
}

/** Stores the begun attempts, for the limits of other instances and of this one after a restart. */
async function countStarts(tx: WriteTx, outcomes: AttemptOutcome[]): Promise<void> {
  for (const { job, begunAt } of outcomes) {
    const instanceId = job.deliveries[0]?.claimedBy;
    if (!begunAt || !instanceId) continue;
    for (const domain of job.domains) await tx.domainStarts.insert({ domain, instanceId, at: begunAt });
  }
}
