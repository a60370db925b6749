/** The digest of a mail: what a reader needs of it, made from its header and body. */
import type { Digest, DigestBest, DigestCode, DigestLink } from '../../core/ports/mail-reader.ts';
import type { Body } from '../mime/bodies.ts';
import { isBlank } from '../mime/clean-text.ts';
import { type HeaderBlock, readHeaderFields } from '../mime/headers.ts';
import { readReport } from '../reports/report.ts';
import { readCalendar } from './calendar.ts';
import { codeCandidates, findCodes, type WeighedCode } from './codes.ts';
import { type LinkPlace, type LinkSource, linkPlaces } from './link-signs.ts';
import { withPurposes } from './links.ts';
import { ENOUGH } from './model.ts';
import { subjectOf } from './of-header.ts';
import { type ReadableBody, readableBody } from './readable-body.ts';
import { type NewWords, newWords } from './reply.ts';
import { isAnswerSubject } from './reply-marks.ts';
import { readUnsubscribe } from './unsubscribe.ts';
import { weights } from './weights.ts';

/** A mail that is opened: its header and body. */
export type OpenMail = { header: HeaderBlock; body: Body };

/**
 * Never throws for what is in the mail. Codes are looked for in the subject and the new words, and where these have none, in the
 * mail that is `attached`.
 */
export function digestOf(header: HeaderBlock, body: Body, attached: OpenMail | null): Digest {
  const { read, words, source } = sourceOf(header, body);
  // The numbers in a report are those of the mail system.
  const isReport = readReport(header, body) !== null;
  const own = isReport ? [] : findCodes(source, weights.codes);
  const inner = isReport || own.length > 0 || !attached ? null : sourceOf(attached.header, attached.body).source;
  const codes = inner ? findCodes(inner, weights.codes) : own;
  const links = withPurposes(source, weights.links);
  const { calendar, removed } = readCalendar(body.files);
  return {
    unreadable: false,
    text: read.text,
    replyText: words.text,
    quoted: words.quoted,
    hiddenTextRemoved: read.hiddenTextRemoved + removed,
    possiblyHidden: read.possiblyHidden,
    withheld: read.withheld,
    links,
    codes,
    best: isReport ? null : bestOf(codes, links),
    calendar,
    unsubscribe: readUnsubscribe(header),
  };
}

/** What the models weigh in a mail: for training and judging them. */
export function weighedIn(
  { header, body }: OpenMail,
  attached: OpenMail | null,
): { codes: WeighedCode[]; attached: WeighedCode[]; links: LinkPlace[] } {
  const { source } = sourceOf(header, body);
  return {
    codes: codeCandidates(source),
    attached: attached ? codeCandidates(sourceOf(attached.header, attached.body).source) : [],
    links: linkPlaces(source),
  };
}

type Source = { read: ReadableBody; words: NewWords; source: LinkSource & { to: string } };

function sourceOf(header: HeaderBlock, body: Body): Source {
  const read = readableBody(body);
  const subject = subjectOf(header);
  const fields = readHeaderFields(header);
  const answers = fields.inReplyTo !== null || fields.references.length > 0 || isAnswerSubject(subject);
  const words = newWords({ subject, from: fields.from, answers, plain: isBlank(body.html) }, read.text, read);
  const { text, emphasis, links } = read;
  return { read, words, source: { subject, to: fields.to ?? '', text, emphasis, links, isNew: (line) => words.lines.has(line) } };
}

/** A code comes first: it is typed where the reader already is, while a link with the same purpose would begin anew elsewhere. */
function bestOf([code]: DigestCode[], links: DigestLink[]): DigestBest | null {
  if (code) return { code: code.value };
  const pressed = links.filter(({ kind, confidence }) => confidence >= ENOUGH && kind !== 'unsubscribe');
  const [link] = pressed.toSorted((a, b) => b.confidence - a.confidence);
  return link ? { link: links.indexOf(link) + 1 } : null;
}
