/** How much waits in the store now, for monitoring. Reading it takes little time, however much that is. */
import { backlog, toFetch } from '../access/metrics.ts';
import type { Core } from '../ports/core.ts';
import type { WaitingCounts } from '../store/waiting.ts';
import { soon } from './readiness.ts';

export type StoreFigures = WaitingCounts & {
  /** For how long the delivery has been due that has been due longest, in seconds; 0 = none is due. */
  oldestDueSeconds: number;
  /** Accepted mail that is not filed, of all accounts; `oldestSeconds` 0 = there is none. */
  backlog: { mails: number; bytes: number; oldestSeconds: number };
  /** Mail that its provider named and that is not fetched yet; `oldestSeconds` 0 = there is none. */
  toFetch: { mails: number; oldestSeconds: number };
};

/** A longer queue is reported with this length: counting on would cost more than it tells. */
export const MOST_COUNTED = 10_000;

/** Milliseconds between two reads. */
const READ_EVERY = 1000;

/** Answers the figures, or null while the store does not answer in time; all who ask within a second share an answer. */
export function watchStoreFigures(core: Pick<Core, 'store' | 'clock'>): () => Promise<StoreFigures | null> {
  let asked: { at: number; answer: Promise<StoreFigures | null> } | null = null;
  return () => {
    const now = performance.now();
    if (!asked || now - asked.at >= READ_EVERY) asked = { at: now, answer: read(core) };
    return asked.answer;
  };
}

async function read(core: Pick<Core, 'store' | 'clock'>): Promise<StoreFigures | null> {
  const now = core.clock.now();
  const figures = await soon(
    core.store.read(async (tx): Promise<StoreFigures> => {
      const [first] = await tx.deliveries.due(now, [], 1);
      const accepted = await backlog(core, tx);
      return {
        ...(await tx.waiting.counts(now, MOST_COUNTED)),
        oldestDueSeconds: first ? Math.max(0, now.getTime() - first.nextAttemptAt.getTime()) / 1000 : 0,
        backlog: { ...accepted, oldestSeconds: accepted.oldestSeconds ?? 0 },
        toFetch: await toFetch(core, tx),
      };
    }),
    null,
  );
  return typeof figures === 'string' ? null : figures;
}
