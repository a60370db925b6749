/** Parses the body of a mail: by its parts, else with postal-mime, and from the bare bytes when neither finds anything. */
import { codeOf } from '../../core/base/code-of.ts';
import { htmlText } from '../html/html-text.ts';
import { declaredBoundaries } from './boundaries.ts';
import { isBlank } from './clean-text.ts';
import { readParts } from './part-reader.ts';
import type { FoundFile, FoundParts } from './parts.ts';
import { type Leaf, type ShownParts, shownParts } from './shown-parts.ts';
import { decodeText } from './text-charset.ts';

/**
 * `plain` = the text is the mail's own plain text, and was not made from the HTML. `dropped` = the texts of the parts that no mail
 * program shows, as text.
 */
export type Body = {
  status: 'parsed' | 'recovered' | 'failed';
  text: string | null;
  html: string | null;
  plain: boolean;
  dropped: string[];
  files: FoundFile[];
};

/**
 * The most `=` of a mail with base64 that the second parser is given. It makes a chunk of what stands before each, while base64
 * has one at the end of a line at most (RFC 4648 3.2).
 */
const MAX_PADDINGS = 20_000;
/** Longest piece of an unreadable body that is kept as text, in bytes. */
const MAX_SALVAGE = 1_000_000;
/** Parts that a reader does not see; their text is looked at only to count them. */
const MAX_DROPPED = 20;
const PART_HEADER_LINE = /^(?:[!-9;-~]+:|[ \t]|boundary=)/i;

/** Parses `mime`: header lines that describe the body, a blank line, the body. Never throws for what is in the mail. */
export async function readBody(mime: Buffer, bodyStart: number): Promise<Body> {
  const bodyBytes = mime.subarray(bodyStart);
  let main: Body | null = null;
  let overLimit = false;
  try {
    main = bodyOf(await readParts(mime), 'parsed');
    if (!isEmpty(main)) return main;
  } catch (error) {
    overLimit = codeOf(error) === 'EMAXLEN';
  }
  if (isBlankBytes(bodyBytes)) return main ?? { status: 'parsed', text: null, html: null, plain: false, dropped: [], files: [] };
  // postal-mime has no limit of parts, so a mail with too many for mailparser is not given to it.
  const second = overLimit || isOverPadded(mime) ? null : await readSecond(mime);
  if (second && !isEmpty(second)) return second;
  const text = salvage(mime, bodyStart);
  if (main && isBlank(text)) return main;
  return { status: 'failed', text: isBlank(text) ? null : text, html: null, plain: true, dropped: [], files: [] };
}

async function readSecond(mime: Buffer): Promise<Body | null> {
  try {
    const { readSpareParts } = await import('./spare-parts.ts');
    return bodyOf(await readSpareParts(mime), 'recovered');
  } catch {
    return null;
  }
}

function isEmpty(body: Body): boolean {
  return body.files.length === 0 && isBlank(body.text) && isBlank(body.html);
}

function isOverPadded(mime: Buffer): boolean {
  let paddings = 0;
  for (let at = mime.indexOf('='); at !== -1 && paddings <= MAX_PADDINGS; at = mime.indexOf('=', at + 1)) paddings += 1;
  return paddings > MAX_PADDINGS && /base64/i.test(mime.toString('latin1'));
}

function isBlankBytes(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

function bodyOf({ tree, files }: FoundParts, status: Body['status']): Body {
  const parts = tree ? shownParts(tree) : { shown: [], plain: [], dropped: [] };
  return { status, ...joined(parts), files };
}

/** Parts side by side belong to both bodies, such as a list's footer below an HTML mail. */
function joined({ shown, plain, dropped }: ShownParts): Pick<Body, 'text' | 'html' | 'plain' | 'dropped'> {
  const isText = ({ kind, content }: Leaf) => kind === 'text' && !isBlank(content);
  const hasText = plain.some(isText);
  const hasHtml = shown.some(({ kind }) => kind === 'html');
  const asText = ({ kind, content }: Leaf) => (kind === 'html' ? htmlText(content) : content);
  const text = plain.filter(({ kind }) => kind === 'html' || hasText || !hasHtml).map(asText);
  const html = () =>
    shown
      .filter((leaf) => leaf.kind === 'html' || isText(leaf))
      .map(({ kind, content }) => (kind === 'html' ? content : asHtml(content)))
      .join('<br>\n');
  return {
    text: text.length > 0 ? text.join('\n') : null,
    html: hasHtml ? html() : null,
    plain: hasText,
    dropped: dropped.slice(0, MAX_DROPPED).map(asText),
  };
}

function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<div style="white-space:pre-wrap">${escaped}</div>`;
}

/** The lines of a body that are neither delimiters nor the headers of a part. */
function salvage(mime: Buffer, bodyStart: number): string {
  const declared = declaredBoundaries(mime.subarray(0, bodyStart + MAX_SALVAGE));
  const raw = decodeText(mime.subarray(bodyStart, bodyStart + MAX_SALVAGE));
  const isBase64 = /^content-transfer-encoding:\s{0,100}base64/im.test(mime.toString('latin1', 0, bodyStart));
  if (isBase64 && declared.size === 0) return decodeText(Buffer.from(raw, 'base64'));
  const kept: string[] = [];
  let inPartHeader = false;
  for (const line of raw.split(/\r?\n/)) {
    const delimiter = /^--(.*?)(--)?[ \t]*$/.exec(line.slice(0, 1_000));
    if (delimiter && declared.has(delimiter[1] ?? '')) inPartHeader = delimiter[2] === undefined;
    else if (inPartHeader && PART_HEADER_LINE.test(line)) continue;
    else {
      inPartHeader = false;
      kept.push(line);
    }
  }
  return kept.join('\n').trim();
}
