/** Tells which of the instances that share a store are gone, only from what this one has seen of them itself. */
import type { LostInstance } from '../core/outbox/recover.ts';
import type { InstanceRow } from '../core/store/instances.ts';

/** When a read of the store began and when it was answered: milliseconds by this process's own clock, which is never set. */
export type Look = { began: number; answered: number };

/** An instance is gone when its beats did not change for this many milliseconds, in at least this many looks. */
const SILENCE = 20_000;
const LOOKS = 4;

/**
 * Milliseconds between two looks. After a longer time, in which this instance or the store may have stood still, nothing is known
 * of the other instances.
 */
const BLIND_AFTER = 10_000;

/**
 * `holders` are the instances that hold deliveries; one of them without a row in `instances` has closed, or its row was removed.
 */
export function watchInstances(own: string): (look: Look, instances: InstanceRow[], holders: string[]) => LostInstance[] {
  let seen = new Map<string, { beats: number; since: number; looks: number }>();
  let last = Number.NEGATIVE_INFINITY;
  return ({ began, answered }, instances, holders) => {
    if (answered - last > BLIND_AFTER) seen.clear();
    last = answered;
    const before = seen;
    seen = new Map(
      instances.map(({ id, beats }) => {
        const known = before.get(id);
        const same = known?.beats === beats;
        return [id, same ? { ...known, looks: known.looks + 1 } : { beats, since: answered, looks: 1 }];
      }),
    );
    const silent = [...seen].filter(([id, { since, looks }]) => id !== own && began - since >= SILENCE && looks >= LOOKS);
    const unknown = holders.filter((id) => id !== own && !seen.has(id));
    return [...silent.map(([id, { beats }]) => ({ id, beats })), ...unknown.map((id) => ({ id, beats: null }))];
  };
}
