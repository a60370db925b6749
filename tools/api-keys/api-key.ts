/** The API key record as tools answer it. */
import { z } from 'zod';
import { isPreset, TOOL_PRESETS } from '../../src/core/base/tool-choice.ts';
import { KEY_MODES } from '../../src/core/store/rules.ts';
import { nearest } from '../refusals.ts';
import { rulesOut } from '../rules.ts';
import { timeOut } from '../shapes.ts';
import { wakePolicy } from '../wake.ts';

/** What a key may send. */
export const keyMode = z
  .enum(KEY_MODES)
  .describe('reply-only: it writes only to participants of threads that others started; draft-only: it sends nothing.');

export const keyTrust = z
  .enum(['verified', 'any'])
  .describe('For reply-only. verified: only mail whose sender is verified makes participants; any: every mail does.');

export const keyOutput = z
  .enum(['text', 'structured'])
  .describe('How MCP answers: JSON as text (the default), or also as structuredContent, with output schemas.');

/** For what subscribes with the key, not for webhook endpoints, which have their own. */
export const keyWake = wakePolicy
  .nullable()
  .describe(
    'Which received mail its MCP subscriptions are told; null = the usual: verified or known, 30 s between two, 10 a thread a day.',
  );

const preset = z.enum(Object.keys(TOOL_PRESETS).filter(isPreset));

/** The tools of a key as it is made: names, or a preset, which may stand in a list of its own. `toolNames` = those of every tool there is. */
export const toolChoice = (toolNames: () => readonly string[]) =>
  z
    .union([
      preset,
      z
        .array(z.string().regex(/^[a-z_]{1,60}$/, 'must be the name of a tool'))
        .min(1)
        .max(100)
        .refine((names) => names.length === 1 || !names.some(isPreset), 'must name a preset alone, or tools')
        .transform((names) => (isPreset(names[0]) ? names[0] : names)),
    ])
    .superRefine((choice, context) => {
      if (isPreset(choice)) return;
      const known = toolNames();
      for (const [at, name] of choice.entries())
        if (!known.includes(name)) context.addIssue({ code: 'custom', path: [at], message: noTool(name, known) });
    })
    .transform((choice) => (isPreset(choice) ? choice : [...new Set(choice)]))
    .describe(
      'The only tools it may use, by name, or the preset basic, a short list for daily mail; default: all that its scopes allow.',
    );

function noTool(name: string, known: readonly string[]): string {
  const meant = nearest(name, [...known, ...Object.keys(TOOL_PRESETS)]);
  return `is not the name of a tool; ${meant === null ? 'tools/list of MCP shows the names' : `did you mean ${meant}?`}`;
}

export const toolChoiceOut = z
  .union([z.array(z.string()), preset])
  .nullable()
  .describe('The only tools it may use, or a preset of them; null = all its scopes allow.');

const limit = z.number().int().nullable();

export const apiKey = z.object({
  id: z.string().describe('API key id (UUID).'),
  name: z.string().describe('What it is for.'),
  prefix: z.string().describe('The beginning of the secret, to recognise it by.'),
  scopes: z.array(z.string()).describe('What it may do.'),
  inboxIds: z.array(z.string()).nullable().describe('The only inboxes it sees; null = all of the account.'),
  tools: toolChoiceOut,
  readOnly: z.boolean().describe('True: it only reads.'),
  approval: z.enum(['none', 'required']).describe('required: what it sends is held until it is approved.'),
  mode: keyMode,
  trust: keyTrust,
  rules: z.array(rulesOut).describe('Its own rules and those of the keys it was made from. All of them apply.'),
  limits: z
    .object({
      sendsPerMinute: limit.describe('Emails a minute.'),
      sendsPerHour: limit.describe('Emails an hour.'),
      sendsPerDay: limit.describe('Emails a UTC day.'),
      sendsInAll: limit.describe('Emails ever.'),
      recipientsPerMail: limit.describe('Recipients of one email.'),
    })
    .describe(
      'The lowest of its own limits and those of the keys it was made from, whose remaining sends it shares; null = no limit.',
    ),
  output: keyOutput,
  wake: keyWake,
  createdAt: timeOut.describe('When it was made.'),
  lastUsedAt: timeOut.nullable().describe('When it was last used, to the minute.'),
  expiresAt: timeOut.nullable().describe('When it stops working; null = never.'),
  status: z.enum(['active', 'rotated', 'revoked', 'expired']).describe('Whether it works; a rotated one works until expiresAt.'),
  madeBy: z.string().nullable().describe('Id of the key that made it; null = the operator.'),
});

export const newApiKey = apiKey.extend({ key: z.string().describe('The secret. Shown only in this answer: store it now.') });
