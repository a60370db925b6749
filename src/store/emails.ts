/** Queries over emails: records, bodies and MIME. */
import { and, count, desc, eq, exists, gte, inArray, isNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { EmailRow } from '../core/rows.ts';
import type { EmailFilter, PageRequest, Unit, View } from '../core/store.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { bound, byShape, claimer, type Database, inserter, updater } from './prepared.ts';
import type { Tables } from './tables.ts';

export function emailQueries(db: Database, t: Tables): View['emails'] {
  const { emails, emailBodies, emailMimes } = t;
  const get = db
    .select()
    .from(emails)
    .where(and(eq(emails.id, sql.placeholder('id')), eq(emails.accountId, sql.placeholder('accountId')), inLiveInbox(db, t)))
    .prepare();
  const body = db
    .select({ text: emailBodies.text, html: emailBodies.html })
    .from(emailBodies)
    .where(eq(emailBodies.emailId, sql.placeholder('id')))
    .prepare();
  const mime = db
    .select({ mime: emailMimes.mime })
    .from(emailMimes)
    .where(eq(emailMimes.emailId, sql.placeholder('id')))
    .prepare();
  const byMessageId = db
    .select({ threadId: emails.threadId })
    .from(emails)
    .where(and(eq(emails.inboxId, sql.placeholder('inboxId')), eq(emails.messageId, sql.placeholder('messageId'))))
    .limit(1)
    .prepare();
  const lists = byShape((parts) => listStatement(db, t, parts));
  const list = async (filter: EmailFilter, page: PageRequest) =>
    await lists(listShape(filter, page)).execute(listParameters(filter, page));
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    body: async (id) => (await body.execute({ id }))[0] ?? null,
    bodies: async (ids) => {
      const rows = ids.length > 0 ? await db.select().from(emailBodies).where(inArray(emailBodies.emailId, ids)) : [];
      return new Map(rows.map((row) => [row.emailId, { text: row.text, html: row.html }]));
    },
    mime: async (id) => (await mime.execute({ id }))[0]?.mime ?? null,
    list: async (filter, page) => {
      if (filter.inboxIds === null || filter.inboxIds.length === 1) return await list(filter, page);
      // Each inbox has an index that seeks its page; one statement over several would walk the whole account.
      const pages = await Promise.all(filter.inboxIds.map((id) => list({ ...filter, inboxIds: [id] }, page)));
      return pages.flat().sort(newestFirst).slice(0, page.limit);
    },
    threadOf: async (inboxId, messageIds) => {
      for (const messageId of messageIds) {
        const parent = (await byMessageId.execute({ inboxId, messageId }))[0];
        if (parent) return parent.threadId;
      }
      return null;
    },
  };
}

export function emailChanges(db: Database, t: Tables): Unit['emails'] {
  const { emails, emailBodies, emailMimes, deliveries } = t;
  const insertRow = claimer(db, emails, emails.id);
  const insertBody = inserter(db, emailBodies);
  const insertMime = inserter(db, emailMimes);
  const row = db
    .select()
    .from(emails)
    .where(eq(emails.id, sql.placeholder('id')))
    .prepare();
  const sweepable = db
    .select()
    .from(emails)
    .where(and(eq(emails.inboxId, sql.placeholder('inboxId')), notInArray(emails.status, ['queued', 'sending', 'deferred'])))
    .limit(sql.placeholder('limit'))
    .prepare();
  const any = db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.inboxId, sql.placeholder('inboxId')))
    .limit(1)
    .prepare();
  const unread = db
    .select({ n: count() })
    .from(emails)
    .where(and(eq(emails.inboxId, sql.placeholder('inboxId')), not(emails.isRead), eq(emails.direction, 'inbound')))
    .prepare();
  return {
    ...emailQueries(db, t),
    insert: async (email, body, mime) => {
      if (!(await insertRow(email))) return false;
      await insertBody({ emailId: email.id, ...body });
      await insertMime({ emailId: email.id, mime });
      return true;
    },
    row: async (id) => (await row.execute({ id }))[0] ?? null,
    update: updater(db, emails, emails.id),
    remove: async (ids) => {
      if (ids.length === 0) return;
      await db.delete(deliveries).where(inArray(deliveries.emailId, ids));
      await db.delete(emailMimes).where(inArray(emailMimes.emailId, ids));
      await db.delete(emailBodies).where(inArray(emailBodies.emailId, ids));
      await db.delete(emails).where(inArray(emails.id, ids));
    },
    sweepable: async (inboxId, limit) => await sweepable.execute({ inboxId, limit }),
    anyIn: async (inboxId) => (await any.execute({ inboxId })).length > 0,
    countUnread: async (inboxId) => (await unread.execute({ inboxId }))[0]?.n ?? 0,
  };
}

/** The mail of a deleted inbox waits for the sweep and is seen by nobody. */
function inLiveInbox(db: Database, t: Tables, also?: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(t.inboxes)
      .where(and(eq(t.inboxes.id, t.emails.inboxId), isNull(t.inboxes.deletedAt), also)),
  );
}

function listStatement(db: Database, t: Tables, parts: ReadonlySet<string>) {
  const { emails } = t;
  // The elements of the JSON array, a comma on both sides of each.
  const listed = sql`(',' || substr(${emails.labels}, 2, length(${emails.labels}) - 2) || ',')`;
  const conditions: Record<string, () => SQL> = {
    inbox: () => eq(emails.inboxId, sql.placeholder('inboxId')),
    account: () => eq(emails.accountId, sql.placeholder('accountId')),
    thread: () => eq(emails.threadId, sql.placeholder('threadId')),
    direction: () => eq(emails.direction, sql.placeholder('direction')),
    // Literal, not bound: a partial index serves only a condition it can see. A thread's own index is better than that of all unread.
    unread: () => (parts.has('thread') ? eq(emails.isRead, false) : not(emails.isRead)),
    read: () => sql`${emails.isRead}`,
    label: () => sql`replace(${listed}, ${sql.placeholder('label')}, '') <> ${listed}`,
    from: () => contains(sql`lower(${emails.from})`, 'from'),
    subject: () => contains(sql`lower(${emails.subject})`, 'subject'),
    since: () => gte(emails.createdAt, bound(emails.createdAt, 'since')),
    until: () => lt(emails.createdAt, bound(emails.createdAt, 'until')),
    before: () => olderThan(emails.createdAt, emails.id),
  };
  const wanted = Object.entries(conditions).flatMap(([name, condition]) => (parts.has(name) ? [condition()] : []));
  // Asked of the inbox, so that the account's index is no choice beside the inbox's own.
  const ofAccount = parts.has('inbox') ? eq(t.inboxes.accountId, sql.placeholder('accountId')) : undefined;
  return db
    .select()
    .from(emails)
    .where(and(...wanted, inLiveInbox(db, t, ofAccount)))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(sql.placeholder('limit'))
    .prepare();
}

function newestFirst(a: EmailRow, b: EmailRow): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

function listShape(filter: EmailFilter, page: PageRequest): string[] {
  const has = (name: string, value: unknown) => (value === undefined ? [] : [name]);
  // The nearer of the two upper bounds implies the other, and an index is entered by one only.
  const paged = page.before !== null && (filter.until === undefined || page.before.createdAt < filter.until);
  return [
    filter.inboxIds?.length === 1 ? 'inbox' : 'account',
    ...has('thread', filter.threadId),
    ...has('direction', filter.direction),
    ...has(filter.isRead ? 'read' : 'unread', filter.isRead),
    ...has('label', filter.label),
    ...has('from', filter.from),
    ...has('subject', filter.subject),
    ...has('since', filter.since),
    ...(paged ? pageShape(page) : has('until', filter.until)),
  ];
}

function listParameters(filter: EmailFilter, page: PageRequest): Record<string, unknown> {
  return {
    accountId: filter.accountId,
    inboxId: filter.inboxIds?.[0] ?? null,
    threadId: filter.threadId,
    direction: filter.direction,
    label: `,${JSON.stringify(filter.label ?? '')},`,
    from: pattern((filter.from ?? '').toLowerCase()),
    subject: pattern((filter.subject ?? '').toLowerCase()),
    since: filter.since,
    until: filter.until,
    ...pageParameters(page),
  };
}

function contains(column: SQL, name: string): SQL {
  return sql`${column} like ${sql.placeholder(name)} escape '!'`;
}

function pattern(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`;
}
