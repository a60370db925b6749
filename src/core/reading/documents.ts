/** Which attachments of an email are documents, beside what its body shows. */
import type { AttachmentRow } from '../store/emails.ts';

const SIGNATURES = ['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'];

/** Pictures that the body shows, and signatures over it, are no documents. */
export function isDocument({ contentType, disposition, contentId }: AttachmentRow): boolean {
  const isShown = contentType.startsWith('image/') && (disposition === 'inline' || contentId !== null);
  return !isShown && !SIGNATURES.includes(contentType);
}

/** Attachments in the order for readers: documents, then the pictures and signatures of the body, each in the order of the mail. */
export function documentsFirst(attachments: AttachmentRow[]): AttachmentRow[] {
  return [...attachments.filter(isDocument), ...attachments.filter((one) => !isDocument(one))];
}
