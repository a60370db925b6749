/** Input fields of the tools that change many emails at once: the ids of the emails, or the thread they belong to. */
import { z } from 'zod';
import { invalidField } from '../../src/core/base/errors.ts';
import { id } from '../shapes.ts';

const emailIds = z
  .array(id('email'))
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'must not name an email twice')
  .describe('1 to 100.');

export const idsOrThread = { ids: emailIds.optional(), threadId: id('thread').optional() };

/** Throws `invalid_request` unless exactly one of the two is given. */
export function eitherOf(input: {
  ids?: string[] | undefined;
  threadId?: string | undefined;
}): { ids: string[]; threadId?: never } | { ids?: never; threadId: string } {
  const { ids, threadId } = input;
  if (ids && threadId === undefined) return { ids };
  if (threadId !== undefined && !ids) return { threadId };
  throw invalidField('ids', ids ? 'cannot be given beside threadId' : 'is missing', 'Give either ids or threadId.');
}
