/** The work of a parser thread: one mail in; its record, digest, HTML or one attachment out. */
import { setPriority } from 'node:os';
import { previewOf } from '../core/base/preview.ts';
import type { AttachmentText, Digest, FramedMail, ParsedAttachment, ParsedMail } from '../core/ports/mail-reader.ts';
import { documentText } from './attachments/document-text.ts';
import { type DocumentKind, type FileReading, readFile } from './attachments/file-text.ts';
import { loadCues } from './digest/cues/all-cues.ts';
import { digestOf, type OpenMail } from './digest/digest.ts';
import { cleanHtml } from './html/clean-html.ts';
import { framedMail } from './html/frame/framed-mail.ts';
import { htmlText } from './html/html-text.ts';
import { type Body, readBody } from './mime/bodies.ts';
import { trimBoundaryLines } from './mime/boundaries.ts';
import { cleanText, cutText, isBlank, safeFilename, withoutNul } from './mime/clean-text.ts';
import { contentHash } from './mime/content-hash.ts';
import { type HeaderBlock, readHeaderBlock, readHeaderFields } from './mime/headers.ts';
import { withLineFeeds } from './mime/line-ends.ts';
import type { FoundFile } from './mime/parts.ts';
import { withKnownText } from './mime/text-types.ts';
import { ownProcessorTime, ownThread, TICK_MS } from './processor-time.ts';
import { automatedBy } from './reports/automated.ts';
import { readReport } from './reports/report.ts';

/**
 * `mime` is the thread's own copy, and the task changes it. `warm` is answered once all code is loaded; in the background, the
 * thread gives way to others when the processor is short.
 */
export type ParseTask =
  | { kind: 'warm'; background: boolean }
  | { kind: 'parse'; mime: Uint8Array<ArrayBuffer> }
  | { kind: 'digest'; mime: Uint8Array<ArrayBuffer> }
  | { kind: 'html'; mime: Uint8Array<ArrayBuffer> }
  | { kind: 'frame'; mime: Uint8Array<ArrayBuffer> }
  | { kind: 'hash'; mime: Uint8Array<ArrayBuffer> }
  | { kind: 'attachment' | 'file'; mime: Uint8Array<ArrayBuffer>; index: number }
  /** In this task `mime` is the document itself, not a mail. */
  | { kind: 'document'; mime: Uint8Array<ArrayBuffer>; document: DocumentKind };

/** `file`, `digest`, `html`, `frame` and `hash` answer a task of that kind, `text` one of kind `document`, `thread` one of kind `warm`. */
export type ParseAnswer = Answer & {
  /** Milliseconds that this task took, without those in which the thread waited for a processor. */
  ms: number;
};

type Answer = {
  mail: ParsedMail | null;
  content: Uint8Array | null;
  file?: FileReading;
  text?: AttachmentText | null;
  digest?: Digest;
  html?: string | null;
  frame?: FramedMail;
  hash?: string;
  thread?: number | null;
};

/** The most header bytes that are read; mailparser's own limit for one part is the same. */
const MAX_HEADER_BYTES = 1024 * 1024;
/** Characters of a text or HTML body that are read. */
const MAX_BODY_LENGTH = 10_000_000;
/** Characters of the visible text that are stored beside the plain one, for search and lists. */
const MAX_VISIBLE_LENGTH = 200_000;
/** Bytes of an attached mail in which codes are looked for, and how many of them are opened. */
const MAX_ATTACHED_MAIL = 1_000_000;
const MAX_ATTACHED_MAILS = 3;
const MAX_ATTACHMENTS = 1_000;
const MAX_ANOMALIES = 100;
const MEDIA_TYPE = /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/;

/** A nice value: about a third of the processor time of others, when all want it. */
const BACKGROUND = 5;

const WARM_MAIL = 'Content-Type: text/html\n\n<p>Warm <a href="https://warm.example/">words</a></p>';

/**
 * The thread's entry. Tasks are done one after the other, so that the time of each is its own. Rejects only for a fault of this
 * code; faults of the mail are told in the answer.
 */
export default function run(task: ParseTask): Promise<ParseAnswer> {
  const answer = before.then(() => timed(task));
  before = answer.catch(() => {});
  return answer;
}

let before: Promise<unknown> = Promise.resolve();
const processorMs = ownProcessorTime();
/** What the thread had of a processor when that was last asked, and how long the tasks took since. */
let had = processorMs();
let since = 0;

async function timed(task: ParseTask): Promise<ParseAnswer> {
  // Only threads that make digests need the lists. They are loaded here so that the first mail does not count as slow.
  if (task.kind === 'digest') loadCues();
  const began = performance.now();
  const answer = await answerTo(task);
  return Object.assign(answer, { ms: spentIn(performance.now() - began) });
}

/** Of a short task it is not asked what it had: the answer may be a tick old, and takes as long as a twentieth of an ordinary mail. */
function spentIn(passed: number): number {
  since += passed;
  if (since <= TICK_MS) return passed;
  const has = processorMs();
  const spent = had === null || has === null ? passed : Math.min(passed, has - had + TICK_MS);
  had = has;
  since = 0;
  return spent;
}

async function answerTo(task: ParseTask): Promise<Answer> {
  if (task.kind === 'warm') {
    // Only on Linux does a thread have a priority of its own; elsewhere this would be that of the process.
    if (task.background && process.platform === 'linux') setPriority(BACKGROUND);
    await openMail(Buffer.from(WARM_MAIL));
    return { mail: null, content: null, thread: ownThread() };
  }
  if (task.kind === 'document') return { mail: null, content: null, text: await documentText(task.document, task.mime) };
  const mime = Buffer.from(task.mime.buffer, task.mime.byteOffset, task.mime.byteLength);
  if (task.kind === 'hash') return { mail: null, content: null, hash: await contentHash(mime, MAX_HEADER_BYTES) };
  const opened = await openMail(mime);
  const { header, body } = opened;
  if (task.kind === 'parse') return { mail: record(opened), content: null };
  if (task.kind === 'digest')
    return { mail: null, content: null, digest: digestOf(header, body, await attachedMail(header, body)) };
  if (task.kind === 'html') return { mail: null, content: null, html: body.html === null ? null : cleanHtml(body.html) };
  if (task.kind === 'frame') {
    const contentIds = body.files.slice(0, MAX_ATTACHMENTS).map((one) => describe(one).contentId);
    return { mail: null, content: null, frame: framedMail(body, contentIds) };
  }
  const file = task.index < MAX_ATTACHMENTS ? body.files[task.index] : undefined;
  if (task.kind === 'file') return { mail: null, content: null, file: file ? await readFile(file, recordOf) : { kind: 'none' } };
  // A small Buffer is a view of a shared slab, all of which would be sent.
  return { mail: null, content: file ? new Uint8Array(file.content) : null };
}

/** `cut` are the anomalies of bodies that were longer than MAX_BODY_LENGTH. */
type Opened = { header: HeaderBlock; body: Body; cut: string[] };

/** Gives the MIME parser only those header lines that describe the body: the others would cost it more time than the body. */
export async function openMail(mime: Buffer): Promise<Opened> {
  const trimmed = trimBoundaryLines(withLineFeeds(mime));
  const header = readHeaderBlock(trimmed, MAX_HEADER_BYTES);
  const structure = Buffer.from(`${withKnownText(header.structure)}\r\n`, 'latin1');
  const whole = await readBody(Buffer.concat([structure, trimmed.subarray(header.bodyStart)]), structure.length);
  const cut: string[] = [];
  const limited = (text: string | null, anomaly: string) => {
    if (text === null || text.length <= MAX_BODY_LENGTH) return text;
    cut.push(anomaly);
    return cutText(text, MAX_BODY_LENGTH);
  };
  const text = limited(whole.text, 'text_truncated');
  return { header, body: { ...whole, text, html: limited(whole.html, 'html_truncated') }, cut };
}

/** The newest of the first mails that are attached to another one, as forwarded mails are; null in a report, which returns a mail of our own. */
export async function attachedMail(header: HeaderBlock, body: Body): Promise<OpenMail | null> {
  if (/multipart\/report/i.test(header.structure)) return null;
  const files = body.files.filter(({ contentType, content }) => isMail(contentType) && content.length <= MAX_ATTACHED_MAIL);
  let newest: { mail: OpenMail; time: number } | null = null;
  for (const { content } of files.slice(0, MAX_ATTACHED_MAILS)) {
    const mail = await openMail(Buffer.from(content));
    const time = readHeaderFields(mail.header).date?.getTime() ?? 0;
    if (!newest || time > newest.time) newest = { mail, time };
  }
  return newest?.mail ?? null;
}

function isMail(contentType: string): boolean {
  return /^message\/(?:rfc822|global)\b/i.test(contentType);
}

async function recordOf(mime: Buffer): Promise<ParsedMail> {
  return record(await openMail(mime));
}

function record({ header, body, cut }: Opened): ParsedMail {
  const fields = readHeaderFields(header);
  const anomalies = [...header.anomalies, ...cut];
  const text = body.text === null ? null : withoutNul(body.text);
  const html = body.html === null ? null : withoutNul(body.html);
  const visible = visibleText(body);
  if (body.files.length > MAX_ATTACHMENTS) anomalies.push('attachments_truncated');
  const report = readReport(header, body);
  // A literal with so many properties behind a spread costs V8 many times as much.
  return Object.assign(fields, {
    text,
    html,
    visible,
    preview: previewOf(visible ?? text),
    attachments: body.files.slice(0, MAX_ATTACHMENTS).map(describe),
    parseStatus: body.status,
    anomalies: anomalies.slice(0, MAX_ANOMALIES),
    report,
    automated: automatedBy(header, fields.subject, report),
  });
}

/**
 * The text of the HTML, when the mail has a plain text of its own. People are shown the HTML, so a plain alternative may say
 * things that no reader sees.
 */
function visibleText({ html, plain }: Body): string | null {
  const text = html !== null && plain ? cutText(withoutNul(htmlText(html)), MAX_VISIBLE_LENGTH) : null;
  return isBlank(text) ? null : text;
}

function describe(file: FoundFile): ParsedAttachment {
  const contentType = file.contentType.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  const contentId = cleanText(file.contentId ?? '')
    .replace(/^<|>$/g, '')
    .trim();
  return {
    filename: safeFilename(file.filename),
    contentType: MEDIA_TYPE.test(contentType) ? contentType : 'application/octet-stream',
    size: file.content.length,
    contentId: contentId === '' ? null : contentId.slice(0, 996),
    disposition: file.inline ? 'inline' : 'attachment',
  };
}
