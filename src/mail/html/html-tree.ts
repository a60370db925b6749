/** The tree of an HTML document as browsers build it (WHATWG HTML, 13.2), within bounds of work and depth. */
import { type Document, Element, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { Parser } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { isWellFormed } from './well-formed.ts';

/** The document needs more work than any real mail: it is read without a tree. */
export class TreeWorkError extends Error {}

/** Levels of elements; browsers build no deeper trees (Blink stops at 512). Those of real mails have less than 100. */
const MAX_DEPTH = 512;
/** Elements that are made for each tag, beyond a first number: unclosed formatting is made anew in each paragraph. */
const MADE_AT_LEAST = 2_000;
const MADE_FOR_EACH = 4;
/** Children looked through to put nodes before others, as is done with text in a table. */
const MAX_LOOKED_THROUGH = 20_000_000;

/** The work left for the document that is being parsed; parsing is synchronous, one at a time. */
const left = { depth: 0, elements: 0, lookedThrough: 0 };

/**
 * Mail programs run no scripts, so what stands in `noscript` is markup. Throws `TreeWorkError` beyond the bounds, within which
 * time is about linear.
 */
export function parseTree(html: string): Document {
  left.depth = MAX_DEPTH;
  left.elements = MADE_AT_LEAST + MADE_FOR_EACH * html.split('<').length;
  left.lookedThrough = MAX_LOOKED_THROUGH;
  return Parser.parse<Htmlparser2TreeAdapterMap>(html, OPTIONS);
}

/**
 * The tree, by the quick parser where it builds the same one: most of the HTML in mail is well-formed. Throws `TreeWorkError`.
 */
export function treeOf(html: string): Document {
  return isWellFormed(html) ? parseDocument(html) : parseTree(html);
}

/** One object for all documents, so that the engine can compile the calls to it. */
const BOUNDED: typeof adapter = {
  ...adapter,
  // The adapter's own elements have three more objects each, for namespaces of attributes.
  createElement(name, namespace, attributes) {
    left.elements -= 1;
    if (left.elements < 0) throw new TreeWorkError('Too many elements.');
    const attribs: Record<string, string> = {};
    for (const attribute of attributes) attribs[attribute.name] = attribute.value;
    const element = new Element(name, attribs, []);
    element.namespace = namespace;
    return element;
  },
  adoptAttributes(element, attributes) {
    for (const { name, value } of attributes) element.attribs[name] ??= value;
  },
  insertBefore(parent, node, before) {
    lookThrough(parent);
    adapter.insertBefore(parent, node, before);
  },
  insertTextBefore(parent, text, before) {
    lookThrough(parent);
    adapter.insertTextBefore(parent, text, before);
  },
  detachNode(node) {
    if (node.parent) lookThrough(node.parent);
    adapter.detachNode(node);
  },
  onItemPush() {
    left.depth -= 1;
    if (left.depth < 0) throw new TreeWorkError('Too many levels.');
  },
  onItemPop() {
    left.depth += 1;
  },
};
const OPTIONS = { treeAdapter: BOUNDED, scriptingEnabled: false };

function lookThrough(parent: ParentNode): void {
  left.lookedThrough -= parent.children.length;
  if (left.lookedThrough < 0) throw new TreeWorkError('Too many nodes are moved.');
}
