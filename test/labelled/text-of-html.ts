/** Gives HTML mails a text part made from their HTML, as services do that write one part only. */
import { bothParts } from './both-parts.ts';
import type { FamilyMail } from './labelled-mail.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  shy: '',
  zwnj: '',
  copy: '©',
  reg: '®',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  minus: '−',
  times: '×',
  rarr: '→',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
  eacute: 'é',
  iacute: 'í',
};

/** `link` writes a link, of which `label` can be empty. */
export function textOfHtml(html: string, link: (label: string, url: string) => string): string {
  const character = (name: string) => (name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : NAMED[name]);
  return html
    .replace(/<(style|head|script|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<(div|span)\b[^>]*(?:display:none|class="ph")[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<a\b[^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g, (_, url: string, label: string) => {
      const words = label.replace(/<[^>]+>/g, ' ').trim();
      return words === url ? url : link(words, url);
    })
    .replace(/<(?:br|\/tr|\/li|\/div)\b[^>]*>/g, '\n')
    .replace(/<\/(?:p|h\d|table|ul|ol)>/g, '\n\n')
    .replace(/<li\b[^>]*>/g, '* ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => character(name) ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Those of `mails` that have HTML, with such a text part. */
export function withTextParts(
  sender: {
    from: string;
    encoding: 'quoted-printable' | 'base64';
    header?: readonly string[];
    link: (label: string, url: string) => string;
  },
  mails: readonly FamilyMail[],
): FamilyMail[] {
  const { link, ...rest } = sender;
  return mails.map(({ html, ...mail }) =>
    html === undefined
      ? mail
      : { ...mail, ...bothParts({ ...rest, subject: mail.subject, text: `${textOfHtml(html, link)}\n`, html }) },
  );
}
