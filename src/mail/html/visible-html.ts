/** The part of an HTML document that a person sees: hidden text is removed and counted, and so is text that may be hidden. */
import type { AnyNode, Document, Element, ParentNode, Text } from 'domhandler';
import { isComment, isDirective, isTag, isText, Element as NewElement, Text as NewText } from 'domhandler';
import { textContent } from 'domutils';
import { withoutInvisible } from '../../core/base/invisible.ts';
import { coveredTexts } from './covered-text.ts';
import { classesOf, type Part, type Sheet, styleRules } from './css/rules.ts';
import type { Declared } from './css/values.ts';
import { isDrawnIn, isUnseen, laidOutAs } from './drawn-elements.ts';
import { treeOf } from './html-tree.ts';
import { INLINE } from './inline-elements.ts';
import type { Look } from './look.ts';
import { type Looks, looksBy } from './looks.ts';

/** `possiblyHidden` counts as `removed` does; `withheld` is the text of it, a piece a line. `looks`: of each text with words. */
export type VisibleDocument = {
  document: Document;
  looks: ReadonlyMap<Text, Look>;
  removed: number;
  possiblyHidden: number;
  withheld: string;
};

/** Levels of the deepest tree that the converters get: they recurse for each level. */
const MAX_DEPTH = 300;
/** Characters of withheld text that are kept. */
const MAX_WITHHELD = 100_000;

/** A private-use character for a blank at the start of a line whose style keeps it: no converter keeps the blank itself. */
export const INDENT = '\u{f8f5}';

/** Types of fields that show their value; a field without a type is one of text. */
const SHOWING = /^(?:|text|email|number|tel|url|search|button|submit|reset)$/i;
const LETTER = /[\p{L}\p{N}]/u;
/** A sentence has at least this many words; a name or a mark in a comment is no hidden text. */
const SENTENCE = 3;
const WORD = /[\p{L}\p{N}]+/gu;
/** The markup in comments, which hold Outlook's own version of what all other programs show. */
const MARKUP = /<style[^<>]*>[^<]*<\/style|<[^<>]*>|\[(?:if|endif)[^[\]]*\]/gi;

const PARTS: readonly Part[] = ['before', 'after'];

/** One counted piece of hidden text: an element with all its content. */
type Hiding = { counted: boolean };
type Frame = { parent: Document | Element; looks: Looks; hiding: Hiding | null; doubting: Hiding | null; depth: number };

/**
 * Parses the document and drops every node that a person does not see, or may not see. `removed` = outermost hidden elements,
 * comments and declarations that had text, and runs of invisible characters. Null when the tree is too deep; throws
 * `StyleWorkError` and `TreeWorkError` for what is beyond their bounds. Time is linear within those.
 */
export function visibleDocument(html: string): VisibleDocument | null {
  const document = treeOf(html);
  const { sheets, names } = sheetsOf(document);
  const rules = styleRules(sheets, names);
  const look = looksBy(rules);
  const kept = new Map<Document | Element, AnyNode[]>();
  const stack: Frame[] = [{ parent: document, looks: look.page, hiding: null, doubting: null, depth: 0 }];
  const withheld = new Set<Text>();
  const shownAs = new Map<Text, Look>();
  /** What became of the texts that are shown. */
  const madeOf = new Map<Text, AnyNode[]>();
  const lookOf = new Map<Element, Look>();
  /** Boxes that rules make, which no selector may find. */
  const boxes: { of: Element; part: Part; box: Element }[] = [];
  let mayMove = false;
  let removed = 0;
  let possiblyHidden = 0;
  for (let frame = stack.pop(); frame; frame = stack.pop()) {
    if (frame.depth > MAX_DEPTH) return null;
    const { parent, hiding, doubting } = frame;
    const seen: AnyNode[] = [];
    kept.set(parent, seen);
    for (const node of parent.children) {
      if (isText(node)) {
        if (hiding || !isDrawnIn(parent)) removed += counted(hiding ?? { counted: false }, LETTER.test(node.data));
        else if (doubting) {
          possiblyHidden += counted(doubting, LETTER.test(node.data));
          withheld.add(node);
        } else {
          const shown = withoutInvisible(node.data);
          node.data = shown.text;
          removed += shown.removed;
          const texts = textNodes(node, frame.looks.best);
          if (LETTER.test(node.data)) madeOf.set(node, texts);
          for (const text of texts) if (isText(text) && LETTER.test(text.data)) shownAs.set(text, frame.looks.best);
          seen.push(...texts);
        }
      } else if (isTag(node)) {
        if (isUnseen(node)) {
          if (node.name !== 'style' && isSentence(textContent(node))) removed += 1;
          continue;
        }
        const own = look.of(node, rules.of(node, frame.depth), frame.looks);
        if (own.best.isGone && own.worst.isGone) {
          if (hasText(node)) removed += counted(hiding ?? { counted: false }, true);
          continue;
        }
        const value = shownValue(node);
        if (value !== null) {
          if (!hiding && !doubting && !own.best.hidesText && !own.worst.hidesText) {
            const text = new NewText(withoutInvisible(value).text);
            shownAs.set(text, own.best);
            seen.push(new NewElement('span', {}, [text]));
          }
          continue;
        }
        lookOf.set(node, own.worst.mayMove ? own.worst : own.best);
        mayMove ||= own.best.mayMove || own.worst.mayMove;
        for (const part of rules.parts ? PARTS : []) {
          const declared = rules.parts?.[part](node, frame.depth) ?? [];
          if (!hasContent(declared)) continue;
          const box = new NewElement('span', {}, []);
          const { worst } = look.of(box, declared, own);
          if (worst.isGone) continue;
          lookOf.set(box, worst);
          mayMove ||= worst.mayMove;
          boxes.push({ of: node, part, box });
        }
        const isHidden = own.best.hidesText && own.worst.hidesText;
        const isDoubtful = !isHidden && (own.best.hidesText || own.worst.hidesText);
        seen.push(own.best.isBlock && INLINE.has(node.name) ? new NewElement('div', {}, [node]) : node);
        stack.push({
          parent: node,
          looks: own,
          hiding: isHidden ? (hiding ?? { counted: false }) : null,
          doubting: isDoubtful ? (doubting ?? { counted: false }) : null,
          depth: frame.depth + 1,
        });
      } else if (isHiddenSentence(node)) removed += 1;
    }
  }
  if (mayMove) {
    for (const { of, part, box } of boxes) of.children = part === 'before' ? [box, ...of.children] : [...of.children, box];
    const covered = coveredTexts(document, lookOf, new Set(madeOf.keys()));
    const pieces = new Set<ParentNode | null>();
    for (const one of covered) {
      withheld.add(one);
      pieces.add(one.parent);
    }
    possiblyHidden += pieces.size;
    const gone = new Set<AnyNode>([...covered].flatMap((one) => madeOf.get(one) ?? []));
    for (const [parent, seen] of kept)
      if (pieces.has(parent))
        kept.set(
          parent,
          seen.filter((node) => !gone.has(node)),
        );
    for (const node of gone) if (isText(node)) shownAs.delete(node);
  }
  const text = withheldText(document, withheld);
  // Only now, because selectors still look at the children of elements that were visited before.
  for (const [parent, children] of kept) {
    parent.children = children as typeof parent.children;
    if (isTag(parent)) parent.name = laidOutAs(parent);
  }
  // A link that shows nothing to click on does not count.
  for (const parent of kept.keys())
    if (isTag(parent) && parent.name === 'a' && !showsSomething(parent)) delete parent.attribs.href;
  return { document, looks: shownAs, removed, possiblyHidden, withheld: text };
}

/** Without content there is no such box (CSS Content 3, 2.1). */
function hasContent(declared: Declared[]): boolean {
  return !/^(?:none|normal|initial|)$/.test(declared.findLast(({ property }) => property === 'content')?.value ?? '');
}

/** What a field of a form shows; null when it shows nothing. */
function shownValue({ name, attribs }: Element): string | null {
  if (name !== 'input' || !SHOWING.test((attribs.type ?? '').trim())) return null;
  const value = attribs.value ?? '';
  return LETTER.test(value) ? value : null;
}

/** One for a piece that had no text before and has now. */
function counted(hiding: Hiding, hasText: boolean): number {
  if (!hasText || hiding.counted) return 0;
  hiding.counted = true;
  return 1;
}

/** The text that is withheld, in the order of the document, a line for each piece. */
function withheldText(document: Document, nodes: Set<Text>): string {
  const lines: string[] = [];
  const stack: AnyNode[] = nodes.size > 0 ? [document] : [];
  let length = 0;
  for (let node = stack.pop(); node && length < MAX_WITHHELD; node = stack.pop()) {
    if (isText(node) && nodes.has(node)) {
      const line = withoutInvisible(node.data)
        .text.replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_WITHHELD - length);
      length += line.length;
      if (line !== '') lines.push(line);
    } else if ('children' in node) {
      for (let index = node.children.length - 1; index >= 0; index -= 1) push(stack, node.children[index]);
    }
  }
  return lines.join('\n');
}

/** The style sheets, and the classes and ids they can match. */
function sheetsOf(document: Document): { sheets: Sheet[]; names: Set<string> } {
  const sheets: Sheet[] = [];
  const names = new Set<string>();
  const stack: AnyNode[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isTag(node)) {
      if (node.attribs.id !== undefined) names.add(`#${node.attribs.id}`);
      for (const name of classesOf(node)) names.add(`.${name}`);
    }
    if (isTag(node) && node.name === 'style') sheets.push({ css: textContent(node), media: node.attribs.media ?? '' });
    else if ('children' in node)
      for (let index = node.children.length - 1; index >= 0; index -= 1) push(stack, node.children[index]);
  }
  return { sheets, names };
}

function push(stack: AnyNode[], node: AnyNode | undefined): void {
  if (node) stack.push(node);
}

/** Where the style keeps white space, line ends become line breaks, which every converter keeps. */
function textNodes(node: Text, look: Look): AnyNode[] {
  if (!look.keepsLines || node.parent?.type !== 'tag' || !node.data.includes('\n')) return [node];
  return node.data.split(/\r?\n/).flatMap((line, index) => {
    const text = new NewText(line.replace(/^ +/, (indent) => INDENT.repeat(indent.length)));
    return index === 0 ? [text] : [new NewElement('br', {}), text];
  });
}

function hasText(element: Element): boolean {
  return holds(element, (node) => isText(node) && LETTER.test(node.data), 'style');
}

/** A link inside a link ends the outer one. */
function showsSomething(element: Element): boolean {
  return holds(element, (node) => (isText(node) ? /\S/.test(node.data) : isTag(node) && node.name === 'img'), 'a');
}

function holds(element: Element, test: (node: AnyNode) => boolean, closed: string): boolean {
  const stack: AnyNode[] = [...element.children];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (test(node)) return true;
    if (isTag(node) && node.name !== closed) for (const child of node.children) stack.push(child);
  }
  return false;
}

function isHiddenSentence(node: AnyNode): boolean {
  if (isComment(node)) return isSentence(node.data.replace(MARKUP, ' '));
  if (node.type === 'cdata') return isSentence(textContent(node));
  return isDirective(node) && !/^(?:!doctype|\?xml|!\[)/i.test(node.data) && isSentence(node.data);
}

/** True when the text has enough words to say something. */
export function isSentence(text: string): boolean {
  WORD.lastIndex = 0;
  for (let words = 0; words < SENTENCE; words += 1) if (!WORD.test(text)) return false;
  return true;
}
