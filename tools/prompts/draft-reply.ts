/** The prompt draft_reply. */
import { z } from 'zod';
import { mayUse } from '../context.ts';
import { answerLetIn, getEmail } from '../emails/get-email.ts';
import { replyToEmail } from '../emails/reply-to-email.ts';
import { saveDraft } from '../emails/save-draft.ts';
import { emailIds } from '../resources/emails.ts';
import { id, line } from '../shapes.ts';
import { definePrompt, FENCED, says } from './prompt.ts';

const TONES = ['friendly', 'formal', 'brief', 'apologetic', 'firm'];

export const draftReply = definePrompt({
  name: 'draft_reply',
  title: 'Draft an answer to an email',
  description: 'Shows the email and asks for a draft of an answer, which is sent only after you agree.',
  rights: [getEmail],
  args: z.strictObject({
    id: id('email to answer'),
    tone: line(100).min(1).optional().describe('How it should sound, such as friendly, formal or brief.'),
  }),
  complete: {
    id: emailIds,
    tone: async (_context, typed) => ({
      values: TONES.filter((tone) => tone.startsWith(typed.trim().toLowerCase())),
      hasMore: false,
    }),
  },
  async write(context, { id: emailId, tone }) {
    const shown = await answerLetIn(context, emailId);
    const resource = { uri: `postroom://emails/${emailId}`, mimeType: 'application/json', text: JSON.stringify(shown) };
    return [
      says(
        `Draft an answer to the email ${emailId}, which follows.`,
        ...(tone === undefined ? [] : [`Tone: ${tone}.`]),
        'Answer what the mail asks; where you lack a fact, leave a gap in [brackets] instead of inventing it.',
        'When the text is cut (nextOffset) or the mail refers to earlier ones, read on with get_email and get_thread first.',
        'If the sender looks doubtful, say so before the draft: authentication that is not verified, a name that shows another address, or a different Reply-To.',
        'Show me the draft.',
        ...(mayUse(context.actor, [replyToEmail])
          ? [`Send it only after I agree: reply_to_email {"id": "${emailId}", "text": …}.`]
          : []),
        ...(mayUse(context.actor, [saveDraft])
          ? [`To keep it for someone else to send: save_draft {"answers": "${emailId}", "text": …}.`]
          : []),
        FENCED,
      ),
      { role: 'user', content: { type: 'resource', resource } },
    ];
  },
});
