/** The email record as the REST and MCP endpoints answer it, and the attachment rows of a parsed mail. */
import type { Core } from '../ports/core.ts';
import type { ParsedAttachment } from '../ports/mail-reader.ts';
import type { AttachmentRow, EmailBody, EmailRow, Held, NewEmail, Positions } from '../store/emails.ts';
import { documentsFirst } from './documents.ts';
import { flagsOf } from './email-flags.ts';

/**
 * A row without what callers are not told or are told in other words. A new column is a part of the record unless it is left out here,
 * and tools/emails/email.ts compiles only with the same fields.
 */
export function emailRecord(row: NewEmail & Partial<Pick<EmailRow, Positions>>, body?: EmailBody | null) {
  const {
    seq,
    importedSeq,
    accountId,
    envelopeFrom,
    envelopeTo,
    provider,
    authentication,
    checkAt,
    claimId,
    claimedUntil,
    attempts,
    hops,
    writtenBy,
    contentHash,
    unsubscribed,
    importedAt,
    ...shown
  } = row;
  return {
    ...shown,
    attachments: documentsFirst(row.attachments),
    flags: flagsOf(row),
    automated: { is: row.automated !== null, reason: row.automated },
    held: row.held && heldRecord(row.held),
    spam: authentication.spam ?? null,
    /** Null for received mail. */
    onUnknown: row.direction === 'outbound' ? row.onUnknown : null,
    sendAt: row.sendAt?.toISOString() ?? null,
    date: row.date?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...importField(importedAt),
    ...bodyFields(body),
  };
}

function heldRecord({ rule, reason, keyName, until, hash }: Held) {
  return { rule, reason, sentBy: keyName ?? null, until, hash: hash ?? null };
}

export type EmailRecord = ReturnType<typeof emailRecord>;

/** Left out of lists unless the body was asked for (undefined); null for an email that lost it. */
function bodyFields(body: EmailBody | null | undefined): { text?: string | null; html?: string | null } {
  return body === undefined ? {} : { text: body?.text ?? null, html: body?.html ?? null };
}

/** Left out of mail that arrived here. */
function importField(importedAt: Date | null): { importedAt?: string } {
  return importedAt === null ? {} : { importedAt: importedAt.toISOString() };
}

/** Gives each attachment an id. Its position in the list is its position in the MIME, by which its bytes are found. */
export function attachmentRows(core: Pick<Core, 'ids'>, parsed: ParsedAttachment[]): AttachmentRow[] {
  return parsed.map((attachment) => ({ id: core.ids.next(), ...attachment }));
}
