/**
 * The rule against reply loops: it bounds how often an inbox writes to an address that writes back. Also the reply-loop counter
 * itself.
 */
import { readTogether } from '../base/read-together.ts';
import type { Core } from '../ports/core.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';

/** The most mails within `WINDOW` to one address that writes back, or in one thread, unless the inbox sets its own limit. */
export const EXCHANGES_PER_HOUR = 10;

/** In milliseconds. */
const WINDOW = 3600 * 1000;

/** In octets (RFC 5321 4.5.3.1.3): no mail can be sent to a longer address. */
const LONGEST_ADDRESS = 254;

/** The most addresses of one mail that count as its authors. */
const MOST_AUTHORS = 10;

/**
 * A rule of what may go out. Within an hour, an inbox may write only so often to an address that wrote to it in that hour, and only so often in a
 * thread in which others write. A mail beyond that is held. Mail that gets no reply does not count.
 */
export async function withinReplyLoopLimit(core: Core, tx: ReadTx, draft: ProposedMail): Promise<Verdict> {
  const { inbox, mail, likelyThreadId } = draft;
  const most = inbox.exchangesPerHour ?? EXCHANGES_PER_HOUR;
  const since = new Date(core.clock.now().getTime() - WINDOW);
  const held = (where: string): Verdict => {
    const reason = `${most} mails went out within an hour ${where}: this may be machines answering each other.`;
    return { outcome: 'hold', reason };
  };
  const recipients = [...mail.to, ...mail.cc, ...mail.bcc].map(({ address }) => address);
  const sentIn = (id: string | null) => (id === null ? 0 : tx.emails.answersInThread(id, since, most));
  const [isUsedUp, inLikely, threadId] = await readTogether([
    tx.replyLoops.isUsedUp(inbox.id, partners(recipients), since, most),
    sentIn(likelyThreadId),
    draft.threadId,
  ]);
  if (isUsedUp) return held('to an address that writes back');
  const inThread = threadId === likelyThreadId ? inLikely : await sentIn(threadId);
  return inThread >= most ? held('in this thread, in which others write') : PASS;
}

/** Records to whom the inbox writes now, and counts the mail for each recipient that wrote to the inbox within the hour. */
export async function noteWriting(core: Core, tx: WriteTx, inboxId: string, recipients: string[]): Promise<void> {
  const now = core.clock.now();
  await tx.correspondents.add(
    inboxId,
    recipients.map((recipient) => recipient.toLowerCase()),
    now,
  );
  await tx.replyLoops.answer(inboxId, partners(recipients), new Date(now.getTime() - WINDOW), now);
}

/** Records who wrote to the inbox: the authors, and their Reply-To addresses. */
export async function noteHeard(
  core: Core,
  tx: WriteTx,
  inbox: InboxRow,
  mail: Pick<ParsedMail, 'from' | 'replyTo'>,
): Promise<void> {
  const authors = [...core.addresses.mailboxes(mail.from), ...core.addresses.mailboxes(mail.replyTo)].map(
    ({ address }) => address,
  );
  const writable = authors.filter((address) => Buffer.byteLength(address) <= LONGEST_ADDRESS);
  await tx.replyLoops.hear(inbox.id, partners(writable).slice(0, MOST_AUTHORS), core.clock.now());
}

/** Removes rows that are too old to count, about `limit` of them; returns how many were removed. */
export async function sweepExchanges(core: Core, tx: WriteTx, limit: number): Promise<number> {
  return await tx.replyLoops.sweep(new Date(core.clock.now().getTime() - WINDOW), limit);
}

/** A correspondent may write under many tags (RFC 5233); they count as one address. */
function partners(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')))];
}
