/** Composes a mail's MIME from the fields the provider parsed it into, so that every record has raw bytes. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import { MISSING_FILES_FIELD } from '../../core/inbound/missing-files.ts';

/** What a provider posts in place of MIME, named as Mailgun does ("Receiving, Forwarding and Storing Messages"); null for a field that was not posted. */
export type ParsedFields = {
  recipients: string[];
  from: string | null;
  subject: string | null;
  /** UTF-8. */
  text: Buffer | null;
  /** UTF-8. */
  html: Buffer | null;
  /** JSON: `[[name, value], …]` in the mail's own order. */
  messageHeaders: string | null;
  /** JSON: `{"<content id>": "attachment-1"}`. */
  contentIdMap: string | null;
  /** In the order of their numbers; `field` is the form field's name, such as `attachment-1`. */
  attachments: { field: string; filename: string | null; contentType: string | null; content: Buffer }[];
  /** How many of the attachments are notes in place of files that the provider did not hand out. */
  missingFiles?: number;
};

type Header = { name: string; value: string };

/** RFC 5322 2.1.1. */
const MAX_LINE = 998;
/** Header fields that describe the body as it was before the provider took the mail apart. */
const OF_THE_BODY = /^(?:content-.*|mime-version)$/i;
/** What only we say of such a mail. */
const OURS = MISSING_FILES_FIELD.toLowerCase();

/**
 * RFC 5322 bytes: the original header fields in their order and wording, with a body composed anew. Fields that cannot be
 * read are left out or cleaned, never refused: the mail must not be lost. A Message-ID is not invented. `now` is the Date of a
 * mail that came without any headers.
 */
export async function composeParsedFields(fields: ParsedFields, now: Date): Promise<Buffer> {
  const body = await composeBody(fields);
  const bodyStart = body.indexOf('\r\n\r\n');
  const original = originalHeaders(fields.messageHeaders);
  const headers = original === null ? headersFromFields(fields, now) : [...original, ...leftOut(original, fields)];
  if (fields.missingFiles) headers.push({ name: MISSING_FILES_FIELD, value: String(fields.missingFiles) });
  const lines = [...headers.map(headerLine), ...bodyHeaderLines(body.toString('latin1', 0, bodyStart))];
  return Buffer.concat([Buffer.from(lines.join('\r\n')), body.subarray(bodyStart)]);
}

/** For `messageHeaders`, of header fields by name, where a name that came more than once has a list. */
export function headerPairs(headers: Readonly<Record<string, string | string[]>>): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]));
}

async function composeBody(fields: ParsedFields): Promise<Buffer> {
  const contentIds = contentIdsByField(fields.contentIdMap);
  const composer = new MailComposer({
    text: fields.text ?? undefined,
    html: fields.html ?? undefined,
    attachments: fields.attachments.map((attachment) => {
      const contentType = leafType(attachment.contentType);
      const cid = contentIds.get(attachment.field);
      const inline = cid !== undefined && contentType.startsWith('image/');
      return {
        filename: attachment.filename ?? false,
        contentType,
        content: attachment.content,
        contentDisposition: inline ? 'inline' : 'attachment',
        ...(cid === undefined ? {} : { cid }),
      };
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Null when the form holds no header field that can be read. */
function originalHeaders(json: string | null): Header[] | null {
  const pairs = parsedJson(json);
  if (!Array.isArray(pairs)) return null;
  const headers: Header[] = [];
  for (const pair of pairs) {
    if (!Array.isArray(pair)) continue;
    const [rawName, rawValue]: unknown[] = pair;
    if (typeof rawName !== 'string' || typeof rawValue !== 'string') continue;
    const name = fieldName(rawName);
    if (name !== '' && !OF_THE_BODY.test(name) && name.toLowerCase() !== OURS) headers.push({ name, value: oneLine(rawValue) });
  }
  return headers.length === 0 ? null : headers;
}

/** What the original header fields leave out although the form has it. */
function leftOut(original: readonly Header[], fields: ParsedFields): Header[] {
  const names = new Set(original.map(({ name }) => name.toLowerCase()));
  return named(fields).filter(({ name }) => !names.has(name.toLowerCase()));
}

function headersFromFields(fields: ParsedFields, now: Date): Header[] {
  return [
    ...named(fields),
    { name: 'To', value: oneLine(fields.recipients.join(', ')) },
    { name: 'Date', value: now.toUTCString().replace('GMT', '+0000') },
  ];
}

function named({ from, subject }: ParsedFields): Header[] {
  return [
    ...(from === null ? [] : [{ name: 'From', value: oneLine(from) }]),
    ...(subject === null ? [] : [{ name: 'Subject', value: oneLine(subject) }]),
  ];
}

/** RFC 5322 2.2: printable ASCII without the colon. */
function fieldName(name: string): string {
  return name.replace(/[^\x21-\x39\x3b-\x7e]/g, '');
}

/** Unfolds (RFC 5322 2.2.3); a line break that folds nothing would start another header field, so it becomes a blank. */
function oneLine(value: string): string {
  return value
    .replace(/\0/g, '')
    .replace(/[\r\n]+(?=[ \t])/g, '')
    .replace(/[\r\n]+/g, ' ');
}

function headerLine(header: Header): string {
  const line = `${header.name}: ${header.value}`;
  return line.length > MAX_LINE ? foldLines(line) : line;
}

/** Only those header lines of the composer that describe the body. */
function bodyHeaderLines(head: string): string[] {
  return head.split(/\r\n(?![ \t])/).filter((line) => OF_THE_BODY.test(line.slice(0, line.indexOf(':'))));
}

/** An attachment of type `multipart/*` goes as opaque bytes: the composer would expect parts in place of content, and drop it. */
function leafType(contentType: string | null): string {
  const type = contentType?.trim() ?? '';
  return !/^[\w.+-]+\/[\w.+-]+\s*(?:;|$)/.test(type) || /^multipart\//i.test(type) ? 'application/octet-stream' : type;
}

function contentIdsByField(json: string | null): Map<string, string> {
  const found = new Map<string, string>();
  const map = parsedJson(json);
  if (typeof map !== 'object' || map === null) return found;
  for (const [contentId, field] of Object.entries(map)) {
    const bare = contentId.replace(/[^\x21-\x7e]|[<>]/g, '');
    if (typeof field === 'string' && bare !== '') found.set(field, bare);
  }
  return found;
}

function parsedJson(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
