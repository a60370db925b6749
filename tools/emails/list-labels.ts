/** The tool list_labels. */
import { z } from 'zod';
import { listLabels as list } from '../../src/core/reading/labels.ts';
import { inboxRef } from '../named-inboxes.ts';
import { defineTool } from '../tool.ts';

const use = z.object({
  label: z.string().describe('The label.'),
  emails: z.number().int().describe('Emails that have it.'),
  threads: z.number().int().describe('Threads that have it.'),
});

export const listLabels = defineTool({
  name: 'list_labels',
  title: 'List labels',
  description: 'Lists the labels in use, in the order of their letters, with how many emails and threads have each.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/labels', status: 200 },
  // An agent knows the labels that it gives.
  mcp: false,
  input: z.strictObject({ inboxId: inboxRef().optional() }),
  output: z.object({
    data: z.array(use).describe('One for each label.'),
    complete: z
      .boolean()
      .describe('false: only the newest 5,000 emails and 5,000 threads with labels were counted, or only 1,000 labels listed.'),
  }),
  run: (core, actor, input) => list(core, actor, input),
});
