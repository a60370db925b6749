/** Reports that come in as mail: which sent mail they are about, and what they change in its deliveries. */
import type { Core } from '../ports/core.ts';
import type { ParsedMail, Report, ReportedRecipient } from '../ports/mail-reader.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import { settleEmail, takeStep } from './steps.ts';
import { suppress } from './suppressions.ts';

/** The most Message-IDs of one report that are looked up. */
const MAX_IDS = 20;

/** When a report says several things about one recipient, the gravest counts; these are in that order. */
const GRAVITY: ReportedRecipient['action'][] = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'];

/**
 * The mail that a report is about: named by the mail that the report returns, or else by the report's own In-Reply-To and
 * References. Only mail of the inbox that got the report counts, so that a report about another inbox's mail finds nothing. Null
 * when the inbox sent no such mail.
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
 * Records what a report says as steps of the deliveries it names. A report proves nothing: every recipient of a mail knows its
 * Message-ID and could forge one. So it counts only for recipients of that mail whose delivery was attempted on another server,
 * and not for a delivery that has ended in a bounce or a complaint. A failure ends the delivery, whether permanent or not,
 * because the other mail system has given up; a delay is only a step. An address that is of no use any more, and one that
 * complained, is suppressed.
 */
export async function takeReport(core: Core, tx: WriteTx, sent: EmailRow, report: Report): Promise<void> {
  const changed: DeliveryStatus[] = [];
  for (const delivery of await tx.deliveries.ofEmail(sent.id)) {
    const reported = reportedOn(delivery, report);
    if (reported && counts(delivery, report)) {
      const { status } = await takeReported(core, tx, delivery, report, reported);
      if (status !== delivery.status) changed.push(status);
    }
  }
  const outcome = (['complained', 'bounced', 'delivered'] as const).find((status) => changed.includes(status));
  if (outcome) await settleEmail(core, tx, sent.id, outcome);
}

function reportedOn(delivery: DeliveryRow, { recipients }: Report): ReportedRecipient | undefined {
  const recipient = delivery.recipient.toLowerCase();
  const matching = recipients.filter(({ address, alias }) => address === recipient || alias === recipient);
  return GRAVITY.map((action) => matching.find((one) => one.action === action)).find((one) => one !== undefined);
}

function counts({ local, attempts, status }: DeliveryRow, { kind }: Report): boolean {
  if (local || attempts === 0 || status === 'complained') return false;
  return kind === 'complaint' || status !== 'bounced';
}

async function takeReported(
  core: Core,
  tx: WriteTx,
  delivery: DeliveryRow,
  { kind }: Report,
  { action, code, statusCode, diagnostic, hard }: ReportedRecipient,
): Promise<DeliveryRow> {
  const status = kind === 'complaint' ? 'complained' : (STATUS_OF[action] ?? delivery.status);
  const row = await takeStep(core, tx, delivery, { status, source: 'report', code, statusCode, reason: diagnostic });
  const { accountId, emailId, recipient: address } = delivery;
  if (kind === 'complaint' || (hard && row.status === 'bounced')) {
    await suppress(core, tx, { accountId, address, reason: kind, emailId, detail: diagnostic });
  }
  return row;
}

/** `relayed` and `expanded` (RFC 3464 2.3.3) change no status: they only say that no further report will come. */
const STATUS_OF: Partial<Record<ReportedRecipient['action'], DeliveryStatus>> = {
  failed: 'bounced',
  delayed: 'deferred',
  delivered: 'delivered',
};
