/** The header block of a mail: found, split and read in linear time, so that the main thread can do it when a parse failed. */
import type { ParsedMail } from '../../core/ports/mail-reader.ts';
import { addressList } from './address-lists.ts';
import { claimedCheckers, RESULT_FIELDS } from './claimed-results.ts';
import { cleanText, cutText, decodeHeaderBytes, decodeHeaderWords } from './clean-text.ts';
import { readDate } from './dates.ts';

/** The header block; `structure` are the lines that describe the body, `bodyStart` is the offset of the first body byte. */
export type HeaderBlock = { fields: Map<string, string[]>; structure: string; bodyStart: number; anomalies: string[] };

export type HeaderFields = Pick<
  ParsedMail,
  'from' | 'to' | 'cc' | 'bcc' | 'replyTo' | 'subject' | 'messageId' | 'inReplyTo' | 'references' | 'date' | 'hops' | 'checkers'
>;

const STRUCTURE = new Set(['content-type', 'content-transfer-encoding', 'content-disposition', 'content-id']);
/** Fields that RFC 5322 3.6 and RFC 2045 3 allow once. With a second one, two programs may show two different mails. */
const ONCE = [
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'bcc',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'content-type',
  'content-transfer-encoding',
];
/** Fields that distinguish the mail of a machine from that of a person, and a report from other mail. */
const OF_MACHINES = [
  'auto-submitted',
  'delivered-to',
  'precedence',
  'return-path',
  'x-auto-response-suppress',
  'x-autorespond',
  'x-autoreply',
  'x-failed-recipients',
  'x-hmxmroriginalrecipient',
  'x-post-messageclass',
];
const WANTED = new Set([...ONCE, ...OF_MACHINES, ...RESULT_FIELDS, 'list-unsubscribe', 'list-unsubscribe-post', 'postroom-hops']);
/** These fields are read of imported mail alone: for a mail that arrives, no more is read than is needed. */
const OF_TIMES: ReadonlySet<string> = new Set(['received', 'date']);
const FIELD_NAME = /^[!-9;-~]+$/;
const MAX_SUBJECT = 2_000;
const MAX_REFERENCES = 100;
const MAX_HOPS = 1000;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** Splits the header block (RFC 5322 2.2), reading at most `limit` bytes of fields; values stay raw, one byte a character. */
export function readHeaderBlock(mime: Buffer, limit: number, wanted: ReadonlySet<string> = WANTED): HeaderBlock {
  const fields = new Map<string, string[]>();
  const structure: string[] = [];
  const anomalies: string[] = [];
  let field: { name: string; start: number; colon: number; end: number } | null = null;
  let firstStray = -1;
  let fieldCount = 0;

  function keep(): void {
    if (field === null) return;
    const known = fields.get(field.name);
    if (STRUCTURE.has(field.name) && known === undefined) structure.push(mime.toString('latin1', field.start, field.end));
    const value = wanted.has(field.name) || STRUCTURE.has(field.name) ? mime.toString('latin1', field.colon + 1, field.end) : '';
    if (known) known.push(value);
    else fields.set(field.name, [value]);
    field = null;
  }

  const start = firstLine(mime);
  let at = start;
  let bodyStart = -1;
  while (at < mime.length) {
    const newline = mime.indexOf(LF, at);
    const next = newline === -1 ? mime.length : newline + 1;
    const end = newline > at && mime[newline - 1] === CR ? newline - 1 : newline === -1 ? mime.length : newline;
    if (end === at) {
      bodyStart = next;
      break;
    }
    const tooLong = next - start > limit;
    if (tooLong && !anomalies.includes('headers_truncated')) anomalies.push('headers_truncated');
    if (!tooLong) {
      if ((mime[at] === SPACE || mime[at] === TAB) && field !== null) field.end = end;
      else {
        keep();
        const colon = mime.subarray(at, Math.min(end, at + 200)).indexOf(0x3a) + at;
        const name = colon > at ? mime.toString('latin1', at, colon).trimEnd().toLowerCase() : '';
        if (FIELD_NAME.test(name)) {
          field = { name, start: at, colon, end };
          fieldCount += 1;
        } else if (firstStray === -1) firstStray = at;
      }
    }
    at = next;
  }
  keep();
  if (firstStray !== -1) anomalies.push('malformed_header');
  if (bodyStart === -1) bodyStart = firstStray === -1 ? mime.length : firstStray;
  if (fieldCount === 0 && firstStray !== -1) bodyStart = firstStray;
  return { fields, structure: structure.map((line) => `${line}\r\n`).join(''), bodyStart, anomalies };
}

/**
 * The fields that a record keeps of the header; of two From fields the first counts. Adds to `block.anomalies` what is irregular.
 */
export function readHeaderFields(block: HeaderBlock): HeaderFields {
  const { anomalies, fields } = block;
  for (const name of ONCE) if ((fields.get(name)?.length ?? 0) > 1) anomalies.push(`duplicate_${name.replaceAll('-', '_')}`);
  const charset = /charset\s{0,10}=\s{0,10}"?([\w.:+-]{1,40})/i.exec(fields.get('content-type')?.[0] ?? '')?.[1] ?? null;
  const value = (raw: string | undefined) => cleanText(decodeHeaderBytes((raw ?? '').replace(/\r?\n/g, ''), charset));
  const first = (name: string) => value(fields.get(name)?.[0]);

  function addresses(text: string): string {
    const { list, cut } = addressList(text);
    if (cut && !anomalies.includes('addresses_truncated')) anomalies.push('addresses_truncated');
    return list;
  }
  const everyAddress = (name: string) => addresses((fields.get(name) ?? []).map(value).join(', '));

  const fullSubject = decodeHeaderWords(first('subject').slice(0, 4 * MAX_SUBJECT));
  const subject = cutText(fullSubject, MAX_SUBJECT);
  if (subject.length < fullSubject.length) anomalies.push('subject_truncated');
  const dateText = first('date');
  const date = dateText === '' ? null : readDate(dateText);
  if (dateText !== '' && date === null) anomalies.push('unreadable_date');

  return {
    from: addresses(first('from')),
    to: everyAddress('to'),
    cc: everyAddress('cc'),
    bcc: everyAddress('bcc'),
    replyTo: addresses(first('reply-to')),
    subject,
    messageId: messageIdIn(first('message-id')),
    inReplyTo: messageIdIn(first('in-reply-to')),
    references: messageIdsIn(first('references')),
    date,
    hops: Math.max(0, ...(fields.get('postroom-hops') ?? []).slice(0, 10).map(hopsIn)),
    checkers: claimedCheckers(fields),
  };
}

/** When the last server on the way had the mail (RFC 5321 4.4), or else what Date says; null when neither is a time. */
export function receivedAt(mime: Buffer, limit: number): Date | null {
  const { fields } = readHeaderBlock(mime, limit, OF_TIMES);
  const received = fields.get('received')?.[0] ?? '';
  const named = readDate(received.slice(received.lastIndexOf(';') + 1).replace(/\r?\n/g, ''));
  return named ?? readDate((fields.get('date')?.[0] ?? '').replace(/\r?\n/g, ''));
}

/** A count from 0 to MAX_HOPS; 0 when the value is no count. */
function hopsIn(value: string): number {
  const digits = /^\s{0,10}(\d{1,20})\s{0,10}$/.exec(value)?.[1];
  return digits === undefined ? 0 : Math.min(Number(digits), MAX_HOPS);
}

/** The offset of the header: a mail may come with blank lines or an mbox `From ` line before it. */
function firstLine(mime: Buffer): number {
  let at = 0;
  while (at < 64 && (mime[at] === CR || mime[at] === LF)) at += 1;
  const start = mime.toString('latin1', at, at + 100);
  if (/^>?From [^:\s]/.test(start)) return mime.indexOf(LF, at) + 1;
  return /^[!-9;-~]+[ \t]*:/.test(start) ? at : 0;
}

/** The first `<…>` of a Message-ID or In-Reply-To (RFC 5322 3.6.4); brackets are added to a bare id. */
function messageIdIn(value: string): string | null {
  const bracketed = messageIdsIn(value)[0];
  if (bracketed !== undefined) return bracketed;
  const bare = value.replace(/[<>]/g, '').trim();
  const id = `<${bare.slice(0, 996)}>`;
  return bare === '' || /\s/.test(bare) || isTooLong(id) ? null : id;
}

/** All `<…>` tokens; when there are too many, the first one (the thread's root) and the last ones. */
function messageIdsIn(value: string): string[] {
  const written = (value.match(/<[^<>]{1,996}>/g) ?? []).map((id) => id.replace(/\s+/g, ''));
  const ids = written.filter((id) => id !== '<>' && !isTooLong(id));
  return ids.length <= MAX_REFERENCES ? ids : [...ids.slice(0, 1), ...ids.slice(1 - MAX_REFERENCES)];
}

/**
 * Counts octets, as the limit of a line does (RFC 5322 2.1.1); letters beyond ASCII have several. The store's indexes take 2,700
 * at most.
 */
function isTooLong(id: string): boolean {
  return Buffer.byteLength(id) > 998;
}
