/** Allow and block lists as tools take and answer them. */
import { z } from 'zod';
import { MAX_ADDRESS } from '../src/core/base/limits.ts';
import { MOST_ENTRIES } from '../src/core/policy/address-rules.ts';

const entries = z.array(z.string().min(1).max(MAX_ADDRESS)).max(MOST_ENTRIES);

const list = (of: string) =>
  z
    .strictObject({
      allow: entries.nullable().describe('The only ones; null = everybody who is not blocked, [] = nobody.'),
      block: entries.optional().describe('Never these, whatever is allowed.'),
    })
    .nullable()
    .optional()
    .describe(of);

const send = list('Whom mail may be sent to: addresses, domains (example.com), subdomains of one (*.example.com).');
const reply = list('Whom an answer may go to of those the answered email names, in place of the allow list of send.');

export const inboxRules = z.strictObject({
  send,
  reply,
  receive: list('From whom mail is taken: sender of the envelope and every author must be allowed.'),
});

export const keyRules = z.strictObject({
  send,
  reply,
  receive: z.null('is for inboxes: an API key receives no mail').optional().describe('Only inboxes have it.'),
});

const listOut = z
  .object({
    allow: z.array(z.string()).nullable().describe('The only ones; null = everybody who is not blocked.'),
    block: z.array(z.string()).describe('Never these.'),
  })
  .nullable();

export const rulesOut = z.object({
  send: listOut.describe('Whom mail may be sent to; null = no rule.'),
  reply: listOut.describe('Whom an answer may go to of those the answered email names; null = as send.'),
  receive: listOut.describe('From whom mail is taken; null = no rule.'),
});
