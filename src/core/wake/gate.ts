/** A wake policy in front of one stream: which events are told, and when those that were held back are. */
import type { StreamGate, ToldRow } from '../events/stream.ts';
import type { Core } from '../ports/core.ts';
import type { NewWebhookWakeRow, WakePolicy } from '../store/webhook-wakes.ts';
import { wakeMemory } from './memory.ts';
import { asksForSender, isGoverned } from './policy.ts';
import { dropHeld, MOST_SUPPRESSED, noteWake } from './record.ts';
import { rulingOf, rulingOfHeld } from './ruling.ts';
import { missedBefore } from './suppressed.ts';
import { readTriggers, type TriggerRow } from './triggers.ts';

/** Its decisions last as long as the stream. An event that `wake` does not let pass is not told. */
export function wakeGate(core: Core, accountId: string, wake: WakePolicy): StreamGate {
  const endpoint = { id: '', accountId, wake };
  const withChecks = asksForSender(wake);
  const memory = wakeMemory();
  /** The events of each mail that was held back since the last wake. */
  const held = new Map<string, TriggerRow[]>();

  async function settle(row: NewWebhookWakeRow, events: TriggerRow[]): Promise<void> {
    await noteWake(memory, row);
    held.delete(row.emailId);
    if (row.dueAt !== null) held.set(row.emailId, events);
    if (row.outcome !== 'woke' && held.size <= MOST_SUPPRESSED) return;
    const waiting = new Set(memory.waiting().map(({ emailId }) => emailId));
    for (const emailId of held.keys()) if (!waiting.has(emailId)) held.delete(emailId);
  }

  async function pass(rows: TriggerRow[]): Promise<ToldRow[]> {
    const told: ToldRow[] = [];
    for (const row of rows) {
      const ruling = await rulingOf(core, endpoint, row, core.clock.now(), memory);
      if (ruling.tells) told.push({ row, suppressed: ruling.missed });
      const waiting = held.get(row.subjectId);
      if (ruling.row) await settle(ruling.row, [row]);
      else if (!ruling.tells && isGoverned(row.type) && waiting?.[0]?.seq === row.seq) waiting.push(row);
    }
    return told;
  }

  return {
    withChecks,
    async read(filter, asked) {
      const { rows, ...read } = await readTriggers(core, accountId, filter, { ...asked, withChecks });
      return { ...read, told: await pass(rows) };
    },
    async due() {
      const told: ToldRow[] = [];
      for (;;) {
        const now = core.clock.now();
        const [first] = memory.waiting();
        if (!first?.dueAt || first.dueAt > now) return told;
        const events = held.get(first.emailId) ?? [];
        const isCode = events.some((event) => event.isCode);
        const ruling = events.length === 0 ? null : await rulingOfHeld(core, endpoint, first, { isCode, now }, memory);
        if (ruling?.row) await settle(ruling.row, events);
        else await dropHeld(memory, first, now);
        if (!ruling?.tells) continue;
        // Counted once it is settled: it was held back itself.
        const suppressed = await missedBefore(memory, endpoint.id, (await memory.lastWoke(endpoint.id, null))?.seq ?? null);
        told.push(...events.map((row) => ({ row, suppressed })));
      }
    },
    isHolding: () => memory.waiting().length > 0,
    safe: (position) => Math.min(position, ...memory.waiting().map((row) => row.position - 1)),
  };
}
