/** The methods of MCP Events (SEP-3415, io.modelcontextprotocol/events): what there is, polls, streams, and posts to a webhook. */
import { z } from 'zod';
import { CATALOGUE, mayReadFor } from '../../../tools/events/catalogue.ts';
import {
  MCP_EVENTS,
  type McpEvent,
  type McpEventArguments,
  mailFilterOf,
  mcpEventSchemas,
} from '../../../tools/events/mcp-events.ts';
import { withInboxIds } from '../../../tools/named-inboxes.ts';
import { refusal } from '../../../tools/refusals.ts';
import { type Actor, scopesOf } from '../../core/base/actor.ts';
import { eventCursor, readEventCursor } from '../../core/base/pages.ts';
import { type AskedEvents, eventFilter } from '../../core/events/filter.ts';
import { listFullEvents } from '../../core/events/list.ts';
import type { EventStreams } from '../../core/events/stream.ts';
import type { Core } from '../../core/ports/core.ts';
import { RpcError } from '../rpc-errors.ts';
import { EVENT_ERRORS, eventErrorOf, refusedArguments, unknownEvent } from './errors.ts';
import { mayBeTold, mcpEventNamed, occurrenceOf } from './occurrences.ts';
import { goesOn, type NotifyingReader, notifyingReader, type OpenAnswer } from './stream.ts';

/** Events of one answer to a poll: unless the caller says, and at most. */
const USUAL_POLL = 50;
const MOST_POLLED = 100;

/** Milliseconds after which a client that has all may ask again. */
const NEXT_POLL = 5000;

const wanted = {
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).nullish(),
  cursor: z.string().max(500).nullish(),
  maxAgeMs: z.number().int().min(0).nullish(),
};

export const eventParams = {
  list: z.looseObject({ cursor: z.string().optional() }).optional(),
  poll: z.looseObject({ ...wanted, maxEvents: z.number().int().min(1).nullish() }),
  stream: z.looseObject(wanted),
};

type Wanted = z.output<typeof eventParams.stream>;

export type EventMethods = {
  /** Those that the key may be told. */
  list(actor: Actor): object;
  poll(actor: Actor, params: z.output<typeof eventParams.poll>): Promise<object>;
  /** Resolves when the stream is over. */
  stream(actor: Actor, params: Wanted, signal: AbortSignal, answer: OpenAnswer): Promise<object>;
};

/** All throw RpcError with the codes of SEP-3415. */
export function eventMethods(core: Core, streams: EventStreams): EventMethods {
  async function poll(actor: Actor, params: z.output<typeof eventParams.poll>) {
    const { event, filter } = await asked(core, actor, params);
    const last = (await core.store.read((tx) => tx.events.kept()))?.last ?? 0;
    const after = params.cursor == null ? null : readEventCursor(params.cursor, 'cursor');
    // Behind all there is: a first poll, or one from before the database was put back to an older state.
    if (after === null || after > last) {
      await eventFilter(core, actor, filter);
      return { events: [], cursor: eventCursor(last), truncated: after !== null, hasMore: false, nextPollMs: NEXT_POLL };
    }
    const limit = Math.min(params.maxEvents ?? USUAL_POLL, MOST_POLLED);
    const page = await listFullEvents(core, actor, { ...filter, after: eventCursor(after), limit }, mayReadFor(actor));
    const events: object[] = [];
    for (const one of page.data)
      events.push({ ...(await occurrenceOf(core, actor, event.name, one)), cursor: eventCursor(one.sequence) });
    const hasMore = page.complete === false || page.data.length >= limit;
    return { events, cursor: page.nextCursor, truncated: page.gap === true, hasMore, nextPollMs: NEXT_POLL };
  }

  async function stream(actor: Actor, params: Wanted, signal: AbortSignal, answer: OpenAnswer) {
    const { event, filter } = await asked(core, actor, params);
    const after = params.cursor == null ? null : readEventCursor(params.cursor, 'cursor');
    let reader: NotifyingReader | null = null;
    const request = { filter, after, signal, payloads: { mayRead: mayReadFor(actor) } };
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
    list: (actor) => ({ events: eventsOf(actor).map((event) => listed(event)) }),
    poll: told(poll),
    stream: told(stream),
  };
}

/** The event that is asked for by its name, and what narrows it. */
async function asked(core: Core, actor: Actor, params: Wanted): Promise<{ event: McpEvent; filter: AskedEvents }> {
  const event = mcpEventNamed(params.name);
  if (!event)
    throw unknownEvent(
      params.name,
      eventsOf(actor).map(({ name }) => name),
    );
  if (!mayBeTold(actor, event))
    throw new RpcError(EVENT_ERRORS.forbidden, 'This API key may not use the tool get_email, which reads what this event tells.');
  const given = params.arguments ?? {};
  const parsed = event.arguments.safeParse(given);
  if (!parsed.success) throw refusedArguments(refusal(parsed.error, event.arguments, given), Object.keys(event.arguments.shape));
  const args: McpEventArguments = await withInboxIds(core, actor, event.arguments, parsed.data);
  const notBefore =
    params.maxAgeMs == null || params.cursor == null ? undefined : new Date(core.clock.now().getTime() - params.maxAgeMs);
  return { event, filter: { types: event.types, inboxId: args.inbox, mail: mailFilterOf(args), notBefore } };
}

function eventsOf(actor: Actor): McpEvent[] {
  const held: readonly string[] = scopesOf(actor.key);
  const holds = (event: McpEvent) => event.types.every((type) => held.includes(CATALOGUE[type].scope ?? ''));
  return MCP_EVENTS.filter((event) => holds(event) && mayBeTold(actor, event));
}

function listed(event: McpEvent): object {
  const { name, description } = event;
  return { name, description, delivery: ['poll', 'push'], ...mcpEventSchemas(event) };
}
