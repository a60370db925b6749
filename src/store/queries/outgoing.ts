/** Queries over many emails at once, for delivery. */
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { OutgoingWrites } from '../../core/store/deliveries.ts';
import { inLiveAccount } from '../statements/conditions.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function outgoingChanges(db: Database, t: Tables): OutgoingWrites {
  const { emails, emailMimes, inboxes } = t;
  const some = db
    .select({
      id: emails.id,
      accountId: emails.accountId,
      inboxId: emails.inboxId,
      threadId: emails.threadId,
      held: emails.held,
      live: inboxes.id,
    })
    .from(emails)
    .leftJoin(inboxes, and(eq(inboxes.id, emails.inboxId), isNull(inboxes.deletedAt), inLiveAccount(t)))
    .where(isOneOf(emails.id, 'ids'))
    .prepare();
  const mails = db
    .select({ id: emails.id, envelopeFrom: emails.envelopeFrom, mime: emailMimes.mime })
    .from(emails)
    .leftJoin(emailMimes, and(eq(emailMimes.emailId, emails.id), lte(emails.size, sql.placeholder('maxBytes'))))
    .where(isOneOf(emails.id, 'ids'))
    .prepare();
  const paused = db
    .select({ id: emails.id })
    .from(emails)
    .innerJoin(inboxes, eq(inboxes.id, emails.inboxId))
    .where(and(isOneOf(emails.id, 'ids'), isNotNull(emails.sendAt), eq(inboxes.status, 'paused')))
    .prepare();
  const followUps = db
    .select()
    .from(emails)
    .where(and(isOneOf(emails.id, 'ids'), eq(emails.unlessAnswered, true)))
    .prepare();
  const setStatus = db
    .update(emails)
    .set({ status: sql`${sql.placeholder('status')}`, updatedAt: bound(emails.updatedAt, 'updatedAt') })
    .where(isOneOf(emails.id, 'ids'))
    .prepare();
  return {
    some: async (ids) => {
      const found = ids.length > 0 ? await some.execute({ ids: list(ids) }) : [];
      return found.map(({ live, ...row }) => ({ ...row, isInLiveInbox: live !== null }));
    },
    mails: async (ids, maxBytes) => (ids.length > 0 ? await mails.execute({ ids: list(ids), maxBytes }) : []),
    followUps: async (ids) => (ids.length > 0 ? await followUps.execute({ ids: list(ids) }) : []),
    paused: async (ids) => (ids.length > 0 ? (await paused.execute({ ids: list(ids) })).map((row) => row.id) : []),
    setStatus: async (ids, status, updatedAt) => {
      if (ids.length > 0) await setStatus.execute({ ids: list(ids), status, updatedAt });
    },
  };
}
