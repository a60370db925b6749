/** Refusals of several fields of one request, told as one error, so that the caller mends them all at once. */
import { type FieldError, PostroomError } from './errors.ts';

/** A caller who gave a hundred bad addresses reads so many, as of what a schema refuses. */
const MOST_TOLD = 20;

export type RefusedFields = {
  /** What `read` answers; null when it refuses a field. Throws whatever else it throws. */
  orRefused<T>(read: () => T): T | null;
  add(error: PostroomError): void;
  /** Throws `invalid_request` in the words of the first refusal, with every field that was refused. */
  throwAny(): void;
};

export function refusedFields(): RefusedFields {
  const fields: FieldError[] = [];
  let first: PostroomError | null = null;
  const add = (error: PostroomError) => {
    first ??= error;
    fields.push(...(error.errors ?? []));
  };
  return {
    add,
    orRefused: (read) => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof PostroomError) || !error.errors) throw error;
        add(error);
        return null;
      }
    },
    throwAny: () => {
      if (first === null) return;
      const { message, hint } = first;
      throw new PostroomError('invalid_request', message, { ...(hint ? { hint } : {}), errors: fields.slice(0, MOST_TOLD) });
    },
  };
}
