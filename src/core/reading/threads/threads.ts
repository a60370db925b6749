/** Threads: the conversations of an inbox are listed, read as a whole, labelled and deleted. */
import type { Actor } from '../../base/actor.ts';
import { invalidField, PostroomError } from '../../base/errors.ts';
import { recordEvent } from '../../base/events.ts';
import { commit } from '../../base/idempotency.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../../base/pages.ts';
import { fillPage, type Look, slices } from '../../base/slices.ts';
import { inParts, othersTurn } from '../../base/turns.ts';
import { ownInbox } from '../../inboxes/inboxes.ts';
import type { Core } from '../../ports/core.ts';
import type { EmailRow } from '../../store/emails.ts';
import type { Place } from '../../store/page.ts';
import type { WriteTx } from '../../store/store.ts';
import type { ThreadFilter, ThreadRow } from '../../store/threads.ts';
import { type Completeness, completeness } from '../completeness.ts';
import { type Marks, MOST_IN_A_TURN, markedLabels, markIn, refuseNoMarks, removeIn } from '../mark.ts';
import { ownThread } from './own-thread.ts';
import { recordIn, type ThreadRecord, threadRecord, threadRecords } from './thread-records.ts';
import { type ThreadEmail, type ThreadReadingOptions, threadEmails } from './thread-view.ts';

/** The most emails of a thread that one transaction marks or deletes, because every other write waits for it. */
const MOST_AT_ONCE = 1000;

/**
 * The thread with the newest email first. A label that few threads have may end before the page is full. Throws `not_found` for
 * an inbox that the key does not see.
 */
export async function listThreads(
  core: Core,
  actor: Actor,
  input: PageInput & Pick<ThreadFilter, 'label' | 'withoutLabel'> & { inboxId?: string | undefined },
): Promise<Page<ThreadRecord> & Completeness> {
  const { inboxId, label, withoutLabel } = input;
  const request = pageRequest('threads', input);
  const accountId = actor.account.id;
  const inboxIds = inboxId ? [(await core.store.read((tx) => ownInbox(tx, actor, inboxId))).id] : actor.key.inboxIds;
  const { rows, end } = await fillPage(core.store, accountId, request, async (tx, slice) => {
    const found = await tx.threads.slice({ accountId, inboxIds, label, withoutLabel }, slice);
    return { rows: found.rows.map((row) => ({ id: row.id, createdAt: row.lastEmailAt, row })), end: found.end };
  });
  const page = pageOf('threads', rows, input, ({ row }) => row, end);
  const isTrimmed = page.nextCursor !== null;
  const whole = await completeness(core, actor, { inboxIds, isTrimmed, withheld: label === undefined ? {} : null });
  return { ...page, data: await threadRecords(core, page.data), ...whole };
}

export type GetThreadInput = PageInput & ThreadReadingOptions & { id?: string | undefined; inboxId?: string | undefined };

/** `nextOffset` is where the texts of this page continue, `nextCursor` the page with the next emails; both null at the end. */
export type ThreadReading = ThreadRecord &
  Completeness & { data: ThreadEmail[]; nextOffset: number | null; nextCursor: string | null };

/**
 * One thread with its emails, oldest first: the one with this id, or the newest of the inbox. Throws `not_found`, and
 * `unavailable` when the parser is overloaded.
 */
export async function getThread(core: Core, actor: Actor, input: GetThreadInput): Promise<ThreadReading> {
  const { limit, before: after } = pageRequest('thread', input);
  const row = await threadOf(core, actor, input);
  const record = await threadRecord(core, row);
  const rows = await core.store.read((tx) => tx.emails.ofThread(row.id, after, limit));
  const { data, nextCursor } = pageOf('thread', rows, input, (row) => row);
  const read = await threadEmails(core, data, input);
  const isTrimmed = nextCursor !== null || read.isTrimmed;
  // Mail in the quarantine is in no thread yet: any of its inbox might belong to this one.
  const whole = await completeness(core, actor, { inboxIds: [row.inboxId], isTrimmed, withheld: {} });
  return { ...record, data: read.data, nextOffset: read.nextOffset, nextCursor, ...whole };
}

/** Labels are set on the thread itself; `isRead` marks its received emails. All of this happens or none. */
export async function updateThread(core: Core, actor: Actor, input: { id: string } & Marks): Promise<ThreadRecord> {
  refuseNoMarks(input);
  // In a scope of its own: of a large thread only the id is stored, and a repeated call counts its emails again.
  const once = actor.once && { ...actor.once, scope: `${actor.once.scope} thread` };
  const updated = await commit(core, { ...actor, once }, async (tx) => {
    const row = await ownThread(tx, actor, input.id);
    const labels = markedLabels(row.labels, input, 'addLabels');
    const emails = input.isRead === undefined ? [] : await emailsToMark(tx, row, input.isRead);
    for await (const part of inParts(emails, MOST_IN_A_TURN)) {
      for (const email of part) await markIn(core, tx, email, { isRead: input.isRead }, 'isRead');
    }
    const relabelled = labels.join() !== row.labels.join();
    if (relabelled) await tx.threads.update(row.id, { labels });
    if (relabelled || emails.length > 0) {
      const { accountId, inboxId } = row;
      await recordEvent(core, tx, { accountId, type: 'thread.updated', inboxId, subjectId: row.id, threadId: row.id });
    }
    return await recordIn(core, tx, { ...row, labels });
  });
  if (actor.once && once) actor.once.replayed = once.replayed;
  if ('subject' in updated) return updated;
  return await threadRecord(core, await core.store.read((tx) => ownThread(tx, actor, updated.id)));
}

/** Deletes a thread with all its emails, each as `deleteEmail` does; `emails` is how many there were. */
export async function deleteThread(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true; emails: number }> {
  return await commit(core, actor, async (tx) => {
    const row = await ownThread(tx, actor, id);
    if (row.id !== id) throw joined(row);
    const emails = await allOf((after, limit) => tx.emails.ofThread(row.id, after, limit));
    refuseTooMany(emails, 'delete_emails');
    await removeIn(core, tx, emails);
    return { id: row.id, deleted: true as const, emails: emails.length };
  });
}

async function threadOf(core: Core, actor: Actor, { id, inboxId }: GetThreadInput): Promise<ThreadRow> {
  if (!id && !inboxId) throw invalidField('id', 'is missing', 'Give id, or inboxId alone for the newest thread of an inbox.');
  const inbox = inboxId ? await core.store.read((tx) => ownInbox(tx, actor, inboxId)) : null;
  if (id) return await core.store.read((tx) => ownThread(tx, actor, id, inbox ? [inbox.id] : undefined));
  const filter = { accountId: actor.account.id, inboxIds: inbox ? [inbox.id] : null };
  const look: Look<ThreadRow> = (tx, from, entries) => tx.threads.slice(filter, { order: 'newest', from, entries, limit: 1 });
  for await (const { rows } of slices(core.store, actor.account.id, look, null)) {
    const [newest] = rows;
    if (newest) return newest;
  }
  throw new PostroomError('not_found', 'The inbox holds no email yet.', { hint: 'Wait for one, or send one.' });
}

/** An old id may read the joined thread but not delete it: that would delete emails which were not in the thread of that id. */
function joined({ id }: ThreadRow): PostroomError {
  return new PostroomError('conflict', `This thread was joined into the thread ${id}, with other emails.`, {
    hint: 'Read that thread, and delete it by its own id if all of its emails may go.',
  });
}

/** Received emails of the thread whose `isRead` is not as wanted yet. */
async function emailsToMark(tx: WriteTx, { id, accountId, inboxId }: ThreadRow, isRead: boolean): Promise<EmailRow[]> {
  const filter = { accountId, inboxIds: [inboxId], threadId: id, direction: 'inbound' as const, isRead: !isRead };
  const emails = await allOf((before, limit) => tx.emails.list(filter, { limit, before }));
  refuseTooMany(emails, 'update_emails');
  return emails;
}

/** Page by page, with a turn of the event loop between any two, until they are too many. */
async function allOf(read: (from: Place | null, limit: number) => Promise<EmailRow[]>): Promise<EmailRow[]> {
  const rows: EmailRow[] = [];
  while (rows.length <= MOST_AT_ONCE) {
    const page = await read(rows.at(-1) ?? null, MOST_IN_A_TURN);
    rows.push(...page);
    if (page.length < MOST_IN_A_TURN) break;
    await othersTurn();
  }
  return rows;
}

function refuseTooMany(emails: EmailRow[], tool: string): void {
  if (emails.length <= MOST_AT_ONCE) return;
  throw new PostroomError('conflict', `More than ${MOST_AT_ONCE} emails of the thread would change at once.`, {
    hint: `Use ${tool} for a hundred of its emails at a time; list_emails with threadId lists them.`,
  });
}
