/** The ways to leave a mailing list that its mail names (RFC 2369 3.2, RFC 8058). */
import { withoutInvisible } from '../../core/base/invisible.ts';
import type { Digest } from '../../core/ports/mail-reader.ts';
import { cleanText, decodeHeaderBytes } from '../mime/clean-text.ts';
import type { HeaderBlock } from '../mime/headers.ts';

const MAX_VALUE = 8_000;
const MAX_URL = 2_000;

/**
 * The first web address and the first mailto: URI of List-Unsubscribe; null when it has neither. `oneClick` means that a POST to
 * `url` is enough. Whether the header is signed, as RFC 8058 4 requires, is not checked here.
 */
export function readUnsubscribe(header: HeaderBlock): Digest['unsubscribe'] {
  const field = (name: string) =>
    withoutInvisible(cleanText(decodeHeaderBytes(header.fields.get(name)?.[0]?.slice(0, MAX_VALUE) ?? '', null))).text;
  // White space in a folded address is not part of it (RFC 2369 2).
  const addresses = Array.from(field('list-unsubscribe').matchAll(/<([^<>]{1,4000})>/g), ([, address]) =>
    (address ?? '').replace(/\s/g, ''),
  );
  const url =
    addresses.find((address) => /^https?:\/\//i.test(address) && address.length <= MAX_URL && URL.canParse(address)) ?? null;
  const mailto = addresses.find((address) => /^mailto:[^?]{1,320}/i.test(address) && address.length <= MAX_URL) ?? null;
  if (url === null && mailto === null) return null;
  const post = /^List-Unsubscribe\s*=\s*One-Click$/i.test(field('list-unsubscribe-post'));
  return { url, mailto, oneClick: post && url !== null && /^https:/i.test(url) };
}
