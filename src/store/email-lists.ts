/** Lists of emails, newest first, by any combination of filters. */
import { and, desc, eq, exists, gt, gte, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { EmailFilter } from '../core/store/email-filters.ts';
import type { EmailReads } from '../core/store/email-queries.ts';
import type { EmailRow } from '../core/store/emails.ts';
import type { PageRequest } from '../core/store/page.ts';
import { hasLabel, hasPart, inLiveInbox, labelParameter, partParameter } from './conditions.ts';
import { withoutIndex } from './dialect.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { bound, byShape, type Database } from './prepared.ts';
import type { Tables } from './tables.ts';

export function emailLists(db: Database, t: Tables): Pick<EmailReads, 'list' | 'oldest'> {
  const lists = byShape((parts) => listStatement(db, t, parts));
  const listOf = async (filter: EmailFilter, page: PageRequest) =>
    await lists(listShape(filter, page)).execute(listParameters(filter, page));
  const oldest = async (filter: EmailFilter) =>
    await lists([...listShape(filter, ONE), 'oldest']).execute(listParameters(filter, ONE));
  // One statement per inbox finds its page in the inbox's index. One statement over several inboxes would walk the whole account.
  const perInbox = (filter: EmailFilter) =>
    filter.inboxIds === null ? [filter] : filter.inboxIds.map((id) => ({ ...filter, inboxIds: [id] }));
  return {
    list: async (filter, page) => {
      const pages = await Promise.all(perInbox(filter).map((one) => listOf(one, page)));
      return pages.length === 1 ? (pages[0] ?? []) : pages.flat().sort(newestFirst).slice(0, page.limit);
    },
    oldest: async (filter) => {
      const found = await Promise.all(perInbox(filter).map(oldest));
      return found.flat().sort((a, b) => a.seq - b.seq)[0] ?? null;
    },
  };
}

const ONE: PageRequest = { limit: 1, before: null };

function listStatement(db: Database, t: Tables, parts: ReadonlySet<string>) {
  const { emails, emailBodies } = t;
  // A list within a thread is best read by the thread's index, so other columns may not offer theirs.
  const leavingThread = (column: SQLiteColumn) => (parts.has('thread') ? withoutIndex(column) : sql`${column}`);
  const conditions: Record<string, () => SQL | undefined> = {
    inbox: () => eq(leavingThread(emails.inboxId), sql.placeholder('inboxId')),
    account: () => eq(leavingThread(emails.accountId), sql.placeholder('accountId')),
    thread: () => eq(emails.threadId, sql.placeholder('threadId')),
    direction: () => eq(emails.direction, sql.placeholder('direction')),
    // Written out, not bound: a partial index is used only when the statement contains its condition.
    unread: () => (parts.has('thread') ? eq(emails.isRead, false) : not(emails.isRead)),
    read: () => sql`${emails.isRead}`,
    label: () => hasLabel(emails.labels, 'label'),
    // Written out too, for the indexes of drafts.
    drafts: () => sql`${emails.status} = 'draft'`,
    status: () => eq(emails.status, sql.placeholder('status')),
    message: () => sql`${emails.kind} = 'message'`,
    // The first condition makes the partial index of reports usable.
    report: () => and(sql`${emails.kind} <> 'message'`, eq(leavingThread(emails.kind), sql.placeholder('kind'))),
    from: () => hasPart(emails.from, 'from'),
    subject: () => hasPart(emails.subject, 'subject'),
    contains: () =>
      or(
        hasPart(emails.subject, 'contains'),
        exists(
          db
            .select({ one: sql`1` })
            .from(emailBodies)
            .where(
              and(
                eq(emailBodies.emailId, emails.id),
                hasPart(emailBodies.text, 'contains', sql`coalesce(${emailBodies.visible}, ${emailBodies.text})`),
              ),
            ),
        ),
      ),
    since: () => gte(emails.createdAt, bound(emails.createdAt, 'since')),
    until: () => lt(emails.createdAt, bound(emails.createdAt, 'until')),
    // Read by the inbox's index, which contains the position. The primary key would read the mail of all inboxes from this position
    // on.
    after: () => gt(withoutIndex(emails.seq), sql.placeholder('afterSeq')),
    before: () => olderThan(emails.createdAt, emails.id),
  };
  const wanted = Object.entries(conditions).flatMap(([name, condition]) => (parts.has(name) ? [condition()] : []));
  // The account is a condition on the inbox, so that SQLite does not choose the account's index over the inbox's.
  const ofAccount = parts.has('inbox') ? eq(t.inboxes.accountId, sql.placeholder('accountId')) : undefined;
  return db
    .select()
    .from(emails)
    .where(and(...wanted, inLiveInbox(db, t, ofAccount)))
    .orderBy(...(parts.has('oldest') ? [withoutIndex(emails.seq)] : [desc(emails.createdAt), desc(emails.id)]))
    .limit(sql.placeholder('limit'))
    .prepare();
}

function newestFirst(a: EmailRow, b: EmailRow): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

function listShape(filter: EmailFilter, page: PageRequest): string[] {
  const has = (name: string, value: unknown) => (value === undefined ? [] : [name]);
  // Of the two upper bounds only the lower one is stated: it implies the other, and an index seek takes one bound.
  const paged = page.before !== null && (filter.until === undefined || page.before.createdAt < filter.until);
  return [
    filter.inboxIds?.length === 1 ? 'inbox' : 'account',
    ...has('thread', filter.threadId),
    ...has('direction', filter.direction),
    ...has(filter.isRead ? 'read' : 'unread', filter.isRead),
    ...has('label', filter.label),
    ...has(filter.status === 'draft' && filter.threadId === undefined ? 'drafts' : 'status', filter.status),
    ...has(filter.kind === 'message' ? 'message' : 'report', filter.kind),
    ...has('from', filter.from),
    ...has('subject', filter.subject),
    ...has('contains', filter.contains),
    ...has('since', filter.since),
    ...has('after', filter.afterSeq),
    ...(paged ? pageShape(page) : has('until', filter.until)),
  ];
}

function listParameters(filter: EmailFilter, page: PageRequest): Record<string, unknown> {
  return {
    accountId: filter.accountId,
    inboxId: filter.inboxIds?.[0] ?? null,
    threadId: filter.threadId,
    direction: filter.direction,
    status: filter.status,
    label: labelParameter(filter.label),
    kind: filter.kind,
    from: partParameter(filter.from),
    subject: partParameter(filter.subject),
    contains: partParameter(filter.contains),
    since: filter.since,
    until: filter.until,
    afterSeq: filter.afterSeq,
    ...pageParameters(page),
  };
}
