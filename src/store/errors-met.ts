/** What a store has met of its engine's errors: callers get them translated, the meters count each once, and damage is remembered. */
import type { Meters, StoreErrorKind } from '../core/ports/meters.ts';

export type EngineErrors = {
  /** Turns a driver's error into the error that callers see. */
  translate(error: unknown): unknown;
  /** Null when it is no error of the engine. */
  kindOf(error: unknown): StoreErrorKind | null;
};

export type ErrorsMet = {
  translate(error: unknown): unknown;
  /** The sentence on the damage that was met last; null = none was. */
  damage(): string | null;
};

export function errorsMet({ translate, kindOf }: EngineErrors, meters: Pick<Meters, 'storeError'>): ErrorsMet {
  // An error that ends a transaction is translated where it is met, and where the transaction ends.
  const counted = new WeakSet<object>();
  let damage: string | null = null;

  function count(error: unknown, kind: StoreErrorKind): void {
    if (typeof error !== 'object' || error === null || counted.has(error)) return;
    counted.add(error);
    meters.storeError(kind);
  }

  return {
    translate(error) {
      const told = translate(error);
      const kind = kindOf(error);
      if (kind !== null) count(error, kind);
      if (kind === 'damaged' && told instanceof Error) damage = told.message;
      return told;
    },
    damage: () => damage,
  };
}
