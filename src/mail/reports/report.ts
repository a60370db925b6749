/** Reads reports on sent mail: delivery status notifications (RFC 3464), feedback reports (RFC 5965), bounces in free text. */
import { MAX_REASON } from '../../core/base/limits.ts';
import type { Report, ReportedRecipient } from '../../core/ports/mail-reader.ts';
import type { Body } from '../mime/bodies.ts';
import { cleanText, cutText } from '../mime/clean-text.ts';
import { type HeaderBlock, readHeaderFields } from '../mime/headers.ts';
import type { FoundFile } from '../mime/parts.ts';
import { addressesIn } from './reported-addresses.ts';
import { type ReturnedMail, returnedPart } from './returned-mail.ts';
import { bestCodes, codesIn, isHard, wordsIn } from './status-codes.ts';
import { type FieldGroup, first, groupsOf, mailboxIn, readFieldGroups } from './status-fields.ts';
import { bareCode, failuresIn, MAX_RECIPIENTS, type Notice, noticeOf } from './written-bounce.ts';

const MAX_LOOSE = 64 * 1024;
const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;
/** The names of mail systems in From. */
const MAIL_SYSTEM =
  /mailer[ _-]?daemon|post[_-]?master|mail[ ._-]?deliver(?:y|er)[ ._-]?(?:sub)?-?system|mail[ ._-]administrator|delivery subsystem/i;

/**
 * The report that a mail is; null for a mail that is none. Reads only the parts of the mail itself, never those of a mail inside
 * it.
 */
export function readReport(header: HeaderBlock, body: Body): Report | null {
  const isReport = /^\s*(?:multipart\/report|message\/delivery-status)\b/i.test(header.fields.get('content-type')?.[0] ?? '');
  const bySystem = MAIL_SYSTEM.test(header.fields.get('from')?.[0]?.slice(0, 1_000) ?? '');
  const feedback = partOf(body, /^message\/feedback-report\b/i);
  if (feedback && isReport) return complaint(feedback, returnedPart(body));
  const status = partOf(body, /^message\/(?:global-)?delivery-status\b/i);
  const isStatus = status !== undefined && (isReport || bySystem);
  const failed = addressesIn((header.fields.get('x-failed-recipients') ?? []).join(','));
  if (isStatus || bySystem || failed.length > 0) return bounce(header, body, isStatus ? status : null, failed);
  return returnedByHotmail(header, body);
}

function partOf(body: Body, type: RegExp): FoundFile | undefined {
  return body.files.find((file) => type.test(file.contentType));
}

/** Reads a bounce from the fields of the report where there are any, else from its words. */
function bounce(header: HeaderBlock, body: Body, status: FoundFile | null, failed: string[]): Report | null {
  const notice = noticeOf(body.text ?? looseText(body));
  const returned = returnedPart(body) ?? notice.returned;
  const { subject, from, to } = readHeaderFields(header);
  const groups = status ? readFieldGroups(status.content, MAX_RECIPIENTS + 1) : fieldsAmong(notice);
  const stated = groups.flatMap((group) => statedRecipient(group, notice));
  const written = () => {
    const envelope = { subject, from: addressesIn(from), to: addressesIn(to), failed };
    const recipients = failuresIn(notice, envelope, addressesIn(returned?.to ?? ''));
    return groups.length > 0 ? recipients.map((one) => completed(one, groups)) : recipients;
  };
  const recipients = once(stated.length > 0 ? stated : written()).slice(0, MAX_RECIPIENTS);
  if (recipients.length === 0 && !status) return null;
  return { kind: 'bounce', recipients, originalMessageId: returned?.messageId ?? messageIdAmong(notice) };
}

/** A text that the parser lists as a file, because of the way its part is declared. */
function looseText(body: Body): string {
  const part = partOf(body, /^text\/plain\b/i);
  return part
    ? Buffer.from(part.content.buffer, part.content.byteOffset, Math.min(part.content.byteLength, MAX_LOOSE)).toString()
    : '';
}

/** Some systems write the fields of a delivery status into their text, and in some mails the parts cannot be separated. */
function fieldsAmong(notice: Notice): FieldGroup[] {
  const at = notice.lines.findIndex((line) => /^\s{0,4}(?:final|original)-recipient\s?:/i.test(line));
  if (at < 0) return [];
  return groupsOf(notice.lines.slice(Math.max(0, at - 5)), MAX_RECIPIENTS + 1);
}

/** RFC 3464 2.3. The original recipient counts first: it is the address that the sender wrote, and the only one it knows. */
function statedRecipient(group: FieldGroup, notice: Notice): ReportedRecipient[] {
  const original = mailboxIn(first(group, 'original-recipient'));
  const final = mailboxIn(first(group, 'final-recipient')) ?? mailboxIn(first(group, 'x-actual-recipient'));
  const address = original ?? final;
  if (address === null) return [];
  const given = first(group, 'action').toLowerCase();
  const stated = codesIn(first(group, 'status'));
  const reply = first(group, 'diagnostic-code').replace(/^[\w-]{1,20}\s{0,4};\s{0,4}/, '');
  // A server's reply is about this recipient; the notice is about all.
  const words = reply === '' ? notice.words : wordsIn(reply);
  const known = reply === '' && stated.statusCode !== null ? { code: null, statusCode: stated.statusCode } : words;
  const statusCode = isExact(stated.statusCode) ? stated.statusCode : (known.statusCode ?? stated.statusCode);
  const codes = bestCodes({ code: known.code, statusCode }, words.meaning);
  const action = ACTIONS.find((one) => given.startsWith(one)) ?? (codes.statusCode?.startsWith('4.') ? 'delayed' : 'failed');
  const hard = action === 'failed' && isHard(codes.statusCode, reply === '' ? { ...words, ...known } : words);
  const best = action === 'failed' || action === 'delayed' ? codes : stated;
  const alias = final === address ? null : final;
  return [{ address, alias, action, ...best, statusCode: best.statusCode ?? bareCode(action), diagnostic: cut(reply), hard }];
}

/** Keeps the last of several entries for one address, because the last was written when everything was known. */
function once(recipients: ReportedRecipient[]): ReportedRecipient[] {
  return [...new Map(recipients.map((recipient) => [recipient.address, recipient])).values()];
}

function isExact(statusCode: string | null): boolean {
  return statusCode !== null && !statusCode.endsWith('.0.0');
}

/** A recipient found in the words, completed from the fields, when these are about a single recipient. */
function completed(recipient: ReportedRecipient, groups: FieldGroup[]): ReportedRecipient {
  const about = groups.filter((group) => group.has('status') || group.has('diagnostic-code'));
  const [only] = about;
  if (about.length !== 1 || only === undefined) return recipient;
  const words = wordsIn(`${first(only, 'status')}\n${first(only, 'diagnostic-code')}`);
  const codes = bestCodes(words, words.meaning);
  if (codes.statusCode === null) return recipient;
  return { ...recipient, ...codes, hard: recipient.action === 'failed' && isHard(codes.statusCode, words) };
}

/** Feedback types which mean that a recipient does not want such mail (RFC 5965 7.3); the others do not mean that. */
const UNWANTED = /^(?:abuse|fraud|virus|other|opt-out(?:-list)?|miscategorized|$)/i;

function complaint(part: FoundFile, returned: ReturnedMail | null): Report {
  const [fields = new Map<string, string[]>()] = readFieldGroups(part.content, 1);
  const type = first(fields, 'feedback-type');
  const named = ['original-rcpt-to', 'removal-recipient', 'redacted-address']
    .flatMap((name) => (fields.get(name) ?? []).flatMap((value) => mailboxIn(value) ?? []))
    .slice(0, MAX_RECIPIENTS);
  const addresses = named.length > 0 ? named : addressesIn(returned?.to ?? '').slice(0, MAX_RECIPIENTS);
  const recipients = UNWANTED.test(type) ? [...new Set(addresses)].map((address) => complaining(address, type)) : [];
  return { kind: 'complaint', recipients, originalMessageId: returned?.messageId ?? null };
}

/** Outlook.com's junk mail reports are no feedback reports: they return the mail with an added field. */
function returnedByHotmail(header: HeaderBlock, body: Body): Report | null {
  if (!/\bstaff@hotmail\.com\b/i.test(header.fields.get('from')?.[0]?.slice(0, 1_000) ?? '')) return null;
  const returned = returnedPart(body);
  const address = mailboxIn(returned?.fields.get('x-hmxmroriginalrecipient')?.[0] ?? '');
  if (!returned || address === null) return null;
  return { kind: 'complaint', recipients: [complaining(address, 'abuse')], originalMessageId: returned.messageId };
}

function complaining(address: string, type: string): ReportedRecipient {
  return { address, alias: null, action: 'delivered', statusCode: null, code: null, diagnostic: cut(type), hard: false };
}

/** The Message-ID that a notice quotes alone, without the header around it. */
function messageIdAmong({ lines }: Notice): string | null {
  for (const line of lines) {
    const found = /^\s{0,10}message-id\s{0,4}:\s{0,10}(<[^<>\s]{1,990}>)/i.exec(line);
    if (found) return found[1] ?? null;
  }
  return null;
}

function cut(text: string): string | null {
  const clean = cutText(cleanText(text), MAX_REASON);
  return clean === '' ? null : clean;
}
