/** The tool get_email. */
import { z } from 'zod';
import { notFound } from '../../src/core/base/errors.ts';
import { getAnyEmail } from '../../src/core/reading/emails.ts';
import type { Context } from '../context.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactOpenedEmail, openedEmail } from './opened-email.ts';
import { markRead, offset, readOptions } from './read-options.ts';

export const getEmail = defineTool({
  name: 'get_email',
  title: 'Read an email',
  description:
    'Reads an email: visible text with links as [n]; codes, links and new text under extracted; who sent it, and whether that is verified. A long text comes in pieces.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}', status: 200 },
  input: z.strictObject({ id: id('email'), ...readOptions, offset, markRead }),
  output: openedEmail,
  compact: compactOpenedEmail,
  inFull: (input) => input.view !== 'text',
  run: (core, actor, input) => getAnyEmail(core, actor, input),
});

/** What it answers for resources and prompts, to which quarantined mail does not exist. Throws `not_found`. */
export async function answerLetIn(context: Context, id: string): Promise<Record<string, unknown>> {
  const shown = await context.answer(getEmail, { id });
  if (shown.status === 'quarantined') throw notFound('email');
  return shown;
}
