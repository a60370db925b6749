/** Reports that come in as mail: which mail from here they are about, and what they make of its deliveries. */
import type { Core } from '../ports/core.ts';
import type { ParsedMail, Report, ReportedRecipient } from '../ports/mail-reader.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import { settleEmail, takeStep } from './steps.ts';
import { suppress } from './suppressions.ts';

/** Message-IDs of one report that are looked for. */
const MAX_IDS = 20;

/** Of several things said of one recipient, the gravest counts. */
const GRAVITY: ReportedRecipient['action'][] = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'];

/**
 * The mail a report is about: sent from this very inbox, so that a report on somebody else's mail finds nothing, and named by the mail
 * the report returns, or else by the report's own In-Reply-To and References. Null when the inbox sent no such mail.
 */
export async function reportedMail(
  tx: WriteTx,
  inbox: InboxRow,
  { inReplyTo, references }: Pick<ParsedMail, 'inReplyTo' | 'references'>,
  { originalMessageId }: Report,
): Promise<EmailRow | null> {
  const named = [originalMessageId, inReplyTo, ...references.toReversed()];
  const ids = [...new Set(named.filter((id) => id !== null))].slice(0, MAX_IDS);
  return ids.length > 0 ? await tx.emails.sentAs(inbox.id, ids) : null;
}

/**
 * Takes what a report says as steps of the deliveries it names. A report proves nothing, and who received a mail knows its Message-ID:
 * so it counts only for recipients of that mail whose delivery left this post room, and says nothing of one that was delivered here,
 * or that has ended. A failure ends the delivery, for good or not, since its mail system has given up; a delay is only a step. An
 * address of no use any more, and one that complained, is suppressed.
 */
export async function takeReport(core: Core, tx: WriteTx, sent: EmailRow, report: Report): Promise<void> {
  const changed: DeliveryStatus[] = [];
  for (const delivery of await tx.deliveries.ofEmail(sent.id)) {
    const said = sayingOf(report, delivery);
    if (said && counts(delivery, report)) {
      const { status } = await takeSaying(core, tx, delivery, report, said);
      if (status !== delivery.status) changed.push(status);
    }
  }
  const outcome = (['complained', 'bounced', 'delivered'] as const).find((status) => changed.includes(status));
  if (outcome) await settleEmail(core, tx, sent.id, outcome);
}

function sayingOf({ recipients }: Report, delivery: DeliveryRow): ReportedRecipient | undefined {
  const recipient = delivery.recipient.toLowerCase();
  const sayings = recipients.filter(({ address, alias }) => address === recipient || alias === recipient);
  return GRAVITY.map((action) => sayings.find((one) => one.action === action)).find((one) => one !== undefined);
}

function counts({ local, attempts, status }: DeliveryRow, { kind }: Report): boolean {
  if (local || attempts === 0 || status === 'complained') return false;
  return kind === 'complaint' || status !== 'bounced';
}

async function takeSaying(
  core: Core,
  tx: WriteTx,
  delivery: DeliveryRow,
  { kind }: Report,
  { action, code, statusCode, diagnostic, hard }: ReportedRecipient,
): Promise<DeliveryRow> {
  const status = kind === 'complaint' ? 'complained' : (BECOMES[action] ?? delivery.status);
  const row = await takeStep(core, tx, delivery, { status, source: 'report', code, statusCode, reason: diagnostic });
  const { accountId, emailId, recipient: address } = delivery;
  if (kind === 'complaint' || (hard && row.status === 'bounced')) {
    await suppress(core, tx, { accountId, address, reason: kind, emailId, detail: diagnostic });
  }
  return row;
}

/** `relayed` and `expanded` (RFC 3464 2.3.3) say that no more will be heard. */
const BECOMES: Partial<Record<ReportedRecipient['action'], DeliveryStatus>> = {
  failed: 'bounced',
  delayed: 'deferred',
  delivered: 'delivered',
};
