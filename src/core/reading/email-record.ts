/** The email record as the REST and MCP endpoints answer it, and the attachment rows of a parsed mail. */
import type { Core } from '../ports/core.ts';
import type { ParsedAttachment } from '../ports/mail-reader.ts';
import type { AttachmentRow, EmailBody, EmailRow, Held, NewEmail, Positions } from '../store/emails.ts';
import { documentsFirst } from './documents.ts';
import { flagsOf } from './email-flags.ts';

/** What callers are not told, or are told in other words. */
const LEFT_OUT = [
  'seq',
  'importedSeq',
  'accountId',
  'envelopeFrom',
  'envelopeTo',
  'provider',
  'authentication',
  'checkAt',
  'claimId',
  'claimedUntil',
  'attempts',
  'hops',
  'writtenBy',
  'contentHash',
  'unsubscribed',
  'importedAt',
] as const;

type Row = NewEmail & Partial<Pick<EmailRow, Positions>>;

type Shown = Omit<Row, (typeof LEFT_OUT)[number]>;

/** A new column is a part of the record unless it is left out above, and tools/emails/email.ts compiles only with the same fields. */
export function emailRecord(row: Row, body?: EmailBody | null) {
  const told = {
    attachments: documentsFirst(row.attachments),
    flags: flagsOf(row),
    automated: { is: row.automated !== null, reason: row.automated },
    held: row.held && heldRecord(row.held),
    spam: row.authentication.spam ?? null,
    /** Null for received mail. */
    onUnknown: row.direction === 'outbound' ? row.onUnknown : null,
    sendAt: row.sendAt?.toISOString() ?? null,
    date: row.date?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...importField(row.importedAt),
    ...bodyFields(body),
  };
  return Object.assign(shownOf(row), told) as Omit<Shown, keyof typeof told> & typeof told;
}

/** In place of a pattern with a rest: of so many properties that takes three times as long, and a page has many records. */
function shownOf(row: Row): Shown {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) if (!leftOut.has(name)) shown[name] = value;
  return shown as Shown;
}

const leftOut = new Set<string>(LEFT_OUT);

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
