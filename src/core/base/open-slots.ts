/** Bounds what is open at the same time in this process: by API key, by account, and in all. */
import type { Actor } from './actor.ts';

export type SlotLimits = { perKey: number; perAccount: number; total: number };

export type OpenSlots = {
  /** Counts one more that is open. Answers a function that ends the count, or which limit it would pass. */
  take(actor: Actor): { free(): void } | { full: 'key' | 'account' | 'all' };
};

export function openSlots({ perKey, perAccount, total }: SlotLimits): OpenSlots {
  const counts = new Map<string, number>();
  const change = (name: string, by: 1 | -1) => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    take({ account, key }) {
      const names = [`key ${key.id}`, `account ${account.id}`, 'all'];
      const [ofKey = 0, ofAccount = 0, all = 0] = names.map((name) => counts.get(name) ?? 0);
      if (all >= total) return { full: 'all' };
      if (ofAccount >= perAccount) return { full: 'account' };
      if (ofKey >= perKey) return { full: 'key' };
      for (const name of names) change(name, 1);
      let open = true;
      const free = () => {
        if (open) for (const name of names) change(name, -1);
        open = false;
      };
      return { free };
    },
  };
}
