/** Which image some bytes are: those types that are made of points, and that every browser and model can show. */

/** Recognized by their first bytes and those from byte 8 on: what a sender or a server calls them may be wrong. */
const IMAGES = [
  { mimeType: 'image/png', begins: '\x89PNG\r\n\x1a\n', at8: '' },
  { mimeType: 'image/jpeg', begins: '\xff\xd8\xff', at8: '' },
  { mimeType: 'image/gif', begins: 'GIF87a', at8: '' },
  { mimeType: 'image/gif', begins: 'GIF89a', at8: '' },
  { mimeType: 'image/webp', begins: 'RIFF', at8: 'WEBP' },
];

/** Null for everything else, SVG and HTML among it. */
export function imageTypeOf(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 16);
  return IMAGES.find(({ begins, at8 }) => head.startsWith(begins) && head.startsWith(at8, 8))?.mimeType ?? null;
}
