/** The tool claim_email. */
import { z } from 'zod';
import { claimEmail as claimNext } from '../../src/core/reading/claim.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id, timeOut } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { from, label, subject } from './filters.ts';
import { compactOpenedEmail, openedEmail } from './opened-email.ts';
import { count, readOptions } from './read-options.ts';

const claim = z.object({
  id: z.string().describe('Pass as claimId to settle it.'),
  expiresAt: timeOut.describe('When another worker may claim the email.'),
  attempts: z.number().int().describe('How often it was claimed, including this time.'),
});

const claimed = <Email extends z.ZodType>(email: Email) =>
  z.object({
    email: email.nullable().describe('null when there is nothing to claim.'),
    claim: claim.nullable().describe('null when there is nothing to claim.'),
    more: z
      .array(z.object({ email: email.describe('The email.'), claim: claim.describe('The claim on it.') }))
      .optional()
      .describe('Of several, the others.'),
  });

export const claimEmail = defineTool({
  name: 'claim_email',
  title: 'Claim an email',
  description:
    'Claims the oldest unread email that no worker has, until the lease ends. End it with settle_claim, or a reply with claimId.',
  scope: 'emails:write',
  effect: 'write',
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/emails/claim', status: 200 },
  input: z.strictObject({
    inboxId: inboxRef(),
    filter: z
      .strictObject({
        from,
        subject,
        label: label.describe('Its label.'),
        threadId: id('thread').optional(),
      })
      .optional()
      .describe('Which emails.'),
    leaseSeconds: z.number().int().min(10).max(3600).default(300).describe('10 to 3600.'),
    count,
    ...readOptions,
  }),
  output: claimed(openedEmail),
  compact: claimed(compactOpenedEmail),
  inFull: (input) => input.view !== 'text',
  run: (core, actor, input) => claimNext(core, actor, input),
});
