/** The tool whoami. */
import { z } from 'zod';
import { whoami as who } from '../../src/core/access/whoami.ts';
import { stoppedEndpoints } from '../../src/core/webhooks/endpoints.ts';
import { keyMode, keyTrust, toolChoiceOut } from '../api-keys/api-key.ts';
import { planUse } from '../metrics/plan.ts';
import { rulesOut } from '../rules.ts';
import { timeOut } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { webhookEndpoint } from '../webhook-endpoints/webhook-endpoint.ts';

export const account = z.object({
  id: z.string().describe('Account id.'),
  name: z.string().describe('Account name.'),
  sendingStoppedAt: timeOut.nullable().describe('Since when nothing is sent; null = sending is on.'),
});

export const whoami = defineTool({
  name: 'whoami',
  title: 'Who am I',
  description:
    'Tells what the API key in use may do, its plan and quotas, the shared domain, and what is not configured. Call it first when something is refused.',
  scope: null,
  effect: 'read',
  http: { method: 'GET', path: '/whoami', status: 200 },
  input: z.strictObject({ short: z.boolean().default(false).describe('Only account and key.') }),
  output: z.object({
    account: account.describe('The account.'),
    key: z
      .object({
        id: z.string().describe('API key id.'),
        name: z.string().describe('API key name.'),
        scopes: z.array(z.string()).describe('What the key may do.'),
        inboxIds: z.array(z.string()).nullable().describe('The only inboxes it sees; null = all.'),
        tools: toolChoiceOut,
        readOnly: z.boolean().describe('True: it only reads.'),
        approval: z.enum(['none', 'required']).describe('required: what it sends waits for approval.'),
        mode: keyMode,
        trust: keyTrust,
        rules: z.array(rulesOut).describe('Whom it may write to. All of these apply, and so do the rules of the inbox.'),
        recipientsPerMail: z.number().int().nullable().describe('Recipients allowed in one email; null = no limit.'),
        expiresAt: timeOut.nullable().describe('When it stops working; null = never.'),
      })
      .describe('The key in use.'),
    plan: planUse.optional(),
    quotas: z
      .array(
        z.object({
          name: z.string().describe('plan or key, with the UTC window, such as key-minute; key-all never resets.'),
          limit: z.number().int().describe('Sends allowed.'),
          left: z.number().int().describe('Sends left.'),
          resetsAt: timeOut.nullable().describe('When the window ends; null = never.'),
        }),
      )
      .describe('What may still be sent; empty = no limit.')
      .optional(),
    server: z
      .object({
        sharedDomain: z.string().describe('Domain of inboxes that are created without one.'),
        baseUrl: z.string().describe('Where the REST API is.'),
        appUrl: z.string().describe('Where the webhook and /mcp are.'),
      })
      .describe('This post room.')
      .optional(),
    notConfigured: z
      .array(
        z.object({
          setting: z.string().describe('The variable to set.'),
          blocks: z.string().describe('What does not work without it.'),
        }),
      )
      .describe('What the operator has not configured.')
      .optional(),
    stoppedEndpoints: z
      .array(webhookEndpoint.pick({ id: true, url: true, status: true, reason: true }))
      .describe('Webhook endpoints that are told nothing, though nobody paused them. Absent when there is none.')
      .optional(),
  }),
  run: async (core, actor, { short }) => {
    const { account, key, ...others } = await who(core, actor);
    return short ? { account, key } : { account, key, ...others, stoppedEndpoints: await stoppedEndpoints(core, actor) };
  },
});
