/** What every request for events names: one event, and the arguments that narrow it. */
import { z } from 'zod';
import { CATALOGUE } from '../../../tools/events/catalogue.ts';
import { MCP_EVENTS, type McpEvent, type McpEventArguments, mailFilterOf } from '../../../tools/events/mcp-events.ts';
import { withInboxIds } from '../../../tools/named-inboxes.ts';
import { inWords } from '../../../tools/refusal-words.ts';
import { refusal } from '../../../tools/refusals.ts';
import { type Actor, scopesOf } from '../../core/base/actor.ts';
import type { AskedEvents } from '../../core/events/filter.ts';
import type { Core } from '../../core/ports/core.ts';
import { RpcError } from '../rpc-errors.ts';
import { EVENT_ERRORS, refusedArguments, unknownEvent } from './errors.ts';
import { mayBeTold, mcpEventNamed } from './occurrences.ts';

/** Params of every method but events/list. */
export const wanted = {
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).nullish(),
  cursor: z.string().max(500).nullish(),
  maxAgeMs: z.number().int().min(0).nullish(),
};

export type Wanted = Pick<z.output<z.ZodObject<typeof wanted>>, 'name' | 'arguments' | 'cursor' | 'maxAgeMs'>;

/** `args`: as they were given, once they were found to fit. */
export type Asked = { event: McpEvent; args: object; filter: AskedEvents };

/** The event that is asked for by its name, and what narrows it. */
export async function askedOf(core: Core, actor: Actor, params: Wanted): Promise<Asked> {
  const event = mcpEventNamed(params.name);
  if (!event)
    throw unknownEvent(
      params.name,
      eventsOf(actor).map(({ name }) => name),
    );
  if (!mayBeTold(actor, event))
    throw new RpcError(EVENT_ERRORS.forbidden, 'This API key may not use the tool get_email, which reads what this event tells.');
  const given = params.arguments ?? {};
  const parsed = event.arguments.safeParse(given, { error: inWords });
  if (!parsed.success) throw refusedArguments(refusal(parsed.error, event.arguments, given), Object.keys(event.arguments.shape));
  const args: McpEventArguments = await withInboxIds(core, actor, event.arguments, parsed.data);
  const notBefore =
    params.maxAgeMs == null || params.cursor == null ? undefined : new Date(core.clock.now().getTime() - params.maxAgeMs);
  return { event, args: given, filter: { types: event.types, inboxId: args.inbox, mail: mailFilterOf(args), notBefore } };
}

/** The events that the key may be told. */
export function eventsOf(actor: Actor): McpEvent[] {
  const held: readonly string[] = scopesOf(actor.key);
  const holds = (event: McpEvent) => event.types.every((type) => held.includes(CATALOGUE[type].scope ?? ''));
  return MCP_EVENTS.filter((event) => holds(event) && mayBeTold(actor, event));
}
