/** Which addresses of a mail lead somewhere in the frame: links of listed schemes, and pictures. */
import type { FrameImage } from '../../../core/ports/mail-reader.ts';

/** `here`: the picture is in the address itself. */
export type FoundImage = FrameImage | { from: 'here'; url: string };

/** The most links, and the most pictures, that one mail has in the frame. What follows stays without an address. */
export const MAX_TARGETS = 2_000;
export const MAX_IMAGES = 200;

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const MAX_URL = 4_000;
/** Pictures of points, and nothing that is text: SVG is a document. */
const DATA = /^data:image\/(png|jpe?g|gif|webp);base64,([a-z0-9+/=%\s]+)$/i;
const MAX_DATA = 1_500_000;

/** The absolute URL that an href leads to; null when it leads nowhere that a mail may lead to. */
export function framedTarget(href: string): string | null {
  return absolute(href, SCHEMES);
}

/** What an `img` shows; null when that is nothing, or nothing that a person would see. */
export function framedImage(
  { src = '', width = '', height = '' }: Record<string, string>,
  fileOf: (contentId: string) => number | null,
): FoundImage | null {
  const address = src.trim();
  if (/^cid:/i.test(address)) {
    const file = fileOf(decoded(address.slice(4)));
    return file === null ? null : { from: 'mail', file };
  }
  if (/^data:/i.test(address)) {
    const [, kind, bytes] = address.length <= MAX_DATA ? (DATA.exec(address) ?? []) : [];
    return kind && bytes ? { from: 'here', url: `data:image/${kind.toLowerCase()};base64,${bytes.replace(/[\s%]/g, '')}` } : null;
  }
  // A picture of one or two pixels shows nothing: it is only there to be requested.
  if (isPoint(width) || isPoint(height)) return null;
  const url = absolute(address.startsWith('//') ? `https:${address}` : address, WEB);
  return url === null ? null : { from: 'web', url };
}

const WEB = new Set(['http:', 'https:']);

function absolute(text: string, schemes: ReadonlySet<string>): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_URL || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  return schemes.has(url.protocol) ? url.href : null;
}

function isPoint(side: string): boolean {
  return /^\s*[012](?:\.\d+)?\s*(?:px)?\s*$/i.test(side);
}

/** RFC 2392 writes a Content-ID with percent signs where a URL needs them. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
