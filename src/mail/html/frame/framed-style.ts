/** Which styles of a mail may stand in the frame that shows it: listed properties, with values that ask for nothing elsewhere. */
import { type CssNode, generate, ident, type List, lexer, parse, walk } from 'css-tree';
import type { Declared } from '../css/values.ts';

/** Longer values lay nothing out that a shorter one could not. */
const MAX_VALUE_LENGTH = 1_000;

/**
 * How text and boxes look. Left out is what runs on its own (animation, transition), reads what is not in the mail (content, mask, cursor,
 * border-image), and what says how the page takes the hand (pointer-events). `position` is harmless: nothing is drawn outside of the mail's box.
 */
const PROPERTIES = new Set(
  (
    'align-content align-items align-self aspect-ratio background background-clip background-color background-image background-position ' +
    'background-repeat background-size border border-block border-bottom border-bottom-color border-bottom-left-radius ' +
    'border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-inline border-left ' +
    'border-left-color border-left-style border-left-width border-radius border-right border-right-color border-right-style ' +
    'border-right-width border-spacing border-style border-top border-top-color border-top-left-radius border-top-right-radius ' +
    'border-top-style border-top-width border-width bottom box-shadow box-sizing caption-side clear clip clip-path color column-count ' +
    'column-gap columns content-visibility direction display empty-cells filter flex flex-basis flex-direction flex-flow flex-grow ' +
    'flex-shrink flex-wrap float font font-family font-size font-stretch font-style font-variant font-weight gap grid-column ' +
    'grid-row grid-template-columns grid-template-rows height hyphens inset justify-content justify-items justify-self left ' +
    'letter-spacing line-height list-style list-style-position list-style-type margin margin-block margin-bottom margin-inline ' +
    'margin-left margin-right margin-top max-height max-width min-height min-width mix-blend-mode object-fit object-position opacity ' +
    'order outline outline-color outline-style outline-width overflow overflow-wrap overflow-x overflow-y padding padding-block ' +
    'padding-bottom padding-inline padding-left padding-right padding-top place-content place-items place-self position right ' +
    'rotate row-gap scale tab-size table-layout text-align text-align-last text-decoration text-decoration-color ' +
    'text-decoration-line text-decoration-style text-indent text-overflow text-shadow text-transform top transform ' +
    'transform-origin translate unicode-bidi vertical-align visibility white-space width word-break word-spacing word-wrap z-index ' +
    'zoom -webkit-background-clip -webkit-text-fill-color -webkit-text-size-adjust'
  ).split(' '),
);

/** Functions that only reckon with what stands in them. All that name a resource, a variable or an attribute are left out. */
const FUNCTIONS =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient|rect|inset|circle|ellipse|polygon|translate[xyz]?|scale[xy]?|rotate[xyz]?|skew[xy]?|matrix|blur|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia|drop-shadow|repeat|minmax|fit-content)$/;

/** Parts of a value that hold text which is not taken apart, or name something elsewhere. */
const FOREIGN = new Set(['Url', 'Raw', 'String', 'UnicodeRange']);

/** Values already read: a newsletter says the same in each of its cells. */
const read = new Map<string, string | null>();
const MAX_READ = 5_000;

/** The declarations of a style attribute that may stand in the frame, in their order. Never throws. */
export function framedDeclarationsOf(css: string): Declared[] {
  const tree = parse(css, { context: 'declarationList', parseValue: false, onParseError: () => {} });
  return tree.type === 'DeclarationList' ? framedDeclarationsIn(tree.children) : [];
}

/** The same for the block of a rule. */
export function framedDeclarationsIn(nodes: Iterable<CssNode>): Declared[] {
  const found: Declared[] = [];
  for (const node of nodes) {
    if (node.type !== 'Declaration') continue;
    const property = ident.decode(node.property).toLowerCase();
    const value = node.value.type === 'Raw' ? framedValue(property, node.value.value) : null;
    if (value !== null) found.push({ property, value, important: node.important !== false });
  }
  return found;
}

/** The style of an element: the declarations of rules, weakest first, and those of its attribute, as the cascade orders them. */
export function framedStyle(rules: Declared[], inline: Declared[]): string {
  const style = new Map<string, string>();
  const set = ({ property, value }: Declared) => {
    // Where a shorthand follows one of its own sides, the later one counts.
    style.delete(property);
    style.set(property, value);
  };
  for (const important of [false, true]) {
    for (const one of rules) if (one.important === important && !one.isDoubtful) set(one);
    for (const one of inline) if (one.important === important) set(one);
  }
  return [...style].map(([property, value]) => `${property}:${value}`).join(';');
}

/** Written anew from its parts; null when it may not stand there. */
function framedValue(property: string, text: string): string | null {
  if (!PROPERTIES.has(property) || text.length > MAX_VALUE_LENGTH) return null;
  const key = `${property}:${text}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const value = writtenAnew(property, text);
  if (read.size >= MAX_READ) read.clear();
  if (key.length <= 200) read.set(key, value);
  return value;
}

function writtenAnew(property: string, text: string): string | null {
  try {
    const tree = parse(text, { context: 'value' });
    if (tree.type !== 'Value') return null;
    if (property === 'background') withoutPictures(tree.children);
    let isOwn = !tree.children.isEmpty;
    walk(tree, (node) => {
      const isName = node.type === 'String' && (property === 'font-family' || property === 'font') && NAME.test(node.value);
      if (FOREIGN.has(node.type) && !isName) isOwn = false;
      if (node.type === 'Function' && !FUNCTIONS.test(ident.decode(node.name).toLowerCase())) isOwn = false;
    });
    if (!isOwn) return null;
    const value = generate(tree);
    // What the grammar does not know may still be good: the browser then leaves it out itself.
    return lexer.matchProperty(property, tree).error === null || PLAIN.test(value) ? value : null;
  } catch {
    return null;
  }
}

/** A font's name. */
const NAME = /^[\p{L}\p{N} _-]{1,60}$/u;
const PLAIN = /^[\w\s.,%#()/*+-]*$/;

/** A background keeps its colour when its picture is left out. */
function withoutPictures(children: List<CssNode>): void {
  children.forEach((node, item, list) => {
    if (node.type === 'Url') list.remove(item);
  });
}
