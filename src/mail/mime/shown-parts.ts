/** Which parts of a mail a mail program shows (RFC 2046 5.1, RFC 2387). */
import { isBlank } from './clean-text.ts';
import type { Part } from './parts.ts';

export type Leaf = { kind: 'text' | 'html'; content: string };

/**
 * In the order of the mail: `shown` by a program that shows HTML, `plain` by one that does not, and the contents of those that
 * neither shows.
 */
export type ShownParts = { shown: Leaf[]; plain: Leaf[]; dropped: Leaf[] };

/** mailparser refuses mails with deeper trees long before. */
const MAX_DEPTH = 200;

/**
 * The parts that a reader shows: of multipart/alternative the last HTML part, wherever it stands; of multipart/related the root;
 * of anything else all parts.
 */
export function shownParts(part: Part, depth = 0): ShownParts {
  if (depth > MAX_DEPTH) return { shown: [], plain: [], dropped: [] };
  if (part.textContent) {
    const leaf: Leaf = { kind: part.contentType === 'text/html' ? 'html' : 'text', content: part.textContent };
    return { shown: [leaf], plain: [leaf], dropped: [] };
  }
  const parts = part.children.map((child) => shownParts(child, depth + 1));
  if (part.contentType === 'multipart/alternative') return bestOf(parts);
  if (part.contentType === 'multipart/related') return rootOf(part, parts);
  return {
    shown: parts.flatMap(({ shown }) => shown),
    plain: parts.flatMap(({ plain }) => plain),
    dropped: parts.flatMap(({ dropped }) => dropped),
  };
}

function bestOf(parts: ShownParts[]): ShownParts {
  const says = ({ shown }: ShownParts) => shown.some(({ content }) => !isBlank(content));
  const isRich = ({ shown }: ShownParts) => shown.some(({ kind }) => kind === 'html');
  const rich = parts.findLast(isRich);
  const text = parts.findLast((one) => !isRich(one) && says(one));
  const chosen = rich ?? text;
  if (!chosen) return { shown: [], plain: [], dropped: [] };
  const plain = text ?? chosen;
  const others = parts.filter((one) => one !== chosen && one !== plain);
  return { shown: chosen.shown, plain: plain.plain, dropped: [...chosen.dropped, ...others.flatMap(allOf)] };
}

/** The root is the part whose Content-ID `start` names, else the first. */
function rootOf(part: Part, parts: ShownParts[]): ShownParts {
  const type = part.headers.get('content-type');
  const start = typeof type === 'object' && 'params' in type ? bareId(type.params.start) : '';
  const named = start === '' ? -1 : part.children.findIndex((child) => bareId(child.headers.get('content-id')) === start);
  const root = parts[Math.max(named, 0)];
  if (!root) return { shown: [], plain: [], dropped: [] };
  return { ...root, dropped: [...root.dropped, ...parts.filter((one) => one !== root).flatMap(allOf)] };
}

function allOf({ shown, plain, dropped }: ShownParts): Leaf[] {
  return [...new Set([...shown, ...plain, ...dropped])];
}

function bareId(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/^<|>$/g, '') : '';
}
