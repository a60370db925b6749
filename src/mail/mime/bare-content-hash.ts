/** The hash of what a mail says where its parts are not read; it needs no parser. */
import { createHash, type Hash } from 'node:crypto';
import { type HeaderBlock, readHeaderBlock, readHeaderFields } from './headers.ts';

/** The same of a mail whose parts cannot be read: its body counts byte for byte. */
export function bareContentHash(mime: Buffer, maxHeaderBytes: number): string {
  const header = readHeaderBlock(mime, maxHeaderBytes);
  const body = createHash('sha256').update(mime.subarray(header.bodyStart));
  return joined(header, [ended('bytes', body)]);
}

/** `parts` are hashes by `ended`. */
export function joined(header: HeaderBlock, parts: string[]): string {
  const { from, subject, date } = readHeaderFields(header);
  const written = header.fields.get('date')?.[0]?.replace(/\s+/g, ' ').trim() ?? '';
  const said = [from, date?.toISOString() ?? written, subject, ...parts.toSorted()];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** Ends the hash of a part of this kind. */
export function ended(kind: 'text' | 'html' | 'file' | 'bytes', hash: Hash): string {
  return `${kind} ${hash.digest('base64url')}`;
}
