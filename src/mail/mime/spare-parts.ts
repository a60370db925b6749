/** Reads the parts of a mail that mailparser finds nothing in, with postal-mime. */
import type { HeaderValue } from 'mailparser';
import PostalMime, { type PostalMimeOptions } from 'postal-mime';
import type { FoundParts, Part } from './parts.ts';

/** The part of postal-mime's own tree that is read. Values of `parsed` are in lower case. */
type Node = {
  contentType: { parsed: { value: string; params: Record<string, string> } };
  contentDisposition: { parsed: { value: string } };
  contentId?: string;
  childNodes: Node[];
  getTextContent(): string;
};

const OPTIONS: PostalMimeOptions = { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' };
const TEXT = /^text\/(?:plain|html)$/;

/** Rejects with what postal-mime cannot read. */
export async function readSpareParts(mime: Buffer): Promise<FoundParts> {
  const reader = new TreeReader(OPTIONS);
  const { attachments } = await reader.parse(mime);
  const files = attachments.map((file) => ({
    filename: file.filename,
    contentType: file.mimeType,
    charset: null,
    contentId: file.contentId ?? null,
    inline: file.disposition === 'inline' || (!file.disposition && file.related === true),
    content: typeof file.content === 'string' ? Buffer.from(file.content) : new Uint8Array(file.content),
  }));
  return { tree: partOf(reader.root), files };
}

/** postal-mime joins the parts of an alternative; its tree has each by itself. */
class TreeReader extends PostalMime {
  declare readonly root: Node;
}

/** The depth of postal-mime's tree is bounded. */
function partOf(node: Node): Part {
  const { value, params } = node.contentType.parsed;
  const isText = TEXT.test(value) && node.contentDisposition.parsed.value !== 'attachment' && node.childNodes.length === 0;
  return {
    contentType: value,
    ...(isText ? { textContent: node.getTextContent().replace(/\r?\n/g, '\n') } : {}),
    headers: new Map<string, HeaderValue>([
      ['content-type', { value, params }],
      ['content-id', node.contentId ?? ''],
    ]),
    children: node.childNodes.map(partOf),
  };
}
