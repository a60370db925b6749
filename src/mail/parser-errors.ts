/** What the reader of mail throws when it cannot read one now. */
import { PostroomError } from '../core/base/errors.ts';

const AGAIN = { hint: 'Send the same request again after the time in Retry-After.', retryAfter: 5 };

export function overloadedError(): PostroomError {
  return new PostroomError('unavailable', 'Too many mails wait to be read.', AGAIN);
}

export function closedError(): PostroomError {
  return new PostroomError('unavailable', 'The server is shutting down.', AGAIN);
}

export function unreadableError(): PostroomError {
  return new PostroomError('unavailable', 'This mail could not be read within its limits of time and memory.', {
    hint: 'Try again later, or fetch the raw mail instead.',
    retryAfter: 60,
  });
}
