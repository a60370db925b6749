/** The HTML document of a message, and the policy under which a browser shows it. */
import { createHash } from 'node:crypto';
import type { FramedMail } from '../../core/ports/mail-reader.ts';

/** Paths of ours that this page may name; `withImages` null = there are no pictures elsewhere to show. */
export type PagePaths = {
  link(number: number): string;
  image(number: number): string;
  withImages: string | null;
};

/** `remote` = pictures on web servers are shown too. */
export type PageOptions = { paths: PagePaths; remote: boolean };

/** The mail's own box: nothing of it is drawn outside, so that it cannot cover what is ours. Mail is written for light paper. */
const STYLE = `
:root{color-scheme:light}
html{background:#fff}
body{margin:0;background:#fff;color:#1b1f24;font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
a{color:#2350c4}
.note{display:block;padding:8px 16px;background:#eef1f6;border-bottom:1px solid #d6dbe4;color:#3c4453;font:13px/1.5 system-ui,sans-serif}
.mail{position:relative;contain:layout paint;isolation:isolate;padding:16px;min-height:120px;overflow:auto}
.mail img{max-width:100%}
.mail img:not([src]){outline:1px dashed #c3c9d4;color:#5b6472;font-size:12px}
.plain{white-space:pre-wrap;unicode-bidi:plaintext}
.way{max-width:44rem;margin:0 auto;padding:24px 16px}
.way h1{margin:0 0 4px;font-size:15px;font-weight:400;color:#5b6472}
.host{margin:0 0 12px;font-size:24px;font-weight:650;overflow-wrap:anywhere}
.whole{margin:0 0 16px;padding:10px 12px;background:#f4f5f8;border-radius:8px;font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.warning{margin:0 0 12px;padding:8px 12px;background:#fff4e0;border-left:4px solid #d98a00;border-radius:4px}
.go{display:inline-block;padding:8px 16px;background:#2350c4;color:#fff;border-radius:8px;text-decoration:none}
.back{display:inline-block;padding:8px 16px}
a:focus-visible{outline:3px solid #82a4ff;outline-offset:2px}
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The only rights that a frame of a message has: to open a window that is none of the frame. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** `images`: sources of pictures (CSP 3, 6.7.2). Old browsers know neither of the last two, and take style-src. */
export function policyOf(images: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    "connect-src 'none'",
    "font-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `img-src ${images.length > 0 ? images.join(' ') : "'none'"}`,
    "style-src 'unsafe-inline'",
    `style-src-elem ${STYLE_HASH}`,
    "style-src-attr 'unsafe-inline'",
    `sandbox ${SANDBOX}`,
  ].join('; ');
}

export function messagePage(mail: FramedMail, { paths, remote }: PageOptions): string {
  const body = mail.pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('link' in piece) return ` href="${paths.link(piece.link)}"`;
    const isShown = remote || mail.images[piece.image]?.from === 'mail';
    return isShown ? ` src="${paths.image(piece.image)}"` : '';
  });
  return framePage('Message', `${notesOf(mail, paths.withImages)}<div class="mail">${body.join('')}</div>`);
}

/** `body` is HTML of ours. */
export function framePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function notesOf(mail: FramedMail, withImages: string | null): string {
  const notes: string[] = [];
  const elsewhere = mail.images.filter(({ from }) => from === 'web').length;
  if (withImages !== null && elsewhere > 0) {
    const many = elsewhere === 1 ? 'A picture on a web server is' : `${elsewhere} pictures on web servers are`;
    notes.push(`${many} not shown, as the sender could learn that it is read. <a href="${withImages}">Show pictures</a>`);
  }
  if (mail.shows === 'text_of_html')
    notes.push('This message is too large or too tangled to be laid out: only its text is shown.');
  if (mail.isCut) notes.push('Only the beginning is shown; the raw source has all of it.');
  return notes.map((note) => `<p class="note" role="note">${note}</p>`).join('');
}
