/** The HTML of a mail for callers who ask for it: what a person sees of it, with its structure and links and nothing else. */
import render from 'dom-serializer';
import { type Document, isTag } from 'domhandler';
import { removeElement } from 'domutils';
import { INDENT, visibleDocument } from './visible-html.ts';

/** Attributes that carry structure; all others style, load, run, or hold text that no reader sees. */
const KEPT = new Set(['href', 'colspan', 'rowspan', 'start', 'dir']);
const HREF = /^(?:https?:|mailto:|tel:)/i;
/** Longer documents are not cleaned: their text can be read instead. */
const MAX_LENGTH = 1_000_000;

/** Null for a document beyond the bounds, whose text can still be read. Never throws. */
export function cleanHtml(html: string): string | null {
  if (html.length > MAX_LENGTH) return null;
  try {
    const visible = visibleDocument(html);
    if (!visible) return null;
    strip(visible.document);
    return render(visible.document, { decodeEntities: false, encodeEntities: 'utf8' }).replaceAll(INDENT, ' ').trim();
  } catch {
    return null;
  }
}

function strip(document: Document): void {
  const stack = [...document.children];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isTag(node)) {
      if (node.type !== 'text') removeElement(node);
      continue;
    }
    for (const name of Object.keys(node.attribs)) if (!isKept(name, node.attribs[name] ?? '')) delete node.attribs[name];
    if (node.name === 'img') removeElement(node);
    else stack.push(...node.children);
  }
}

function isKept(name: string, value: string): boolean {
  return KEPT.has(name) && (name !== 'href' || HREF.test(value.trim()));
}
