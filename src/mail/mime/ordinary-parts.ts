/**
 * Reads the parts of an ordinary mail straight from its bytes, at a fraction of what the streams of the MIME parser's library cost. What is
 * not written as RFC 2045 and 2046 say is left to the library, so both read every mail alike.
 */
import type { HeaderValue } from 'mailparser';
import { decodeBase64 } from './base64.ts';
import { delimitersIn } from './delimiters.ts';
import { type HeaderBlock, readHeaderBlock } from './headers.ts';
import { withoutReturns } from './line-ends.ts';
import { type Parameters, readParameters } from './parameters.ts';
import type { FoundFile, FoundParts, Part } from './parts.ts';
import { decodeQuotedPrintable } from './quoted-printable.ts';
import { decodeText, decodeWindows1252 } from './text-charset.ts';

const MAX_DEPTH = 8;
const MAX_PARTS = 100;
const MAX_HEADER_BYTES = 16 * 1024;
const LF = 0x0a;
const CR = 0x0d;
/** Those that a mail program shows as text; all others are files. */
const TEXTS = ['text/plain', 'text/html'];
const CHARSETS: Record<string, (bytes: Buffer) => string> = {
  '': decodeText,
  'utf-8': decodeText,
  utf8: decodeText,
  'us-ascii': decodeText,
  ascii: decodeText,
  'iso-8859-1': decodeWindows1252,
};
const TYPE = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/;
const ID = /^<[!-;=?-~]{1,200}>$/;

/** The parts of `mime`, header and body; null when anything in it is out of the ordinary. */
export function readOrdinaryParts(mime: Buffer): FoundParts | null {
  const files: FoundFile[] = [];
  const left = { parts: MAX_PARTS };
  const tree = readPart(mime, { files, left, isRelated: false, depth: 0 });
  return tree && { tree, files };
}

/** `isRelated`: the part is below a multipart/related. */
type Place = { files: FoundFile[]; left: { parts: number }; isRelated: boolean; depth: number };

function readPart(bytes: Buffer, place: Place): Part | null {
  if (place.depth > MAX_DEPTH || place.left.parts-- === 0) return null;
  const block = headerOf(bytes);
  const header = block && described(block);
  if (!block || !header) return null;
  const body = bytes.subarray(block.bodyStart);
  if (header.type.startsWith('multipart/')) return readMultipart(bytes, block.bodyStart, header, place);
  return readLeaf(body, header, place);
}

function readMultipart(bytes: Buffer, bodyStart: number, header: Described, place: Place): Part | null {
  const boundary = header.parameters.get('boundary') ?? '';
  if (boundary === '' || header.encoding === 'quoted-printable' || header.encoding === 'base64') return null;
  const ranges = delimitersIn(bytes, bodyStart, boundary);
  if (!ranges) return null;
  const inside = { ...place, depth: place.depth + 1, isRelated: place.isRelated || header.type === 'multipart/related' };
  const children: Part[] = [];
  for (const { from, to } of ranges) {
    const child = readPart(bytes.subarray(from, to), inside);
    if (!child) return null;
    children.push(child);
  }
  return { contentType: header.type, headers: header.headers, children };
}

function readLeaf(body: Buffer, header: Described, { files, isRelated, depth }: Place): Part | null {
  const { type, parameters, disposition } = header;
  // The library takes any boundary at its word, and sees a line in an empty part.
  if (parameters.has('boundary') || (body.length === 0 && depth > 0)) return null;
  const content = decoded(body, header.encoding);
  if (content === null) return null;
  const charset = parameters.get('charset') ?? '';
  const part: Part = { contentType: type, headers: header.headers, children: [] };
  if (TEXTS.includes(type) && disposition !== 'attachment') {
    // Lines that flow (RFC 3676) and other charsets are the library's.
    const decode = Object.hasOwn(CHARSETS, charset.toLowerCase()) ? CHARSETS[charset.toLowerCase()] : undefined;
    if (parameters.has('format') || decode === undefined) return null;
    return { ...part, textContent: decode(withoutReturns(content)) };
  }
  if (type.startsWith('message/')) return null;
  files.push({
    filename: header.filename || null,
    contentType: type,
    charset: charset.slice(0, 40) || null,
    contentId: header.contentId === '' ? null : header.contentId.slice(1, -1),
    inline: disposition === 'inline' || (disposition === '' && isRelated && header.contentId !== ''),
    // A copy, because a view keeps the whole mail.
    content: content === body ? Buffer.from(body) : content,
  });
  return part;
}

/** Null when the part does not begin with a header in order, or with the blank line of an empty one. */
function headerOf(bytes: Buffer): HeaderBlock | null {
  const empty = bytes[0] === LF ? 1 : bytes[0] === CR && bytes[1] === LF ? 2 : 0;
  if (empty > 0) return { fields: new Map(), structure: '', bodyStart: empty, anomalies: [] };
  const block = readHeaderBlock(bytes, MAX_HEADER_BYTES);
  const end = block.bodyStart - (bytes[block.bodyStart - 2] === CR ? 2 : 1);
  const isEnded = bytes[block.bodyStart - 1] === LF && bytes[end - 1] === LF;
  return isEnded && block.anomalies.length === 0 ? block : null;
}

/** Types, encodings and the disposition in lower case; `''` where the header says nothing, as `contentId`, which has its brackets. */
type Described = {
  type: string;
  parameters: Parameters;
  encoding: string;
  disposition: string;
  filename: string;
  contentId: string;
  headers: Part['headers'];
};

function described({ fields }: HeaderBlock): Described | null {
  const names = ['content-type', 'content-transfer-encoding', 'content-disposition', 'content-id'] as const;
  if (names.some((name) => (fields.get(name)?.length ?? 0) > 1)) return null;
  const [typeField, encodingField, dispositionField, idField] = names.map((name) => fields.get(name)?.[0]);
  const type = readParameters(typeField ?? 'text/plain');
  const disposition = readParameters(dispositionField ?? '');
  if (!type || !disposition || !TYPE.test(type.value) || !['', 'inline', 'attachment'].includes(disposition.value)) return null;
  // Without a type, the library tells it by the disposition.
  if (typeField === undefined && dispositionField !== undefined) return null;
  const contentId = idField?.trim() ?? '';
  if (idField !== undefined && !ID.test(contentId)) return null;
  return {
    type: type.value,
    parameters: type.parameters,
    encoding: encodingField?.trim().toLowerCase() ?? '',
    disposition: disposition.value,
    filename: disposition.parameters.get('filename') || type.parameters.get('name') || '',
    contentId,
    headers: new Map<string, HeaderValue>([
      ['content-type', { value: type.value, params: Object.fromEntries(type.parameters) }],
      ['content-id', contentId],
    ]),
  };
}

function decoded(body: Buffer, encoding: string): Buffer | null {
  if (['', '7bit', '8bit', 'binary'].includes(encoding)) return body;
  if (encoding === 'base64') return decodeBase64(body);
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : null;
}
