/** The thread record as tools answer it, and a thread as it is opened with its emails. */
import { z } from 'zod';
import { compactAttachments, email } from '../emails/email.ts';
import { openedEmail, VERDICTS, verdict } from '../emails/opened-email.ts';
import { completeness, timeOut, untrusted } from '../shapes.ts';

export const thread = z.object({
  id: z.string().describe('Thread id (UUID).'),
  inboxId: z.string().describe('Inbox it belongs to.'),
  subject: untrusted(z.string()).describe('Subject of its first email.'),
  participants: z.array(untrusted(z.string())).describe('The others in its newest 10 emails, at most 10.'),
  emails: z.number().int().describe('How many emails it holds.'),
  unread: z.number().int().describe('How many received ones are not marked as read.'),
  labels: z.array(z.string()).describe('Its own labels.'),
  preview: untrusted(z.string()).describe('Of its newest email that was not canceled.'),
  lastDirection: z.enum(['inbound', 'outbound']).describe('Of the same email.'),
  lastEmailAt: timeOut.describe('When its newest email was received or sent.'),
  createdAt: timeOut.describe('When it started here.'),
});

/** A row of a list. */
export const listedThread = thread
  .omit({ createdAt: true })
  .partial({ inboxId: true, subject: true, participants: true, labels: true, preview: true });

const own = {
  ...email.pick({ id: true, direction: true, from: true, createdAt: true, isRead: true, attachments: true }).shape,
  status: email.shape.status.optional().describe('For an email written here: draft, or its delivery status.'),
  senderVerdict: verdict.optional().describe(`For a received email: ${VERDICTS}`),
};

const pieces = {
  nextOffset: z.number().int().nullable().describe('Pass as offset to read on; null at the end.'),
  nextCursor: z.string().nullable().describe('Pass as cursor for further emails; null at the end.'),
};

export const openedThread = thread.extend({
  data: z
    .array(openedEmail.partial().extend(own))
    .describe('Its emails, oldest first; text is the new text of each, and view full has the rest.'),
  ...pieces,
  ...completeness,
});

export const compactThread = thread
  .omit({ createdAt: true, preview: true, lastDirection: true, lastEmailAt: true })
  .partial({ inboxId: true, subject: true, participants: true, labels: true })
  .extend({
    data: z.array(
      z.object({
        ...own,
        text: untrusted(z.string()).optional(),
        attachments: compactAttachments,
      }),
    ),
    ...pieces,
    nextOffset: pieces.nextOffset.optional(),
    nextCursor: pieces.nextCursor.optional(),
    leftOut: completeness.leftOut.optional(),
  });
