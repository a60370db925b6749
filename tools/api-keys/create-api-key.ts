/** The tool create_api_key. */
import { z } from 'zod';
import { createApiKey as create } from '../../src/core/access/api-keys.ts';
import { SCOPES } from '../../src/core/base/actor.ts';
import { inboxRef } from '../named-inboxes.ts';
import { keyRules } from '../rules.ts';
import { line, timeUntil } from '../shapes.ts';
import { defineTool, type Tool } from '../tool.ts';
import { keyMode, keyOutput, keyTrust, keyWake, newApiKey, toolChoice } from './api-key.ts';

const limit = z.number().int().min(1).max(1_000_000).optional();

/** `toolNames` = those of every tool there is. */
export function createApiKey(toolNames: () => readonly string[]): Tool {
  return defineTool({
    name: 'create_api_key',
    title: 'Create an API key',
    description:
      'Creates an API key with no more rights than the one in use: with some of its scopes and, on request, only for some inboxes or tools, read-only, with sending limits, or with an expiry. Returns the secret once, as key.',
    scope: 'api-keys:write',
    effect: 'write',
    takesIdempotencyKey: true,
    secret: true,
    http: { method: 'POST', path: '/api-keys', status: 201 },
    input: z.strictObject({
      name: line(100).min(1).describe('What the key is for.'),
      scopes: z
        .array(z.enum(SCOPES))
        .min(1)
        .transform((scopes) => [...new Set(scopes)])
        .optional()
        .describe('What it may do; default: the scopes of the key in use.'),
      inboxIds: z
        .array(inboxRef())
        .min(1)
        .max(100)
        .transform((ids) => [...new Set(ids)])
        .optional()
        .describe('The only inboxes it may see.'),
      tools: toolChoice(toolNames).optional(),
      readOnly: z.boolean().optional().describe('True: it only reads, whatever its scopes.'),
      approval: z.enum(['none', 'required']).optional().describe('required: what it sends waits for approval.'),
      mode: keyMode.optional(),
      trust: keyTrust.optional(),
      rules: keyRules.optional().describe('Whom it may write to, in addition to the rules of the key in use and of the inbox.'),
      limits: z
        .strictObject({
          sendsPerMinute: limit.describe('Emails a minute.'),
          sendsPerHour: limit.describe('Emails an hour.'),
          sendsPerDay: limit.describe('Emails a UTC day.'),
          sendsInAll: limit.describe('Emails ever.'),
          recipientsPerMail: limit.describe('Recipients of one email: to, cc and bcc together.'),
        })
        .optional()
        .describe('What it and the keys made with it may send together, within the limits of the key in use.'),
      output: keyOutput.optional(),
      wake: keyWake.optional(),
      expiresAt: timeUntil.optional().describe('When it stops working (RFC 3339).'),
    }),
    output: newApiKey,
    run: (core, actor, input) => create(core, actor, input),
  });
}
