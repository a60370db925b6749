/** What keeps machines from answering each other for ever: no answer to a machine, and bounds on how often two may write to each other. */
import { PostroomError } from './errors.ts';
import type { Draft, Verdict } from './permitting.ts';
import type { Core, OutgoingMail, ParsedMail } from './ports.ts';
import type { AutomatedReason, EmailRow, InboxRow } from './rows.ts';
import type { Unit, View } from './store.ts';

/** Answers of agents to agents in a row, as far as the header of our own mails tells; a person's answer begins anew. */
export const MOST_HOPS = 25;

/** Mails within `WINDOW` to one address that writes back, or in one thread, unless the inbox has a bound of its own. */
export const EXCHANGES_PER_HOUR = 10;

/** In milliseconds. */
const WINDOW = 3600 * 1000;

/** Octets (RFC 5321 4.5.3.1.3): nobody can be written to at a longer one. */
const LONGEST_ADDRESS = 254;

/** Addresses of one mail that count as having written. */
const MOST_AUTHORS = 10;

const PASS: Verdict = { outcome: 'pass' };

/**
 * The email of the inbox that a mail answers by its headers, though its sender did not say so: what In-Reply-To names, or without it
 * the last of References (RFC 5322 3.6.4). Null when it names none that the inbox received.
 */
export async function answeredBy(
  view: View,
  inboxId: string,
  { inReplyTo, references }: Pick<OutgoingMail, 'inReplyTo' | 'references'>,
): Promise<EmailRow | null> {
  const named = inReplyTo ?? references.at(-1) ?? null;
  return named === null ? null : await view.emails.byMessageId(inboxId, named, 'inbound');
}

/** A rule of what may go out: a machine is not answered unless the caller knows what it does, and a report never is (RFC 3834 2). */
export async function notToMachines(_core: Core, _view: View, { answers, allowAutomated }: Draft): Promise<Verdict> {
  if (!answers) return PASS;
  if (answers.kind !== 'message') {
    const error = new PostroomError('forbidden', `The email is a ${answers.kind} report, which nobody reads an answer to.`, {
      hint: 'Do not answer it. Its text says which mail it is about.',
    });
    return { outcome: 'refuse', error };
  }
  if (answers.automated === null || allowAutomated) return PASS;
  const error = new PostroomError(
    'forbidden',
    `A machine sent the email: ${WHY[answers.automated]}. An answer could go round in circles.`,
    {
      hint: 'Do not answer it. Only if somebody wants this very answer, use reply_to_email with allowAutomated true.',
    },
  );
  return { outcome: 'refuse', error };
}

const WHY: Record<AutomatedReason, string> = {
  auto_submitted: 'its header says so',
  list: 'it came through a mailing list',
  precedence: 'it is bulk mail',
  null_sender: 'it has no address to return it to',
  own_message: 'it is a mail of this inbox that came back',
  auto_responder: 'it is an automatic answer',
  bounce: 'it reports on a mail that came back',
  complaint: 'it reports a complaint',
};

/** A rule of what may go out: holds what stands at the end of too many answers between post rooms. */
export async function withinHops(_core: Core, _view: View, { mail }: Draft): Promise<Verdict> {
  if (mail.hops <= MOST_HOPS) return PASS;
  const reason = `Agents have answered one another more than ${MOST_HOPS} times in a row, with no person in between.`;
  return { outcome: 'hold', reason };
}

/**
 * A rule of what may go out: holds the mail when, within an hour, the inbox has written as often as it may to one of its recipients
 * who wrote in that time too, or in a thread in which somebody wrote. One-way mail does not count.
 */
export async function withinExchanges(core: Core, view: View, { inbox, mail, threadId }: Draft): Promise<Verdict> {
  const most = inbox.exchangesPerHour ?? EXCHANGES_PER_HOUR;
  const since = new Date(core.clock.now().getTime() - WINDOW);
  const held = (where: string): Verdict => {
    const reason = `${most} mails went out within an hour ${where}: this may be machines answering each other.`;
    return { outcome: 'hold', reason };
  };
  const recipients = [...mail.to, ...mail.cc, ...mail.bcc].map(({ address }) => address);
  for (const address of await view.exchanges.heardFrom(inbox.id, partners(recipients), since)) {
    if ((await view.exchanges.count(inbox.id, address, since, most)) >= most) return held('to an address that writes back');
  }
  const inThread = threadId === null ? 0 : await view.emails.answersInThread(threadId, since, most);
  return inThread >= most ? held('in this thread, in which others write') : PASS;
}

/** Notes whom the inbox writes to now, and counts the mail for those of them who have just written. */
export async function noteWriting(core: Core, unit: Unit, inboxId: string, recipients: string[]): Promise<void> {
  const now = core.clock.now();
  await unit.correspondents.add(
    inboxId,
    recipients.map((recipient) => recipient.toLowerCase()),
    now,
  );
  const since = new Date(now.getTime() - WINDOW);
  await unit.exchanges.add(inboxId, await unit.exchanges.heardFrom(inboxId, partners(recipients), since), now);
}

/** Notes who wrote to the inbox: the author, and where the author wants answers. */
export async function noteHeard(
  core: Core,
  unit: Unit,
  inbox: InboxRow,
  mail: Pick<ParsedMail, 'from' | 'replyTo'>,
): Promise<void> {
  const authors = [...core.mail.mailboxes(mail.from), ...core.mail.mailboxes(mail.replyTo)].map(({ address }) => address);
  const writable = authors.filter((address) => Buffer.byteLength(address) <= LONGEST_ADDRESS);
  await unit.exchanges.hear(inbox.id, partners(writable).slice(0, MOST_AUTHORS), core.clock.now());
}

/** Removes what is too old to count, about `limit` rows; answers how many. */
export async function sweepExchanges(core: Core, unit: Unit, limit: number): Promise<number> {
  return await unit.exchanges.sweep(new Date(core.clock.now().getTime() - WINDOW), limit);
}

/** One partner may write under many tags (RFC 5233): they count as one. */
function partners(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')))];
}
