/**
 * What a reply or a forward quotes of a mail: subject, attribution and text, escaped so that the sender's text stays inside the
 * quote.
 */
import { withoutInvisible } from '../base/invisible.ts';
import type { Digest } from '../ports/mail-reader.ts';
import { slice } from '../reading/email-view.ts';
import type { EmailRow } from '../store/emails.ts';
import { baseSubject } from '../threads/threading.ts';

/** The most characters of a mail that are quoted. */
const MAX_QUOTED = 100_000;
const MAX_SUBJECT = 900;
const MAX_LINE = 1000;

type Author = { name: string; address: string } | undefined;

export function replySubject(subject: string): string {
  return `Re: ${baseSubject(oneLine(subject, MAX_SUBJECT))}`.trim();
}

export function forwardSubject(subject: string): string {
  return `Fwd: ${baseSubject(oneLine(subject, MAX_SUBJECT))}`.trim();
}

/** The line before a quote, such as `On Tue, 03 Mar 2026 14:05:00 GMT, Bob wrote:`. */
export function attribution(row: EmailRow, author: Author): string {
  const name = oneLine(author?.name || author?.address || row.from, 200) || 'somebody';
  return `On ${dateOf(row)}, ${name} wrote:`;
}

/** The text with `> ` before every line (RFC 3676 4.5). */
export function quotedText(wrote: string, text: string): string {
  return [wrote, ...linesOf(text).map((line) => (line === '' ? '>' : line.startsWith('>') ? `>${line}` : `> ${line}`))].join(
    '\n',
  );
}

/** The visible text in a blockquote, without any of the sender's markup. */
export function quotedHtml(wrote: string, text: string): string {
  return `<div>${escaped(wrote)}</div>\n<blockquote>${linesOf(text).map(escaped).join('<br>\n')}</blockquote>`;
}

/** The caller's own text, the mail's main headers, its text, and the URLs of its links. */
export function forwardedText(row: EmailRow, digest: Digest, words: string): string {
  const headers = [
    '---------- Forwarded message ----------',
    `From: ${oneLine(row.from, MAX_LINE)}`,
    `Date: ${dateOf(row)}`,
    `Subject: ${oneLine(row.subject, MAX_LINE)}`,
    `To: ${oneLine(row.to, MAX_LINE)}`,
  ];
  const links = digest.links.map((link, index) => `[${index + 1}] ${oneLine(link.url, 2000)}`);
  const parts = [...(words === '' ? [] : [words]), headers.join('\n'), digest.text.trim(), links.join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function linesOf(text: string): string[] {
  const lines = slice(text.trim(), 0, MAX_QUOTED).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return text.trim().length > MAX_QUOTED ? [...lines, '[…]'] : lines;
}

function oneLine(text: string, most: number): string {
  const seen = withoutInvisible(text).text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ');
  return slice(seen.trim(), 0, most);
}

function dateOf(row: EmailRow): string {
  return (row.date ?? row.createdAt).toUTCString();
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
