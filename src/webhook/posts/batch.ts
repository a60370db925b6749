/** Reads a post that holds several mails: one that cannot be read is left out, as those beside it must not be lost for it. */
import { PostroomError } from '../../core/base/errors.ts';
import type { Extracted } from '../adapter.ts';

/** `mailOf` throws `invalid_request` for anything that is not a mail. When none of them is one, so does this. */
export function mailsOf<One>(all: readonly One[], mailOf: (one: One) => Extracted): Extracted[] {
  const mails: Extracted[] = [];
  let fault: PostroomError | null = null;
  for (const one of all) {
    try {
      mails.push(mailOf(one));
    } catch (error) {
      if (!(error instanceof PostroomError)) throw error;
      fault ??= error;
    }
  }
  if (fault !== null && mails.length === 0) throw fault;
  return mails;
}
