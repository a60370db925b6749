/** The digest of a header alone, for a mail whose body could not be read. */
import { withoutInvisible } from '../../core/base/invisible.ts';
import type { Digest } from '../../core/ports/mail-reader.ts';
import { type HeaderBlock, readHeaderFields } from '../mime/headers.ts';
import { findCodes } from './codes.ts';
import { readUnsubscribe } from './unsubscribe.ts';
import { weights } from './weights.ts';

/** Takes time linear to the header, so that the main thread can call it when a parser thread failed. */
export function digestOfHeader(header: HeaderBlock): Digest {
  const subject = subjectOf(header);
  const codes = findCodes(
    { subject, to: readHeaderFields(header).to ?? '', text: '', emphasis: [], links: [], isNew: () => false },
    weights.codes,
  );
  const [code] = codes;
  return {
    unreadable: true,
    text: '',
    replyText: '',
    quoted: 'none',
    hiddenTextRemoved: 0,
    possiblyHidden: 0,
    withheld: '',
    links: [],
    codes,
    best: code ? { code: code.value } : null,
    calendar: null,
    unsubscribe: readUnsubscribe(header),
  };
}

export function subjectOf(header: HeaderBlock): string {
  return withoutInvisible(readHeaderFields(header).subject).text;
}
