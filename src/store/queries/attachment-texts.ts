/** Queries over the text of attached files, and over the files that wait to be read. */
import { and, asc, count, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { AttachmentTextReads, AttachmentTextWrites } from '../../core/store/attachment-texts.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

const LONG_AGO = new Date(0);

export function attachmentTextQueries(db: Database, { attachmentTexts }: Tables): AttachmentTextReads {
  const { emailId, accountId, leasedUntil } = attachmentTexts;
  const of = db
    .select()
    .from(attachmentTexts)
    .where(eq(emailId, sql.placeholder('emailId')))
    .prepare();
  const next = db
    .select({ accountId })
    .from(attachmentTexts)
    .where(and(gt(accountId, sql.placeholder('accountId')), isNotNull(leasedUntil)))
    .orderBy(asc(accountId))
    .limit(1)
    .prepare();
  const due = db
    .select()
    .from(attachmentTexts)
    .where(and(eq(accountId, sql.placeholder('accountId')), isNotNull(leasedUntil), lte(leasedUntil, bound(leasedUntil, 'now'))))
    .orderBy(asc(leasedUntil), asc(emailId))
    .limit(1)
    .prepare();
  const waiting = db.select({ mails: count() }).from(attachmentTexts).where(isNotNull(leasedUntil)).prepare();
  return {
    of: async (id) => (await of.execute({ emailId: id }))[0] ?? null,
    accountAfter: async (after) => (await next.execute({ accountId: after }))[0]?.accountId ?? null,
    due: async (account, now) => (await due.execute({ accountId: account, now }))[0] ?? null,
    waiting: async () => Number((await waiting.execute())[0]?.mails ?? 0),
  };
}

export function attachmentTextChanges(db: Database, t: Tables): AttachmentTextWrites {
  const { attachmentTexts } = t;
  const { emailId, leasedUntil, tries } = attachmentTexts;
  const p = sql.placeholder;
  const isOf = eq(emailId, p('emailId'));
  const queue = db
    .insert(attachmentTexts)
    .values({ emailId: p('emailId'), accountId: p('accountId'), tries: 0, leasedUntil: LONG_AGO, texts: [] })
    .onConflictDoUpdate({ target: emailId, set: { tries: 0, leasedUntil: LONG_AGO } })
    .prepare();
  const take = db
    .update(attachmentTexts)
    .set({ leasedUntil: bound(leasedUntil, 'until'), tries: sql`${tries} + 1` })
    .where(and(isOf, lte(leasedUntil, bound(leasedUntil, 'now'))))
    .returning({ emailId })
    .prepare();
  const lease = db
    .update(attachmentTexts)
    .set({ leasedUntil: bound(leasedUntil, 'until'), tries: sql`${tries} + ${p('tries')}` })
    .where(and(isOf, isNotNull(leasedUntil)))
    .prepare();
  const endLeases = db.update(attachmentTexts).set({ leasedUntil: LONG_AGO }).where(gt(leasedUntil, LONG_AGO)).prepare();
  const keep = db
    .update(attachmentTexts)
    .set({ texts: bound(attachmentTexts.texts, 'texts'), leasedUntil: null, tries: 0 })
    .where(isOf)
    .prepare();
  const remove = db.delete(attachmentTexts).where(isOf).prepare();
  return {
    ...attachmentTextQueries(db, t),
    queue: async (id, accountId) => {
      await queue.execute({ emailId: id, accountId });
    },
    take: async (id, now, until) => (await take.execute({ emailId: id, now, until })).length > 0,
    lease: async (id, until, more) => {
      await lease.execute({ emailId: id, until, tries: more });
    },
    endLeases: async () => {
      await endLeases.execute();
    },
    keep: async (id, texts) => {
      if (texts.length > 0) await keep.execute({ emailId: id, texts });
      else await remove.execute({ emailId: id });
    },
  };
}
