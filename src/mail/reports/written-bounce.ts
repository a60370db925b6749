/**
 * Bounces that are no delivery status notifications: those of qmail (QSBMF), Exim, old sendmail and many others are plain text
 * for people. They are recognized by their sender and their words, and read for addresses and replies, in bounded time.
 */
import { MAX_REASON } from '../../core/base/limits.ts';
import type { ReportedRecipient } from '../../core/ports/mail-reader.ts';
import { cleanText, cutText } from '../mime/clean-text.ts';
import { headerAmong, type ReturnedMail, returnedLines } from './returned-mail.ts';
import { bestCodes, isHard, meaningOf, type Words, wordsIn } from './status-codes.ts';

/**
 * The text of a bounce: `lines` up to the mail that it returns in its text, if any; `words` is read once, because all recipients
 * share it.
 */
export type Notice = { lines: string[]; text: string; words: Words; returned: ReturnedMail | null };

/** The sender and the recipients that the header names, in lower case. */
export type Envelope = { subject: string; from: string[]; to: string[]; failed: string[] };

const MAX_TEXT = 64 * 1024;
const MAX_LINES = 1_500;
const MAX_LINE = 1_000;
/** The most recipients of a report that are read: no mail from this server has more. */
export const MAX_RECIPIENTS = 100;
const MAX_SEGMENT = 2_000;

const ADDRESS =
  /(?<![\w/=.+-])[A-Za-z0-9!#$%&*+\-/=?^_`{|}~.]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}\.){1,8}[A-Za-z]{2,24}(?![\w@])/g;
/** The characters that may stand before an address that a line is about: bullets, brackets, a reply code. */
const LEAD = /^[\s\d<>"'*|\-\u2022.]*$/;
/** Words before an address that is given for help. */
const HELP = /\b(?:contact|assistance|support|help|questions?|write to|mailto:)\b/i;
const FAILED_SUBJECT =
  /undeliver|returned mail|failure notice|returning (?:message )?to sender|mail (?:system )?(?:delivery )?(?:fail|error)|delivery (?:status|fail|notif|error|problem|has failed|unsuccess)|message delivery|not delivered|could not be delivered|failed mail|mail failed|delivery failure/i;
const FAILED_TEXT =
  /\b(?:(?:could|can|was|were)(?: ?not|n't) (?:be )?deliver|unable to deliver|wasn't able to deliver|not delivered|fail(?:ed|ure)\b[^\n]{0,40}\bdeliver|deliver(?:y|ed|ing)\b[^\n]{0,60}\b(?:fail|error|problem|unsuccess)|failed permanently|permanent (?:error|failure|fatal)|did not reach|not yet been delivered|failed addresses|addresses? (?:failed|had)|transcript of session|failure reasons|unknown user|user unknown)/i;
const DELAY =
  /\b(?:been delayed|is delayed|delivery (?:status notification \()?delay|delayed mail|delayed \d{1,4} (?:hour|day)|will (?:continue to|keep) (?:try|be|retry)|will be retried|still (?:trying|being retried|queued)|not need to resend|not yet been (?:delivered|collected)|could not send message for (?:the )?past)\b/i;
const FINAL =
  /\b(?:failed permanently|permanent (?:error|failure)|given up|giving up|will not be retried|returning to sender)\b/i;

/** The text in lines, without the returned mail that follows it. */
export function noticeOf(body: string): Notice {
  const lines = body
    .slice(0, MAX_TEXT)
    .split(/\r?\n/, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE));
  const at = headerAmong(lines);
  const own = at < 0 ? lines : lines.slice(0, at);
  const text = own.join('\n');
  return { lines: own, text, words: wordsIn(text), returned: at < 0 ? null : returnedLines(lines.slice(at)) };
}

/**
 * The recipients that a mail did not reach, or not yet, according to the notice of a mail system; none when the notice does not
 * say that. One sign is not enough: a postmaster writes other mail too, which must not pass for a bounce.
 */
export function failuresIn(notice: Notice, envelope: Envelope, returnedTo: string[]): ReportedRecipient[] {
  const { text, words } = notice;
  const signs = [
    envelope.failed.length > 0,
    FAILED_SUBJECT.test(envelope.subject),
    FAILED_TEXT.test(text) || DELAY.test(text),
    words.code !== null || words.statusCode !== null || words.meaning !== null,
  ];
  if (signs.filter(Boolean).length < 2) return [];
  const action = DELAY.test(`${envelope.subject}\n${text}`) && !FINAL.test(text) ? 'delayed' : 'failed';
  const named = mentions(notice, envelope, returnedTo);
  const whole = named.length === 1 ? { ...words, meaning: words.meaning ?? meaningOf(envelope.subject) } : words;
  return named.map(({ address, line }, index) => {
    const end = Math.max(named[index + 1]?.line ?? notice.lines.length, (line ?? 0) + 1);
    const own = line === null ? text : notice.lines.slice(line, end).join('\n');
    const said = describe(own.slice(0, MAX_SEGMENT), whole);
    return { address, alias: null, action, ...said, statusCode: said.statusCode ?? bareCode(action) };
  });
}

/** The code of a failure or a delay about which nothing more is known (RFC 3463 3.1). */
export function bareCode(action: ReportedRecipient['action']): string | null {
  return action === 'failed' ? '5.0.0' : action === 'delayed' ? '4.0.0' : null;
}

/** Codes and words of a recipient's own lines; when these have no code, those of the whole notice. */
function describe(own: string, whole: Words): Pick<ReportedRecipient, 'statusCode' | 'code' | 'diagnostic' | 'hard'> {
  const near = wordsIn(own);
  const said = bestCodes(near, near.meaning).statusCode === null ? whole : near;
  const codes = bestCodes(said, said.meaning);
  const diagnostic = cutText(cleanText(own), MAX_REASON);
  return { ...codes, diagnostic: diagnostic === '' ? null : diagnostic, hard: isHard(codes.statusCode, said) };
}

type Mention = { address: string; line: number | null };

/**
 * The addresses that a notice is about. They are the first of these that there are: the failed recipients that its header names, addresses that lines
 * begin with, other addresses in the text, the recipients of the returned mail, and addresses of the notice's own header that lines begin with.
 */
function mentions(notice: Notice, envelope: Envelope, returnedTo: string[]): Mention[] {
  const others = new Set([...envelope.to, ...envelope.from]);
  const leading = new Map<string, number>();
  const within = new Map<string, number>();
  const ours = new Map<string, number>();
  for (const [index, line] of notice.lines.entries()) {
    for (const found of line.matchAll(ADDRESS)) {
      const before = line.slice(0, found.index);
      const address = found[0].toLowerCase();
      const isLeading = LEAD.test(before);
      if (HELP.test(before)) continue;
      const known = others.has(address) || /^(?:mailer-daemon|postmaster)@/.test(address);
      const kept = known ? ours : isLeading ? leading : within;
      if ((!known || isLeading) && !kept.has(address)) kept.set(address, index);
    }
  }
  const lineOf = (address: string) => leading.get(address) ?? within.get(address) ?? ours.get(address) ?? null;
  const chosen =
    [envelope.failed, [...leading.keys()], [...within.keys()], returnedTo, [...ours.keys()]].find((list) => list.length > 0) ??
    [];
  const all = [...new Set(chosen)].slice(0, MAX_RECIPIENTS).map((address) => ({ address, line: lineOf(address) }));
  return all.sort((a, b) => (a.line ?? -1) - (b.line ?? -1));
}
