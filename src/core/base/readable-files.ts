/** Which attached files may hold text, by what their sender says of them, and which mails therefore wait to be searched by it. */
import type { AttachmentRow, Indexed, NewEmail } from '../store/emails.ts';

const OPAQUE = /^(?:application\/octet-stream|application\/force-download|application\/x-download|binary\/octet-stream|)$/;
const TEXT =
  /^(?:text\/[^/]+|message\/[^/]+|application\/(?:json|xml|yaml|x-yaml|toml|sql|javascript|ecmascript|x-sh|ics|csv|x-ndjson|[^/]+\+(?:json|xml|yaml)))$/;
const TEXT_NAME =
  /\.(?:txt|text|log|csv|tsv|md|markdown|json|jsonl|ndjson|xml|ya?ml|toml|ini|conf|ics|ical|vcf|html?|xhtml|eml|diff|patch|sql|js|ts|py|sh|rtf)$/i;
/** Second bodies that only some mail programs show, in place of the one that is read: not files. */
const OTHER_BODY = /^text\/(?:x-amp-html|watch-html)$/;
const DOCUMENT_NAME = /\.(?:pdf|docx)$/i;

export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The type says nothing, so the name may. */
export function isOpaque(type: string): boolean {
  return OPAQUE.test(type);
}

export function isSaidToBeText(type: string, name: string): boolean {
  if (OTHER_BODY.test(type)) return false;
  return TEXT.test(type) || (isOpaque(type) && TEXT_NAME.test(name));
}

export function mayHoldText({ contentType, filename, size }: AttachmentRow): boolean {
  const name = filename ?? '';
  return (
    size > 0 && (contentType === PDF || DOCUMENT_NAME.test(name) || contentType === DOCX || isSaidToBeText(contentType, name))
  );
}

/** The value of `indexed` for a mail when it is stored: a draft changes until it is sent, and no search finds a report or quarantined mail. */
export function indexedAtFirst({ kind, status, attachments }: Pick<NewEmail, 'kind' | 'status' | 'attachments'>): Indexed | null {
  const isSearched = kind === 'message' && status !== 'draft' && status !== 'quarantined';
  return isSearched && attachments.some(mayHoldText) ? 'pending' : null;
}
