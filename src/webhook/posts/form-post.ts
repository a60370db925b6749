/** Reads a post that is a form, from a body that is whole. */
import { finished } from 'node:stream/promises';
import { PostroomError } from '../../core/base/errors.ts';
import { headerOf, type Posted } from '../adapter.ts';
import { formReader } from './form.ts';

type Fields = Map<string, Buffer[]>;

/** What proves a form may lie in its fields, which are read again afterwards. */
const known = new WeakMap<Posted, Promise<Fields>>();

/** The values of each field as their bytes, in their order. Throws `invalid_request` with the `hint`, and `too_large` for over a thousand fields. */
export async function formPost(posted: Posted, hint: string): Promise<Fields> {
  const reading = known.get(posted) ?? fieldsOf(posted);
  known.set(posted, reading);
  try {
    return await reading;
  } catch (error) {
    if (error instanceof PostroomError) throw new PostroomError(error.code, error.message, { hint });
    throw error;
  }
}

async function fieldsOf(posted: Posted): Promise<Fields> {
  const fields: Fields = new Map();
  const reader = formReader(headerOf(posted, 'content-type') ?? undefined, ({ name, bytes }) => {
    fields.set(name, [...(fields.get(name) ?? []), bytes]);
  });
  reader.end(posted.body);
  await finished(reader);
  return fields;
}
