/** Threads: the conversations of an inbox are listed, read as a whole, labelled and deleted. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { invalidField, notFound, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { ThreadRow, ThreadSummary } from '../store/threads.ts';
import { isOwn } from '../threads/threading.ts';
import { type Marks, markedLabels, markIn, refuseNoMarks, removeIn } from './mark.ts';
import { type ThreadEmail, type ThreadReadingOptions, threadEmails } from './thread-view.ts';

export type ThreadRecord = {
  id: string;
  inboxId: string;
  subject: string;
  /** The participants of its newest email without the inbox, at most 10. */
  participants: string[];
  emails: number;
  /** Received emails that are not marked as read. */
  unread: number;
  labels: string[];
  preview: string;
  lastDirection: 'inbound' | 'outbound';
  lastEmailAt: string;
  createdAt: string;
};

/** The most emails of a thread that one transaction marks or deletes, because every other write waits for it. */
const MOST_AT_ONCE = 1000;
const MAX_PARTICIPANTS = 10;

/** The thread with the newest email first. Throws `not_found` for an inbox that the key does not see. */
export async function listThreads(
  core: Core,
  actor: Actor,
  input: PageInput & { inboxId?: string | undefined; label?: string | undefined },
): Promise<Page<ThreadRecord>> {
  return await core.store.read(async (tx) => {
    const inboxIds = input.inboxId ? [(await ownInbox(tx, actor, input.inboxId)).id] : actor.key.inboxIds;
    const filter = { accountId: actor.account.id, inboxIds, label: input.label };
    const rows = await tx.threads.list(filter, pageRequest('threads', input));
    const placed = rows.map((row) => ({ id: row.id, createdAt: row.lastEmailAt, row }));
    const page = pageOf('threads', placed, input, ({ row }) => row);
    return { ...page, data: await threadRecords(core, tx, page.data) };
  });
}

export type GetThreadInput = PageInput & ThreadReadingOptions & { id?: string | undefined; inboxId?: string | undefined };

/** `nextOffset` is where the texts of this page continue, `nextCursor` the page with the next emails; both null at the end. */
export type ThreadReading = ThreadRecord & { data: ThreadEmail[]; nextOffset: number | null; nextCursor: string | null };

/**
 * One thread with its emails, oldest first: the one with this id, or the newest of the inbox. Throws `not_found`, and
 * `unavailable` when the parser is overloaded.
 */
export async function getThread(core: Core, actor: Actor, input: GetThreadInput): Promise<ThreadReading> {
  const { limit, before: after } = pageRequest('thread', input);
  const { record, rows } = await core.store.read(async (tx) => {
    const row = await threadOf(tx, actor, input);
    const [record] = await threadRecords(core, tx, [row]);
    if (!record) throw notFound('thread');
    return { record, rows: await tx.emails.ofThread(row.id, after, limit) };
  });
  const { data, nextCursor } = pageOf('thread', rows, input, (row) => row);
  return { ...record, ...(await threadEmails(core, data, input)), nextCursor };
}

/** Labels are set on the thread itself; `isRead` marks its received emails. All of this happens or none. */
export async function updateThread(core: Core, actor: Actor, input: { id: string } & Marks): Promise<ThreadRecord> {
  refuseNoMarks(input);
  return await commit(core, actor, async (tx) => {
    const row = await ownThread(tx, actor, input.id);
    const labels = markedLabels(row.labels, input, 'addLabels');
    const emails = input.isRead === undefined ? [] : await emailsToMark(tx, row, input.isRead);
    for (const email of emails) await markIn(core, tx, email, { isRead: input.isRead }, 'isRead');
    const relabelled = labels.join() !== row.labels.join();
    if (relabelled) await tx.threads.update(row.id, { labels });
    if (relabelled || emails.length > 0) {
      const { accountId, inboxId } = row;
      await recordEvent(core, tx, { accountId, type: 'thread.updated', inboxId, subjectId: row.id });
    }
    const [record] = await threadRecords(core, tx, [{ ...row, labels }]);
    if (!record) throw notFound('thread');
    return record;
  });
}

/** Deletes a thread with all its emails, each as `deleteEmail` does; `emails` is how many there were. */
export async function deleteThread(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true; emails: number }> {
  return await commit(core, actor, async (tx) => {
    const row = await ownThread(tx, actor, id);
    const emails = await tx.emails.ofThread(row.id, null, MOST_AT_ONCE + 1);
    refuseTooMany(emails, 'delete_emails');
    await removeIn(core, tx, emails);
    return { id: row.id, deleted: true as const, emails: emails.length };
  });
}

async function threadOf(tx: ReadTx, actor: Actor, { id, inboxId }: GetThreadInput): Promise<ThreadRow> {
  if (!id && !inboxId) throw invalidField('id', 'is missing', 'Give id, or inboxId alone for the newest thread of an inbox.');
  const inbox = inboxId ? await ownInbox(tx, actor, inboxId) : null;
  if (id) {
    const row = await ownThread(tx, actor, id);
    if (inbox && row.inboxId !== inbox.id) throw notFound('thread');
    return row;
  }
  const inboxIds = inbox ? [inbox.id] : null;
  const [newest] = await tx.threads.list({ accountId: actor.account.id, inboxIds }, { limit: 1, before: null });
  if (newest) return newest;
  throw new PostroomError('not_found', 'The inbox holds no email yet.', { hint: 'Wait for one, or send one.' });
}

async function ownThread(tx: Pick<ReadTx, 'threads'>, actor: Actor, id: string): Promise<ThreadRow> {
  const row = await tx.threads.get(actor.account.id, id);
  if (!row || !seesInbox(actor, row.inboxId)) throw notFound('thread');
  return row;
}

/** Received emails of the thread whose `isRead` is not as wanted yet. */
async function emailsToMark(tx: WriteTx, { id, accountId, inboxId }: ThreadRow, isRead: boolean): Promise<EmailRow[]> {
  const filter = { accountId, inboxIds: [inboxId], threadId: id, direction: 'inbound' as const, isRead: !isRead };
  const emails = await tx.emails.list(filter, { limit: MOST_AT_ONCE + 1, before: null });
  refuseTooMany(emails, 'update_emails');
  return emails;
}

function refuseTooMany(emails: EmailRow[], tool: string): void {
  if (emails.length <= MOST_AT_ONCE) return;
  throw new PostroomError('conflict', `More than ${MOST_AT_ONCE} emails of the thread would change at once.`, {
    hint: `Use ${tool} for a hundred of its emails at a time; list_emails with threadId lists them.`,
  });
}

/** The records of these threads; empty threads are left out. */
async function threadRecords(core: Core, tx: ReadTx, rows: ThreadRow[]): Promise<ThreadRecord[]> {
  const summaries = await tx.threads.summaries(rows.map((row) => row.id));
  const inboxes = new Map<string, InboxRow | null>();
  for (const { accountId, inboxId } of rows) {
    if (!inboxes.has(inboxId)) inboxes.set(inboxId, await tx.inboxes.get(accountId, inboxId));
  }
  return rows.flatMap((row) => {
    const summary = summaries.get(row.id);
    return summary ? [threadRecord(core, row, summary, inboxes.get(row.inboxId) ?? null)] : [];
  });
}

function threadRecord(core: Core, row: ThreadRow, { emails, unread, last }: ThreadSummary, inbox: InboxRow | null): ThreadRecord {
  return {
    id: row.id,
    inboxId: row.inboxId,
    subject: row.subject,
    participants: othersIn(core, inbox, last),
    emails,
    unread,
    labels: row.labels,
    preview: last.preview,
    lastDirection: last.direction,
    lastEmailAt: row.lastEmailAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The participants of a mail without the inbox; the inbox itself when it wrote to itself. */
function othersIn(core: Core, inbox: InboxRow | null, { from, to }: ThreadSummary['last']): string[] {
  const all = [...core.addresses.mailboxes(from), ...core.addresses.mailboxes(to)];
  const others = all.filter(({ address }) => !inbox || !isOwn(inbox, address));
  const named = new Map<string, string>();
  for (const { name, address } of others.length > 0 ? others : all) {
    if (!named.has(address)) named.set(address, name ? `${name} <${address}>` : address);
  }
  return [...named.values()].slice(0, MAX_PARTICIPANTS);
}
