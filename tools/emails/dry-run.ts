/** A dry run of the tools that send: the input field that asks for one, and the report it answers. */
import { z } from 'zod';
import { WARNING_CODES } from '../../src/core/sending/warnings.ts';
import { timeOut, untrusted } from '../shapes.ts';

export const dryRun = z.boolean().optional().describe('Dry run.');

const fieldErrors = z
  .array(
    z.object({
      path: z.string().describe('Field, such as to.0: the first in To.'),
      message: z.string().describe('What is wrong with it.'),
    }),
  )
  .describe('Which fields it is about.');

export const dryRunReport = z.object({
  dryRun: z.literal(true).describe('Nothing was sent and nothing stored.'),
  wouldBe: z.enum(['queued', 'held', 'refused']).describe('The status the email would have, or refused.'),
  refusal: z
    .object({
      code: z.string().describe('Code of the error.'),
      message: z.string().describe('What is wrong.'),
      hint: z.string().optional().describe('What to do next.'),
      errors: fieldErrors.optional(),
      retryAfter: z.number().optional().describe('Seconds to wait before trying again.'),
    })
    .nullable()
    .describe('The error that the call would return; null when it would not be refused.'),
  held: z
    .object({
      rule: z.string().describe('The rule that holds it.'),
      reason: z.string().describe('Why, in a sentence.'),
      until: timeOut.describe('When it is canceled unless approved.'),
    })
    .nullable()
    .describe('Why it would wait for a person; null when it would not.'),
  recipients: z
    .array(
      z.object({
        address: untrusted(z.string()).describe('Address; for an answer, as it stands in the email.'),
        field: z.enum(['to', 'cc', 'bcc']).describe('The field it is in.'),
        local: z.boolean().describe('Whether it is an inbox of this post room.'),
      }),
    )
    .describe('Everyone it would go to, each once.'),
  rules: z
    .array(
      z.object({
        rule: z.string().describe('Name of the rule.'),
        outcome: z.enum(['pass', 'hold', 'refuse']).describe('Its verdict.'),
        reason: z.string().nullable().describe('Why, in a sentence; null for pass.'),
        errors: fieldErrors,
      }),
    )
    .describe('What every rule says of it.'),
  quota: z
    .array(
      z.object({
        name: z.string().describe('Whose limit it is and for which time, such as plan-day or key-minute.'),
        limit: z.number().int().describe('Sends in that time.'),
        left: z.number().int().describe('Sends left, before this one.'),
        window: z.enum(['minute', 'hour', 'day', 'all']).describe('The time; all = ever.'),
        resetsAt: timeOut.nullable().describe('When it starts again; null = never.'),
      }),
    )
    .describe('Limits on sending; empty when there are none.'),
  thread: z
    .object({
      id: z.string().nullable().describe('Thread it would join; null = it would start one.'),
      reason: z
        .enum(['new', 'in_reply_to', 'references', 'subject'])
        .describe('Why: it starts it, names an earlier email, or has the same subject and people.'),
    })
    .describe('Conversation it would be in.'),
  subject: untrusted(z.string()).describe('Subject; for an answer, derived from that of the email.'),
  size: z.number().int().describe('Bytes of the whole mail.'),
  sendAt: timeOut.nullable().describe('When it would be sent at the earliest; null = at once.'),
  warnings: z
    .array(
      z.object({
        code: z.enum(WARNING_CODES).describe('What it is.'),
        message: z.string().describe('The same in a sentence.'),
        addresses: z.array(untrusted(z.string())).optional().describe('The recipients it is about.'),
      }),
    )
    .describe('What a careful writer would check again. Not a reason to refuse it.'),
});

/** What an agent is told: of the rules only those that do not let the email pass, and nothing that is empty. */
const compactDryRun = dryRunReport
  .partial({ refusal: true, held: true, quota: true, sendAt: true, warnings: true })
  .extend({ rules: z.preprocess(withoutPassed, dryRunReport.shape.rules).optional().describe('Rules that hold or refuse it.') });

function withoutPassed(rules: unknown): unknown {
  return Array.isArray(rules) ? rules.filter(({ outcome }) => outcome !== 'pass') : rules;
}

/** For the definition of a tool. */
export const dryRunAnswers = { dryRun: dryRunReport, compactDryRun };
