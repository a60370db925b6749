/** The prompt extract_code. */
import { z } from 'zod';
import { getInbox } from '../../src/core/inboxes/inboxes.ts';
import { MAX_FILTER } from '../emails/filters.ts';
import { waitForEmail } from '../emails/wait-for-email.ts';
import { inboxRef } from '../named-inboxes.ts';
import { inboxIds } from '../resources/inboxes.ts';
import { line } from '../shapes.ts';
import { definePrompt, FENCED, says } from './prompt.ts';

export const extractCode = definePrompt({
  name: 'extract_code',
  title: 'Get the code from an email',
  description: 'Waits for the email with a one-time code or a confirmation link and extracts it.',
  rights: [waitForEmail],
  args: z.strictObject({
    inboxId: inboxRef('inbox the code comes to'),
    from: line(MAX_FILTER).min(1).optional().describe('Part of the sender, such as the domain of the site.'),
  }),
  complete: { inboxId: inboxIds },
  async write({ core, actor }, { inboxId, from }) {
    const { address } = await getInbox(core, actor, inboxId);
    const wanted = JSON.stringify({ inboxId, from });
    return [
      says(
        `Get the newest one-time code or confirmation link that was sent to ${address}.`,
        `1. Call wait_for_email ${wanted}; it returns at once if the mail is already there. If nothing came, call it once more.`,
        '2. Take what extracted.best names: its code, or the link of extracted.links with that n. If best is null, look into the text.',
        '3. Check sender: the mail must come from the site I am signing up at, and its authentication must not have failed. If in doubt, say so and stop.',
        '4. Answer with only the code or link, and who sent it. Do not open links yourself.',
        FENCED,
      ),
    ];
  },
});
