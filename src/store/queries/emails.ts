/** Queries over emails: rows, bodies and MIME. */
import { and, asc, desc, eq, gt, inArray, lte, max, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { EmailReads, EmailWrites } from '../../core/store/email-queries.ts';
import { type EmailBody, type EmailRow, type NewEmail, searchPosition } from '../../core/store/emails.ts';
import { inLiveInbox } from '../statements/conditions.ts';
import { isOneOf, list, withoutIndex } from '../statements/dialect.ts';
import { bound, type Database, insertRow, insertUnawaited, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { attachmentTextChanges } from './attachment-texts.ts';
import { emailLists } from './email-lists.ts';
import { heldUnder, referenceChanges, threadingQueries } from './email-threading.ts';
import { heldChanges, heldQueries } from './held-emails.ts';
import { importedPosition } from './imported-positions.ts';
import { mimeChanges, mimeOf } from './mimes.ts';
import type { IndexChanges } from './search.ts';

export function emailQueries(db: Database, t: Tables): Omit<EmailReads, 'search'> {
  const { emails, emailBodies } = t;
  const get = db
    .select()
    .from(emails)
    .where(and(eq(emails.id, sql.placeholder('id')), eq(emails.accountId, sql.placeholder('accountId')), inLiveInbox(db, t)))
    .prepare();
  const body = db
    .select({ text: emailBodies.text, html: emailBodies.html, visible: emailBodies.visible })
    .from(emailBodies)
    .where(eq(emailBodies.emailId, sql.placeholder('id')))
    .prepare();
  const bodies = db.select().from(emailBodies).where(isOneOf(emailBodies.emailId, 'ids')).prepare();
  const statuses = db
    .select({ id: emails.id, status: emails.status })
    .from(emails)
    .where(and(isOneOf(emails.id, 'ids'), inLiveInbox(db, t)))
    .prepare();
  const taken = db.select({ id: emails.id }).from(emails).where(isOneOf(emails.id, 'ids')).prepare();
  const some = db
    .select()
    .from(emails)
    .where(and(isOneOf(emails.id, 'ids'), eq(withoutIndex(emails.accountId), sql.placeholder('accountId')), inLiveInbox(db, t)))
    .prepare();
  const arrived = db.select().from(emails).where(isOneOf(emails.id, 'ids')).orderBy(asc(emails.seq)).prepare();
  const newest = db
    .select({ seq: max(emails.seq) })
    .from(emails)
    .prepare();
  const origins = db
    .select({ provider: emails.provider, rawFidelity: emails.rawFidelity, createdAt: emails.createdAt })
    .from(emails)
    .orderBy(desc(emails.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  const imported = db
    .select({ id: emails.id })
    .from(emails)
    // The condition of the index.
    .where(and(eq(emails.accountId, sql.placeholder('accountId')), sql`imported_seq is not null`))
    .limit(1)
    .prepare();
  const readableBetween = db
    .select()
    .from(emails)
    .where(
      and(
        gt(emails.seq, sql.placeholder('after')),
        lte(emails.seq, sql.placeholder('until')),
        or(eq(emails.direction, 'inbound'), ne(emails.status, 'draft')),
      ),
    )
    .orderBy(asc(emails.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    body: async (id) => (await body.execute({ id }))[0] ?? null,
    bodies: async (ids) => {
      const rows = ids.length > 0 ? await bodies.execute({ ids: list(ids) }) : [];
      return new Map(rows.map((row) => [row.emailId, { text: row.text, html: row.html, visible: row.visible }]));
    },
    newestPosition: async () => Number((await newest.execute())[0]?.seq ?? 0),
    newestOrigins: async (limit) => await origins.execute({ limit }),
    readableBetween: async (after, until, limit) => await readableBetween.execute({ after, until, limit }),
    mime: mimeOf(db, t),
    anyImported: async (accountId) => (await imported.execute({ accountId })).length > 0,
    any: async () => (await db.select({ id: emails.id }).from(emails).limit(1)).length > 0,
    ...emailLists(db, t),
    some: async (accountId, ids) => (ids.length > 0 ? await some.execute({ ids: list(ids), accountId }) : []),
    statuses: async (ids) => new Map((await statuses.execute({ ids: list(ids) })).map(({ id, status }) => [id, status] as const)),
    taken: async (ids) => (await taken.execute({ ids: list(ids) })).map(({ id }) => id),
    arrived: async (ids) => (ids.length > 0 ? await arrived.execute({ ids: list(ids) }) : []),
    ...threadingQueries(db, t),
    ...heldQueries(db, t),
  };
}

export function emailChanges(db: Database, t: Tables, index: IndexChanges): Omit<EmailWrites, 'search'> {
  const { emails, emailBodies, attachmentTexts, deliveries, deliverySteps, drafts, draftFiles } = t;
  const insertEmail = insertUnawaited(db, emails, emails.seq, [emails.importedSeq]);
  const importedAs = importedPositions(db, t);
  const insertBody = insertRow(db, emailBodies);
  const mimes = mimeChanges(db, t);
  const references = referenceChanges(db, t);
  const files = attachmentTextChanges(db, t);
  const update = updateRow(db, emails, emails.id);
  const updateBody = updateRow(db, emailBodies, emailBodies.emailId);
  const row = db
    .select()
    .from(emails)
    .where(eq(emails.id, sql.placeholder('id')))
    .prepare();
  const sweepable = db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.inboxId, sql.placeholder('inboxId')),
        or(
          notInArray(emails.status, ['queued', 'sending', 'deferred']),
          and(eq(emails.status, 'queued'), gt(emails.sendAt, bound(emails.sendAt, 'now'))),
        ),
      ),
    )
    .limit(sql.placeholder('limit'))
    .prepare();
  const queuedForLater = (keyIds: string[], limit: number) =>
    db
      .select()
      .from(emails)
      // The condition of the index on scheduled mail.
      .where(and(inArray(emails.writtenBy, keyIds), sql`(status = 'held' or (status = 'queued' and send_at is not null))`))
      .orderBy(asc(emails.writtenBy), asc(emails.id))
      .limit(limit);
  const any = db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.inboxId, sql.placeholder('inboxId')))
    .limit(1)
    .prepare();
  const unread = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.inboxId, sql.placeholder('inboxId')), not(emails.isRead), eq(emails.direction, 'inbound')))
    .limit(sql.placeholder('most'))
    .prepare();
  const indexAgain = async (email: EmailRow, body: EmailBody) => {
    const known = email.attachments.length > 0 ? await files.of(email.id) : null;
    index.replace(searchPosition(email), email, body.visible ?? body.text, known?.texts ?? []);
  };
  return {
    ...emailQueries(db, t),
    ...heldChanges(db, t),
    insert: async (email, body, bytes) => {
      const seq = insertEmail(email);
      await insertBody({ emailId: email.id, ...body });
      await mimes.store(email.id, bytes);
      await references.add(email);
      if (email.indexed === 'pending') await files.queue(email.id, email.accountId);
      index.add(email.importedAt === null ? seq : importedAs(email, await seq), email, body.visible ?? body.text);
    },
    queuedForLater: async (keyIds, limit) => await queuedForLater(keyIds, limit),
    ...heldUnder(db, t),
    row: async (id) => (await row.execute({ id }))[0] ?? null,
    update,
    replaceBytes: async (id, bytes) => {
      await mimes.remove([id]);
      await mimes.store(id, bytes);
    },
    reread: async (id, reading, body) => {
      await update(id, reading);
      await updateBody(id, body);
      const [changed] = await row.execute({ id });
      if (changed) await indexAgain(changed, body);
    },
    indexAgain,
    moveThreads: async (from, to) => {
      if (from.length === 0) return;
      await db.update(emails).set({ threadId: to }).where(inArray(emails.threadId, from));
      await references.move(from, to);
    },
    remove: async (ids) => {
      if (ids.length === 0) return;
      await db.delete(deliveries).where(inArray(deliveries.emailId, ids));
      await db.delete(deliverySteps).where(inArray(deliverySteps.emailId, ids));
      await mimes.remove(ids);
      await db.delete(emailBodies).where(inArray(emailBodies.emailId, ids));
      await db.delete(attachmentTexts).where(inArray(attachmentTexts.emailId, ids));
      await db.delete(drafts).where(inArray(drafts.emailId, ids));
      await db.delete(draftFiles).where(inArray(draftFiles.emailId, ids));
      const removed = await db
        .delete(emails)
        .where(inArray(emails.id, ids))
        .returning({ seq: emails.seq, importedSeq: emails.importedSeq });
      for (const row of removed) index.remove(searchPosition(row));
    },
    sweepable: async (inboxId, now, limit) => await sweepable.execute({ inboxId, now, limit }),
    anyIn: async (inboxId) => (await any.execute({ inboxId })).length > 0,
    countUnread: async (inboxId, most) => (await unread.execute({ inboxId, most })).length,
  };
}

/** Gives an email that was stored a position among the imported ones, and answers it. */
function importedPositions(db: Database, { emails }: Tables): (email: NewEmail, seq: number) => Promise<number> {
  const taken = db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.importedSeq, sql.placeholder('position')))
    .prepare();
  const set = updateRow(db, emails, emails.id);
  return async (email, seq) => {
    let importedSeq = importedPosition(email.createdAt, seq);
    // Taken only by mail of the same second that was stored a million mails before.
    while ((await taken.execute({ position: importedSeq })).length > 0) importedSeq += 1;
    await set(email.id, { importedSeq });
    return importedSeq;
  };
}
