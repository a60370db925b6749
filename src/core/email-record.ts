/** The email record as both doors answer it, and the rows an email is made of. */
import type { Core, ParsedAttachment } from './ports.ts';
import type { AttachmentRow, EmailBody, EmailRow } from './rows.ts';

export type EmailRecord = Omit<EmailRow, 'accountId' | 'date' | 'createdAt' | 'updatedAt'> & {
  date: string | null;
  createdAt: string;
  updatedAt: string;
  /** Absent in lists unless the body was asked for. */
  text?: string | null;
  html?: string | null;
};

/** With a body (or null for an email that lost it) the record carries text and html; without one it leaves them out. */
export function emailRecord(row: EmailRow, body?: EmailBody | null): EmailRecord {
  const { accountId: _, date, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
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
