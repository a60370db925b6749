/** A hash of what a mail says, by which a second copy of it is told from another mail under the same Message-ID. */
import { createHash } from 'node:crypto';
import { bareContentHash, ended, joined } from './bare-content-hash.ts';
import { trimBoundaryLines } from './boundaries.ts';
import { readHeaderBlock } from './headers.ts';
import { withLineFeeds } from './line-ends.ts';
import { readParts } from './part-reader.ts';
import type { Part } from './parts.ts';

/**
 * Hash of From, Date, Subject and every part as it is decoded, whatever a reader would show of it. Boundaries, encodings,
 * Received lines and the order of the parts do not change it. A body in which no part is found counts byte for byte. May change
 * `mime`.
 */
export async function contentHash(mime: Buffer, maxHeaderBytes: number): Promise<string> {
  const trimmed = trimBoundaryLines(withLineFeeds(mime));
  const header = readHeaderBlock(trimmed, maxHeaderBytes);
  const parts = await partHashes(
    Buffer.concat([Buffer.from(`${header.structure}\r\n`, 'latin1'), trimmed.subarray(header.bodyStart)]),
  );
  return parts.length > 0 ? joined(header, parts) : bareContentHash(trimmed, maxHeaderBytes);
}

/** Empty when the parser gives up, or finds nothing. */
async function partHashes(mime: Buffer): Promise<string[]> {
  const hashes: string[] = [];
  try {
    const { tree, files } = await readParts(mime);
    for (const { content } of files) hashes.push(ended('file', createHash('sha256').update(content)));
    if (tree) hashTexts(tree, hashes);
  } catch {
    return [];
  }
  return hashes;
}

/** Mail systems change how lines end, and what is empty at the end of a text. */
function hashTexts(part: Part, hashes: string[]): void {
  const text = part.textContent?.replace(/\r\n?/g, '\n').trimEnd() ?? '';
  if (text !== '') hashes.push(ended(part.contentType === 'text/html' ? 'html' : 'text', createHash('sha256').update(text)));
  for (const child of part.children) hashTexts(child, hashes);
}
