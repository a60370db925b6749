/** The methods of MCP Events (SEP-3415, io.modelcontextprotocol/events): what there is, polls, streams, and posts to a webhook. */
import { z } from 'zod';
import { mayReadFor } from '../../../tools/events/catalogue.ts';
import { type McpEvent, mcpEventSchemas } from '../../../tools/events/mcp-events.ts';
import type { Actor } from '../../core/base/actor.ts';
import { eventCursor, readEventCursor } from '../../core/base/pages.ts';
import { eventFilter } from '../../core/events/filter.ts';
import { listFullEvents } from '../../core/events/list.ts';
import type { EventStreams } from '../../core/events/stream.ts';
import type { Core } from '../../core/ports/core.ts';
import { askedOf, eventsOf, type Wanted, wanted } from './asked.ts';
import { type CallbackMethods, callbackMethods, subscribeParams, unsubscribeParams } from './callbacks.ts';
import { EVENT_ERRORS, eventErrorOf } from './errors.ts';
import { occurrenceOf } from './occurrences.ts';
import { goesOn, type NotifyingReader, notifyingReader, type OpenAnswer } from './stream.ts';

/** Events of one answer to a poll: unless the caller says, and at most. */
export const POLLS = { usual: 50, most: 100 };

/** Milliseconds after which a client that has all may ask again. */
const NEXT_POLL = 5000;

export const eventParams = {
  list: z.looseObject({ cursor: z.string().optional() }).optional(),
  poll: z.looseObject({ ...wanted, maxEvents: z.number().int().min(1).nullish() }),
  stream: z.looseObject(wanted),
  subscribe: subscribeParams,
  unsubscribe: unsubscribeParams,
};

export type EventMethods = {
  /** The events that the key may be told. */
  list(actor: Actor): object;
  poll(actor: Actor, params: z.output<typeof eventParams.poll>): Promise<object>;
  /** Resolves when the stream is over. */
  stream(actor: Actor, params: Wanted, signal: AbortSignal, answer: OpenAnswer): Promise<object>;
} & CallbackMethods;

/** All throw RpcError with the codes of SEP-3415. */
export function eventMethods(core: Core, streams: EventStreams): EventMethods {
  async function poll(actor: Actor, params: z.output<typeof eventParams.poll>) {
    const { event, filter } = await askedOf(core, actor, params);
    const last = (await core.store.read((tx) => tx.events.kept()))?.last ?? 0;
    const after = params.cursor == null ? null : readEventCursor(params.cursor, 'cursor');
    // A cursor beyond all events, as after the database was put back to an older state, begins at the newest one like a first poll.
    if (after === null || after > last) {
      await eventFilter(core, actor, filter);
      return { events: [], cursor: eventCursor(last), truncated: after !== null, hasMore: false, nextPollMs: NEXT_POLL };
    }
    const limit = Math.min(params.maxEvents ?? POLLS.usual, POLLS.most);
    const page = await listFullEvents(core, actor, { ...filter, after: eventCursor(after), limit }, mayReadFor(actor));
    const events: object[] = [];
    for (const one of page.data)
      events.push({ ...(await occurrenceOf(core, actor, event.name, one)), cursor: eventCursor(one.sequence) });
    const hasMore = page.complete === false || page.data.length >= limit;
    return { events, cursor: page.nextCursor, truncated: page.gap === true, hasMore, nextPollMs: NEXT_POLL };
  }

  async function stream(actor: Actor, params: Wanted, signal: AbortSignal, answer: OpenAnswer) {
    const { event, filter } = await askedOf(core, actor, params);
    const after = params.cursor == null ? null : readEventCursor(params.cursor, 'cursor');
    let reader: NotifyingReader | null = null;
    const request = { filter, after, signal, payloads: { mayRead: mayReadFor(actor) }, gate: null };
    const why = await streams.stream(actor, request, (position) => {
      reader = notifyingReader(position, answer, (one) => occurrenceOf(core, actor, event.name, one));
      return reader;
    });
    if (why && !goesOn(why)) {
      const { message, data } = eventErrorOf(core, why);
      await (reader as NotifyingReader | null)?.terminate({ code: EVENT_ERRORS.forbidden, message, data });
    }
    await (reader as NotifyingReader | null)?.sent();
    return { _meta: {} };
  }

  const told =
    <Args extends unknown[]>(work: (...args: Args) => Promise<object>) =>
    (...args: Args) =>
      work(...args).catch((error: unknown) => {
        throw eventErrorOf(core, error);
      });

  return {
    list: (actor) => ({ events: eventsOf(actor).map((event) => listed(actor, event)) }),
    poll: told(poll),
    stream: told(stream),
    ...callbackMethods(core),
  };
}

function listed(actor: Actor, event: McpEvent): object {
  const { name, description } = event;
  return { name, description, delivery: ['poll', 'push', ...(actor.key.readOnly ? [] : ['webhook'])], ...mcpEventSchemas(event) };
}
