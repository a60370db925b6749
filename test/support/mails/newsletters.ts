/** Sixty newsletters in the manner of as many senders: each has blocks of its own choice, in a frame, with a dress of its own. */
import { type Block, BODIES, ENDS, FRAMES, HEADS, PREHEADERS } from './newsletter-blocks.ts';

/** `words` = every word by which a text of it is known; `shown` and `hidden` are what its author meant. */
export type Newsletter = { name: string; html: string; words: string[]; shown: string[]; hidden: string[] };

const COUNT = 60;
/** Rules that senders add for themselves. */
const OWN_RULES = [
  '',
  'a:hover{color:red!important}a:visited{color:purple}',
  'p:not(.x):not(.y){line-height:1.5}h1:not(:first-child){margin-top:20px}',
  '@media print{.no-print,.no-print *{display:none!important}}',
  '.ink :is(h1,h2){letter-spacing:-.02em}:where(ul,ol){margin:0}',
  '@container (min-width:400px){.card{padding:30px}}',
  '.hero{&:hover{opacity:.9}& > p{margin:0}}',
  'li::marker{color:#c00}p::first-line{font-weight:bold}::selection{background:#ff0}',
  '@media screen and (max-width:480px){table[class="full"]{width:320px!important}td[class~=hide]{display:none!important}}',
  'div[style*="margin: 16px 0"]{margin:0!important}a[x-apple-data-detectors]{color:inherit!important}.im{color:inherit!important}',
  '@supports (-webkit-touch-callout:none){.box{color:#fefefe}}',
  '.moz-text-html .hide{display:none}@-moz-document url-prefix(){.full{display:none}}',
];
const DOCTYPES = [
  '<!DOCTYPE html>',
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  '',
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
];

export function newsletters(): Newsletter[] {
  return Array.from({ length: COUNT }, (_, number) => newsletter(number));
}

function newsletter(number: number): Newsletter {
  const shown: string[] = [];
  const hidden: string[] = [];
  const next = (list: string[], kind: string, text: string) => {
    const word = `news${number}${kind}${list.length}z`;
    list.push(word);
    return `${word} ${text}`;
  };
  const words = { shown: (text: string) => next(shown, 's', text), hidden: (text: string) => next(hidden, 'h', text) };
  // Steps that share no factor with the lengths of the lists, so that no two newsletters choose alike.
  const frame = chosen(FRAMES, number);
  const blocks: Block[] = [
    chosen(PREHEADERS, number + Math.floor(number / 6)),
    chosen(HEADS, number * 5 + Math.floor(number / 6)),
    ...Array.from({ length: 3 + (number % 4) }, (_, at) => chosen(BODIES, number * 7 + at * 5 + Math.floor(number / 12))),
    chosen(ENDS, number * 3),
  ];
  const own = chosen(OWN_RULES, number * 5 + Math.floor(number / 12));
  const body = blocks.map((block) => block(words)).join('\n');
  const html = `${chosen(DOCTYPES, number * 3)}<html lang="en"><head><meta charset="utf-8"><title>News ${number}</title>${frame.head}<style>${own}</style></head><body class="body">${frame.wrap(body)}</body></html>`;
  return { name: `newsletter ${number}`, html, words: [...shown, ...hidden], shown, hidden };
}

function chosen<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}
