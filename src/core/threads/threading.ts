/**
 * Which thread an email belongs to: by the mails it names, by those that name it (RFC 5322 3.6.4), or by subject and
 * participants.
 */
import { createHash } from 'node:crypto';
import { recordEvent } from '../base/events.ts';
import { readTogether } from '../base/read-together.ts';
import type { Core, Stamps } from '../ports/core.ts';
import type { ThreadReason } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { ThreadRow, ThreadSize } from '../store/threads.ts';

/** What must be known of an email to find its thread; `lists` are its address headers. */
export type Placed = {
  subject: string;
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  lists: string[];
  /** Id of the email of this inbox that it answers or forwards, when that is known without its headers. */
  about?: string | undefined;
  /** When it was received; undefined = now. */
  at?: Date | undefined;
};

/** The part of the core that finds a thread. */
type Placing = Pick<Core, 'clock' | 'addresses'>;

export type Place = { threadId: string; threadReason: ThreadReason };

/** A reply that names no parent joins only a thread whose last email is no older than this, in milliseconds. */
const SUBJECT_WINDOW = 30 * 24 * 3600 * 1000;

/**
 * The most emails, and the most of the Message-IDs which they name, that one mail moves into the thread it joins: every other write waits for
 * that. A thread that is more stays apart.
 */
const MOST_MOVED = { emails: 500, references: 2500 };

/** The most labels on one thread. */
export const MAX_LABELS = 50;

/** Re, Fwd and what mail programs in other languages write for them, with the counter that some add: `Re[2]:`. */
const PREFIX =
  /^\s*(?:re|fwd?|aw|wg|antw|doorst|sv|vs|vb|vl|fs|r|rif|i|tr|rv|res|enc|odp|pd|vá|továbbítás|ynt|i̇?lt|yan|atb|απ|σχετ|πρθ|השב|הועבר|回复|回覆|答复|转发|轉寄|返信|転送)(?:\[\d{1,4}\]|\(\d{1,4}\))?\s*[:：]/iu;

/** Where an email belongs. */
export type Belonging = {
  /** The thread that it joins; null = it begins a new one. */
  threadId: string | null;
  threadReason: ThreadReason;
  conversation: string;
  /** Threads that turn out to be the same conversation; they are merged into the thread it joins. */
  merged: string[];
  /** The labels of the merged threads and of the one it joins; null when the merged ones add none. */
  labels: string[] | null;
};

/** Where the email belongs, given what is stored now; changes nothing. */
export async function belongingOf(core: Placing, tx: ReadTx, inbox: InboxRow, email: Placed): Promise<Belonging> {
  const conversation = conversationOf(core, inbox, email);
  const known = await knownThreads(tx, inbox, email);
  if (known) return { ...(await mergePlan(tx, inbox, known.threads)), threadReason: known.reason, conversation };
  const alone = { conversation, merged: [], labels: null };
  if (parentsOf(email).length === 0 && conversation !== '' && PREFIX.test(email.subject)) {
    const at = (email.at ?? core.clock.now()).getTime();
    const same = await tx.threads.byConversation(inbox.id, conversation, new Date(at - SUBJECT_WINDOW));
    if (same && (email.at === undefined || same.lastEmailAt.getTime() <= at + SUBJECT_WINDOW))
      return { ...alone, threadId: same.id, threadReason: 'subject' };
  }
  return { ...alone, threadId: null, threadReason: 'new' };
}

/**
 * Makes the email's thread or updates it, and merges threads that turn out to be one conversation. `belonging` must be the answer
 * of `belongingOf` in the same transaction, and the email, whose subject is `subject`, must be stored in it too. A thread that the
 * email begins gets the id `begins`. `at` = when the email was received, unless that is now: then a thread that goes on later stays as it is.
 */
export async function placeAt(
  core: Stamps,
  tx: WriteTx,
  inbox: InboxRow,
  subject: string,
  belonging: Belonging,
  { begins = core.ids.next(), at }: { begins?: string | undefined; at?: Date } = {},
): Promise<Place> {
  const now = at ?? core.clock.now();
  const { threadId, threadReason, conversation, merged, labels } = belonging;
  if (threadId !== null) {
    await mergeThreads(core, tx, inbox, threadId, merged);
    const last = at && (await tx.threads.get(inbox.accountId, threadId))?.lastEmailAt;
    const newest = last && last > now ? {} : { conversation, lastEmailAt: now };
    await tx.threads.update(threadId, { ...newest, ...(labels ? { labels } : {}) });
    return { threadId, threadReason };
  }
  const row: ThreadRow = {
    id: begins,
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
 * The threads that the email is connected to by its headers; null when there is none. One is the thread of the nearest mail that it names, or of a
 * copy of itself. The others are those whose emails refer to the email itself, or to a nearer parent that the inbox does not have.
 */
async function knownThreads(
  tx: ReadTx,
  inbox: InboxRow,
  email: Placed,
): Promise<{ threads: string[]; reason: ThreadReason } | null> {
  const parents = parentsOf(email);
  // When an inbox writes to itself, it already holds the sent mail under the same Message-ID.
  const own = email.messageId ? [email.messageId] : [];
  const [about, found, naming, namingParents] = await readTogether([
    email.about ? tx.emails.get(inbox.accountId, email.about) : null,
    tx.emails.threadOf(inbox.id, [...parents, ...own]),
    tx.emails.threadsReferring(inbox.id, own),
    tx.emails.threadsReferring(inbox.id, parents),
  ]);
  const at = found ? parents.indexOf(found.messageId) : -1;
  const lacking = at < 0 ? parents : parents.slice(0, at);
  const isAnswered = lacking.length === parents.length || namingParents.length === 0;
  const namingLacking = isAnswered ? namingParents : await tx.emails.threadsReferring(inbox.id, lacking);
  const referring = [...naming, ...namingLacking];
  // Of several emails under the Message-ID that the answer names, it answers this one.
  const parent = found && about?.messageId === found.messageId ? null : found;
  const held = [...(about ? [about.threadId] : []), ...(parent ? [parent.threadId] : [])];
  const threads = [...new Set([...held, ...referring])];
  if (threads.length === 0) return null;
  const answers = email.inReplyTo !== null && found?.messageId === email.inReplyTo;
  return { threads, reason: answers ? 'in_reply_to' : 'references' };
}

/** The Message-IDs that the email names, the nearest first, without its own. */
function parentsOf({ messageId, inReplyTo, references }: Placed): string[] {
  const named = new Set([...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()]);
  if (messageId !== null) named.delete(messageId);
  return [...named];
}

/**
 * Hash of subject and participants without the inbox itself: the same for all mails of a conversation. Empty when there is no
 * subject.
 */
function conversationOf(core: Pick<Core, 'addresses'>, inbox: InboxRow, email: Placed): string {
  const subject = baseSubject(email.subject).toLowerCase();
  if (subject === '') return '';
  const others = new Set<string>();
  for (const list of email.lists)
    for (const { address } of core.addresses.mailboxes(list)) if (!isOwn(inbox, address)) others.add(address);
  return createHash('sha256')
    .update(`${subject}\n${[...others].sort().join('\n')}`)
    .digest('base64url');
}

/** Whether this is the inbox's address, with a tag or without (RFC 5233). */
export function isOwn(inbox: Pick<InboxRow, 'localPart' | 'domain' | 'address'>, address: string): boolean {
  return (
    address === inbox.address || (address.endsWith(`@${inbox.domain}`) && address.startsWith(`${inbox.localPart.toLowerCase()}+`))
  );
}

/**
 * Plans the merge of several threads: the largest takes in the others with their labels; of equally large ones the oldest does.
 * The largest one stays, so that no sequence of mails can make the server move the same emails again and again.
 */
async function mergePlan(
  tx: ReadTx,
  inbox: InboxRow,
  ids: string[],
): Promise<Pick<Belonging, 'merged' | 'labels'> & { threadId: string }> {
  const [only] = ids;
  if (ids.length === 1 && only) return { threadId: only, merged: [], labels: null };
  const sizes = await tx.threads.sizes(ids, MOST_MOVED.references + 1);
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
  const taken = movable(others, sizes);
  const labels = [...new Set([first, ...taken].flatMap((row) => row.labels))].slice(0, MAX_LABELS);
  return { threadId: first.id, merged: taken.map(({ id }) => id), labels: labels.length > first.labels.length ? labels : null };
}

/** As many of the threads as one mail may move, given with the largest first. The smallest are taken first, so that a large one keeps no small ones apart. */
function movable(threads: ThreadRow[], sizes: Map<string, ThreadSize>): ThreadRow[] {
  const left = { ...MOST_MOVED };
  const taken = threads.toReversed().filter(({ id }) => {
    const { emails, references } = sizes.get(id) ?? { emails: 0, references: 0 };
    if (emails > left.emails || references > left.references) return false;
    left.emails -= emails;
    left.references -= references;
    return true;
  });
  return taken.toReversed();
}

async function mergeThreads(core: Stamps, tx: WriteTx, inbox: InboxRow, into: string, from: string[]): Promise<void> {
  if (from.length === 0) return;
  await tx.emails.moveThreads(from, into);
  await tx.threads.join(from, into);
  const owner = { accountId: inbox.accountId, inboxId: inbox.id };
  for (const id of from) await recordEvent(core, tx, { ...owner, type: 'thread.deleted', subjectId: id, threadId: id });
  await recordEvent(core, tx, { ...owner, type: 'thread.updated', subjectId: into, threadId: into });
}
