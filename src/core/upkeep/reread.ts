/** One stored mail, read again: what today's reader makes of its bytes, beside what is stored of it. */
import { FILES_MISSING } from '../inbound/missing-files.ts';
import { COMPOSED_HERE, MESSAGE_ID_REUSED, RESULTS_FORGED } from '../inbound/store-arrival.ts';
import type { Core } from '../ports/core.ts';
import type { MailOwner, ParsedAttachment, ParsedMail } from '../ports/mail-reader.ts';
import { attachmentRows } from '../reading/email-record.ts';
import type { Reading } from '../store/email-queries.ts';
import type { AttachmentRow, EmailBody, EmailRow } from '../store/emails.ts';

/** `isChanged` = it is not what is stored; `isReadable` is false when the mail cannot be read within bounds. */
export type Reread = { row: EmailRow; reading: Reading; body: EmailBody; isChanged: boolean; isReadable: boolean };

/** No caller waits for it, and it counts for no account's turn. */
const BACKGROUND: MailOwner = { accountId: '', sender: null, background: true };

/** Anomalies that no reader finds, because they were known only when the mail came in. */
const OF_ARRIVAL = new Set([COMPOSED_HERE, FILES_MISSING, MESSAGE_ID_REUSED, RESULTS_FORGED]);

const FIELDS = ['preview', 'parseStatus', 'contentHash'] as const;
const TEXTS = ['text', 'html', 'visible'] as const;

/**
 * Reads a stored mail again; null when it has been deleted. Throws PostroomError `unavailable` when that is to be tried later. A mail
 * that cannot be read within bounds keeps its files and loses its text, as if it came in today: the text of an older reader may hold what no
 * person sees.
 */
export async function rereadMail(core: Pick<Core, 'store' | 'mailReader' | 'ids'>, row: EmailRow): Promise<Reread | null> {
  const [mime, stored] = await core.store.read(
    async (tx) => [await tx.emails.mime(row.id), await tx.emails.body(row.id)] as const,
  );
  if (!mime) return null;
  // Mail that is sent from here is as it was written; only its files are read.
  if (row.direction === 'outbound') return stored && { row, reading: row, body: stored, isChanged: false, isReadable: true };
  const parsed = await core.mailReader.parse(mime, BACKGROUND);
  const { text, html, visible } = parsed;
  const body = { text, html, visible };
  const isReadable = parsed.parseStatus === 'parsed' || parsed.parseStatus === 'recovered';
  const rehash = isReadable && row.contentHash !== null;
  const reading = {
    preview: parsed.preview,
    parseStatus: parsed.parseStatus,
    anomalies: anomaliesOf(parsed, row),
    attachments: isReadable ? sameFiles(core, row.attachments, parsed.attachments) : row.attachments,
    contentHash: rehash ? await core.mailReader.contentHash(mime, BACKGROUND) : row.contentHash,
  };
  const isChanged =
    FIELDS.some((field) => reading[field] !== row[field]) ||
    TEXTS.some((field) => body[field] !== stored?.[field]) ||
    differ(reading.anomalies, row.anomalies) ||
    differ(reading.attachments, row.attachments);
  return { row, reading, body, isChanged, isReadable };
}

function anomaliesOf(parsed: ParsedMail, row: EmailRow): string[] {
  return [...parsed.anomalies, ...row.anomalies.filter((anomaly) => OF_ARRIVAL.has(anomaly))];
}

/**
 * The files in the order in which the reader finds them now, by which their bytes are found. A file that was there keeps its id, and
 * its row where nothing of it changed.
 */
function sameFiles(core: Pick<Core, 'ids'>, stored: AttachmentRow[], parsed: ParsedAttachment[]): AttachmentRow[] {
  const left = [...stored];
  const take = (isSame: (one: AttachmentRow) => boolean) => {
    const at = left.findIndex(isSame);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const unchanged = parsed.map((file) =>
    take(
      (one) =>
        one.filename === file.filename &&
        one.size === file.size &&
        one.contentType === file.contentType &&
        one.contentId === file.contentId &&
        one.disposition === file.disposition,
    ),
  );
  return attachmentRows(core, parsed).map((made, n) => {
    const known = unchanged[n];
    if (known) return known;
    const described = take((one) => one.filename === made.filename && one.size === made.size);
    return { ...made, id: described?.id ?? made.id };
  });
}

function differ<T>(some: T[], others: T[]): boolean {
  return some.length !== others.length || some.some((one, n) => one !== others[n]);
}
