/** A wake policy as tools take and answer it. */
import { z } from 'zod';
import { WAKE_CONDITIONS } from '../src/core/store/webhook-wakes.ts';
import { timeOut } from './shapes.ts';

const most = z.number().int().min(1).max(100_000).nullable().default(null);

/** The same in both directions, so that what was answered can be sent again. */
export const wakePolicy = z.strictObject({
  only: z
    .array(z.enum(WAKE_CONDITIONS))
    .min(1)
    .max(WAKE_CONDITIONS.length)
    .refine((only) => only.length === 1 || !only.includes('any'), 'must name any alone, or conditions')
    .default(['any'])
    .describe(
      'any; or verified: the sender is; known: the inbox wrote to the sender, whose check did not fail; of these two one is enough; to_me: To names the inbox, besides.',
    ),
  automated: z
    .boolean()
    .default(false)
    .describe('true: newsletters, notices and what else machines send of their own accord too.'),
  minIntervalSeconds: z
    .number()
    .int()
    .min(1)
    .max(24 * 3600)
    .nullable()
    .default(null)
    .describe('After one that is told, others are held back for so long; the newest is told then. null = none.'),
  maxPerThreadPerDay: most.describe('Of one thread in 24 hours; null = no limit.'),
  maxPerSenderPerHour: most.describe('Of one address in 60 minutes; null = no limit.'),
});

/** What comes along with the event that wakes. */
export const heldBack = z
  .object({
    count: z.number().int().describe('How many mails.'),
    since: timeOut.describe('When the first of them was held back.'),
  })
  .describe('What the wake policy of the endpoint held back since the last event that it let pass; absent when nothing.');
