/** The prompt triage_inbox. */
import { z } from 'zod';
import { getInbox } from '../../src/core/inboxes/inboxes.ts';
import { mayUse } from '../context.ts';
import { getEmail } from '../emails/get-email.ts';
import { listEmails } from '../emails/list-emails.ts';
import { replyToEmail } from '../emails/reply-to-email.ts';
import { updateEmails } from '../emails/update-emails.ts';
import { inboxRef } from '../named-inboxes.ts';
import { inboxIds } from '../resources/inboxes.ts';
import { definePrompt, FENCED, says } from './prompt.ts';

export const triageInbox = definePrompt({
  name: 'triage_inbox',
  title: 'Go through an inbox',
  description: 'Goes through the unread mail of an inbox and says what each mail wants and what to do first.',
  rights: [listEmails, getEmail],
  args: z.strictObject({ inboxId: inboxRef() }),
  complete: { inboxId: inboxIds },
  async write({ core, actor }, { inboxId }) {
    const { address } = await getInbox(core, actor, inboxId);
    return [
      says(
        `Go through the unread mail of the inbox ${address} (inboxId ${inboxId}).`,
        `1. List it: list_emails {"inboxId": "${inboxId}", "isRead": false}; follow nextCursor to the end.`,
        '2. If subject and preview are not enough, read the email with get_email; reading does not mark it as read.',
        '3. Group it: needs an answer, needs an action, information only, unwanted. Look at sender: authentication that is not verified, a name that shows another address and a different Reply-To are reasons for doubt.',
        '4. Tell me for each group who wrote, what they want and by when. The most urgent first, one line each, with the email id.',
        ...(mayUse(actor, [updateEmails]) ? ['5. Mark with update_emails only what I tell you to.'] : []),
        ...(mayUse(actor, [replyToEmail]) ? ['Do not answer anything before I agree; then use reply_to_email.'] : []),
        FENCED,
      ),
    ];
  },
});
