/** The tool list_arrivals. */
import { z } from 'zod';
import { SENDER_VERDICTS } from '../../src/core/policy/sender-verdict.ts';
import { listArrivals as list } from '../../src/core/reading/arrival-log.ts';
import { ARRIVAL_OUTCOMES } from '../../src/core/store/arrival-log.ts';
import { RAW_FIDELITIES } from '../../src/core/store/emails.ts';
import { part } from '../emails/filters.ts';
import { inboxRef } from '../named-inboxes.ts';
import { page, pageOf, time, timeOut, timeUntil, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';

const arrival = z.object({
  id: z.string().describe('Id of the arrival (UUID).'),
  at: timeOut.describe('When it came in.'),
  provider: z.string().nullable().describe('The way in, such as mailgun; here = from another inbox of this server.'),
  envelopeFrom: untrusted(z.string().nullable()).describe('MAIL FROM of the envelope; empty for reports, null = not known.'),
  recipient: untrusted(z.string().nullable()).describe('RCPT TO of the envelope; null = not known.'),
  inboxId: z.string().nullable().describe('The inbox it was for, if any.'),
  outcome: z.enum(ARRIVAL_OUTCOMES).describe('What became of it.'),
  reason: z.string().nullable().describe('Why; null = it is in the inbox.'),
  emailId: z.string().nullable().describe('The stored email, which may be deleted.'),
  size: z.number().int().nullable().describe('Bytes of raw mail.'),
  rawFidelity: z
    .enum(RAW_FIDELITIES)
    .nullable()
    .describe('How true the raw mail is: exact, text = carried as text, reconstructed from fields; null = unknown.'),
  senderVerdict: z
    .enum(SENDER_VERDICTS)
    .nullable()
    .describe('Whether the sender wrote it; null = not checked, or the mail is gone.'),
});

export const listArrivals = defineTool({
  name: 'list_arrivals',
  title: 'List arrivals',
  description:
    'Lists what came in, newest first, and what became of it: also mail that was ignored, refused or came twice, with the reason. Use it when mail that somebody sent does not appear. Kept for 30 days unless set otherwise.',
  scope: 'arrivals:read',
  effect: 'read',
  http: { method: 'GET', path: '/arrivals', status: 200 },
  input: z.strictObject({
    inboxId: inboxRef().optional(),
    outcome: z.enum(ARRIVAL_OUTCOMES).optional().describe('Only these.'),
    provider: part.describe('The way in, such as mailgun.'),
    envelopeFrom: part.describe('Part of MAIL FROM.'),
    recipient: part.describe('Part of RCPT TO.'),
    since: time.optional().describe('Came in since.'),
    until: timeUntil.optional().describe('Came in before.'),
    ...page,
  }),
  output: pageOf(arrival),
  run: (core, actor, input) => list(core, actor, input),
});
