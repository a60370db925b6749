/** Composes the bytes of a mail, and refuses every field that could add a header, a recipient or a file to it. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import { detectMimeType, encodeWord } from 'nodemailer/lib/mime-funcs';
import { invalidField, PostroomError } from '../core/base/errors.ts';
import { CONTENT_ID, MAX_CONTENT_ID, MAX_FILENAME, MAX_SUBJECT } from '../core/base/limits.ts';
import { joined, othersTurn, STRETCH } from '../core/base/turns.ts';
import type { DkimSigner, OutgoingMail } from '../core/ports/mail-composer.ts';
import type { Address } from '../core/store/address.ts';
import { mimeBytes } from './mime-bytes.ts';
import { checkDisplayName } from './parse-address.ts';

type Header = OutgoingMail['headers'][number];
type Attachment = OutgoingMail['attachments'][number];

const MAX_HEADERS = 50;
const MAX_HEADER_NAME = 76;
const MAX_HEADER_VALUE = 2000;
const MAX_CONTENT_TYPE = 200;
/** A header is only folded at white space, so a longer word could pass the 998 octets of a line (RFC 5322 2.1.1). */
const MAX_WORD = 900;

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
/** RFC 5322 3.6.8 ftext. */
const FIELD_NAME = /^[!-9;-~]+$/;
/** Header fields that Postroom writes itself, or that only servers on the way may write. */
const OWN_HEADERS =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|return-path|delivered-to|received(?:-.*)?|dkim-signature|arc-.*|authentication-results|resent-.*|postroom-.*)$/i;
/**
 * Header fields that SendGrid, SparkPost, Mandrill, Mailgun, Mailjet, Postmark, Amazon SES, Brevo and Resend read as commands when they
 * relay a mail: to add recipients, to fill in templates, to send later or from elsewhere, or not to send it.
 */
const ORDERS_TO_RELAYS = /^(?:x-(?:smtpapi|msys-api|(?:mc|mailgun|mj|mailjet|pm|ses|mailin|sib)-.*)|resend-.*)$/i;
/** Header fields in which some program looks for the envelope, such as a pickup folder, a gateway or a wrapper around sendmail. */
const NAMES_THE_ENVELOPE =
  /^(?:x-)?(?:envelope-.+|(?:(?:apparently|original|delivered|forwarded|real|rcpt|mail|smtp|x)-)?(?:to|cc|bcc|rcpts?|recipients?|receivers?|sender|mail-from))$/i;
const MSG_ID_HEADERS = /^(?:in-reply-to|references)$/i;
/** RFC 5322 3.6.4, without its obsolete and quoted forms. */
const MSG_IDS = /^<[^\s<>@]+@[^\s<>@]+>(?: <[^\s<>@]+@[^\s<>@]+>)*$/;
/** Looser msg-ids, as other programs write them, that are still safe to repeat in a header. */
const FOREIGN_MSG_ID = /^<[!-;=?-~]{1,900}>$/;
const CONTENT_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w!#$&^.+-]+=(?:[\w!#$&^.+-]+|"[^"\\]*"))*$/;
/** Bytes of a calendar in which its METHOD stands: it is a property of the whole, before the first event. */
const CALENDAR_HEAD = 4096;
const OPAQUE = 'application/octet-stream';
/** UTF-16 units of texts and bytes of files in a mail that is written in one go, in about a millisecond. */
const SMALL = 16 * 1024;

/** The fields of RFC 6376 5.4.1, and those that RFC 8058 4 requires to be signed. */
const SIGNED_HEADERS = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'In-Reply-To', 'References'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'Content-ID', 'Content-Description', 'Auto-Submitted'],
  ...['List-Id', 'List-Help', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Subscribe', 'List-Post', 'List-Owner'],
].join(':');

/**
 * Composes RFC 5322 bytes: 7-bit, CRLF, lines of at most 998 octets, signed with relaxed/relaxed rsa-sha256 (RFC 6376)
 * when there is a signer. The same mail gives the same bytes. Checks every field itself and throws `invalid_request`
 * naming it (`subject`, `headers.X-Name`, `attachments.0.filename` …); throws `internal` when the key cannot sign.
 * Message ids in `inReplyTo` and `references` that no header can carry are left out, not refused: the caller did not choose them.
 */
export async function compose(mail: OutgoingMail, signer: DkimSigner | null): Promise<Buffer> {
  const headers = checkHeaderList(
    mail.headers.map(({ name, value }) => [name, value]),
    'headers',
  );
  const references = mail.references.filter((id) => FOREIGN_MSG_ID.test(id));
  const composer = new MailComposer({
    from: mailbox(mail.from, 'from'),
    to: mailboxes(mail.to, 'to'),
    cc: mailboxes(mail.cc, 'cc'),
    replyTo: mailboxes(mail.replyTo, 'replyTo'),
    subject: foldable(checkLine(mail.subject, 'subject', MAX_SUBJECT)),
    messageId: mail.messageId,
    date: mail.date,
    ...(mail.inReplyTo !== null && FOREIGN_MSG_ID.test(mail.inReplyTo) ? { inReplyTo: mail.inReplyTo } : {}),
    ...(references.length > 0 ? { references } : {}),
    headers: [...headers, ...(mail.hops > 0 ? [{ name: 'Postroom-Hops', value: String(mail.hops) }] : [])].map(writtenHeader),
    ...(mail.text === null ? {} : { text: crlf(mail.text) }),
    ...(mail.html === null ? {} : { html: crlf(mail.html) }),
    attachments: mail.attachments.map((attachment, index) => part(attachment, `attachments.${index}`)),
    baseBoundary: await boundary(mail),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const node = composer.compile();
  const mime = isSmall(mail) ? mimeBytes(node) : await bytesOf(node.createReadStream());
  return signer === null ? mime : await sign(mime, signer);
}

/** Checks text for one header line: at most `max` UTF-16 units and no control character or line break. Returns `value`. */
export function checkLine(value: string, path: string, max: number): string {
  if (value.length > max) throw invalidField(path, `is over ${max} characters.`, 'Shorten it.');
  if (UNPRINTABLE.test(value)) {
    throw invalidField(path, 'holds a control character or a line break.', 'Give plain text on one line.');
  }
  return value;
}

/**
 * Checks a caller's extra headers: at most 50, RFC 5322 names, no name twice in any letter case, none that Postroom or a server
 * on the way writes or reads as a command; values of at most 2,000 characters on one line; `In-Reply-To` and `References` hold
 * msg-ids only. Throws `invalid_request` naming `path`, or `path.NAME` when the name itself is fine.
 */
export function checkHeaders(headers: Record<string, string>, path: string): Header[] {
  return checkHeaderList(Object.entries(headers), path);
}

/** Checks an attachment's file name: 1-255 characters without control characters or path separators. Returns it. */
export function checkFilename(value: string, path: string): string {
  const filename = checkLine(value, path, MAX_FILENAME);
  if (filename.trim() === '' || /[/\\]/.test(filename)) {
    throw invalidField(path, 'is empty or holds a path separator.', 'Give a file name without folders, such as report.pdf.');
  }
  return filename;
}

function checkHeaderList(entries: [string, string][], path: string): Header[] {
  if (entries.length > MAX_HEADERS) throw invalidField(path, `has more than ${MAX_HEADERS} headers.`, 'Send fewer headers.');
  const seen = new Set<string>();
  return entries.map(([name, value]) => {
    if (!FIELD_NAME.test(name) || name.length > MAX_HEADER_NAME) {
      const hint = `Use 1-${MAX_HEADER_NAME} printable ASCII characters without a colon, such as X-Order-Id.`;
      throw invalidField(path, 'has a name that is no header name.', hint);
    }
    const here = `${path}.${name}`;
    if (OWN_HEADERS.test(name)) throw invalidField(here, 'is a header Postroom or a mail server writes.', 'Leave it out.');
    if (ORDERS_TO_RELAYS.test(name) || NAMES_THE_ENVELOPE.test(name)) {
      const hint = 'Leave it out: name recipients, time and the rest in the fields there are for them.';
      throw invalidField(here, "would steer the next server's relaying past the checks made here.", hint);
    }
    if (seen.has(name.toLowerCase())) throw invalidField(here, 'is given twice.', 'Header names do not depend on case.');
    seen.add(name.toLowerCase());
    const folded = checkLine(value, here, MAX_HEADER_VALUE).trim().replace(/ +/g, ' ');
    if (folded === '') throw invalidField(here, 'is empty.', 'Give it a value or leave it out.');
    if (folded.split(' ').some((word) => word.length > MAX_WORD)) {
      throw invalidField(here, `has a word over ${MAX_WORD} characters.`, 'Header lines are folded at spaces only.');
    }
    if (MSG_ID_HEADERS.test(name) && (!MSG_IDS.test(folded) || /\P{ASCII}/u.test(folded))) {
      throw invalidField(here, 'is not a list of message ids.', 'Write <id@domain>, separated by spaces.');
    }
    return { name, value: folded };
  });
}

/** An address as an object: nodemailer would parse a string once more. */
function mailbox(address: Address, path: string): { name: string; address: string } {
  if (!/^[^\s"(),:;<>@[\\\]\P{ASCII}]+@[^\s"(),:;<>@[\\\]\P{ASCII}]+$/u.test(address.address)) {
    throw invalidField(path, 'is not one address.', 'Give one address, such as agent@example.com.');
  }
  return { name: address.name === null ? '' : checkDisplayName(address.name, path), address: address.address };
}

function mailboxes(list: Address[], path: string): { name: string; address: string }[] {
  return list.map((address, index) => mailbox(address, `${path}.${index}`));
}

/** Words that folding would break, and look-alikes of encoded words, go out encoded (RFC 2047), so they arrive as written. */
function foldable(subject: string): string {
  return /=\?|\S{200}| {2}/.test(subject) ? encodeWord(subject, 'B', 52) : subject;
}

/** An ASCII value is written as it is: nodemailer would encode a structured value that holds a quote. It writes msg-ids itself. */
function writtenHeader({ name, value }: Header): {
  key: string;
  value: string | { prepared: true; foldLines: true; value: string };
} {
  const plain = !MSG_ID_HEADERS.test(name) && !/\P{ASCII}/u.test(value);
  return { key: name, value: plain ? { prepared: true, foldLines: true, value } : value };
}

/** The media type that the end of a file's name stands for; of an unknown one that of bytes. */
export function mediaTypeOf(filename: string): string {
  // It would take a name without an end for the end.
  return filename.includes('.') ? detectMimeType(filename) : OPAQUE;
}

function part(attachment: Attachment, path: string) {
  const { content, contentId } = attachment;
  if (!Buffer.isBuffer(content)) throw invalidField(`${path}.content`, 'is not bytes.', 'Give the content itself.');
  const filename = checkFilename(attachment.filename, `${path}.filename`);
  const contentType = checkLine(attachment.contentType, `${path}.contentType`, MAX_CONTENT_TYPE);
  if (!CONTENT_TYPE.test(contentType)) {
    throw invalidField(`${path}.contentType`, 'is not a media type.', 'Give type/subtype, such as application/pdf.');
  }
  if (contentId !== null && (contentId.length > MAX_CONTENT_ID || !CONTENT_ID.test(contentId))) {
    const hint = `Use 1-${MAX_CONTENT_ID} ASCII letters, digits and . _ - @, without angle brackets.`;
    throw invalidField(`${path}.contentId`, 'is not a content id.', hint);
  }
  const carried = carriable(contentType, content);
  return {
    filename,
    content: content.length > STRETCH && !isMail(carried) ? Readable.from(slices(content)) : content,
    contentType: carried,
    contentDisposition: contentId === null ? 'attachment' : 'inline',
    ...(contentId === null ? {} : { cid: contentId }),
  };
}

/** Below this, one mail holds up nobody. */
function isSmall({ text, html, attachments }: OutgoingMail): boolean {
  const units = attachments.reduce((sum, { content }) => sum + content.length, (text ?? '').length + (html ?? '').length);
  return units <= SMALL;
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return await joined(pieces);
}

/** Others have their turn between two slices. */
async function* slices(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += STRETCH) {
    if (at > 0) await othersTurn();
    yield content.subarray(at, at + STRETCH);
  }
}

/**
 * RFC 2046 5.2.1 and 5.1: message and multipart parts are not encoded, so only a mail that already is 7-bit CRLF text can go
 * as `message/rfc822`; every other part of these types goes as opaque bytes and arrives unchanged.
 */
function carriable(contentType: string, content: Buffer): string {
  if (/^text\/calendar$/i.test(contentType)) return withMethod(contentType, content);
  if (!/^(?:multipart|message)\//i.test(contentType)) return contentType;
  const plain = isMail(contentType) && /^(?:[\t -~]{0,998}\r\n)+$/.test(content.toString('latin1'));
  return plain ? contentType : OPAQUE;
}

/** RFC 6047 2.4: calendars take for an invitation, or its answer, only what says its METHOD in its type too. */
function withMethod(contentType: string, content: Buffer): string {
  const [, method] = /^METHOD:([A-Z]{1,20})\r?$/im.exec(content.toString('latin1', 0, CALENDAR_HEAD)) ?? [];
  return method === undefined ? contentType : `${contentType}; charset=utf-8; method=${method.toUpperCase()}`;
}

function isMail(contentType: string): boolean {
  return /^message\/rfc822$/i.test(contentType);
}

function crlf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

/**
 * Made from a hash of all the content, so it is the same each time, and no content can hold it. A mail of one text has no boundary, and nodemailer would
 * draw one.
 */
async function boundary(mail: OutgoingMail): Promise<string> {
  if (mail.attachments.length === 0 && (mail.text === null || mail.html === null)) return 'unused';
  const hash = createHash('sha256').update(mail.messageId);
  for (const content of [mail.text ?? '', mail.html ?? '', ...mail.attachments.map((attachment) => attachment.content)]) {
    hash.update(`\0${content.length}\0`);
    if (typeof content === 'string') hash.update(content);
    else for await (const slice of slices(content)) hash.update(slice);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Throws `internal` when the key cannot sign. */
export async function sign(mime: Buffer, signer: DkimSigner): Promise<Buffer> {
  const { domain, selector, privateKey } = signer;
  const dkim = new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS });
  const signed = await bytesOf(dkim.sign(Readable.from(slices(mime))));
  // nodemailer returns the mail unsigned when the key is unusable.
  if (!/^DKIM-Signature:/.test(signed.toString('latin1', 0, 15))) {
    throw new PostroomError('internal', 'The DKIM key of the sending domain cannot sign.', {
      hint: 'Remove the domain and add it again to get a new key.',
    });
  }
  return signed;
}
