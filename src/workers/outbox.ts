/** The outbox worker: takes queued mail and hands it over, outside any transaction. */
import { claimDue, deliverHere, type Job, recordHandOver, resumeInterrupted } from '../core/delivering.ts';
import type { Core, HandOver, Relay } from '../core/ports.ts';

export type Outbox = {
  /** Stops claiming and waits for the hand-overs under way, at most `withinMs`; what is not done is resumed at the next start. */
  close(withinMs: number): Promise<void>;
};

export type OutboxOptions = { relay: Relay | null; concurrency: number };

/** The clock may jump and a timer has a largest delay, so the table is looked at no later than this. */
const LONGEST_SLEEP = 30_000;

const RECORD_RETRIES = [100, 1000, 5000, 15_000, 30_000];

export async function startOutbox(core: Core, options: OutboxOptions): Promise<Outbox> {
  const resumed = await resumeInterrupted(core);
  if (resumed > 0) core.log.info({ resumed }, 'hand-overs that were interrupted are queued again');
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let claiming: Promise<void> | null = null;
  let again = false;
  let closed = false;

  const look = () => {
    if (closed) return;
    if (claiming) {
      again = true;
      return;
    }
    claiming = claimAndStart()
      .catch((error: unknown) => core.log.error({ err: error }, 'the outbox could not be read; it is tried again'))
      .then(async () => {
        claiming = null;
        if (again && running.size < options.concurrency) {
          again = false;
          look();
        } else await sleepUntilDue();
      });
  };

  async function claimAndStart(): Promise<void> {
    const free = options.concurrency - running.size;
    if (free <= 0) return;
    const jobs = await claimDue(core, free);
    if (jobs.length === free) again = true;
    for (const job of jobs) {
      const run = work(core, options.relay, job, () => closed)
        .catch((error: unknown) =>
          core.log.error({ err: error, emailId: job.emailId }, 'a hand-over failed in an unexpected way'),
        )
        .then(() => {
          running.delete(run);
          look();
        });
      running.add(run);
    }
  }

  async function sleepUntilDue(): Promise<void> {
    const next = await core.store.read((view) => view.deliveries.nextAttemptAt()).catch(() => null);
    if (closed) return;
    const wait = next ? Math.max(next.getTime() - core.clock.now().getTime(), running.size > 0 ? 1000 : 20) : LONGEST_SLEEP;
    if (timer) clearTimeout(timer);
    timer = setTimeout(look, Math.min(wait, LONGEST_SLEEP));
  }

  core.store.onWake('outbox', look);
  look();
  return {
    async close(withinMs) {
      closed = true;
      if (timer) clearTimeout(timer);
      await claiming;
      const deadline = new Promise<void>((over) => setTimeout(over, withinMs).unref());
      await Promise.race([Promise.all(running), deadline]);
    },
  };
}

async function work(core: Core, relay: Relay | null, job: Job, closed: () => boolean): Promise<void> {
  const mime = await core.store.read((view) => view.emails.mime(job.emailId));
  const elsewhere = job.deliveries.filter((delivery) => !delivery.local);
  for (const delivery of job.deliveries.filter((one) => one.local)) {
    if (mime) {
      await settle(core, closed, () => deliverHere(core, job, delivery, mime)).catch((error: unknown) => {
        core.log.error({ err: error, emailId: job.emailId }, 'a local delivery failed; it is tried again later');
        return settle(core, closed, () => recordHandOver(core, { ...job, deliveries: [delivery] }, []));
      });
    }
  }
  if (elsewhere.length === 0) return;
  const recipients = elsewhere.map((delivery) => delivery.recipient);
  const answers = await handOver(relay, job.sender, recipients, mime);
  await settle(core, closed, () => recordHandOver(core, { ...job, deliveries: elsewhere }, answers));
}

async function handOver(relay: Relay | null, from: string, recipients: string[], mime: Buffer | null): Promise<HandOver[]> {
  const all = (outcome: HandOver['outcome'], reply: string) =>
    recipients.map((recipient) => ({ recipient, outcome, code: null, reply }));
  if (!mime) return all('failed', 'the stored mail is gone');
  if (!relay) return all('deferred', 'no SMTP relay is configured');
  try {
    return await relay.handOver({ from, recipients, mime });
  } catch (error) {
    return all('deferred', error instanceof Error ? error.message.slice(0, 200) : 'the relay failed');
  }
}

/** What happened at the next server must not be forgotten because our disk was full for a minute. */
async function settle(core: Core, closed: () => boolean, record: () => Promise<void>): Promise<void> {
  for (const wait of RECORD_RETRIES) {
    try {
      return await record();
    } catch (error) {
      if (closed()) throw error;
      core.log.warn({ err: error }, 'the outcome of a hand-over could not be stored; trying again');
      await new Promise((over) => setTimeout(over, wait));
    }
  }
  await record();
}
