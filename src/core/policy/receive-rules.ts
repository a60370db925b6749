/** From whom an inbox takes mail: its receive list, and whether the sender must be verified. */
import type { Core } from '../ports/core.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { InboxRow } from '../store/inboxes.ts';
import { isAllowed, isBlocked, judgeOf } from './address-rules.ts';
import { MAX_LIST, type Mailbox, mailboxOf } from './comparable-address.ts';

/** What is known of the sender of an incoming mail; `envelopeFrom` as in `EmailRow`. */
export type Arriving = { envelopeFrom: string | null; parsed: Pick<ParsedMail, 'from' | 'replyTo' | 'anomalies'> };

/**
 * Whether the inbox's receive list lets the mail in. An allow list must name the envelope sender and every author, so mail
 * without them is refused. A block list must name neither of them, nor a Reply-To address. This checks the addresses that the
 * mail names, which a sender can forge; whether they are genuine is what the email's authentication says.
 */
export function acceptsFrom(core: Core, inbox: InboxRow, mail: Arriving): boolean {
  return senderRefusal(core, inbox, mail) === null;
}

/** Why the inbox does not take the mail; null = it does. `unreadable` = its stored rules cannot be read, so it takes no mail. */
export function senderRefusal(
  core: Core,
  inbox: InboxRow,
  { envelopeFrom, parsed }: Arriving,
): 'not_allowed' | 'blocked' | 'unreadable' | null {
  if (inbox.rules === null) return null;
  const judge = judgeOf(inbox.rules);
  if (judge === null) return 'unreadable';
  if (judge.receive === null) return null;
  const { allow, block } = judge.receive;
  const envelope = envelopeFrom ? [mailboxOf(core, envelopeFrom)] : [];
  const unclear = parsed.anomalies.some((anomaly) => UNCLEAR.has(anomaly));
  const authors = unclear ? [null] : listedIn(core, parsed.from);
  const named = [...envelope, ...authors, ...listedIn(core, parsed.replyTo)];
  if (block.size > 0 && named.some((one) => one === null || isBlocked(block, one))) return 'blocked';
  if (allow === null) return null;
  if (envelope.length === 0 || authors.length === 0) return 'not_allowed';
  return [...envelope, ...authors].every((one) => one !== null && isAllowed(allow, one)) ? null : 'not_allowed';
}

/** Anomalies of a mail that leave open who its authors are. */
const UNCLEAR = new Set(['duplicate_from', 'addresses_truncated', 'headers_truncated']);

/** Whether mail that comes in waits in the quarantine until its sender is verified. For rules that `senderRefusal` could read. */
export function takesOnlyVerified({ rules }: InboxRow): boolean {
  return rules?.receive?.verified === true;
}

/** The score from which on a mail is labelled as spam; null = none is. */
export function spamThreshold({ rules }: InboxRow): number | null {
  return rules?.receive?.spamAbove ?? null;
}

/** Every mailbox of a header; null for an address that cannot be compared, and for a header that is too long. */
function listedIn(core: Core, list: string): (Mailbox | null)[] {
  if (list.length > MAX_LIST) return [null];
  return core.addresses.mailboxes(list).map(({ address }) => mailboxOf(core, address));
}
