/** The email record as both doors answer it, and the rows an email is made of. */
import type { Core } from '../ports/core.ts';
import type { ParsedAttachment } from '../ports/mail-reader.ts';
import type { AttachmentRow, EmailBody, EmailRow, NewEmail } from '../store/emails.ts';

/** What of a row is nobody's business but the post room's, or is told in other words. */
type Inner =
  | 'seq'
  | 'accountId'
  | 'envelopeFrom'
  | 'authentication'
  | 'checkAt'
  | 'claimId'
  | 'claimedUntil'
  | 'attempts'
  | 'hops';

export type EmailRecord = Omit<
  EmailRow,
  Inner | 'automated' | 'held' | 'onUnknown' | 'sendAt' | 'date' | 'createdAt' | 'updatedAt'
> & {
  automated: { is: boolean; reason: EmailRow['automated'] };
  held: { rule: string; reason: string; until: string } | null;
  /** Null for received mail. */
  onUnknown: EmailRow['onUnknown'] | null;
  sendAt: string | null;
  date: string | null;
  createdAt: string;
  updatedAt: string;
  /** Absent in lists unless the body was asked for. */
  text?: string | null;
  html?: string | null;
};

/** With a body (or null for an email that lost it) the record carries text and html; without one it leaves them out. */
export function emailRecord(row: NewEmail, body?: EmailBody | null): EmailRecord {
  const { date, createdAt, updatedAt } = row;
  return {
    id: row.id,
    inboxId: row.inboxId,
    threadId: row.threadId,
    threadReason: row.threadReason,
    direction: row.direction,
    status: row.status,
    kind: row.kind,
    automated: { is: row.automated !== null, reason: row.automated },
    rejected: row.rejected,
    held: row.held && { rule: row.held.rule, reason: row.held.reason, until: row.held.until },
    onUnknown: row.direction === 'outbound' ? row.onUnknown : null,
    sendAt: row.sendAt?.toISOString() ?? null,
    from: row.from,
    to: row.to,
    cc: row.cc,
    bcc: row.bcc,
    replyTo: row.replyTo,
    subject: row.subject,
    preview: row.preview,
    isRead: row.isRead,
    labels: row.labels,
    attachments: row.attachments,
    messageId: row.messageId,
    inReplyTo: row.inReplyTo,
    references: row.references,
    size: row.size,
    parseStatus: row.parseStatus,
    anomalies: row.anomalies,
    date: date?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(body === undefined ? {} : { text: body?.text ?? null, html: body?.html ?? null }),
  };
}

/** Attachments get ids of their own; their position in the MIME is their position in the list. */
export function attachmentRows(core: Core, parsed: ParsedAttachment[]): AttachmentRow[] {
  return parsed.map((attachment) => ({ id: core.ids.next(), ...attachment }));
}
