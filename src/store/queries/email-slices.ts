/** Where a slice of a list of emails ends: found in an index, so that it takes as long as the slice has entries. */
import { and, asc, desc, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import type { EmailFilter } from '../../core/store/email-filters.ts';
import type { Place, SliceRequest } from '../../core/store/page.ts';
import { newerThan, newerThanParameters, olderThan } from '../statements/pages.ts';
import { bound, byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** Bytes of mails whose texts one slice reads. A larger mail is a slice of its own. */
const BYTES_READ = 1_000_000;

/** Answers the last place of the slice of one inbox or account; null when fewer entries are left than were asked for. */
export function edgeFinder(db: Database, t: Tables): (filter: EmailFilter, slice: SliceRequest) => Promise<Place | null> {
  const edges = byShape((parts) => edgeStatement(db, t, parts));
  const sizes = byShape((parts) => sizesStatement(db, t, parts));
  return async (filter, slice) => {
    const { order, from, entries } = slice;
    const shape = [order === 'newest' ? 'newest' : 'oldest', ...walked(filter), ...bounds(filter, slice)];
    const { accountId, threadId, since, until } = filter;
    const inboxId = filter.inboxIds?.[0] ?? null;
    const before = { beforeAt: from?.createdAt, beforeId: from?.id };
    const asked = {
      accountId,
      inboxId,
      threadId,
      since,
      until,
      entries,
      skip: entries - 1,
      ...before,
      ...newerThanParameters(from),
    };
    if (filter.contains === undefined) return (await edges(shape).execute(asked))[0] ?? null;
    return lastWithin(await sizes(shape).execute(asked), entries);
  };
}

type Sized = Place & { size: number };

function lastWithin(mails: Sized[], entries: number): Place | null {
  let bytes = 0;
  for (const [n, mail] of mails.entries()) {
    bytes += mail.size;
    if (bytes > BYTES_READ) return mails[Math.max(n - 1, 0)] ?? null;
  }
  return mails.length === entries ? (mails.at(-1) ?? null) : null;
}

/**
 * The part of the filter that an index holds: the slice is counted in the entries of that index. All else is looked at row by row, within the
 * slice.
 */
function walked({ inboxIds, threadId, isRead, status, scheduled, kind }: EmailFilter): string[] {
  if (threadId !== undefined) return ['thread'];
  const few = status === 'draft' ? ['drafts'] : scheduled ? ['scheduled'] : [];
  if (inboxIds === null) return ['account', ...few];
  const reports = kind === undefined || kind === 'message' ? [] : ['reports'];
  return ['inbox', ...(isRead === false ? ['unread'] : []), ...few, ...reports];
}

function bounds({ since, until }: EmailFilter, { order, from }: SliceRequest): string[] {
  const upper = order === 'newest' && from !== null && (until === undefined || from.createdAt < until);
  const lower = order !== 'newest' && from !== null && (since === undefined || from.createdAt >= since);
  return [
    ...(lower ? ['behind'] : since === undefined ? [] : ['since']),
    ...(upper ? ['before'] : until === undefined ? [] : ['until']),
  ];
}

function edgeStatement(db: Database, t: Tables, parts: ReadonlySet<string>) {
  const { emails } = t;
  return db
    .select({ createdAt: emails.createdAt, id: emails.id })
    .from(emails)
    .where(and(...conditionsOf(t, parts)))
    .orderBy(...orderOf(t, parts))
    .limit(1)
    .offset(sql.placeholder('skip'))
    .prepare();
}

function sizesStatement(db: Database, t: Tables, parts: ReadonlySet<string>) {
  const { emails } = t;
  return db
    .select({ createdAt: emails.createdAt, id: emails.id, size: emails.size })
    .from(emails)
    .where(and(...conditionsOf(t, parts)))
    .orderBy(...orderOf(t, parts))
    .limit(sql.placeholder('entries'))
    .prepare();
}

/** Written out, not bound: a partial index is used only when the statement contains its condition. */
function conditionsOf({ emails }: Tables, parts: ReadonlySet<string>): SQL[] {
  const conditions: Record<string, SQL> = {
    inbox: eq(emails.inboxId, sql.placeholder('inboxId')),
    account: eq(emails.accountId, sql.placeholder('accountId')),
    thread: eq(emails.threadId, sql.placeholder('threadId')),
    unread: not(emails.isRead),
    drafts: sql`${emails.status} = 'draft'`,
    scheduled: sql`(${emails.status} = 'queued' and ${emails.sendAt} is not null)`,
    reports: sql`${emails.kind} <> 'message'`,
    since: gte(emails.createdAt, bound(emails.createdAt, 'since')),
    until: lt(emails.createdAt, bound(emails.createdAt, 'until')),
    before: olderThan(emails.createdAt, emails.id),
    behind: newerThan(emails.createdAt, emails.id),
  };
  return Object.entries(conditions).flatMap(([name, condition]) => (parts.has(name) ? [condition] : []));
}

function orderOf({ emails }: Tables, parts: ReadonlySet<string>): SQL[] {
  if (parts.has('oldest')) return [asc(emails.createdAt), asc(emails.id)];
  return [desc(emails.createdAt), desc(emails.id)];
}
