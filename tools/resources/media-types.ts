/** The media types that a resource may carry. A sender chooses the type of a file freely, and could write words into it. */

const OTHERS = 'application/octet-stream';

/** By top-level type: what mail programs attach, as IANA registers it or as it is in common use. */
const KNOWN: Record<string, string> = {
  text: 'plain html csv css calendar markdown rtf richtext enriched vcard x-vcard directory xml tab-separated-values x-diff x-patch javascript',
  image: 'png jpeg gif webp svg+xml bmp tiff heic heif avif apng x-icon vnd.microsoft.icon jp2 jxl',
  audio: 'mpeg mp4 ogg opus wav x-wav webm aac flac x-flac midi amr 3gpp',
  video: 'mp4 mpeg ogg webm quicktime x-msvideo x-ms-wmv x-matroska 3gpp',
  font: 'ttf otf woff woff2',
  message: 'rfc822 global partial delivery-status disposition-notification feedback-report external-body',
  application: [
    'pdf json ld+json xml xhtml+xml rtf csv ics javascript sql yaml wasm postscript epub+zip msword ms-tnef vnd.ms-tnef',
    'zip x-zip-compressed gzip x-gzip x-tar x-bzip2 x-xz zstd x-7z-compressed vnd.rar x-rar-compressed java-archive',
    'pgp-signature pgp-encrypted pgp-keys pkcs7-mime pkcs7-signature x-pkcs7-mime x-pkcs7-signature pkcs10 pkix-cert pkix-crl',
    'vnd.ms-excel vnd.ms-powerpoint vnd.ms-outlook vnd.apple.pkpass',
    ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
      (kind) => `vnd.openxmlformats-officedocument.${kind}`,
    ),
    ...['text', 'spreadsheet', 'presentation', 'graphics'].map((kind) => `vnd.oasis.opendocument.${kind}`),
  ].join(' '),
};

const TYPES = new Set(
  Object.entries(KNOWN).flatMap(([type, subtypes]) => subtypes.split(' ').map((subtype) => `${type}/${subtype}`)),
);

/** The type that a sender claims, in lower case, when it is known here; `application/octet-stream` for every other. */
export function knownMediaType(claimed: string): string {
  const type = claimed.toLowerCase();
  return TYPES.has(type) ? type : OTHERS;
}
