/** Reads the parts of a mail with mailparser, with decoders whose time grows only as the mail does. */
import type { Transform } from 'node:stream';
import { type AttachmentStream, MailParser, type MailParserOptions } from 'mailparser';
import { base64Stream } from './base64.ts';
import type { Part } from './shown-parts.ts';
import { utf7Stream } from './utf7.ts';

type CharsetDecoder = { decodeStream(charset: string): Transform };
/** A part as its header describes it, before its body is read. */
type FoundPart = { encoding: string | false; getDecoder(): Transform };

const OPTIONS: MailParserOptions & { ignoreEmbedded: boolean; maxChildNodes: number } = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  // Its time grows with the square of how deep parts are nested.
  maxChildNodes: 2_000,
  checksumAlgo: 'sha1',
};

/**
 * The tree of the parts with their texts; null when the mail has none. `onFile` gets each file in the order of the mail, reads its content
 * and releases it, or calls `fail`. Rejects with what mailparser cannot read; an error of code `EMAXLEN` means too many parts.
 */
export async function readParts(
  mime: Buffer,
  onFile: (found: AttachmentStream, fail: (error: Error) => void) => void,
): Promise<Part | null> {
  const reader = new PartReader();
  await new Promise<void>((resolve, reject) => {
    reader.on('error', reject);
    reader.on('end', resolve);
    reader.on('data', (found: AttachmentStream | { type: 'text' }) => {
      if (found.type === 'attachment') onFile(found, reject);
    });
    reader.end(mime);
  });
  return reader.tree || null;
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
    this.decoder = { decodeStream: (charset) => utf7Stream(charset) ?? others.decodeStream(charset) };
    const { createNode } = this;
    this.createNode = (found) => {
      const decoderOf = found.getDecoder;
      found.getDecoder = () => (found.encoding === 'base64' ? base64Stream() : decoderOf.call(found));
      return createNode.call(this, found);
    };
  }

  getTextContent(): { type: 'text' } {
    return { type: 'text' };
  }
}
