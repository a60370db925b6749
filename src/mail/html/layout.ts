/** Lays the HTML of a mail out as lines of text, with html-to-text, and tidies these lines. */
import type { Document } from 'domhandler';
import { compile, type DomNode, type HtmlToTextOptions, type SelectorDefinition } from 'html-to-text';
import { UNSEEN } from './drawn-elements.ts';
import { INDENT } from './visible-html.ts';

/**
 * A private-use character between the cells of a row until the lines are tidied, so that blanks in the mail are not taken for it.
 */
const CELL = '\u{f8f6}';
const WIDE = /[\u00a0\u2000-\u200a\u202f\u205f]/;
const EACH_WIDE = new RegExp(WIDE.source, 'g');

/** The converter takes only HTML: this element of it stands for a tree that is there already. */
const STAND_IN = 'postroom-tree';

const plain = { uppercase: false };
const ownLines = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } };
/** Elements that browsers put on lines of their own, and the converter knows nothing of. */
const BLOCKS = 'dl dt dd fieldset legend figure figcaption details summary center body tr'.split(' ');
const cell = { format: 'inlineSurround', options: { suffix: CELL } };

/** How the converter finds the selector of an element. Its types do not tell of it. */
type Picker = { pick1(element: { name: string }): unknown };
/** Of so many names, which is more than HTML has, it is remembered what was found. */
const MOST_NAMES = 200;

export type LayOut = (page: string | Document) => string;

/**
 * A converter of HTML or its tree, without bounds of its own: only for documents that `canBeLaidOut`. `selectors` go before the others, and each is the
 * name of an element.
 */
export function layout(selectors: SelectorDefinition[]): LayOut {
  let tree: Document | null = null;
  const picked = new Map<string, unknown>();
  const options: HtmlToTextOptions = {
    wordwrap: false,
    // Text may stand outside of the body, or in a second one, and browsers still show it.
    baseElements: { selectors: ['no-base-element'] },
    // Without U+200B, which would part a word in two.
    whitespaceCharacters: ' \t\r\n\f',
    formatters: {
      // An element of that name in a mail is one as any other: by then the tree has been taken.
      [STAND_IN]: (element, walk, builder) => {
        const { children } = tree ?? element;
        tree = null;
        const building = builder as typeof builder & { picker: Picker };
        building.picker = byName(building.picker, picked);
        walk(children as DomNode[], builder);
      },
    },
    selectors: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: plain })),
      ...BLOCKS.map((selector) => ({ selector, ...ownLines })),
      { selector: 'td', ...cell },
      { selector: 'th', ...cell },
      { selector: 'hr', format: 'blockString', options: { string: '' } },
      ...['img', ...UNSEEN].map((selector) => ({ selector, format: 'skip' })),
      ...selectors,
      { selector: STAND_IN, format: STAND_IN },
    ],
  };
  const convert = compile(options);
  return (page) => {
    if (typeof page === 'string') return convert(page);
    tree = page;
    return convert(`<${STAND_IN}>`);
  };
}

/** The converter walks through all of its selectors for each element. As each of them is a name, what it found for one is found for all of that name. */
function byName(picker: Picker, picked: Map<string, unknown>): Picker {
  return {
    pick1: (element) => {
      const known = picked.get(element.name);
      if (known !== undefined) return known;
      const found = picker.pick1(element);
      if (picked.size < MOST_NAMES) picked.set(element.name, found);
      return found;
    },
  };
}

/** Removes blanks that a reader does not need: at line ends, around cells, in runs of no-break spaces, and second empty lines. */
export function tidyLines(text: string): string {
  const lines: string[] = [];
  for (const raw of text.split('\n')) {
    const line = raw === '-- ' ? raw : tidyLine(raw);
    const before = lines.at(-1);
    if (isEmptyLine(line) && (before === undefined || before === line || before === '')) continue;
    lines.push(line);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}

/** Also true for a line that holds only quote marks. */
export function isEmptyLine(line: string): boolean {
  return /^[> ]*$/.test(line);
}

function tidyLine(line: string): string {
  if (line.includes(CELL)) return joined(line.split(CELL).map(tidyLine));
  if (line.includes(INDENT)) return line.replaceAll(INDENT, ' ').trimEnd();
  return WIDE.test(line) ? line.replace(EACH_WIDE, ' ').replace(/ {2,}/g, ' ').trim() : line.trimEnd();
}

function joined([first = '', ...others]: string[]): string {
  return [first, ...others.map((one) => one.trim())].filter((one) => one !== '').join(' ');
}
