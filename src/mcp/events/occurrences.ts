/** Events as MCP Events tells them: with the record as an agent sees it, strangers' text between marks, in at most 256 KiB. */
import { asDescribed, mayReadFor } from '../../../tools/events/catalogue.ts';
import { DECISIONS, MCP_EVENTS, type McpEvent } from '../../../tools/events/mcp-events.ts';
import type { Actor } from '../../core/base/actor.ts';
import { fitted, MAX_PAYLOAD } from '../../core/events/fitting.ts';
import type { FullEventRecord } from '../../core/events/list.ts';
import type { Core } from '../../core/ports/core.ts';
import { fencing, ownAddresses } from '../fence.ts';

/** What happened, without the place to go on from (SEP-3415, EventOccurrence). */
export type Occurrence = { eventId: string; name: string; timestamp: string; data: Record<string, unknown> };

/** Bytes for what is beside `data`: ids, a name, a time and a cursor. */
const BESIDE = 2048;

/** Bytes that the record may take before it is marked. Marks make it longer, so it is made shorter until it fits. */
const TRIES = [MAX_PAYLOAD, MAX_PAYLOAD / 2, MAX_PAYLOAD / 8];

const fences = new Map(MCP_EVENTS.map(({ name, record }) => [name, fencing(record)]));

export function mcpEventNamed(name: string): McpEvent | undefined {
  return MCP_EVENTS.find((event) => event.name === name);
}

/** Whether the key may use the tool that reads what the event tells. The scope is asked by `eventFilter`. */
export function mayBeTold(actor: Actor, { types }: McpEvent): boolean {
  return types.every(mayReadFor(actor));
}

/** `event` has its record, which the caller may read. */
export async function occurrenceOf(core: Core, actor: Actor, name: string, event: FullEventRecord): Promise<Occurrence> {
  const { id: eventId, createdAt: timestamp } = event;
  return { eventId, name, timestamp, data: await dataOf(core, actor, name, event) };
}

async function dataOf(core: Core, actor: Actor, name: string, event: FullEventRecord): Promise<Record<string, unknown>> {
  const decision = DECISIONS[event.type];
  const besides = decision === undefined ? {} : { decision };
  const { data = { id: event.subjectId, deleted: true }, truncated = [] } = asDescribed(event);
  if (data.deleted === true) return { ...data, ...besides };
  const own = ownAddresses(core, actor);
  let marked: Record<string, unknown> = {};
  for (const most of TRIES) {
    const cut = fitted(data, most);
    const left = [...new Set([...truncated, ...cut.truncated])];
    const whole = { ...cut.data, ...(left.length > 0 ? { truncated: left } : {}), ...besides };
    marked = (await fences.get(name)?.(whole, own)) ?? whole;
    if (Buffer.byteLength(JSON.stringify(marked)) <= MAX_PAYLOAD - BESIDE) break;
  }
  return marked;
}
