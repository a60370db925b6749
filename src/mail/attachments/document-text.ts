/** The text of documents that need a library: PDF and DOCX. Runs in a thread of its own, whose time and memory are watched. */
import type { AttachmentText } from '../../core/ports/mail-reader.ts';
import { limitDecodedBytes } from './decoded-limit.ts';
import { unpackedDocx } from './docx-archive.ts';
import { type DocumentKind, MAX_TEXT_CHARACTERS, readable } from './file-text.ts';

/** The most pages of a PDF that are read. */
const MAX_PAGES = 200;
/** The most bytes that a PDF unpacks to while it is read, fonts among them. Reading as many takes some seconds at worst. */
const MAX_DECODED_BYTES = 12 * 1024 * 1024;

/** Null when the document is broken, encrypted, or beyond the limits. Never throws for what is in it. */
export async function documentText(kind: DocumentKind, bytes: Uint8Array): Promise<AttachmentText | null> {
  try {
    return kind === 'pdf' ? await pdfText(bytes) : await docxText(bytes);
  } catch {
    return null;
  }
}

/** Reads page by page, without fonts, images, forms or scripts. */
async function pdfText(bytes: Uint8Array): Promise<AttachmentText> {
  const { getDocumentProxy } = await import('unpdf');
  const limit = limitDecodedBytes(MAX_DECODED_BYTES);
  const document = await getDocumentProxy(bytes, {
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
  });
  const pages: string[] = [];
  let length = 0;
  while (pages.length < Math.min(document.numPages, MAX_PAGES) && length <= MAX_TEXT_CHARACTERS && !limit.exceeded()) {
    const page = await document.getPage(pages.length + 1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(text);
    length += text.length;
    page.cleanup();
  }
  return readable(pages.join('\n\n').replaceAll('\0', ''), pages.length < document.numPages || limit.exceeded());
}

/** mammoth returns the text and leaves out images, comments and deleted text. */
async function docxText(bytes: Uint8Array): Promise<AttachmentText | null> {
  const buffer = unpackedDocx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!buffer) return null;
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer });
  return readable(
    value
      .replaceAll('\0', '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}
