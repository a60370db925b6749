/** Which thread an email belongs to (RFC 5322 3.6.4): by the mails it names, by those that name it, or by subject and participants. */
import { createHash } from 'node:crypto';
import { recordEvent } from '../base/events.ts';
import { readTogether } from '../base/read-together.ts';
import type { Core } from '../ports/core.ts';
import type { ThreadReason } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { ThreadRow } from '../store/threads.ts';

/** What placing an email needs to know of it; `lists` are its address headers. */
export type Placed = {
  subject: string;
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  lists: string[];
  /** Id of the email of this inbox that it answers or passes on, when that is known without its headers. */
  about?: string | undefined;
};

export type Place = { threadId: string; threadReason: ThreadReason };

/** A reply that names no parent joins a thread no older than this, in milliseconds. */
const SUBJECT_WINDOW = 30 * 24 * 3600 * 1000;

/** Emails that one commit moves from one thread to another; a larger thread stays as it is. */
const MOST_MOVED = 5000;

/** Labels on one thread. */
export const MAX_LABELS = 50;

/** Re, Fwd and what mail programs of other languages write for them, with the counters some add: `Re[2]:`. */
const PREFIX =
  /^\s*(?:re|fwd?|aw|wg|antw|doorst|sv|vs|vb|vl|fs|r|rif|i|tr|rv|res|enc|odp|pd|vá|továbbítás|ynt|i̇?lt|yan|atb|απ|σχετ|πρθ|השב|הועבר|回复|回覆|答复|转发|轉寄|返信|転送)(?:\[\d{1,4}\]|\(\d{1,4}\))?\s*[:：]/iu;

/** Where an email belongs. */
export type Belonging = {
  /** The thread that it joins; null = it begins one. */
  threadId: string | null;
  threadReason: ThreadReason;
  conversation: string;
  /** Threads that turn out to be the same conversation, which the one it joins takes in. */
  takenIn: string[];
  /** The labels of them all; null when that adds none to those of the thread it joins. */
  labels: string[] | null;
};

/** Where the email belongs as things are; changes nothing. */
export async function belongingOf(core: Core, tx: ReadTx, inbox: InboxRow, email: Placed): Promise<Belonging> {
  const conversation = conversationOf(core, inbox, email);
  const known = await knownThreads(tx, inbox, email);
  if (known) return { ...(await joined(tx, inbox, known.threads)), threadReason: known.reason, conversation };
  const alone = { conversation, takenIn: [], labels: null };
  if (parentsOf(email).length === 0 && conversation !== '' && PREFIX.test(email.subject)) {
    const since = new Date(core.clock.now().getTime() - SUBJECT_WINDOW);
    const same = await tx.threads.byConversation(inbox.id, conversation, since);
    if (same) return { ...alone, threadId: same.id, threadReason: 'subject' };
  }
  return { ...alone, threadId: null, threadReason: 'new' };
}

/**
 * The email's thread in the unit, made or brought up to date; threads that turn out to be one conversation are joined. `belongingOf` was
 * asked in the same unit, and the email, whose subject is `subject`, must be stored in it.
 */
export async function placeAt(core: Core, tx: WriteTx, inbox: InboxRow, subject: string, belonging: Belonging): Promise<Place> {
  const now = core.clock.now();
  const { threadId, threadReason, conversation, takenIn, labels } = belonging;
  if (threadId !== null) {
    await takeIn(core, tx, inbox, threadId, takenIn);
    await tx.threads.update(threadId, { conversation, lastEmailAt: now, ...(labels ? { labels } : {}) });
    return { threadId, threadReason };
  }
  const row: ThreadRow = {
    id: core.ids.next(),
    accountId: inbox.accountId,
    inboxId: inbox.id,
    subject,
    conversation,
    labels: [],
    createdAt: now,
    lastEmailAt: now,
  };
  await tx.threads.insert(row);
  return { threadId: row.id, threadReason };
}

/** A subject without the prefixes of replies and forwards, white space folded. */
export function baseSubject(subject: string): string {
  let base = subject;
  for (let prefix = PREFIX.exec(base); prefix; prefix = PREFIX.exec(base)) base = base.slice(prefix[0].length);
  return base.replace(/\s+/g, ' ').trim();
}

/**
 * Threads that hold the nearest mail the email names, or a copy of itself, and those whose emails name what the inbox lacks: the
 * email itself, or what stands nearer than the one it has. Null when there is none.
 */
async function knownThreads(
  tx: ReadTx,
  inbox: InboxRow,
  email: Placed,
): Promise<{ threads: string[]; reason: ThreadReason } | null> {
  const parents = parentsOf(email);
  const about = email.about ? await tx.emails.get(inbox.accountId, email.about) : null;
  // An inbox that writes to itself holds the mail it sent, under the same Message-ID.
  const own = email.messageId ? [email.messageId] : [];
  const [found, naming] = await readTogether([
    tx.emails.threadOf(inbox.id, [...parents, ...own]),
    tx.emails.threadsReferring(inbox.id, own),
  ]);
  const at = found ? parents.indexOf(found.messageId) : -1;
  const lacking = at < 0 ? parents : parents.slice(0, at);
  const referring = [...naming, ...(await tx.emails.threadsReferring(inbox.id, lacking))];
  const held = [...(about ? [about.threadId] : []), ...(found ? [found.threadId] : [])];
  const threads = [...new Set([...held, ...referring])];
  if (threads.length === 0) return null;
  const answers = email.inReplyTo !== null && found?.messageId === email.inReplyTo;
  return { threads, reason: answers ? 'in_reply_to' : 'references' };
}

/** The mails it names, the nearest first, without itself. */
function parentsOf({ messageId, inReplyTo, references }: Placed): string[] {
  const named = new Set([...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()]);
  if (messageId !== null) named.delete(messageId);
  return [...named];
}

/** Subject and participants, the inbox itself left out: what both sides of a conversation have in common. Empty when there is no subject. */
function conversationOf(core: Core, inbox: InboxRow, email: Placed): string {
  const subject = baseSubject(email.subject).toLowerCase();
  if (subject === '') return '';
  const others = new Set<string>();
  for (const list of email.lists)
    for (const { address } of core.addresses.mailboxes(list)) if (!isOwn(inbox, address)) others.add(address);
  return createHash('sha256')
    .update(`${subject}\n${[...others].sort().join('\n')}`)
    .digest('base64url');
}

/** The inbox's address, with a tag or without (RFC 5233). */
export function isOwn(inbox: Pick<InboxRow, 'localPart' | 'domain' | 'address'>, address: string): boolean {
  return (
    address === inbox.address || (address.endsWith(`@${inbox.domain}`) && address.startsWith(`${inbox.localPart.toLowerCase()}+`))
  );
}

/**
 * The largest of several threads takes in the others with their labels, so that no sequence of mails can make the post room move the
 * same emails again and again; of equal ones the oldest.
 */
async function joined(
  tx: ReadTx,
  inbox: InboxRow,
  ids: string[],
): Promise<{ threadId: string; takenIn: string[]; labels: string[] | null }> {
  const [only] = ids;
  if (ids.length === 1 && only) return { threadId: only, takenIn: [], labels: null };
  const sizes = await tx.threads.summaries(ids);
  const sizeOf = (row: ThreadRow) => sizes.get(row.id)?.emails ?? 0;
  const rows: ThreadRow[] = [];
  for (const id of ids) {
    const row = await tx.threads.get(inbox.accountId, id);
    if (row) rows.push(row);
  }
  const [first, ...others] = rows.sort(
    (a, b) => sizeOf(b) - sizeOf(a) || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  if (!first) throw new Error('an email is in a thread that does not exist');
  const taken = others.filter((row) => sizeOf(row) <= MOST_MOVED);
  const labels = [...new Set([first, ...taken].flatMap((row) => row.labels))].slice(0, MAX_LABELS);
  return { threadId: first.id, takenIn: taken.map(({ id }) => id), labels: labels.length > first.labels.length ? labels : null };
}

async function takeIn(core: Core, tx: WriteTx, inbox: InboxRow, into: string, from: string[]): Promise<void> {
  if (from.length === 0) return;
  await tx.emails.moveThreads(from, into);
  await tx.threads.remove(from);
  const tell = { accountId: inbox.accountId, inboxId: inbox.id };
  for (const id of from) await recordEvent(core, tx, { ...tell, type: 'thread.deleted', subjectId: id });
  await recordEvent(core, tx, { ...tell, type: 'thread.updated', subjectId: into });
}
