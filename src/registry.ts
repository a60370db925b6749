/** Opens the accounts beside a server, for commands and tests. */
import type { Registry } from './core/access/accounts.ts';
import { timeOrderedIds } from './core/base/ids.ts';
import type { Config } from './settings/config.ts';
import { openStore } from './store/open.ts';

/** Opens a store for commands that manage accounts; servers may be running on it. */
export async function openRegistry(config: Config, warn: (sentence: string) => void = () => {}): Promise<Registry> {
  const clock = { now: () => new Date() };
  return {
    store: await openStore({ ...config, warn }, false),
    clock,
    ids: timeOrderedIds(clock),
  };
}
