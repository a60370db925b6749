/** A suppressed address as tools answer it. */
import { z } from 'zod';
import { MAX_MAILBOX } from '../../src/core/base/limits.ts';
import { SUPPRESSION_REASONS } from '../../src/core/store/suppressions.ts';
import { timeOut, untrusted } from '../shapes.ts';

export const reason = z.enum(SUPPRESSION_REASONS);

export const address = z.string().min(1).max(MAX_MAILBOX).describe('An email address, such as bob@example.org.');

export const suppression = z.object({
  id: z.string().describe('Suppression id (UUID).'),
  address: untrusted(z.string()).describe('The address, in lower case.'),
  reason: reason.describe(
    'bounce: mail to it failed permanently; complaint: it reported mail as spam; unsubscribe: it asked for no more mail.',
  ),
  emailId: z.string().nullable().describe('The email that led to it; null when it was added by hand.'),
  detail: untrusted(z.string().nullable()).describe('What its server said.'),
  createdAt: timeOut.describe('When it was added.'),
});
