/** The email record as the REST and MCP endpoints answer it, and the attachment rows of a parsed mail. */
import type { Core } from '../ports/core.ts';
import type { ParsedAttachment } from '../ports/mail-reader.ts';
import type { AttachmentRow, EmailBody, EmailRow, NewEmail } from '../store/emails.ts';

/** Fields of a row that are internal to Postroom, or that the record shows in another form. */
type Internal =
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
  Internal | 'automated' | 'held' | 'onUnknown' | 'sendAt' | 'date' | 'createdAt' | 'updatedAt'
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

/** With a body (null for an email that has none any more) the record has text and html; without one it leaves them out. */
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

/** Gives each attachment an id. Its position in the list is its position in the MIME, by which its bytes are found. */
export function attachmentRows(core: Core, parsed: ParsedAttachment[]): AttachmentRow[] {
  return parsed.map((attachment) => ({ id: core.ids.next(), ...attachment }));
}
