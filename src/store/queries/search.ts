/** Full-text search: newest first by position, and how the index follows what is stored and removed. */
import { gte, lte, max, min, type SQL, sql } from 'drizzle-orm';
import { MAX_INDEXED_OF_FILES, MAX_INDEXED_TEXT } from '../../core/base/limits.ts';
import type { AttachmentWords } from '../../core/store/attachment-texts.ts';
import type { IndexQuery, SearchBranch } from '../../core/store/email-filters.ts';
import type { EmailReads } from '../../core/store/email-queries.ts';
import { type EmailRow, type NewEmail, searchPosition } from '../../core/store/emails.ts';
import type { Apart } from '../commits/group-commit.ts';
import type { Warn } from '../commits/listeners.ts';
import { byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { firstImportedAfter, firstImportedAt } from './imported-positions.ts';
import { conditionParameters, conditionsOf, hasFiles, searchShape, timesOf } from './search-conditions.ts';

/**
 * An email as the full-text index takes it: `seq` is the position by which a search finds it (`searchPosition`), `body` the text a person sees, `texts` what is
 * known of its files.
 */
export type IndexedEmail = { seq: number; email: NewEmail; body: string | null; texts: AttachmentWords[] };

/** The range of positions (`after` and `before` are excluded), and the parameters of the conditions. */
type Asked = { after: number; before: number; limit: number; [name: string]: unknown };

/** Whose mail the index is asked for, and which. */
export type AskedIndex = { accountId: string; inboxIds: string[] | null; index: IndexQuery };

/** Answers the matching emails, newest first. */
export type Search = (filter: AskedIndex, asked: Asked) => Promise<EmailRow[]>;

/** The position of the last of so many hits of the index, newest first; null when there are fewer. */
export type SearchEdge = (
  filter: AskedIndex,
  asked: Pick<Asked, 'after' | 'before'> & { hits: number },
) => Promise<number | null>;

/** An engine's full-text index. */
export type SearchIndex = {
  indexWrites(db: Database): { add(emails: IndexedEmail[]): Promise<void>; remove(seqs: number[]): Promise<void> };
  /** `seq` is the column with the positions that are asked for, `conditions` are conditions on the table of emails. */
  indexSearch(db: Database, t: Tables, seq: Tables['emails']['seq' | 'importedSeq'], conditions: SQL[]): Search;
  indexEdge(db: Database): SearchEdge;
  /** Whether what is looked for with this branch is looked for in slices, with others served in between. */
  isSliced(branch: SearchBranch): boolean;
};

const DAY = 24 * 3600 * 1000;

/** What is found as the text of an email: its own, the names of its files, and what was read in them. */
export function searchedText({ email, body, texts }: IndexedEmail): string {
  const own = (body ?? '').slice(0, MAX_INDEXED_TEXT);
  if (email.attachments.length === 0) return own;
  const names = email.attachments.map(({ filename }) => filename ?? '');
  const files = [...names, ...texts.map(({ text }) => text)].join('\n').slice(0, MAX_INDEXED_OF_FILES);
  return `${own}\n${files}`;
}

export function searchQueries(db: Database, t: Tables, index: SearchIndex): Pick<EmailReads, 'search'> {
  const { emailDays } = t;
  const searchesBy = (seq: Tables['emails']['seq' | 'importedSeq']) =>
    byShape((parts) => index.indexSearch(db, t, seq, conditionsOf(db, t, parts)));
  const [searches, importedSearches] = [searchesBy(t.emails.seq), searchesBy(t.emails.importedSeq)];
  const edges = byShape(() => index.indexEdge(db));
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
  /** Null when no mail was stored in the time that is asked for. */
  const positionsOf = async (branch: SearchBranch, beforeSeq: number | null) => {
    const { since, until } = timesOf(branch);
    const first = since ? ((await firstSince.execute({ day: dayOf(since) }))[0]?.seq ?? null) : 0;
    const last = until ? ((await lastUntil.execute({ day: dayOf(until) }))[0]?.seq ?? null) : Number.MAX_SAFE_INTEGER - 1;
    if (first === null || last === null) return null;
    return { after: first - 1, before: Math.min(beforeSeq ?? Number.MAX_SAFE_INTEGER, last + 1) };
  };
  const importedPositionsOf = (branch: SearchBranch, beforeSeq: number | null) => {
    const { since, until } = timesOf(branch);
    const after = since ? firstImportedAt(since) - 1 : Number.MIN_SAFE_INTEGER;
    return { after, before: Math.min(beforeSeq ?? 0, until ? firstImportedAfter(until) : 0) };
  };
  return {
    search: async ({ accountId, branches }, { limit, beforeSeq, entries, imported = false }) => {
      const asked: { filter: AskedIndex; branch: SearchBranch; after: number; before: number }[] = [];
      for (const branch of branches.filter(({ inboxIds }) => inboxIds?.length !== 0)) {
        const positions = imported ? importedPositionsOf(branch, beforeSeq) : await positionsOf(branch, beforeSeq);
        const { inboxIds, index } = branch;
        if (positions) asked.push({ filter: { accountId, inboxIds, index }, branch, ...positions });
      }
      let end: number | null = null;
      if (branches.some(index.isSliced))
        for (const { filter, after, before } of asked) {
          const edge = await edges([])(filter, { after, before, hits: entries });
          end = edge === null ? end : Math.max(end ?? edge, edge);
        }
      const found = new Map<number, EmailRow>();
      for (const { filter, branch, before, ...from } of asked) {
        const { isExact, matches } = hasFiles(branch);
        const after = end === null ? from.after : Math.max(from.after, end - 1);
        // The engine cannot tell exactly what a list of files holds, so all hits of a slice are looked at.
        const most = isExact ? limit : entries;
        const search = (imported ? importedSearches : searches)(searchShape(branch));
        const rows = await search(filter, { after, before, limit: most, ...conditionParameters(branch) });
        for (const row of rows.filter(matches).slice(0, limit)) found.set(row.seq, row);
      }
      const rows = [...found.values()].sort((a, b) => searchPosition(b) - searchPosition(a));
      return { rows: rows.slice(0, limit), end };
    },
  };
}

/**
 * The index is written once per commit, just before it: FTS5 begins a new segment at every savepoint. So a unit of work does not find
 * its own mail by words. Mail that the index refuses is stored without its words: its neighbours in the commit are not to blame, and it would
 * be refused for ever.
 */
export function indexChanges(db: Database, t: Tables, index: SearchIndex, warn: Warn) {
  const { emailDays } = t;
  type Change = { added: IndexedEmail } | { replaced: IndexedEmail } | { removed: number };
  /** The position of a mail that was just stored may not be known yet. */
  let ofUnit: (Change | Promise<Change>)[] = [];
  let ofBatch: (Change | Promise<Change>)[] = [];
  const written = index.indexWrites(db);
  const p = sql.placeholder;
  const extendDay = db
    .insert(emailDays)
    .values({ day: p('day'), firstSeq: p('first'), lastSeq: p('last') })
    .onConflictDoUpdate({
      target: emailDays.day,
      set: {
        firstSeq: sql`case when excluded.first_seq < ${emailDays.firstSeq} then excluded.first_seq else ${emailDays.firstSeq} end`,
        lastSeq: sql`case when excluded.last_seq > ${emailDays.lastSeq} then excluded.last_seq else ${emailDays.lastSeq} end`,
      },
    })
    .prepare();
  const addAll = async (mails: IndexedEmail[], apart: Apart) => {
    if (mails.length === 0 || (await apart(() => written.add(mails))) === null) return;
    for (const mail of mails) {
      const refused = await apart(() => written.add([mail]));
      if (refused) warn(`The words of email ${mail.email.id} cannot be searched: the index refuses them.`, refused.error);
    }
  };
  return {
    add: (position: Promise<number>, email: NewEmail, text: string | null) => {
      const change = position.then((seq) => ({ added: { seq, email, body: text, texts: [] } }));
      // The unit of work fails by itself.
      change.catch(() => {});
      ofUnit.push(change);
    },
    replace: (seq: number, email: NewEmail, text: string | null, texts: AttachmentWords[]) => {
      ofUnit.push({ replaced: { seq, email, body: text, texts } });
    },
    remove: (seq: number) => {
      ofUnit.push({ removed: seq });
    },
    unitEnded: () => {
      const ended = ofUnit;
      ofUnit = [];
      return () => {
        ofBatch.push(...ended);
      };
    },
    flush: async (apart: Apart) => {
      const changes = await Promise.all(ofBatch);
      const removed = new Set(changes.flatMap((change) => ('removed' in change ? [change.removed] : [])));
      const replaced = new Map(
        changes.flatMap((change) =>
          'replaced' in change && !removed.has(change.replaced.seq) ? [[change.replaced.seq, change.replaced]] : [],
        ),
      );
      const added = changes.flatMap((change) => ('added' in change && !removed.delete(change.added.seq) ? [change.added] : []));
      await written.remove([...removed, ...replaced.keys()]);
      // Before the words: where changes are not waited for, those are the last that this waits for.
      for (const day of daysOf(added)) await extendDay.execute(day);
      await addAll([...added, ...replaced.values()], apart);
      ofBatch = [];
    },
    abandon: () => {
      ofBatch = [];
    },
  };
}

/** What the changes of emails call. */
export type IndexChanges = Pick<ReturnType<typeof indexChanges>, 'add' | 'replace' | 'remove'>;

/** The days on which the mails were stored, with the lowest and highest position of each. The positions of imported mail tell its time themselves. */
function daysOf(mails: IndexedEmail[]): { day: number; first: number; last: number }[] {
  const days = new Map<number, { day: number; first: number; last: number }>();
  for (const { seq, email } of mails.filter((mail) => mail.email.importedAt === null)) {
    const day = dayOf(email.createdAt);
    const { first, last } = days.get(day) ?? { first: seq, last: seq };
    days.set(day, { day, first: Math.min(first, seq), last: Math.max(last, seq) });
  }
  return [...days.values()];
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY);
}
