/** The reader of mail: it reads in threads, within bounds of time and memory. A bad mail is never an error. */
import type {
  AttachmentText,
  Digest,
  FileText,
  FramedMail,
  MailOwner,
  MailReader,
  ParsedMail,
  Reading,
} from '../core/ports/mail-reader.ts';
import { type Meters, NO_METERS } from '../core/ports/meters.ts';
import { keepReadings, type Read } from './kept-readings.ts';
import { bareContentHash } from './mime/bare-content-hash.ts';
import { type HeaderBlock, readHeaderBlock, readHeaderFields, receivedAt } from './mime/headers.ts';
import { type LaneOptions, openLanes, type Work } from './parse-lanes.ts';
import type { ParseAnswer } from './parse-task.ts';
import { unreadableError } from './parser-errors.ts';
import { automatedBy } from './reports/automated.ts';

/** Mail without an owner counts for no account. */
export type Parser = { [Name in keyof MailReader]: WithoutOwner<MailReader[Name]> } & {
  /** Ends the threads. Calls that still wait are rejected with `unavailable`; what is kept can still be had. */
  close(): Promise<void>;
};

type WithoutOwner<Call> = Call extends (...given: [...infer Rest, MailOwner]) => infer Answer
  ? (...given: [...Rest, owner?: MailOwner]) => Answer
  : Call;

/**
 * The version of what `parse` answers. Raise it with every change by which stored mail would read otherwise: its text, its visible
 * text, preview, files, anomalies, what counts as hidden, or the words by which it is found. The first start after it reads all received mail again. A release needs
 * it once at most, and what only `digest` answers needs it never, because that is not stored.
 */
const READER_VERSION = 8;

const UNOWNED: MailOwner = { accountId: '', sender: null };
/** Bytes of a header that the main thread reads when the threads could not read the mail. */
const RESCUED_HEADER_BYTES = 64 * 1024;
/** Characters of what is kept of each kind, at two bytes each at most: room for the longest of them, of MAX_BODY_LENGTH. */
const MAX_KEPT_DIGESTS = 24_000_000;
const MAX_KEPT_HTML = 12_000_000;
const MAX_KEPT_FRAMES = 12_000_000;
const MAX_KEPT_TEXTS = 16_000_000;

/** The bounds are for tests; those of the server are the defaults. */
export function startParser({
  timeoutMs = 10_000,
  maxGrowthMb = 768,
  maxYoungMb = 48,
  maxQueue = 1_000,
  meters = NO_METERS,
  start,
}: Partial<LaneOptions & { meters: Pick<Meters, 'parsed'> }> = {}): Parser {
  const lanes = openLanes({ timeoutMs, maxGrowthMb, maxYoungMb, maxQueue, ...(start ? { start } : {}) });

  async function answerOf(mime: Uint8Array, work: Work, owner: MailOwner): Promise<ParseAnswer | null> {
    const outcome = await lanes.read(mime, work, owner);
    return outcome.ended === 'answered' ? outcome.answer : null;
  }

  const digests = keepReadings(
    { maxSize: MAX_KEPT_DIGESTS, sizeOf: digestSize },
    async (mime: Uint8Array, owner: MailOwner): Promise<Read<Digest>> => {
      const digest = (await answerOf(mime, { kind: 'digest' }, owner))?.digest;
      if (digest !== undefined) return { value: digest, readable: true };
      // Its lists of words are half of what a start would load, and hardly any mail gets here.
      const { digestOfHeader } = await import('./digest/of-header.ts');
      return { value: digestOfHeader(rescuedHeader(mime)), readable: false };
    },
  );

  const pages = keepReadings(
    { maxSize: MAX_KEPT_HTML, sizeOf: (html) => html?.length ?? 0 },
    async (mime: Uint8Array, owner: MailOwner): Promise<Read<string | null>> => {
      const html = (await answerOf(mime, { kind: 'html' }, owner))?.html;
      return { value: html ?? null, readable: html !== undefined };
    },
  );

  const frames = keepReadings(
    { maxSize: MAX_KEPT_FRAMES, sizeOf: frameSize },
    async (mime: Uint8Array, owner: MailOwner): Promise<Read<FramedMail | null>> => {
      const frame = (await answerOf(mime, { kind: 'frame' }, owner))?.frame;
      return { value: frame ?? null, readable: frame !== undefined };
    },
  );

  const texts = keepReadings(
    { maxSize: MAX_KEPT_TEXTS, sizeOf: (text) => text?.text.length ?? 0 },
    async (mime: Uint8Array, index: number, owner: MailOwner): Promise<Read<AttachmentText | null>> => {
      const { read } = await readText(mime, index, owner);
      return { value: read, readable: read !== null };
    },
  );

  async function readText(
    mime: Uint8Array,
    index: number,
    owner: MailOwner,
  ): Promise<Pick<FileText, 'ended'> & { read: AttachmentText | null }> {
    if (!Number.isSafeInteger(index) || index < 0) return { ended: 'read', read: null };
    const file = (await answerOf(mime, { kind: 'file', index }, owner))?.file;
    if (!file) return { ended: 'stalled', read: null };
    if (file.kind === 'none') return { ended: 'read', read: null };
    if (file.kind === 'text') return { ended: 'read', read: file.read };
    const answer = await answerOf(file.content, { kind: 'document', document: file.kind }, owner);
    const read = answer?.text ?? null;
    return { ended: answer === null ? 'stalled' : read === null ? 'failed' : 'read', read };
  }

  function begin(mime: Uint8Array, owner: MailOwner = UNOWNED): Reading {
    const begun = performance.now();
    const { outcome, withdraw } = lanes.begin(mime, { kind: 'parse' }, owner);
    const parsed = outcome.then((read) => {
      const answered = read.ended === 'answered' ? read.answer.mail : undefined;
      const mail = answered ?? rescuedMail(mime, read.ended === 'timeout' ? 'timeout' : 'failed');
      meters.parsed((performance.now() - begun) / 1000, mail.parseStatus);
      return mail;
    });
    return { parsed, withdraw };
  }

  return {
    version: READER_VERSION,
    parse: (mime, owner) => begin(mime, owner).parsed,
    begin,
    unread: (mime) => ({ parsed: rescuedMail(mime, 'failed'), hash: rescuedHash(mime) }),
    receivedAt: (mime) => receivedAt(beginningOf(mime), RESCUED_HEADER_BYTES),
    async attachment(mime, index, owner = UNOWNED) {
      if (!Number.isSafeInteger(index) || index < 0) return null;
      const answer = await answerOf(mime, { kind: 'attachment', index }, owner);
      if (!answer) throw unreadableError();
      const { content } = answer;
      return content && Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    },
    digest: (mime, id, owner = UNOWNED) => digests(id, mime, owner),
    visibleHtml: (mime, id, owner = UNOWNED) => pages(id, mime, owner),
    framed: (mime, id, owner = UNOWNED) => frames(id, mime, owner),
    attachmentText: (mime, index, id, owner = UNOWNED) => texts(id, mime, index, owner),
    fileText: async (mime, index, owner = UNOWNED) => {
      const { ended, read } = await readText(mime, index, owner);
      return { ended, text: read?.text ?? null };
    },
    contentHash: async (mime, owner = UNOWNED) => (await answerOf(mime, { kind: 'hash' }, owner))?.hash ?? rescuedHash(mime),
    close: () => lanes.close(),
  };
}

function digestSize(digest: Digest): number {
  const links = digest.links.reduce((sum, link) => sum + link.text.length + link.url.length + link.host.length + 100, 0);
  return digest.text.length + digest.replyText.length + digest.withheld.length + links + 2_000;
}

function frameSize(frame: FramedMail | null): number {
  const pieces = frame?.pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 20), 0) ?? 0;
  const images = frame?.images.reduce((sum, image) => sum + (image.from === 'web' ? image.url.length : 20), 0) ?? 0;
  return pieces + images + (frame?.links.reduce((sum, { url, words }) => sum + url.length + words.length, 0) ?? 0);
}

/** The record of a mail that no thread could read: its header, read here within bounds, and no body. */
function rescuedMail(mime: Uint8Array, parseStatus: 'failed' | 'timeout'): ParsedMail {
  const header = rescuedHeader(mime);
  const fields = readHeaderFields(header);
  return {
    ...fields,
    text: null,
    html: null,
    visible: null,
    preview: '',
    attachments: [],
    parseStatus,
    anomalies: [...header.anomalies],
    report: null,
    automated: automatedBy(header, fields.subject, null),
  };
}

function rescuedHash(mime: Uint8Array): string {
  return bareContentHash(Buffer.from(mime.buffer, mime.byteOffset, mime.byteLength), RESCUED_HEADER_BYTES);
}

function rescuedHeader(mime: Uint8Array): HeaderBlock {
  return readHeaderBlock(beginningOf(mime), RESCUED_HEADER_BYTES);
}

function beginningOf(mime: Uint8Array): Buffer {
  return Buffer.from(mime.buffer, mime.byteOffset, Math.min(mime.byteLength, RESCUED_HEADER_BYTES));
}
