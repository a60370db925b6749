/** Finds where the signature of a reply and the earlier mail below begin, by the marks that a mail program left in the HTML. */
import { compile } from 'css-select';
import { type AnyNode, type Document, type Element, isTag, isText, type Text } from 'domhandler';
import { INLINE } from './inline-elements.ts';

/** Boxes around the quoted mail; the reply may also stand below or between them. */
const BOXES = [
  '.gmail_quote',
  'blockquote[type="cite"]',
  '.moz-cite-prefix',
  '.yahoo_quoted',
  '[id^="yahoo_quoted"]',
  '.protonmail_quote',
  '.tutanota_quote',
  '.zmail_extra',
  '.hcb_wrap_quote',
  '#isReplyContent',
  '#OLK_SRC_BODY_SECTION',
  '#mail-editor-reference-message-container',
  '#reply-intro',
  '#replySplit',
  '#isForwardContent',
  'blockquote.cite',
  '[name="messageReplySection"]',
  '[data-marker="__HEADERS__"]',
  '[data-marker="__QUOTED_TEXT__"]',
  'div[name="quote"]',
  '.xm_compose_origin_mail_container',
  '.front-blockquote',
  '.missive_quote',
];
/**
 * What programs call the box around a signature in its class, id or name, such as `gmail_signature` and `x_Signature`; an answer is
 * seldom written inside.
 */
const SIGNATURE = /signature(?:[-_]?(?:block|box|section|container|wrapper|content|user|table))?(?=\s|$)/i;
const OTHER_SIGNATURES = ['[data-marker="__SIG_PRE__"]', '[data-signature-widget="container"]', '[id^="Zm-_Id_-Sgn"]'];
/** Elements right before a quoted mail that goes on to the end: the many versions of Outlook. */
const HEADS = [
  '#appendonsend',
  '#divRplyFwdMsg',
  '#stopSpelling',
  'div[style*="border-top:solid #E1E1E1 1.0pt" i]',
  'div[style*="border-top:solid #B5C4DF 1.0pt" i]',
  'div[style*="border-top: 1pt solid rgb(225, 225, 225)" i]',
];
/** The attributes that name the boxes and signatures above, and those of them that any program may name a signature in. */
const MARKS = ['class', 'id', 'type', 'name', 'data-marker', 'data-signature-widget'];
const NAMES = ['class', 'id', 'name'];
const isBox = compile<AnyNode, Element>(BOXES.join(','));
const isHead = compile<AnyNode, Element>(HEADS.join(','));
const isOtherSignature = compile<AnyNode, Element>(OTHER_SIGNATURES.join(','));

/** A line that separates a list's footer from the mail above it. */
const FOOTER = /^\s*(?:--|__|==)/;
/** Characters of a line such as `On Monday Ada wrote:` above the box, in any language. */
const MAX_ATTRIBUTION = 300;
const MAX_BOXES = 200;
/** Characters of a signature. A box with more text may hold an answer too. */
const MAX_SIGNATURE = 1_500;

type Line = { text: Text; line: number };
type Span = { from: number; to: number };
type Box = Span & { of: Element };
type Found = { texts: Line[]; boxes: Box[]; signatures: Span[]; line: number };

/**
 * The text nodes that the quoted mail and the signature begin with, and the one right behind the signature. `quoted` is null when the HTML
 * marks none, or new words follow it. The signature is the one right above the quoted mail, which is behind it then; without that the one
 * at the end, or else the first. The document must be at most some hundred levels deep, and still have its style attributes.
 */
export function markedParts(document: Document): { quoted: Text | null; signed: Text | null; unsigned: Text | null } {
  const found: Found = { texts: [], boxes: [], signatures: [], line: 0 };
  gather(document.children, found);
  const { texts, boxes } = found;
  const box = boxes.find(({ from, to }) => from < Math.min(to, texts.length) && isLast(to, texts));
  const quoted = box ? withAttribution(box.from, texts) : texts.length;
  const signatures = found.signatures.filter(({ from, to }) => from < to && lengthOf(texts.slice(from, to)) <= MAX_SIGNATURE);
  const signature = signatures.findLast(({ to }) => to === quoted) ?? (box ? undefined : signatures[0]);
  return {
    quoted: texts[quoted]?.text ?? null,
    signed: texts[signature?.from ?? texts.length]?.text ?? null,
    unsigned: (box ? null : texts[signature?.to ?? texts.length]?.text) ?? null,
  };
}

/** Texts in the order of the document, and the boxes by the texts they begin and end with. */
function gather(nodes: AnyNode[], found: Found): void {
  for (const node of nodes) {
    if (isText(node) && /\S/.test(node.data)) found.texts.push({ text: node, line: found.line });
    if (!isTag(node)) continue;
    const isBlock = !INLINE.has(node.name);
    if (isBlock) found.line += 1;
    const kind = found.boxes.length >= MAX_BOXES ? null : isHead(node) ? 'head' : isNamed(node) && isBox(node) ? 'box' : null;
    const from = found.texts.length;
    const box = { from, to: Number.POSITIVE_INFINITY, of: node };
    if (kind) found.boxes.push(box);
    gather(node.children, found);
    if (kind === 'box') close(box, found);
    else if (!kind && isNamed(node) && found.signatures.length < MAX_BOXES && isSignature(node))
      found.signatures.push({ from, to: found.texts.length });
    if (isBlock) found.line += 1;
  }
}

/** Most elements have none of the attributes that boxes are told by. */
function isNamed({ attribs }: Element): boolean {
  return MARKS.some((name) => attribs[name] !== undefined);
}

function isSignature(element: Element): boolean {
  return NAMES.some((name) => SIGNATURE.test(element.attribs[name] ?? '')) || isOtherSignature(element);
}

/**
 * Boxes that follow each other, as a line of attribution and a quote do, are one. Where a box holds both, as Gmail's does, what stands
 * behind the quote in it is an answer between the lines.
 */
function close(box: Box, { texts, boxes }: Found): void {
  const quote = boxes.find(({ from, to, of }) => of.parent === box.of && of.name === 'blockquote' && from < to);
  box.to = quote ? quote.to : texts.length;
  if (box.from === box.to) return;
  for (const other of boxes) if (other.to === box.from && other.from < other.to) other.to = box.to;
}

function isLast(to: number, texts: Line[]): boolean {
  return to >= texts.length || FOOTER.test(texts[to]?.text.data ?? '');
}

function withAttribution(from: number, texts: Line[]): number {
  const last = texts[from - 1];
  if (!last?.text.data.trimEnd().endsWith(':')) return from;
  let start = from;
  while (start > 0 && texts[start - 1]?.line === last.line) start -= 1;
  return lengthOf(texts.slice(start, from)) <= MAX_ATTRIBUTION ? start : from;
}

function lengthOf(texts: readonly Line[]): number {
  return texts.reduce((length, { text }) => length + text.data.length, 0);
}
