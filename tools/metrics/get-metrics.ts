/** The tool get_metrics. */
import { z } from 'zod';
import { getMetrics as get } from '../../src/core/access/metrics.ts';
import { timeOut } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { planUse } from './plan.ts';

const count = z.number().int();

export const getMetrics = defineTool({
  name: 'get_metrics',
  title: 'Get usage figures',
  description:
    'Returns usage of the account: inboxes, mail received and sent per day and in the period, unread mail, stored bytes, deliveries by status, webhook outcomes, and what the plan allows.',
  scope: 'metrics:read',
  effect: 'read',
  http: { method: 'GET', path: '/metrics', status: 200 },
  input: z.strictObject({
    days: z.number().int().min(1).max(366).default(30).describe('Length of the period in days, including today (UTC).'),
  }),
  output: z.object({
    period: z
      .object({ from: z.string().describe('First day.'), to: z.string().describe('Last day.') })
      .describe('The period, in UTC days.'),
    inboxes: z.object({ total: count.describe('All inboxes.'), active: count.describe('Not paused.') }).describe('Inboxes now.'),
    emails: z
      .object({
        inbound: count.describe('Received in the period.'),
        outbound: count.describe('Sent in the period.'),
        unread: count.describe('Unread now.'),
        quarantined: count.describe('In the quarantine now; not counted as unread.'),
        accepted: count.describe('Accepted and not filed yet.'),
        storedBytes: count.describe('Bytes of raw mail and of draft attachments stored now.'),
      })
      .describe('Mail.'),
    sendingStoppedAt: timeOut.nullable().describe('Since when nothing is sent; null = sending is on.'),
    deliveries: z
      .object({
        queued: count.describe('Waiting.'),
        sending: count.describe('Being sent.'),
        sent: count.describe('Accepted by the next server.'),
        delivered: count.describe('Delivered.'),
        deferred: count.describe('To be tried again.'),
        failed: count.describe('Given up or refused.'),
        bounced: count.describe('Returned.'),
        complained: count.describe('Reported as spam.'),
        held: count.describe('Waiting for approval.'),
        canceled: count.describe('Deleted, rejected or canceled before it was sent.'),
      })
      .describe('Recipients of sent mail by status, since the account was created.'),
    oldestQueuedSeconds: count
      .nullable()
      .describe('How long the oldest delivery has waited, since it was to go out first; null = none waits.'),
    webhook: z
      .object({
        accepted: count.describe('Stored, or accepted to be filed later.'),
        ignored: count.describe('No active inbox.'),
        duplicate: count.describe('Received before.'),
        rejected: count.describe('Bad signature.'),
        failed: count.describe('Our own failure.'),
      })
      .describe("Webhook posts in the period; those of no account are counted for the operator's account."),
    daily: z
      .array(
        z.object({
          date: z.string().describe('Day in UTC.'),
          inbound: count.describe('Received.'),
          outbound: count.describe('Sent.'),
        }),
      )
      .describe('One row a day, oldest first.'),
    plan: planUse,
    backlog: z
      .object({
        mails: count.describe('How many.'),
        bytes: count.describe('Their bytes.'),
        oldestSeconds: count.nullable().describe('How long ago the oldest was accepted; null = there is none.'),
      })
      .nullable()
      .describe("Mail that is accepted and not filed yet, of all accounts. Null but for the operator's account."),
    reindex: z
      .object({
        state: z.enum(['waiting', 'running', 'finished']).describe('`waiting`: not begun yet.'),
        percent: count.describe('How much is done, 0 to 100.'),
        reread: count.describe('Received mails that were read again.'),
        changed: count.describe('Those of which the record changed.'),
        unreadable: count.describe('Those that could not be read.'),
        startedAt: z.string().nullable().describe('RFC 3339, or null.'),
        finishedAt: z.string().nullable().describe('RFC 3339, or null.'),
      })
      .nullable()
      .describe("Reading stored mail again after an upgrade, of all accounts. Null but for the operator's account."),
  }),
  run: (core, actor, input) => get(core, actor, input),
});
