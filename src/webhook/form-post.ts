/** Reads a post that is a form, from a body that is whole. */
import { finished } from 'node:stream/promises';
import { PostroomError } from '../core/base/errors.ts';
import { headerOf, type Posted } from './adapter.ts';
import { formReader } from './form.ts';

/** The values of each field as their bytes, in their order. Throws `invalid_request` with the `hint`, and `too_large` for over a thousand fields. */
export async function formPost(posted: Posted, hint: string): Promise<Map<string, Buffer[]>> {
  const fields = new Map<string, Buffer[]>();
  try {
    const reader = formReader(headerOf(posted, 'content-type') ?? undefined, ({ name, bytes }) => {
      fields.set(name, [...(fields.get(name) ?? []), bytes]);
    });
    reader.end(posted.body);
    await finished(reader);
  } catch (error) {
    if (error instanceof PostroomError) throw new PostroomError(error.code, error.message, { hint });
    throw error;
  }
  return fields;
}
