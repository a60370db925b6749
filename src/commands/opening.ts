/** Opens the store for a command where no server runs it: alone, with the lock of the data folder, or beside the servers on PostgreSQL. */
import type { Config } from '../config.ts';
import { timeOrderedIds } from '../core/base/ids.ts';
import { domainNames } from '../dns/domain-names.ts';
import { dnsLookup } from '../dns/lookup.ts';
import { createLog } from '../log.ts';
import { openStore } from '../store/open.ts';
import { FolderInUse } from '../store/sqlite/open.ts';
import type { CommandCore } from './command.ts';

/** Null while another process has the data folder. `say` gets sentences for the operator, such as how far a migration is. */
export async function openCore(config: Config, say: (sentence: string) => void): Promise<CommandCore | null> {
  const clock = { now: () => new Date() };
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  try {
    return {
      store: await openStore({ ...config, warn: say, tell: say }, config.databaseUrl === null),
      clock,
      ids: timeOrderedIds(clock),
      dns: dnsLookup({ servers: config.dnsServers, mx: config.mailHost, spfInclude: config.spfInclude, log }),
      domainNames,
    };
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}
