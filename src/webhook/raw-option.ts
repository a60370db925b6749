/** The answer to a provider that posts without the raw mail because an option of it is not set. */
import { PostroomError } from '../core/base/errors.ts';
import { RAW_MISSING } from '../core/inbound/answers.ts';

/** The refusal of a post without raw MIME: the operator has to set an option, and the provider keeps its mail meanwhile. `hint` names the option. */
export function rawMissing(hint: string): PostroomError {
  return new PostroomError('unavailable', RAW_MISSING, { hint });
}
