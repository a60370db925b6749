/** What a wake policy decided for one stream, in memory: no other stream and no restart knows of it. */
import type { NewWebhookWakeRow, WakeDecisions, WakeKeeping, WebhookWakeRow } from '../store/webhook-wakes.ts';
import { MOST_SUPPRESSED } from './record.ts';

export type WakeMemory = WakeDecisions &
  WakeKeeping & {
    /** The decisions that will be made anew, longest due first. */
    waiting(): WebhookWakeRow[];
  };

/** It has the decisions of one endpoint only, so it ignores the ids of endpoints. */
export function wakeMemory(): WakeMemory {
  /** The earliest decision first. */
  let rows: WebhookWakeRow[] = [];
  let seq = 0;
  const woke = (since: Date) => rows.filter(({ outcome, at }) => outcome === 'woke' && at > since);
  const didNot = (row: WebhookWakeRow) => row.outcome !== 'woke' && row.outcome !== 'checking';
  return {
    get: async (_id, emailId) => rows.find((row) => row.emailId === emailId) ?? null,
    lastWoke: async (_id, before) =>
      rows.findLast((row) => row.outcome === 'woke' && (before === null || row.seq < before)) ?? null,
    wokeInThread: async (_id, threadId, since) => woke(since).filter((row) => row.threadId === threadId).length,
    wokeBySender: async (_id, sender, since) => woke(since).filter((row) => row.sender === sender).length,
    suppressedBetween: async (_id, after, before) => {
      const between = rows.filter((row) => didNot(row) && row.seq > after && (before === null || row.seq < before));
      return { count: between.length, since: between[0]?.at ?? null };
    },
    put: async (row: NewWebhookWakeRow) => {
      rows = [...rows.filter(({ emailId }) => emailId !== row.emailId), { ...row, seq: ++seq }];
      if (rows.length <= MOST_SUPPRESSED) return;
      const oldest = rows.findIndex((one) => didNot(one) && one.dueAt === null);
      rows.splice(Math.max(oldest, 0), 1);
    },
    remove: async (_id, emailId) => {
      rows = rows.filter((row) => row.emailId !== emailId);
    },
    supersede: async () => {
      rows = rows.map((row) => (row.outcome === 'interval' ? { ...row, dueAt: null } : row));
    },
    holdNewest: async (_id, after, dueAt) => {
      const newest = rows.findLast((row) => row.outcome === 'interval' && row.seq > after);
      if (newest) newest.dueAt = dueAt;
    },
    waiting: () =>
      rows.filter(({ dueAt }) => dueAt !== null).toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt) || a.seq - b.seq),
  };
}
