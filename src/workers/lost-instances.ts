/** Tells which of the instances that share a store are gone, by nothing but what this one sees of them itself. */

import type { LostInstance } from '../core/outbox/recover.ts';
import type { InstanceRow } from '../core/store/instances.ts';

/** Milliseconds of this process, by a clock that is never set: when a look at the store was begun, and when it was answered. */
export type Look = { began: number; answered: number };

/** For so long its beats were seen not to change, in so many looks. */
const SILENCE = 20_000;
const LOOKS = 4;

/** Between two looks: after a longer time, in which this instance or the store may have stood still, nothing is known of the others. */
const BLIND_AFTER = 10_000;

/** `holders` are the instances that hold deliveries; one of them without a row has closed, or was forgotten. */
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
