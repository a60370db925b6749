/** Several emails as they are opened together: only what tells whether each matters, since an agent pays for twenty at once. */
import { z } from 'zod';
import { code, untrusted } from '../shapes.ts';
import { compactAttachments, email } from './email.ts';
import { link, openedEmail, verdict } from './opened-email.ts';

type Opened = z.output<typeof openedEmail>;

const DOUBTS = ['name_shows_other_address', 'replies_go_elsewhere', 'text_left_out'] as const;

const brief = z.object({
  ...email.pick({ id: true, from: true, subject: true, createdAt: true }).shape,
  text: untrusted(z.string()).optional(),
  nextOffset: z.number().int().nullable().optional().describe('Pass as offset, with id, to read on.'),
  to: email.shape.to.optional().describe('Of mail sent from here.'),
  status: email.shape.status.optional().describe('Of mail sent from here, or quarantined.'),
  senderVerdict: verdict.optional(),
  doubts: z.array(z.enum(DOUBTS)).optional().describe('Reasons to read it with care.'),
  codes: z
    .array(code(untrusted(z.string())))
    .optional()
    .describe('One-time codes, best first.'),
  links: z
    .array(link.pick({ n: true, url: true, kind: true }))
    .optional()
    .describe('Links to act on.'),
  attachments: compactAttachments,
});

export const severalEmails = z.object({
  data: z.array(z.preprocess(briefly, brief)).describe('In the order of ids.'),
  notFound: z.array(z.string()).optional().describe('Ids of no email here.'),
});

function briefly(value: unknown): unknown {
  const read = openedEmail.safeParse(value);
  if (!read.success) return value;
  const { extracted, sender, direction, status, to, ...email } = read.data;
  const isOwn = direction === 'outbound';
  return {
    ...email,
    ...(isOwn ? { to } : { senderVerdict: sender.authentication.verdict }),
    ...(isOwn || status === 'quarantined' ? { status } : { status: undefined }),
    doubts: isOwn ? [] : doubtsOf(read.data),
    codes: extracted?.codes.map(({ value }) => value) ?? [],
    links: extracted?.links.filter(({ kind }) => kind !== 'other') ?? [],
  };
}

function doubtsOf({ sender, notice }: Opened): (typeof DOUBTS)[number][] {
  const doubts = {
    name_shows_other_address: sender.displayNameHasOtherAddress,
    replies_go_elsewhere: sender.replyToDiffers,
    text_left_out: notice !== null,
  };
  return DOUBTS.filter((doubt) => doubts[doubt]);
}
