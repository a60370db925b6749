/** Reads the parts of a mail with mailparser, and with decoders whose time grows only as the mail does. */
import type { Transform } from 'node:stream';
import { type AttachmentStream, type HeaderValue, MailParser, type MailParserOptions } from 'mailparser';
import { base64Stream } from './base64.ts';
import type { FoundFile, FoundParts, Part } from './parts.ts';
import { decodeText, decodeWindows1252, textStream } from './text-charset.ts';
import { utf7Stream } from './utf7.ts';

type CharsetDecoder = { decodeStream(charset: string): Transform };
/** What mailparser reads as UTF-8, whatever the bytes are. */
const AS_UTF8 = /^[^a-z0-9]*(?:ascii|us[^a-z0-9]*ascii|utf[^a-z0-9]*8)?[^a-z0-9]*$/i;
/** Stands in place of those; no mail names it. */
const OF_TEXT = 'postroom-text';
const LATIN_1 = /^(?:iso[-_]?8859-1|latin-?1)$/i;

/** A part as its header describes it, before its body is read. */
type FoundPart = { encoding: string | false; charset: string | false; getDecoder(): Transform };

const OPTIONS: MailParserOptions & { ignoreEmbedded: boolean; maxChildNodes: number } = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  // mailparser's time grows with the square of how deep parts are nested.
  maxChildNodes: 2_000,
  checksumAlgo: 'sha1',
};

/** Rejects with what mailparser cannot read; an error of code `EMAXLEN` means too many parts. */
export async function readWithLibrary(mime: Buffer): Promise<FoundParts> {
  const files: FoundFile[] = [];
  const reader = new PartReader();
  await new Promise<void>((resolve, reject) => {
    reader.on('error', reject);
    reader.on('end', resolve);
    reader.on('data', (found: AttachmentStream | { type: 'text' }) => {
      if (found.type === 'attachment') collect(found, files, reject);
    });
    reader.end(mime);
  });
  return { tree: reader.tree || null, files };
}

function collect(found: AttachmentStream, files: FoundFile[], fail: (error: Error) => void): void {
  const chunks: Buffer[] = [];
  found.content.on('data', (chunk: Buffer) => chunks.push(chunk));
  found.content.on('error', fail);
  found.content.on('end', () => {
    files.push({
      filename: found.filename || null,
      contentType: found.contentType || '',
      charset: charsetOf(found.headers.get('content-type')),
      contentId: found.cid ?? null,
      inline: found.contentDisposition === 'inline' || (!found.contentDisposition && found.related === true),
      content: Buffer.concat(chunks),
    });
    found.release();
  });
}

function charsetOf(header: HeaderValue | undefined): string | null {
  if (typeof header !== 'object' || !('params' in header)) return null;
  return header.params.charset?.slice(0, 40) || null;
}

/**
 * mailparser joins parts only through its HTML conversions, which have no bounds. This keeps its part tree, where each text stands
 * alone.
 */
class PartReader extends MailParser {
  declare readonly tree: Part | false;
  declare decoder: CharsetDecoder;
  declare createNode: (found: FoundPart) => unknown;

  constructor() {
    super(OPTIONS);
    const others = this.decoder;
    this.decoder = {
      decodeStream: (charset) => {
        if (charset === OF_TEXT) return textStream(decodeText);
        if (LATIN_1.test(charset)) return textStream(decodeWindows1252);
        return utf7Stream(charset) ?? others.decodeStream(charset);
      },
    };
    const { createNode } = this;
    this.createNode = (found) => {
      const decoderOf = found.getDecoder;
      if (AS_UTF8.test(found.charset || '')) found.charset = OF_TEXT;
      found.getDecoder = () => (found.encoding === 'base64' ? base64Stream() : decoderOf.call(found));
      return createNode.call(this, found);
    };
  }

  getTextContent(): { type: 'text' } {
    return { type: 'text' };
  }
}
