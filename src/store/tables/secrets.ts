/** Secrets that all instances on one store share. */
import type { Engine, Kinds } from './kinds.ts';

export function secrets<E extends Engine>(k: Kinds<E>) {
  return k.table('secrets', { name: k.text('name').primaryKey(), value: k.bytes('value').notNull() });
}
