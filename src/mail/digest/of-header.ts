/** The digest of a header alone, for a mail whose body could not be read. */
import { withoutInvisible } from '../../core/base/invisible.ts';
import type { Digest } from '../../core/ports/mail-reader.ts';
import { type HeaderBlock, readHeaderFields } from '../mime/headers.ts';
import { findCodes } from './codes.ts';
import { readUnsubscribe } from './unsubscribe.ts';

/** Takes time linear to the header, so that the main thread can call it when a parser thread failed. */
export function digestOfHeader(header: HeaderBlock): Digest {
  return {
    text: '',
    replyText: '',
    hiddenTextRemoved: 0,
    possiblyHidden: 0,
    withheld: '',
    links: [],
    codes: findCodes(subjectOf(header), ''),
    calendar: null,
    unsubscribe: readUnsubscribe(header),
  };
}

export function subjectOf(header: HeaderBlock): string {
  return withoutInvisible(readHeaderFields(header).subject).text;
}
