/** One delivery attempt: a mail goes into the inboxes of its local recipients, and to the relay for all others. */
import type { Job } from '../core/outbox/claim.ts';
import { deliverHere } from '../core/outbox/deliver-here.ts';
import { type AttemptOutcome, recordAttempts } from '../core/outbox/record-attempt.ts';
import type { Core } from '../core/ports/core.ts';
import type { AttemptResult, Relay } from '../core/ports/relay.ts';
import { persist } from './attempt-results.ts';

export type AttemptOptions = {
  relay: Relay | null;
  /** Asked right before the relay gets the mail. False when another instance may hold it by now: the claim is then given back. */
  mayBegin(): boolean;
  ending: AbortSignal;
};

/**
 * Stores what happened to local recipients itself. Returns the outcome for all others, which the caller is to store; null when
 * there are no others.
 */
export async function attemptDelivery(
  core: Core,
  job: Job,
  options: AttemptOptions,
): Promise<Omit<AttemptOutcome, 'begunAt'> | null> {
  const { relay, mayBegin, ending } = options;
  const mime = job.mime ?? (await persist(core, ending, () => core.store.read((tx) => tx.emails.mime(job.emailId))));
  for (const delivery of job.deliveries.filter((one) => one.local)) {
    if (mime) {
      await persist(core, ending, () => deliverHere(core, job, delivery, mime)).catch((error: unknown) => {
        core.log.error({ err: error, emailId: job.emailId }, 'a local delivery failed; it is tried again later');
        core.meters.deliveryAttempt('here', 'deferred');
        const failed = [{ job: { ...job, deliveries: [delivery] }, answers: [], begunAt: null }];
        return persist(core, ending, () => recordAttempts(core, failed, false));
      });
    }
  }
  const deliveries = job.deliveries.filter((delivery) => !delivery.local);
  if (deliveries.length === 0) return null;
  if (!mayBegin()) return { job: { ...job, deliveries }, answers: null };
  const recipients = deliveries.map((delivery) => delivery.recipient);
  const answers = await attemptAtRelay(relay, { emailId: job.emailId, from: job.sender, recipients, mime });
  // The worker's own end cut the attempt off: that is no refusal by the relay.
  const cutOff = ending.aborted && answers.every((answer) => answer.outcome === 'deferred');
  return { job: { ...job, deliveries }, answers: cutOff ? null : answers };
}

async function attemptAtRelay(
  relay: Relay | null,
  { mime, ...mail }: { emailId: string; from: string; recipients: string[]; mime: Buffer | null },
): Promise<AttemptResult[]> {
  const all = (outcome: AttemptResult['outcome'], reply: string) =>
    mail.recipients.map((recipient) => ({ recipient, outcome, code: null, statusCode: null, reply }));
  if (!mime) return all('failed', 'the stored mail is gone');
  if (!relay) return all('deferred', 'no SMTP relay is configured');
  try {
    return await relay.attempt({ ...mail, mime });
  } catch (error) {
    return all('deferred', error instanceof Error ? error.message.slice(0, 200) : 'the relay failed');
  }
}
