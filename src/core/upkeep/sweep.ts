/**
 * Removes what has expired: webhook tokens, answers kept for replay, reply-loop counts, held and quarantined mail, and the mail of
 * deleted inboxes.
 */
import { gauge } from '../base/counts.ts';
import { IDEMPOTENCY_RETENTION } from '../base/idempotency.ts';
import { sweepQuarantine } from '../inbound/quarantine.ts';
import { sweepExchanges } from '../policy/reply-loops.ts';
import type { Core } from '../ports/core.ts';
import { removeQuarantined } from '../reading/quarantined.ts';
import { discountBytes } from '../reading/stored-bytes.ts';
import { expireHeld } from '../sending/approve.ts';
import type { EmailRow } from '../store/emails.ts';
import type { PageRequest } from '../store/page.ts';
import type { WriteTx } from '../store/store.ts';

/** Rows removed in one transaction, so that a sweep never holds up a request for long. */
const BATCH = 200;

/** Held mails that are given up in one transaction: fewer, because each may have a hundred deliveries. */
const HELD_BATCH = 20;

/** Longer than a signed timestamp is accepted, so that no token can be used twice. */
const TOKEN_RETENTION = 48 * 3600 * 1000;

/** Runs until nothing is left to remove, or until `ending`; safe to run at any time. */
export async function sweep(core: Core, ending: AbortSignal): Promise<void> {
  const now = core.clock.now().getTime();
  const full = async (removed: Promise<number>) => (await removed) >= BATCH && !ending.aborted;
  while (await full(core.store.write((tx) => tx.webhookTokens.sweep(new Date(now - TOKEN_RETENTION), BATCH))));
  while (await full(core.store.write((tx) => tx.idempotency.sweep(new Date(now - IDEMPOTENCY_RETENTION), BATCH))));
  while (await full(core.store.write((tx) => sweepExchanges(core, tx, BATCH))));
  while (await full(core.store.write((tx) => sweepQuarantine(core, tx, BATCH))));
  for (let at: PageRequest['before'] = null; !ending.aborted; ) {
    at = await expireHeld(core, at, HELD_BATCH);
    if (at === null) break;
  }
  while ((await sweepDeletedInbox(core)) && !ending.aborted);
}

/**
 * Removes one batch of mail from one deleted inbox, or the inbox itself when it is empty; false when there was nothing to remove.
 */
async function sweepDeletedInbox(core: Core): Promise<boolean> {
  return await core.store.write(async (tx) => {
    for (const inbox of await tx.inboxes.deleted(BATCH)) {
      const rows = await tx.emails.sweepable(inbox.id, core.clock.now(), BATCH);
      if (rows.length > 0) {
        for (const row of rows) await cancelWaiting(tx, row);
        await discountBytes(tx, rows);
        await tx.emails.remove(rows.map((row) => row.id));
        await tx.threads.settle([...new Set(rows.map((row) => row.threadId))]);
        return true;
      }
      const waiting = await tx.quarantine.ofInbox(inbox.id, BATCH);
      if (waiting.length > 0) {
        await removeQuarantined(tx, waiting);
        return true;
      }
      if (!(await tx.emails.anyIn(inbox.id))) {
        await tx.inboxes.remove(inbox.id);
        return true;
      }
    }
    return false;
  });
}

/** Mail that was held, or scheduled for later, is canceled with its inbox. */
async function cancelWaiting(tx: WriteTx, row: EmailRow): Promise<void> {
  if (row.held === null && row.status !== 'queued') return;
  for (const { status } of await tx.deliveries.ofEmail(row.id)) {
    if (status !== 'held' && status !== 'queued') continue;
    gauge(tx, row.accountId, `deliveries.${status}`, -1);
    gauge(tx, row.accountId, 'deliveries.canceled', 1);
  }
}
