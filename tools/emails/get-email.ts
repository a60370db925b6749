/** The tool get_email. */
import { z } from 'zod';
import { invalidField, notFound } from '../../src/core/base/errors.ts';
import { getAnyEmail } from '../../src/core/reading/emails.ts';
import { getSeveral } from '../../src/core/reading/several.ts';
import type { Context } from '../context.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactOpenedEmail, openedEmail } from './opened-email.ts';
import { markRead, offset, readOptions } from './read-options.ts';
import { severalEmails } from './several-emails.ts';

/** The most emails that one call opens. */
const MOST_IDS = 20;

export const getEmail = defineTool({
  name: 'get_email',
  title: 'Read an email',
  description:
    'Reads an email, or several by ids: visible text with links as [n]; codes, links, new text under extracted; the sender, and if that is verified.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}', status: 200, without: ['ids'] },
  input: z.strictObject({
    id: id('email').optional(),
    ids: z.array(id('email')).min(1).max(MOST_IDS).optional().describe(`Up to ${MOST_IDS}.`),
    ...readOptions,
    offset,
    markRead,
  }),
  output: openedEmail,
  several: severalEmails,
  compact: compactOpenedEmail,
  inFull: (input) => input.view !== 'text',
  run: async (core, actor, { id, ids, ...input }) => {
    if (id === undefined && ids === undefined) throw invalidField('id', 'is required', 'Give id, or ids for several emails.');
    if (id !== undefined && ids !== undefined) throw invalidField('ids', 'is given beside id', 'Give id or ids.');
    if (id !== undefined) return await getAnyEmail(core, actor, { id, ...input });
    const { view, offset } = input;
    if (view === 'full' || offset > 0)
      throw invalidField(view === 'full' ? 'view' : 'offset', 'is for one email', 'Give id to read one email whole.');
    return { several: await getSeveral(core, actor, { ...input, ids: ids ?? [], view }) };
  },
});

/** What it answers for resources and prompts, to which quarantined mail does not exist. Throws `not_found`. */
export async function answerLetIn(context: Context, id: string): Promise<Record<string, unknown>> {
  const shown = await context.answer(getEmail, { id });
  if (shown.status === 'quarantined') throw notFound('email');
  return shown;
}
