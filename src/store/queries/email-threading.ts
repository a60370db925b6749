/** Queries that tell which thread an email belongs to: by Message-IDs, by references, and by what a thread holds. */
import { and, asc, eq, gte, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { EmailReads, EmailWrites } from '../../core/store/email-queries.ts';
import type { EmailRow, NewEmail } from '../../core/store/emails.ts';
import { eachNamed, isOneOf, list, withoutIndex } from '../statements/dialect.ts';
import { newerThan, newerThanParameters } from '../statements/pages.ts';
import { bound, byShape, type Database, insertIgnore } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** Up to this many Message-IDs are looked up one by one: without statistics PostgreSQL reads the whole inbox to look up a list. */
const FEW = 10;

/** An email can refer to at most this many threads. */
const MOST_REFERRING = 50;

/**
 * When an email names more Message-IDs, the first ones are stored, which began the thread, and the last ones, which are nearest
 * to it.
 */
const FIRST = 10;
const LAST = 40;

type Threading = Pick<
  EmailReads,
  'byMessageId' | 'threadOf' | 'sentAs' | 'threadsReferring' | 'ofThread' | 'answersInThread' | 'answersAfter'
>;

export function threadingQueries(db: Database, t: Tables): Threading {
  const { emails } = t;
  const ofInbox = eq(emails.inboxId, sql.placeholder('inboxId'));
  const byMessageId = db
    .select()
    .from(emails)
    .where(and(ofInbox, eq(emails.messageId, sql.placeholder('messageId')), eq(emails.direction, sql.placeholder('direction'))))
    .orderBy(asc(emails.seq))
    .limit(1)
    .prepare();
  const sent = db
    .select()
    .from(emails)
    .where(and(ofInbox, isOneOf(emails.messageId, 'messageIds'), eq(emails.direction, 'outbound')))
    .prepare();
  const findThreads = threadFinder(db, t);
  const ofThread = byShape((parts) =>
    db
      .select()
      .from(emails)
      .where(
        and(
          eq(emails.threadId, sql.placeholder('threadId')),
          parts.has('after') ? newerThan(emails.createdAt, emails.id) : undefined,
        ),
      )
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  const answers = answersStatement(db, t);
  const answersAfter = db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.threadId, sql.placeholder('threadId')),
        eq(emails.direction, 'inbound'),
        eq(emails.kind, 'message'),
        isNull(emails.automated),
        isNull(emails.importedAt),
        // Only so that the older mail of a long thread is not read: the position decides.
        gte(emails.createdAt, bound(emails.createdAt, 'since')),
        sql`${withoutIndex(emails.seq)} > ${sql.placeholder('after')}`,
      ),
    )
    .orderBy(asc(emails.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    byMessageId: async (inboxId, messageId, direction) =>
      (await byMessageId.execute({ inboxId, messageId, direction }))[0] ?? null,
    threadOf: async (inboxId, messageIds) => {
      const found = await findThreads(inboxId, messageIds);
      for (const messageId of messageIds) {
        const parents = found.filter((row) => row.messageId === messageId);
        const parent = parents.find((row) => row.direction === 'outbound') ?? parents[0];
        if (parent) return { threadId: parent.threadId, messageId };
      }
      return null;
    },
    sentAs: async (inboxId, messageIds) => {
      const found = await sent.execute({ inboxId, messageIds: list(messageIds) });
      return found.sort((a, b) => messageIds.indexOf(a.messageId ?? '') - messageIds.indexOf(b.messageId ?? ''))[0] ?? null;
    },
    ofThread: async (threadId, after, limit) =>
      await ofThread(after ? ['after'] : []).execute({ threadId, limit, ...newerThanParameters(after) }),
    answersInThread: async (threadId, since, most) => (await answers.execute({ threadId, since, most })).length,
    answersAfter: async (threadId, after, since, limit) => await answersAfter.execute({ threadId, after, since, limit }),
    ...referenceQueries(db, t),
  };
}

/** The stored references: which Message-IDs the emails of a thread name. They belong to the thread and are removed with it. */
export function referenceChanges(db: Database, t: Tables) {
  const { threadReferences } = t;
  const insert = insertIgnore(db, threadReferences);
  return {
    add: async (email: NewEmail) => {
      const all = [...new Set([...(email.inReplyTo === null ? [] : [email.inReplyTo]), ...email.references])];
      if (all.length === 0) return;
      const kept = all.length > FIRST + LAST ? [...all.slice(0, FIRST), ...all.slice(-LAST)] : all;
      for (const messageId of kept) await insert({ inboxId: email.inboxId, messageId, threadId: email.threadId });
    },
    move: async (from: string[], to: string) => {
      const moved = sql`select ${threadReferences.inboxId}, ${threadReferences.messageId}, ${to} from ${threadReferences} where ${inArray(threadReferences.threadId, from)}`;
      await db.insert(threadReferences).select(moved).onConflictDoNothing();
      await db.delete(threadReferences).where(inArray(threadReferences.threadId, from));
    },
  };
}

/** Mails of one Message-ID and size whose bytes an import compares. */
const MOST_ALIKE = 20;

/** Queries over the emails that an inbox holds under one Message-ID. A stranger can send any number of them, so none is read whole. */
export function heldUnder(db: Database, t: Tables): Pick<EmailWrites, 'holds' | 'holdsContent' | 'alike'> {
  const { emails } = t;
  const held = db
    .select({ id: emails.id, direction: emails.direction, contentHash: emails.contentHash })
    .from(emails)
    // A mail that arrives is compared with what arrived: the caller who waits for it never heard of an imported copy.
    .where(isOldestUnder(db, t, sql.placeholder('messageId'), isNull(emails.importedAt)))
    .prepare();
  const under = (limit: number, ...also: SQL[]) =>
    db
      .select({ id: emails.id })
      .from(emails)
      .where(and(eq(emails.inboxId, sql.placeholder('inboxId')), eq(emails.messageId, sql.placeholder('messageId')), ...also))
      .limit(limit)
      .prepare();
  const content = under(1, eq(emails.contentHash, sql.placeholder('contentHash')), isNull(emails.importedAt));
  const alike = under(MOST_ALIKE, eq(emails.size, sql.placeholder('size')));
  return {
    alike: async (inboxId, messageId, size) => (await alike.execute({ inboxId, messageId, size })).map(({ id }) => id),
    holds: async (inboxId, messageId) => await held.execute({ inboxId, messageId }),
    holdsContent: async (inboxId, messageId, contentHash) =>
      (await content.execute({ inboxId, messageId, contentHash })).length > 0,
  };
}

/** The email is the oldest of its direction that the inbox has with the Message-ID; of those that meet `also`. */
function isOldestUnder(db: Database, { emails }: Tables, messageId: SQL | Placeholder, also?: SQL): SQL {
  const oldest = (direction: EmailRow['direction']) =>
    db
      .select({ seq: sql`min(${emails.seq})` })
      .from(emails)
      .where(
        and(
          eq(emails.inboxId, sql.placeholder('inboxId')),
          eq(emails.messageId, messageId),
          eq(emails.direction, direction),
          also,
        ),
      );
  return sql`${emails.seq} in ((${oldest('inbound')}), (${oldest('outbound')}))`;
}

/** The threads of those emails of an inbox that have one of the Message-IDs: for each, of the oldest email in each direction. */
function threadFinder(db: Database, t: Tables) {
  const { emails } = t;
  const columns = { threadId: emails.threadId, messageId: emails.messageId, direction: emails.direction };
  const ofOne = db
    .select(columns)
    .from(emails)
    .where(isOldestUnder(db, t, sql.placeholder('messageId')))
    .prepare();
  const named = eachNamed(emails.messageId, 'messageIds');
  const ofMany = named ? ofEach(named) : ofAny();
  const few = named ? 1 : FEW;

  /** However many copies there are of a mail, only the oldest is looked at. */
  function ofEach(named: SQL) {
    return db
      .select(columns)
      .from(named)
      .crossJoin(emails)
      .where(isOldestUnder(db, t, sql`named.value`))
      .prepare();
  }

  function ofAny() {
    const ofInbox = eq(emails.inboxId, sql.placeholder('inboxId'));
    const oldest = db
      .select({ seq: sql`min(${emails.seq})` })
      .from(emails)
      .where(and(ofInbox, isOneOf(emails.messageId, 'messageIds')))
      .groupBy(emails.messageId, emails.direction);
    return db.select(columns).from(emails).where(sql`${emails.seq} in (${oldest})`).prepare();
  }

  return async (inboxId: string, messageIds: string[]) => {
    if (messageIds.length > few) return await ofMany.execute({ inboxId, messageIds: list(messageIds) });
    return (await Promise.all(messageIds.map(async (messageId) => await ofOne.execute({ inboxId, messageId })))).flat();
  };
}

/** The mails that the inbox sent in a thread after the first one that came in since `since`. */
function answersStatement(db: Database, { emails }: Tables) {
  const since = sql`${emails.createdAt} >= ${bound(emails.createdAt, 'since')}`;
  const first = db
    .select({ seq: sql`min(${emails.seq})` })
    .from(emails)
    .where(and(eq(emails.threadId, sql.placeholder('threadId')), since, eq(emails.direction, 'inbound')));
  return db
    .select({ seq: emails.seq })
    .from(emails)
    .where(
      and(
        eq(emails.threadId, sql.placeholder('threadId')),
        since,
        eq(emails.direction, 'outbound'),
        isNull(emails.importedAt),
        sql`${emails.status} not in ('draft', 'held', 'canceled')`,
        sql`${withoutIndex(emails.seq)} > (${first})`,
      ),
    )
    .limit(sql.placeholder('most'))
    .prepare();
}

function referenceQueries(db: Database, t: Tables): Pick<EmailReads, 'threadsReferring'> {
  const { threads, threadReferences } = t;
  const naming = (messageIds: SQL) =>
    db
      .select({ threadId: threadReferences.threadId })
      .from(threadReferences)
      .where(and(eq(threadReferences.inboxId, sql.placeholder('inboxId')), messageIds));
  const ofOne = naming(eq(threadReferences.messageId, sql.placeholder('messageId')))
    .limit(MOST_REFERRING)
    .prepare();
  const oldestFirst = db
    .select({ id: threads.id })
    .from(threads)
    .where(inArray(threads.id, naming(isOneOf(threadReferences.messageId, 'messageIds'))))
    .orderBy(asc(threads.createdAt), asc(threads.id))
    .limit(MOST_REFERRING)
    .prepare();
  return {
    threadsReferring: async (inboxId, messageIds) => {
      if (messageIds.length <= FEW) {
        // For most mail at most one thread knows the Message-IDs, and there is nothing to sort.
        const found = await Promise.all(messageIds.map(async (messageId) => await ofOne.execute({ inboxId, messageId })));
        const [first, ...others] = new Set(found.flat().map(({ threadId }) => threadId));
        if (others.length === 0) return first === undefined ? [] : [first];
      }
      return (await oldestFirst.execute({ inboxId, messageIds: list(messageIds) })).map((row) => row.id);
    },
  };
}
