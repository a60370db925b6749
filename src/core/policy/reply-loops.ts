/** The rule that bounds how often an inbox and an address that answers write to each other, and the counter behind it. */
import type { Core } from '../ports/core.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';

/** Mails within `WINDOW` to one address that writes back, or in one thread, unless the inbox has a bound of its own. */
export const EXCHANGES_PER_HOUR = 10;

/** In milliseconds. */
const WINDOW = 3600 * 1000;

/** Octets (RFC 5321 4.5.3.1.3): nobody can be written to at a longer one. */
const LONGEST_ADDRESS = 254;

/** Addresses of one mail that count as having written. */
const MOST_AUTHORS = 10;

/**
 * A rule of what may go out: holds the mail when, within an hour, the inbox has written as often as it may to one of its recipients
 * who wrote in that time too, or in a thread in which somebody wrote. One-way mail does not count.
 */
export async function withinReplyLoopLimit(core: Core, tx: ReadTx, { inbox, mail, threadId }: ProposedMail): Promise<Verdict> {
  const most = inbox.exchangesPerHour ?? EXCHANGES_PER_HOUR;
  const since = new Date(core.clock.now().getTime() - WINDOW);
  const held = (where: string): Verdict => {
    const reason = `${most} mails went out within an hour ${where}: this may be machines answering each other.`;
    return { outcome: 'hold', reason };
  };
  const recipients = [...mail.to, ...mail.cc, ...mail.bcc].map(({ address }) => address);
  for (const address of await tx.replyLoops.heardFrom(inbox.id, partners(recipients), since)) {
    if ((await tx.replyLoops.count(inbox.id, address, since, most)) >= most) return held('to an address that writes back');
  }
  const inThread = threadId === null ? 0 : await tx.emails.answersInThread(threadId, since, most);
  return inThread >= most ? held('in this thread, in which others write') : PASS;
}

/** Notes whom the inbox writes to now, and counts the mail for those of them who have just written. */
export async function noteWriting(core: Core, tx: WriteTx, inboxId: string, recipients: string[]): Promise<void> {
  const now = core.clock.now();
  await tx.correspondents.add(
    inboxId,
    recipients.map((recipient) => recipient.toLowerCase()),
    now,
  );
  const since = new Date(now.getTime() - WINDOW);
  await tx.replyLoops.add(inboxId, await tx.replyLoops.heardFrom(inboxId, partners(recipients), since), now);
}

/** Notes who wrote to the inbox: the author, and where the author wants answers. */
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

/** Removes what is too old to count, about `limit` rows; answers how many. */
export async function sweepExchanges(core: Core, tx: WriteTx, limit: number): Promise<number> {
  return await tx.replyLoops.sweep(new Date(core.clock.now().getTime() - WINDOW), limit);
}

/** One partner may write under many tags (RFC 5233): they count as one. */
function partners(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')))];
}
