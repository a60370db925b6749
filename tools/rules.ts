/** Allow and block lists as tools take and answer them. */
import { z } from 'zod';
import { MAX_ADDRESS } from '../src/core/base/limits.ts';
import { MOST_ENTRIES } from '../src/core/policy/address-rules.ts';

const entries = z.array(z.string().min(1).max(MAX_ADDRESS)).max(MOST_ENTRIES);

const addresses = z.strictObject({
  allow: entries
    .transform((all) => (all.length === 1 && all[0] === '*' ? null : all))
    .nullable()
    .describe('Only these; ["*"] = all but block, [] = nobody.'),
  block: entries.optional().describe('Never these.'),
});

const list = (of: string) => addresses.nullable().optional().describe(of);

const send = list('Addresses, example.com or *.example.com.');
const reply = list('For answers, in place of send.');

export const inboxRules = z.strictObject({
  send,
  reply,
  receive: addresses
    .extend({
      verified: z.boolean().optional().describe('Other mail is quarantined.'),
      spamAbove: z.number().min(-1000).max(1000).nullable().optional().describe('Spam from this score on.'),
    })
    .nullable()
    .optional()
    .describe('Whose mail it accepts.'),
});

export const keyRules = z.strictObject({
  send,
  reply,
  receive: z.null('is for inboxes: an API key receives no mail').optional().describe('Only for inboxes.'),
});

const addressesOut = z.object({
  allow: z.array(z.string()).nullable().describe('Only these; null = everyone who is not blocked.'),
  block: z.array(z.string()).describe('Never these.'),
});

const listOut = addressesOut.nullable();

export const rulesOut = z.object({
  send: listOut.describe('Whom mail may be sent to; null = no rule.'),
  reply: listOut.describe('Whom an answer may go to, among those named in the email it answers; null = as send.'),
  receive: addressesOut
    .extend({
      verified: z.boolean().default(false).describe('true: mail is quarantined until its sender is verified.'),
      spamAbove: z.number().nullable().default(null).describe('Mail with this spam score or more is labelled spam; null = none.'),
    })
    .nullable()
    .describe('Whose mail is accepted; null = no rule.'),
});
