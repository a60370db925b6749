/** Search by words: what is found, newest first by position, and how the index of words keeps up with the mail. */
import { and, desc, eq, getTableColumns, gt, gte, lt, lte, max, min, not, type SQL, sql } from 'drizzle-orm';
import type { NewEmail } from '../core/rows.ts';
import type { SearchFilter, View } from '../core/store.ts';
import { hasLabel, inLiveInbox, labelParameter } from './conditions.ts';
import { bound, byShape, type Database, inserter } from './prepared.ts';
import type { Tables, Words } from './tables.ts';

const DAY = 24 * 3600 * 1000;

export function searchQueries(db: Database, t: Tables, words: Words): Pick<View['emails'], 'search'> {
  const { emailDays } = t;
  const statements = byShape((parts) => searchStatement(db, t, words, parts));
  const firstSince = db
    .select({ seq: min(emailDays.firstSeq) })
    .from(emailDays)
    .where(gte(emailDays.day, sql.placeholder('day')))
    .prepare();
  const lastUntil = db
    .select({ seq: max(emailDays.lastSeq) })
    .from(emailDays)
    .where(lte(emailDays.day, sql.placeholder('day')))
    .prepare();
  return {
    search: async (filter, page) => {
      if (filter.inboxIds?.length === 0) return [];
      const { since, until } = filter;
      const first = since ? ((await firstSince.execute({ day: dayOf(since) }))[0]?.seq ?? null) : 0;
      const last = until ? ((await lastUntil.execute({ day: dayOf(until) }))[0]?.seq ?? null) : Number.MAX_SAFE_INTEGER - 1;
      if (first === null || last === null) return [];
      const labels = Object.fromEntries(filter.labels.map((label, n) => [`label${n}`, labelParameter(label)]));
      return await statements(searchShape(filter)).execute({
        match: words.matchOf(filter),
        after: first - 1,
        before: Math.min(page.beforeSeq ?? Number.MAX_SAFE_INTEGER, last + 1),
        since,
        until,
        ...labels,
        limit: page.limit,
      });
    },
  };
}

/**
 * The words of emails are written once for all units of a commit, just before it: FTS5 begins a new part of its index at every
 * savepoint. So a unit does not find its own mail by words.
 */
export function wordChanges(db: Database, t: Tables, words: Words) {
  const { emailDays } = t;
  const { emailWords } = words;
  type Row = ReturnType<Words['wordsOf']>;
  type Change = { added: Row; day: number } | { removed: number };
  let ofUnit: Change[] = [];
  let ofBatch: Change[] = [];
  const insert = inserter(db, emailWords);
  const remove = db
    .delete(emailWords)
    .where(eq(emailWords.seq, sql.placeholder('seq')))
    .prepare();
  const p = sql.placeholder;
  const stretch = db
    .insert(emailDays)
    .values({ day: p('day'), firstSeq: p('first'), lastSeq: p('last') })
    .onConflictDoUpdate({
      target: emailDays.day,
      set: {
        firstSeq: sql`min(${emailDays.firstSeq}, excluded.first_seq)`,
        lastSeq: sql`max(${emailDays.lastSeq}, excluded.last_seq)`,
      },
    })
    .prepare();
  return {
    add: (seq: number, email: NewEmail, text: string | null) => {
      ofUnit.push({ added: words.wordsOf(seq, email, text), day: dayOf(email.createdAt) });
    },
    remove: (seq: number) => {
      ofUnit.push({ removed: seq });
    },
    begin: () => {
      ofUnit = [];
    },
    keep: () => {
      ofBatch.push(...ofUnit);
    },
    flush: async () => {
      const days = new Map<number, { first: number; last: number }>();
      for (const change of ofBatch) {
        if ('removed' in change) await remove.execute({ seq: change.removed });
        else {
          await insert(change.added);
          const { seq } = change.added;
          const { first, last } = days.get(change.day) ?? { first: seq, last: seq };
          days.set(change.day, { first: Math.min(first, seq), last: Math.max(last, seq) });
        }
      }
      for (const [day, { first, last }] of days) await stretch.execute({ day, first, last });
      ofBatch = [];
    },
    abandon: () => {
      ofBatch = [];
    },
  };
}

/** What `emails.insert` and `emails.remove` tell the index of words. */
export type WordIndex = Pick<ReturnType<typeof wordChanges>, 'add' | 'remove'>;

function searchStatement(db: Database, t: Tables, words: Words, parts: ReadonlySet<string>) {
  const { emails } = t;
  const { emailWords } = words;
  const conditions: Record<string, () => SQL> = {
    read: () => sql`${emails.isRead}`,
    unread: () => not(emails.isRead),
    since: () => gte(emails.createdAt, bound(emails.createdAt, 'since')),
    until: () => lt(emails.createdAt, bound(emails.createdAt, 'until')),
  };
  const wanted = [...parts].map((part) => conditions[part]?.() ?? hasLabel(emails.labels, part));
  // A cross join is one SQLite does not turn round: words first, newest first, and of each hit its row.
  return db
    .select(getTableColumns(emails))
    .from(emailWords)
    .crossJoin(emails)
    .where(
      and(
        words.matches,
        lt(emailWords.seq, sql.placeholder('before')),
        gt(emailWords.seq, sql.placeholder('after')),
        eq(emails.seq, emailWords.seq),
        eq(emails.kind, 'message'),
        ...wanted,
        inLiveInbox(db, t),
      ),
    )
    .orderBy(desc(emailWords.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
}

function searchShape(filter: SearchFilter): string[] {
  const has = (name: string, value: unknown) => (value === undefined ? [] : [name]);
  return [
    ...has(filter.isRead ? 'read' : 'unread', filter.isRead),
    ...has('since', filter.since),
    ...has('until', filter.until),
    ...filter.labels.map((_, n) => `label${n}`),
  ];
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY);
}
