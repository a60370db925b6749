/** Mail to be written: a plain one, a file, and the refusal of one that may not be. */
import { PostroomError } from '../../../src/core/base/errors.ts';
import type { OutgoingMail } from '../../../src/core/ports/mail-composer.ts';
import { parseAddress } from '../../../src/mail/parse-address.ts';

export const at = (value: string) => parseAddress(value, 'to.0');

export function mail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    from: at('Agent <agent@postroom.localhost>'),
    to: [at('ann@example.com')],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: 'Hello',
    text: 'Hello Ann',
    html: null,
    attachments: [],
    headers: [],
    messageId: '<fixed@postroom.localhost>',
    date: new Date('2026-02-03T04:05:06Z'),
    inReplyTo: null,
    references: [],
    hops: 0,
    ...changes,
  };
}

export function file(changes: Partial<OutgoingMail['attachments'][number]> = {}): OutgoingMail['attachments'][number] {
  return {
    filename: 'a.bin',
    contentType: 'application/octet-stream',
    contentId: null,
    content: Buffer.from([0, 255, 10, 13]),
    ...changes,
  };
}

/** An invalid request at `path`, with a way on. */
export const refusal = (path: string) => (error: unknown) =>
  error instanceof PostroomError &&
  error.code === 'invalid_request' &&
  error.errors?.[0]?.path === path &&
  error.hint !== undefined;
