/** What a provider is answered that posts without the raw mail, because an option of it is not set. */
import { PostroomError } from '../core/base/errors.ts';

/** It is for the operator to set, so the provider keeps its mail meanwhile. `hint` says which option it is. */
export function rawMissing(hint: string): PostroomError {
  return new PostroomError('unavailable', 'The post does not carry the raw mail.', { hint });
}
