/** What a caller of the stream of events may ask for. */
import { z } from 'zod';
import { FROM_BEGINNING } from '../../src/core/base/pages.ts';
import { eventFilters, payload } from './list-events.ts';

export const streamInput = z.strictObject({
  after: z
    .string()
    .max(500)
    .optional()
    .describe(
      `A cursor: the id of an event, or nextCursor of GET /events. ${FROM_BEGINNING} = all that is kept; absent = from now on. The header Last-Event-ID goes before it.`,
    ),
  ...eventFilters,
  payload,
  wake: z
    .boolean()
    .optional()
    .describe('true: of mail that comes in only what the wake policy of the key lets wake, as long as the stream is open.'),
});
