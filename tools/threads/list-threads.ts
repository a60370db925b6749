/** The tool list_threads. */
import { z } from 'zod';
import { listThreads as list } from '../../src/core/reading/threads/threads.ts';
import { label } from '../emails/filters.ts';
import { briefly } from '../emails/listed-emails.ts';
import { inboxRef } from '../named-inboxes.ts';
import { compactPageOf, page, rare, toTheSecond, wholePageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { listedThread, thread } from './thread.ts';

export const listThreads = defineTool({
  name: 'list_threads',
  title: 'List threads',
  description: 'Lists conversations, the newest email first.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/threads', status: 200 },
  input: z.strictObject({
    inboxId: inboxRef().optional(),
    label: label.describe('Its label.'),
    withoutLabel: rare(label.describe('It lacks this.')),
    ...page,
  }),
  output: wholePageOf(thread),
  compact: compactPageOf(listedThread),
  shorten: (_core, { key }, page, input) => ({
    ...page,
    data: briefly(page.data).map(({ inboxId, lastEmailAt, ...row }) => ({
      ...row,
      ...(input.inboxId === undefined && key.inboxIds?.length !== 1 ? { inboxId } : {}),
      lastEmailAt: toTheSecond(lastEmailAt),
    })),
  }),
  run: (core, actor, input) => list(core, actor, input),
});
