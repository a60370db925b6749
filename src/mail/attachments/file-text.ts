/** The text in an attached file: tells the kind of the file from its content, and returns what a reader sees of it. */
import { withoutInvisible } from '../../core/base/invisible.ts';
import { DOCX, isOpaque, isSaidToBeText, PDF } from '../../core/base/readable-files.ts';
import type { AttachmentText, ParsedMail } from '../../core/ports/mail-reader.ts';
import { readableBody } from '../digest/readable-body.ts';
import { cutText, isBlank } from '../mime/clean-text.ts';
import type { FoundFile } from '../mime/parts.ts';

/** The kinds that are read by a library that unpacks them, in a thread of its own. */
export type DocumentKind = 'pdf' | 'docx';

export type FileReading =
  | { kind: 'none' }
  | { kind: 'text'; read: AttachmentText }
  | { kind: DocumentKind; content: Uint8Array<ArrayBuffer> };

/** The most characters of one file that are read. */
export const MAX_TEXT_CHARACTERS = 1_000_000;
/** The most bytes that this many characters can take in UTF-8. */
const MAX_TEXT_BYTES = 4 * MAX_TEXT_CHARACTERS;
/** Bytes in which a PDF's header is looked for: it may stand behind other bytes (ISO 32000-1, implementation note 13). */
const PDF_HEAD = 1024;

const HTML = /^(?:text\/html|application\/xhtml\+xml)$/;
const HTML_NAME = /\.x?html?$/i;
/** The bytes may be cut. Besides, Node 20 reads Windows-1252 as Latin-1 without `stream`. */
const PART = { stream: true };
const DECLARED_CHARSET =
  /<\?xml[^>]{0,100}\sencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})|<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i;

/**
 * The kind of the file, and its text unless it is a document. The content decides the kind first; type and name only say how to
 * read what could be text. `readMail` parses an attached mail (RFC 2046 5.2.1).
 */
export async function readFile(file: FoundFile, readMail: (mime: Buffer) => Promise<ParsedMail>): Promise<FileReading> {
  const bytes = Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength);
  const type = file.contentType.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  const name = file.filename ?? '';
  const opaque = isOpaque(type);
  const document = documentKind(bytes, type, name);
  if (document) return { kind: document, content: new Uint8Array(bytes) };
  if (type === 'message/rfc822' || (opaque && /\.eml$/i.test(name)))
    return { kind: 'text', read: mailText(await readMail(Buffer.from(bytes))) };
  if (!isSaidToBeText(type, name)) return { kind: 'none' };
  const decoded = decode(bytes.subarray(0, MAX_TEXT_BYTES), file.charset);
  if (decoded.includes('\0')) return { kind: 'none' };
  const cut = bytes.length > MAX_TEXT_BYTES || decoded.length > MAX_TEXT_CHARACTERS;
  const whole = cutText(decoded, MAX_TEXT_CHARACTERS);
  const isHtml = HTML.test(type) || (opaque && HTML_NAME.test(name));
  return { kind: 'text', read: isHtml ? visible({ text: null, html: whole }, cut) : readable(whole, cut) };
}

/** The text without invisible characters, with one kind of line end, cut to MAX_TEXT_CHARACTERS. */
export function readable(raw: string, cut = false): AttachmentText {
  const { text, removed } = withoutInvisible(raw.replace(/\r\n?/g, '\n'));
  return limited(text, { hiddenTextRemoved: removed, possiblyHidden: 0 }, cut);
}

/** Reads a text as the body of a mail is read; the URLs of its links [n] stand at the end. */
function visible(body: { text: string | null; html: string | null }, cut = false): AttachmentText {
  const { text, links, hiddenTextRemoved, possiblyHidden } = readableBody(body);
  const list = links.map((link, index) => `[${index + 1}] ${link.url}`).join('\n');
  return limited(list === '' ? text : `${text}\n\n${list}`, { hiddenTextRemoved, possiblyHidden }, cut);
}

type Hidden = Pick<AttachmentText, 'hiddenTextRemoved' | 'possiblyHidden'>;

function limited(text: string, hidden: Hidden, cut: boolean): AttachmentText {
  return { text: cutText(text, MAX_TEXT_CHARACTERS), truncated: cut || text.length > MAX_TEXT_CHARACTERS, ...hidden };
}

function documentKind(bytes: Buffer, type: string, name: string): DocumentKind | null {
  const head = bytes.toString('latin1', 0, PDF_HEAD);
  if (head.startsWith('%PDF-') || (type === PDF && head.includes('%PDF-'))) return 'pdf';
  return head.startsWith('PK\x03\x04') && (type === DOCX || /\.docx$/i.test(name)) ? 'docx' : null;
}

function mailText(mail: ParsedMail): AttachmentText {
  const date = mail.date?.toISOString() ?? '';
  const fields = [
    ['From', mail.from],
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Date', date],
    ['Subject', mail.subject],
    ['Attachments', mail.attachments.map((file) => file.filename ?? file.contentType).join(', ')],
  ];
  const lines = fields.flatMap(([name, value]) => (isBlank(value ?? '') ? [] : [`${name}: ${value}`]));
  const head = withoutInvisible(lines.join('\n'));
  const body = visible({ text: mail.text, html: mail.html });
  const { possiblyHidden } = body;
  const hidden = { hiddenTextRemoved: head.removed + body.hiddenTextRemoved, possiblyHidden };
  return limited(`${head.text}\n\n${body.text}`, hidden, body.truncated);
}

/**
 * The charset is that of a byte order mark, else the part's, else the file's own declaration, else UTF-8 if valid, else
 * Windows-1252.
 */
function decode(bytes: Buffer, charset: string | null): string {
  const marked = bytes[0] === 0xef || bytes[0] === 0xfe || bytes[0] === 0xff ? markOf(bytes) : null;
  const [, xml, html] = DECLARED_CHARSET.exec(bytes.toString('latin1', 0, 1024)) ?? [];
  const said = marked ?? charset ?? xml ?? html ?? 'utf-8';
  // A declaration of ASCII says nothing about bytes beyond ASCII.
  const decoder = /^(?:us-)?ascii$/i.test(said) ? null : decoderOf(said);
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes, PART);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, PART);
  } catch {
    return (decoder && charset ? decoder : new TextDecoder('windows-1252')).decode(bytes, PART);
  }
}

function markOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xef) return bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
  if (bytes[0] === 0xfe) return bytes[1] === 0xff ? 'utf-16be' : null;
  return bytes[1] === 0xfe ? 'utf-16le' : null;
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
