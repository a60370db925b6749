/** What a delivery attempt came to, recipient by recipient. */
import { speaksOfAddress } from '../deliveries/address-refusals.ts';
import { keptReason, outcomesToTell, type Step, settleEmails, takeStep } from '../deliveries/steps.ts';
import { suppress } from '../deliveries/suppressions.ts';
import type { Core } from '../ports/core.ts';
import type { AttemptResult } from '../ports/relay.ts';
import type { DeliveryRow, DeliveryStepRow } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import { GIVE_UP_AFTER, waitAfter } from './backoff.ts';
import type { Job } from './claim.ts';
import { isHeld } from './deliver-here.ts';
import { requeue } from './recover.ts';

/**
 * What the next server said of each recipient; null = the mail was not handed over, and goes back into the queue. `begunAt` is set where
 * hand-overs to a domain are counted by the minute.
 */
export type AttemptOutcome = { job: Job; answers: AttemptResult[] | null; begunAt: Date | null };

type Answer = Omit<AttemptResult, 'recipient'>;
type TriedSince = (row: DeliveryRow) => Promise<Date>;

/**
 * Stores what came of hand-overs, all of them in one commit. A delivery that was taken from this instance meanwhile is settled by whoever
 * has it now: see `recordLate`. `again` after a failure that does not say whether they are stored: what is, makes no second step.
 */
export async function recordAttempts(core: Core, outcomes: AttemptOutcome[], again: boolean): Promise<void> {
  await core.store.write(async (tx) => {
    const claims = new Map(
      outcomes.flatMap(({ job, answers }) => job.deliveries.map((claimed) => [claimed.id, { claimed, answers }] as const)),
    );
    const told = new Map<string, DeliveryStatus[]>(outcomes.map(({ job }) => [job.emailId, []]));
    const tried = attemptsOf(core, tx);
    const rows: DeliveryRow[] = [];
    // As they are now: a provider's news of one may have come before our own.
    for (const row of await tx.deliveries.ofEmails([...told.keys()])) {
      const claim = claims.get(row.id);
      const isNews = claim !== undefined && !(again && isRecorded(row, claim.answers));
      const now = isNews ? await recordOutcome(core, tx, row, claim, tried) : row;
      if (now.status !== row.status && claim?.answers) told.get(row.emailId)?.push(now.status);
      rows.push(now);
    }
    await settleEmails(core, tx, outcomesToTell(told), rows);
    await countStarts(tx, outcomes);
  });
}

type Claim = { claimed: DeliveryRow; answers: AttemptResult[] | null };

/** Only what ends a delivery leaves its claim as it was, and could be stored once more. */
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
  const answer = answers?.find((one) => one.recipient === row.recipient) ?? (answers ? NO_ANSWER : null);
  // It is `sent` already when an answer came late that the mail had been taken before.
  if (row.status === 'sent' || !isHeld(row, claimed)) return answer ? await recordLate(core, tx, row, claimed, answer) : row;
  return answer ? await recordAnswer(core, tx, row, answer, tried) : await requeue(core, tx, row);
}

/**
 * The answer to an attempt that had been given up for lost. That the next server took the mail is true whoever has the delivery now, and
 * keeps a second copy from leaving where none has left; a refusal counts only while the attempt is the last. Of anything else the mail
 * is on its way again.
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
 * Tells when the attempts of a delivery began that are counted: the first, or the first since a person let the mail go on. One that was
 * put back was none.
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

/** For the other instances, and for this one after a restart. */
async function countStarts(tx: WriteTx, outcomes: AttemptOutcome[]): Promise<void> {
  for (const { job, begunAt } of outcomes) {
    const instanceId = job.deliveries[0]?.claimedBy;
    if (!begunAt || !instanceId) continue;
    for (const domain of job.domains) await tx.domainStarts.insert({ domain, instanceId, at: begunAt });
  }
}
