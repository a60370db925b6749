/**
 * Removes what has expired, such as tokens, events and answers kept for replay: `sweep` lists it. Also mail that was held too long, the mail of deleted
 * inboxes, and deleted accounts.
 */
import { SESSION_IDLE } from '../access/console-sessions.ts';
import { gauge } from '../base/counts.ts';
import { IDEMPOTENCY_RETENTION } from '../base/idempotency.ts';
import { sweepPieces } from '../base/pieces.ts';
import { sweepQuarantine } from '../inbound/quarantine.ts';
import { sweepExchanges } from '../policy/reply-loops.ts';
import type { Clock, Core } from '../ports/core.ts';
import { keepArrivals } from '../reading/arrival-log.ts';
import { removeQuarantined } from '../reading/quarantined.ts';
import { discountBytes } from '../reading/stored-bytes.ts';
import { expireHeld } from '../sending/approve.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { PageRequest } from '../store/page.ts';
import type { WriteTx } from '../store/store.ts';
import { removeDeletedAccounts } from './deleted-accounts.ts';

/** Rows removed in one transaction, so that a sweep never holds up a request for long. */
const BATCH = 200;

/** Held mails that are given up in one transaction: fewer, because each may have a hundred deliveries. */
const HELD_BATCH = 20;

/** Longer than a signed timestamp is accepted, so that no token can be used twice. */
const TOKEN_RETENTION = 7 * 24 * 3600 * 1000;

/** Mails of a deleted inbox that are removed in one transaction: fewer, because each is many rows. */
const MAILS_BATCH = 25;

const DAY = 24 * 3600 * 1000;

/** Since the post: longer than a fetch is tried, and than any provider posts a mail again. */
const FETCH_RETENTION = 7 * DAY;

/** Runs until nothing is left to remove, or until `ending`; safe to run at any time. Ages are told by the database's clock. */
export async function sweep(instance: Core, ending: AbortSignal): Promise<void> {
  const core = { ...instance, clock: await databaseClock(instance) };
  const now = core.clock.now().getTime();
  const history = new Date(now - core.settings.historyDays * DAY);
  const removals: ((tx: WriteTx) => Promise<number>)[] = [
    (tx) => tx.webhookTokens.sweep(new Date(now - TOKEN_RETENTION), BATCH),
    (tx) => tx.idempotency.sweep(new Date(now - IDEMPOTENCY_RETENTION), BATCH),
    (tx) => tx.events.sweep(history, BATCH),
    (tx) => tx.arrivalLog.sweep(history, BATCH),
    (tx) => tx.fetches.sweep(new Date(now - FETCH_RETENTION), BATCH),
    (tx) => tx.webhookEndpoints.sweepExpired(new Date(now), BATCH),
    (tx) => tx.webhookEndpoints.sweepDeliveries(history, BATCH),
    (tx) => tx.webhookWakes.sweep(history, BATCH),
    (tx) => tx.correspondents.sweep(history, BATCH),
    (tx) => tx.waitAnswers.sweep(new Date(now - DAY), BATCH),
    (tx) => tx.consoleSessions.sweep(new Date(now), new Date(now - SESSION_IDLE), BATCH),
    (tx) => sweepExchanges(core, tx, BATCH),
    (tx) => sweepQuarantine(core, tx, BATCH),
  ];
  for (const remove of removals) while ((await core.store.write(remove)) >= BATCH && !ending.aborted);
  while ((await core.store.write((tx) => sweepPieces(core, tx, 1))) > 0 && !ending.aborted);
  for (let at: PageRequest['before'] = null; !ending.aborted; ) {
    at = await expireHeld(core, at, HELD_BATCH);
    if (at === null) break;
  }
  for (let began = performance.now(); (await sweepDeletedInbox(core)) && !ending.aborted; began = performance.now())
    await leaveRoom(performance.now() - began);
  await removeDeletedAccounts(core, ending, leaveRoom);
}

/** The instance's clock, corrected by its difference from the database's. */
async function databaseClock({ store, clock }: Core): Promise<Clock> {
  const ahead = (await store.time()).getTime() - clock.now().getTime();
  return { now: () => new Date(clock.now().getTime() + ahead) };
}

/** Waits for as long as this sweep wrote, so that others can write. */
async function leaveRoom(ms: number): Promise<void> {
  await new Promise((next) => setTimeout(next, ms));
}

/**
 * Removes one batch of mail from one deleted inbox, or the inbox itself when it is empty; false when there was nothing to remove. It looks
 * at all of them: many may have nothing to remove for days, because mail of theirs still goes out.
 */
async function sweepDeletedInbox(core: Core): Promise<boolean> {
  for (let found = await sweepDeletedAfter(core); ; found = await sweepDeletedAfter(core, found)) {
    if (typeof found === 'boolean') return found;
  }
}

/** The same for up to a batch of inboxes. Answers the last of them when none had anything to remove and more may follow. */
async function sweepDeletedAfter(core: Core, after?: InboxRow): Promise<boolean | InboxRow> {
  // As a rule there is none, and after a bulk write SQLite does more work than after this read.
  const some = await core.store.read((tx) => tx.inboxes.deleted(1, after));
  return some.length > 0 && (await core.store.write((tx) => sweepDeletedIn(core, tx, after), { bulk: true }));
}

async function sweepDeletedIn(core: Core, tx: WriteTx, after?: InboxRow): Promise<boolean | InboxRow> {
  const inboxes = await tx.inboxes.deleted(BATCH, after);
  for (const inbox of inboxes) {
    const rows = await tx.emails.sweepable(inbox.id, core.clock.now(), MAILS_BATCH);
    if (rows.length > 0) {
      const unread = rows.filter(({ direction, isRead }) => direction === 'inbound' && !isRead).length;
      if (inbox.unreadCounted) gauge(tx, inbox.accountId, 'emails.unread', -unread);
      for (const row of rows) await cancelWaiting(tx, row);
      await discountBytes(tx, rows);
      await keepArrivals(core, tx, rows);
      await tx.emails.remove(rows.map((row) => row.id));
      await tx.threads.settle([...new Set(rows.map((row) => row.threadId))]);
      return true;
    }
    const waiting = await tx.quarantine.ofInbox(inbox.id, MAILS_BATCH);
    if (waiting.length > 0) {
      await keepArrivals(core, tx, waiting);
      await removeQuarantined(tx, waiting);
      return true;
    }
    if (!(await tx.emails.anyIn(inbox.id))) {
      await tx.inboxes.remove(inbox.id);
      return true;
    }
  }
  return (inboxes.length === BATCH && inboxes.at(-1)) || false;
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
