/** The digest of a mail: what a reader needs of it, made from its header and body. */
import type { Digest, DigestLink } from '../../core/ports/mail-reader.ts';
import type { Body } from '../mime/bodies.ts';
import { isBlank } from '../mime/clean-text.ts';
import { type HeaderBlock, readHeaderFields } from '../mime/headers.ts';
import { readCalendar } from './calendar.ts';
import { findCodes } from './codes.ts';
import { type FoundLink, linkKind } from './links.ts';
import { subjectOf } from './of-header.ts';
import { readableBody } from './readable-body.ts';
import { replyText } from './reply.ts';
import { isAnswerSubject } from './reply-marks.ts';
import { readUnsubscribe } from './unsubscribe.ts';

/** Never throws for what is in the mail. Codes are looked for only in the subject and the new words. */
export function digestOf(header: HeaderBlock, body: Body): Digest {
  const { text, quotedFrom, links, hiddenTextRemoved, possiblyHidden, withheld } = readableBody(body);
  const subject = subjectOf(header);
  const fields = readHeaderFields(header);
  const answers = fields.inReplyTo !== null || fields.references.length > 0 || isAnswerSubject(subject);
  const reply = replyText({ subject, answers, plain: isBlank(body.html) }, text, quotedFrom);
  const { calendar, removed } = readCalendar(body.files);
  return {
    text,
    replyText: reply,
    hiddenTextRemoved: hiddenTextRemoved + removed,
    possiblyHidden,
    withheld,
    links: withKinds(links, text),
    codes: findCodes(subject, reply),
    calendar,
    unsubscribe: readUnsubscribe(header),
  };
}

/**
 * Adds the kind of each link, which depends on the words before it: each link stands in the text as its number in brackets, in
 * order.
 */
function withKinds(links: FoundLink[], text: string): DigestLink[] {
  let from = 0;
  return links.map((link, at) => {
    const found = text.indexOf(`[${at + 1}]`, from);
    if (found !== -1) from = found;
    return { ...link, kind: linkKind(link, found === -1 ? '' : text.slice(Math.max(0, found - 400), found)) };
  });
}
