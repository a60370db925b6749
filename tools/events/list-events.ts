/** The tool list_events. */
import { z } from 'zod';
import { EVENT_TYPES } from '../../src/core/base/events.ts';
import { listEvents as list } from '../../src/core/events/list.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id, page, timeOut } from '../shapes.ts';
import { defineTool } from '../tool.ts';

const event = z.object({
  id: z.string().describe('Event id (UUID).'),
  type: z.string().describe(`One of ${EVENT_TYPES.join(', ')}.`),
  inboxId: z.string().nullable().describe('The inbox it happened in, if any.'),
  threadId: z.string().nullable().describe('Of mail: the thread it was in when this happened.'),
  subjectId: z.string().describe('Id of the record that changed.'),
  sequence: z.number().int().describe('Position in the order of all events. It grows, and leaves numbers out.'),
  createdAt: timeOut.describe('When it happened.'),
});

/** What narrows a list or a stream of events. */
export const eventFilters = {
  types: z
    .string()
    .max(2000)
    .transform((names) => names.split(',').map((name) => name.trim()))
    .optional()
    .describe('Only these types, separated by commas; email.* = all whose name begins so.'),
  inboxId: inboxRef().optional(),
  /** The thread that mail was in when it happened. */
  threadId: id('thread').optional(),
};

export const listEvents = defineTool({
  name: 'list_events',
  title: 'List events',
  description:
    'Returns what happened, oldest first, as far as the key may read it: mail received, sent or failed, inboxes, keys and domains changed. Pass nextCursor as after next time: no event is missed or shown twice.',
  // Each type has a scope of its own.
  scope: null,
  effect: 'read',
  http: { method: 'GET', path: '/events', status: 200 },
  // Agents wait for mail or subscribe to it, and their list of tools is kept short.
  mcp: false,
  input: z.strictObject({
    after: page.cursor.describe('nextCursor of the last answer.'),
    ...eventFilters,
    limit: page.limit.describe('Max. events.'),
  }),
  output: z.object({
    data: z.array(event).describe('Oldest first.'),
    nextCursor: z.string().describe('Where to continue, now or later; never null.'),
    complete: z
      .literal(false)
      .optional()
      .describe('false = not all was looked at yet: go on with nextCursor, even if data is empty.'),
    gap: z
      .literal(true)
      .optional()
      .describe('true = events after your cursor were older than they are kept, and are gone: read the state anew.'),
  }),
  run: (core, actor, input) => list(core, actor, input),
});
