/** Reads a post that is JSON, in the form that a provider documents. */
import type { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';

/** Throws `invalid_request` with the `hint`. */
export function jsonPost<T>(body: Buffer, shape: z.ZodType<T>, hint: string): T {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    throw new PostroomError('invalid_request', 'The body is not JSON.', { hint });
  }
  const read = shape.safeParse(json);
  if (!read.success) throw new PostroomError('invalid_request', "The body is not of the provider's form.", { hint });
  return read.data;
}
