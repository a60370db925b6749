/** Writes the log of arrivals: what came in and left no email, and the arrivals of emails that are deleted. */
import { MAX_ADDRESS } from '../base/limits.ts';
import { oneLine } from '../base/one-line.ts';
import type { Core } from '../ports/core.ts';
import type { ArrivalRow } from '../store/arrival-log.ts';
import type { RawFidelity } from '../store/emails.ts';
import type { WriteTx } from '../store/store.ts';
import type { Recipients, Target } from './recipients.ts';
import type { Sameness } from './same-mail.ts';
import type { IncomingMail } from './store-arrival.ts';

/** What is told of a mail to each of its inboxes; `mime` and `rawFidelity` null = it was not fetched. */
export type Envelope = Pick<IncomingMail, 'envelopeFrom'> & {
  provider: string | null;
  mime: Buffer | null;
  rawFidelity: RawFidelity | null;
};

/** What became of the mail at one recipient. */
export type Told = Pick<ArrivalRow, 'recipient' | 'accountId' | 'inboxId'> & Became;

export type Became = Pick<ArrivalRow, 'outcome' | 'reason'> & { emailId?: string | null };

/** The most lines of one mail, which may have a thousand recipients. */
const MOST_OF_A_MAIL = 100;

export async function logArrivals(core: Core, tx: WriteTx, mail: Envelope, told: Told[]): Promise<void> {
  for (const { recipient, accountId, inboxId, outcome, reason, emailId = null } of told.slice(0, MOST_OF_A_MAIL)) {
    await tx.arrivalLog.add({
      id: core.ids.next(),
      accountId,
      inboxId,
      provider: mail.provider,
      envelopeFrom: mail.envelopeFrom && oneLine(mail.envelopeFrom, MAX_ADDRESS),
      recipient,
      outcome,
      reason,
      emailId,
      size: mail.mime?.length ?? null,
      rawFidelity: mail.rawFidelity,
      createdAt: core.clock.now(),
    });
  }
}

/** The row of a refused webhook. It names no sender or recipient, because nothing that the webhook says can be believed. */
export function refusedRow(core: Core, provider: string, reason: string): ArrivalRow {
  return {
    id: core.ids.next(),
    accountId: null,
    inboxId: null,
    provider,
    envelopeFrom: null,
    recipient: null,
    outcome: 'refused',
    reason: reason.replace(/\.$/, ''),
    emailId: null,
    size: null,
    rawFidelity: null,
    createdAt: core.clock.now(),
  };
}

/** For a mail with the same outcome at all of its recipients. */
export function toldOfAll({ targets, untaken }: Recipients, became: Became): Told[] {
  return [...toldOf(targets, became), ...untaken.map((one) => ({ ...one, ...became }))];
}

export function toldOf(targets: Target[], became: Became): Told[] {
  return targets.map(({ inbox, recipient }) => ({ recipient, accountId: inbox.accountId, inboxId: inbox.id, ...became }));
}

/** What became of a mail that the inbox has already. */
export function copyOf(arrival: { sameness: Sameness } | undefined): Became {
  const emailId = arrival?.sameness.is === 'copy' ? arrival.sameness.stored.id : null;
  return { outcome: 'duplicate', reason: 'the inbox has this mail already', emailId };
}
