/** Lists of emails by any combination of filters: a whole page, newest first, or what matches in one slice of the list. */
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { EmailFilter } from '../../core/store/email-filters.ts';
import type { EmailReads } from '../../core/store/email-queries.ts';
import type { EmailRow } from '../../core/store/emails.ts';
import { newestFirst, type PageRequest, type Place, type Slice, type SliceRequest } from '../../core/store/page.ts';
import {
  hasLabel,
  hasPart,
  inLiveInbox,
  labelParameter,
  partParameter,
  senderConditions,
  senderShape,
} from '../statements/conditions.ts';
import { withoutIndex } from '../statements/dialect.ts';
import {
  newerThan,
  newerThanParameters,
  olderThan,
  pageParameters,
  pageShape,
  upTo,
  upToParameters,
} from '../statements/pages.ts';
import { bound, byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { edgeFinder } from './email-slices.ts';

export function emailLists(db: Database, t: Tables): Pick<EmailReads, 'list' | 'slice'> {
  const lists = byShape((parts) => listStatement(db, t, parts));
  const listOf = async (filter: EmailFilter, page: PageRequest) =>
    await lists(listShape(filter, page)).execute(listParameters(filter, page));
  const edgeOf = edgeFinder(db, t);
  return {
    list: async (filter, page) => {
      const pages = await Promise.all(perInbox(filter).map((one) => listOf(one, page)));
      return pages.length === 1 ? (pages[0] ?? []) : pages.flat().sort(newestFirst).slice(0, page.limit);
    },
    slice: async (filter, asked) => {
      const filters = perInbox(filter);
      const entries = Math.max(Math.floor(asked.entries / Math.max(filters.length, 1)), LEAST_ENTRIES);
      const edges = await Promise.all(filters.map((one) => edgeOf(one, { ...asked, entries })));
      // After the first of these edges, not every inbox was looked through.
      const [to = null] = edges.filter((edge) => edge !== null).sort(orders[asked.order]);
      const found = await Promise.all(
        filters.map((one) => lists(sliceShape(one, asked, to)).execute(sliceParameters(one, asked, to))),
      );
      return sliceOf(found.flat(), asked, to);
    },
  };
}

/** The fewest entries that a slice over many inboxes takes of each, so that a walk through them ends. */
const LEAST_ENTRIES = 16;

/** One statement per inbox finds its page in the inbox's index. One statement over several inboxes would walk the whole account. */
function perInbox(filter: EmailFilter): EmailFilter[] {
  return filter.inboxIds === null ? [filter] : filter.inboxIds.map((id) => ({ ...filter, inboxIds: [id] }));
}

const orders = { newest: newestFirst, oldest: oldestFirst, position: oldestFirst };

function sliceOf(found: EmailRow[], { order, limit }: SliceRequest, to: Place | null): Slice<EmailRow> {
  const rows = found.sort(order === 'position' ? (a, b) => a.seq - b.seq : orders[order]).slice(0, limit);
  const last = rows.at(-1);
  // A full answer may leave out matches after it. The lowest position of a slice is answered whatever comes after it.
  return { rows, end: order !== 'position' && rows.length === limit && last ? last : to };
}

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
    // Written out too, for the indexes of drafts, and of mail that waits for its time.
    drafts: () => sql`${emails.status} = 'draft'`,
    status: () => eq(emails.status, sql.placeholder('status')),
    scheduled: () => sql`(${emails.status} = 'queued' and ${emails.sendAt} is not null)`,
    ...senderConditions(emails),
    message: () => sql`${emails.kind} = 'message'`,
    // The first condition makes the partial index of reports usable.
    report: () => and(sql`${emails.kind} <> 'message'`, eq(leavingThread(emails.kind), sql.placeholder('kind'))),
    from: () => hasPart(emails.from, 'from'),
    subject: () => hasPart(emails.subject, 'subject'),
    // A value for each row, and no exists(): PostgreSQL would look through the texts of all mail at once.
    contains: () =>
      or(
        hasPart(emails.subject, 'contains'),
        sql`coalesce((${db
          .select({ found: hasPart(emailBodies.text, 'contains', sql`coalesce(${emailBodies.visible}, ${emailBodies.text})`) })
          .from(emailBodies)
          .where(eq(emailBodies.emailId, emails.id))}), false)`,
      ),
    since: () => gte(emails.createdAt, bound(emails.createdAt, 'since')),
    until: () => lt(emails.createdAt, bound(emails.createdAt, 'until')),
    // Read by the inbox's index, which contains the position. The primary key would read the mail of all inboxes from this position
    // on.
    after: () => gt(withoutIndex(emails.seq), sql.placeholder('afterSeq')),
    before: () => olderThan(emails.createdAt, emails.id),
    behind: () => newerThan(emails.createdAt, emails.id),
    upToOlder: () => upTo('>=', emails.createdAt, emails.id),
    upToNewer: () => upTo('<=', emails.createdAt, emails.id),
    notAnswered: () =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(t.waitAnswers)
          .where(
            and(
              eq(t.waitAnswers.keyId, sql.placeholder('answeredKey')),
              eq(t.waitAnswers.emailId, emails.id),
              gt(t.waitAnswers.until, bound(t.waitAnswers.until, 'answeredAt')),
            ),
          ),
      ),
    notImported: () => isNull(emails.importedAt),
    unclaimed: () => or(isNull(emails.claimedUntil), lte(emails.claimedUntil, bound(emails.claimedUntil, 'unclaimedAt'))),
  };
  const wanted = Object.entries(conditions).flatMap(([name, condition]) => (parts.has(name) ? [condition()] : []));
  // The account is a condition on the inbox, so that SQLite does not choose the account's index over the inbox's.
  const ofAccount = parts.has('inbox') ? eq(t.inboxes.accountId, sql.placeholder('accountId')) : undefined;
  return db
    .select()
    .from(emails)
    .where(and(...wanted, inLiveInbox(db, t, ofAccount)))
    .orderBy(...orderOf(t, parts))
    .limit(sql.placeholder('limit'))
    .prepare();
}

function orderOf({ emails }: Tables, parts: ReadonlySet<string>): SQL[] {
  // An expression, so that no engine walks the mail of all inboxes by position.
  if (parts.has('position')) return [sql`${emails.seq} + 0`];
  return parts.has('oldest') ? [asc(emails.createdAt), asc(emails.id)] : [desc(emails.createdAt), desc(emails.id)];
}

function oldestFirst(a: Place, b: Place): number {
  return newestFirst(b, a);
}

function listShape(filter: EmailFilter, page: PageRequest): string[] {
  // Of the two upper bounds only the lower one is stated: it implies the other, and an index seek takes one bound.
  const paged = page.before !== null && (filter.until === undefined || page.before.createdAt < filter.until);
  return [...filterShape(filter), ...has('since', filter.since), ...(paged ? pageShape(page) : has('until', filter.until))];
}

/** The end of the slice is within the bounds of the filter, so it stands for the bound on its side. */
function sliceShape(filter: EmailFilter, { order, from }: SliceRequest, to: Place | null): string[] {
  const { since, until } = filter;
  const { unclaimedAt, notAnswered } = filter;
  const shape = [...filterShape(filter), ...has('unclaimed', unclaimedAt), ...has('notAnswered', notAnswered), order];
  if (order === 'newest') {
    const upper = from && (until === undefined || from.createdAt < until) ? ['before'] : has('until', until);
    return [...shape, ...upper, ...(to ? ['upToOlder'] : has('since', since))];
  }
  const lower = from && (since === undefined || from.createdAt >= since) ? ['behind'] : has('since', since);
  return [...shape, ...lower, ...(to ? ['upToNewer'] : has('until', until))];
}

function filterShape(filter: EmailFilter): string[] {
  return [
    filter.inboxIds?.length === 1 ? 'inbox' : 'account',
    ...has('thread', filter.threadId),
    ...has('direction', filter.direction),
    ...has(filter.isRead ? 'read' : 'unread', filter.isRead),
    ...has('label', filter.label),
    ...has(filter.status === 'draft' && filter.threadId === undefined ? 'drafts' : 'status', filter.status),
    ...has('scheduled', filter.scheduled),
    ...has(filter.kind === 'message' ? 'message' : 'report', filter.kind),
    ...senderShape(filter),
    ...has('from', filter.from),
    ...has('subject', filter.subject),
    ...has('contains', filter.contains),
    ...has('after', filter.afterSeq),
    ...has('notImported', filter.imported),
  ];
}

function has(name: string, value: unknown): string[] {
  return value === undefined ? [] : [name];
}

function sliceParameters(filter: EmailFilter, { from, limit }: SliceRequest, to: Place | null): Record<string, unknown> {
  const page = listParameters(filter, { limit, before: from });
  const { unclaimedAt, notAnswered } = filter;
  const answered = { answeredKey: notAnswered?.keyId, answeredAt: notAnswered?.at };
  return { ...page, ...newerThanParameters(from), ...upToParameters(to), unclaimedAt, ...answered };
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
