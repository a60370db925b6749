/** The tool list_events. */
import { z } from 'zod';
import { TOLD_EVENTS } from '../../src/core/base/events.ts';
import { listEvents as list, listFullEvents as listFull } from '../../src/core/events/list.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id, page, timeOut } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { asDescribed, mayReadFor } from './catalogue.ts';

/** How much of an event is told. */
const PAYLOADS = ['thin', 'full'] as const;

export const event = z.object({
  id: z.string().describe('Event id (UUID; of email.code and email.answered with :code and :answered behind it).'),
  type: z.string().describe(`One of ${Object.keys(TOLD_EVENTS).join(', ')}.`),
  inboxId: z.string().nullable().describe('The inbox it happened in, if any.'),
  threadId: z.string().nullable().describe('Of mail: the thread it was in when this happened.'),
  subjectId: z.string().describe('Id of the record that changed.'),
  sequence: z.number().int().describe('Position in the order of all events. It grows, and leaves numbers out.'),
  createdAt: timeOut.describe('When it happened.'),
});

/** An event, with its record if that was asked for. */
export const told = event.extend({
  data: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'With payload full: its record as it is now, in the form that OpenAPI has under webhooks; of one that is gone id and deleted. Absent if the key may not use the tool that reads it.',
    ),
  truncated: z.array(z.string()).optional().describe('Fields of data that do not hold all there is; absent when all is there.'),
});

export const payload = z
  .enum(PAYLOADS, { error: `must be ${PAYLOADS.join(' or ')}` })
  .default('thin')
  .describe('thin: events alone; full: each with its record as data, an email with text and extracted.');

/** What narrows a list or a stream of events. */
export const eventFilters = {
  types: z
    .string()
    .max(2000)
    .transform((names) => names.split(',').map((name) => name.trim()))
    .optional()
    .describe(
      'Only these types, separated by commas; email.* = all whose name begins so, without email.code and email.answered.',
    ),
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
    payload,
    limit: page.limit.describe('Max. events; email.code and email.answered come besides.'),
  }),
  output: z.object({
    data: z.array(told).describe('Oldest first.'),
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
  run: async (core, actor, { payload, ...input }) => {
    if (payload === 'thin') return await list(core, actor, input);
    const page = await listFull(core, actor, input, mayReadFor(actor));
    return { ...page, data: page.data.map(asDescribed) };
  },
});
