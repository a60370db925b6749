/** Threads as callers see them: the row, and what its emails come to. */
import { notFound } from '../../base/errors.ts';
import { type Look, slices } from '../../base/slices.ts';
import type { Core } from '../../ports/core.ts';
import type { InboxRow } from '../../store/inboxes.ts';
import type { ReadTx } from '../../store/store.ts';
import { PEOPLE_OF, type People, type SummaryPart, type ThreadRow, type ThreadSummary, type Told } from '../../store/threads.ts';
import { isOwn } from '../../threads/threading.ts';

export type ThreadRecord = {
  id: string;
  inboxId: string;
  subject: string;
  /** Whom its newest 10 emails are from and to, without the inbox, at most 10. */
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

/** Characters of a list of addresses in which those of the participants are looked for. */
const MOST_OF_LIST = 4_000;
const MAX_PARTICIPANTS = 10;
/** The emails of a larger thread are counted in slices. */
const SUMMED_AT_ONCE = 200;

/** The records of these threads; empty threads are left out. */
export async function threadRecords(core: Core, rows: ThreadRow[]): Promise<ThreadRecord[]> {
  const { summaries, inboxes } = await core.store.read(async (tx) => ({
    summaries: await summariesIn(tx, rows),
    inboxes: await inboxesOf(tx, rows),
  }));
  const records: ThreadRecord[] = [];
  for (const row of rows) {
    const summary = summaries.get(row.id);
    const whole = summary === null ? await countedSummary(core, row) : summary;
    if (whole) records.push(recordOf(core, row, whole, inboxes.get(row.inboxId) ?? null));
  }
  return records;
}

/** Throws `not_found` for a thread that is empty by now. */
export async function threadRecord(core: Core, row: ThreadRow): Promise<ThreadRecord> {
  const [record] = await threadRecords(core, [row]);
  if (!record) throw notFound('thread');
  return record;
}

/** Like `threadRecord`, within a transaction. For a thread that is too large to be counted there it answers the id alone. */
export async function recordIn(core: Core, tx: ReadTx, row: ThreadRow): Promise<ThreadRecord | { id: string }> {
  const summary = (await summariesIn(tx, [row])).get(row.id);
  if (summary === undefined) throw notFound('thread');
  if (summary === null) return { id: row.id };
  return recordOf(core, row, summary, await tx.inboxes.get(row.accountId, row.inboxId));
}

/** Those of the threads that hold one email only. */
export async function threadsOfOne(core: Core, ids: string[]): Promise<Set<string>> {
  return new Set(await core.store.read((tx) => tx.threads.withOneEmail(ids)));
}

async function summariesIn(tx: ReadTx, rows: ThreadRow[]): Promise<Map<string, ThreadSummary | null>> {
  const ids = rows.map((row) => row.id);
  return await tx.threads.summaries(ids, SUMMED_AT_ONCE);
}

async function inboxesOf(tx: ReadTx, rows: ThreadRow[]): Promise<Map<string, InboxRow | null>> {
  const inboxes = new Map<string, InboxRow | null>();
  for (const { accountId, inboxId } of rows) {
    if (!inboxes.has(inboxId)) inboxes.set(inboxId, await tx.inboxes.get(accountId, inboxId));
  }
  return inboxes;
}

async function countedSummary(core: Core, { id, accountId }: ThreadRow): Promise<ThreadSummary | null> {
  const look: Look<SummaryPart> = (tx, from, entries) => tx.threads.summarySlice(id, { from, entries });
  const whole = { emails: 0, unread: 0 };
  const people: People[] = [];
  let message: Told | null = null;
  let any: Told | null = null;
  for await (const { rows } of slices(core.store, accountId, look, null))
    for (const part of rows) {
      whole.emails += part.emails;
      whole.unread += part.unread;
      people.push(...(part.message?.people ?? []).slice(0, PEOPLE_OF - people.length));
      message ??= part.message;
      any ??= part.any;
    }
  if (message) return { ...whole, ...message, people };
  return any && { ...whole, ...any };
}

function recordOf(
  core: Core,
  row: ThreadRow,
  { emails, unread, last, people }: ThreadSummary,
  inbox: InboxRow | null,
): ThreadRecord {
  return {
    id: row.id,
    inboxId: row.inboxId,
    subject: row.subject,
    participants: othersIn(core, inbox, people),
    emails,
    unread,
    labels: row.labels,
    preview: last.preview,
    lastDirection: last.direction,
    lastEmailAt: row.lastEmailAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Those of the newest email first, without the inbox; the inbox itself when it wrote to itself. */
function othersIn(core: Core, inbox: InboxRow | null, people: People[]): string[] {
  const own = new Map<string, string>();
  const others = new Map<string, string>();
  // Most emails of a conversation are from and to the same.
  for (const field of new Set(people.flatMap(({ from, to, cc }) => [from, to, cc]))) {
    if (others.size >= MAX_PARTICIPANTS) break;
    for (const { name, address } of core.addresses.mailboxes(beginning(field))) {
      const named = inbox && isOwn(inbox, address) ? own : others;
      if (!named.has(address)) named.set(address, name ? `${name} <${address}>` : address);
    }
  }
  return [...(others.size > 0 ? others : own).values()].slice(0, MAX_PARTICIPANTS);
}

/** Whole addresses, since a stranger may name a thousand people in each mail, and a page has many threads of ten mails. */
function beginning(list: string): string {
  return list.length <= MOST_OF_LIST ? list : list.slice(0, Math.max(0, list.lastIndexOf(',', MOST_OF_LIST)));
}
