/** The idempotency key as callers give it, in a header or as an argument. */
import { z } from 'zod';
import { invalidField } from '../src/core/base/errors.ts';
import { MAX_IDEMPOTENCY_KEY } from '../src/core/base/limits.ts';

const IDEMPOTENCY_KEY_FORM = `must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters`;

export const idempotencyKey = z
  .string()
  .regex(new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY}}$`), IDEMPOTENCY_KEY_FORM)
  .describe('Idempotency key.');

/** The key in a header or an argument. Throws `invalid_request` naming `path`, which is the name that the caller gave it. */
export function readIdempotencyKey(given: unknown, path: string, hint: string): string {
  const key = idempotencyKey.safeParse(given);
  if (!key.success) throw invalidField(path, IDEMPOTENCY_KEY_FORM, hint);
  return key.data;
}
