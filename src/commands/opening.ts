/** Opens the store for a command where no server runs it: alone, with the lock of the data folder, or beside the servers on PostgreSQL. */
import { timeOrderedIds } from '../core/base/ids.ts';
import { domainNames } from '../dns/domain-names.ts';
import { dnsLookup } from '../dns/lookup.ts';
import { hostOf } from '../listening/ports.ts';
import { createLog } from '../log.ts';
import { mailboxes } from '../mail/mime/address-lists.ts';
import { checkDisplayName, parseAddress } from '../mail/parse-address.ts';
import { type Parser, startParser } from '../mail/parser.ts';
import type { Config } from '../settings/config.ts';
import { openStore } from '../store/open.ts';
import { FolderInUse } from '../store/sqlite/open.ts';
import type { CommandCore } from './command.ts';

/** In MB. An import reads one mail after the other: a larger young heap would cost memory and hardly make it faster. */
const YOUNG_MB = 12;

/**
 * Null while another process has the data folder. `close` closes the store too. `say` gets sentences for the operator, such as how far a
 * migration is.
 */
export async function openCore(
  config: Config,
  say: (sentence: string) => void,
): Promise<(CommandCore & { close(): Promise<void> }) | null> {
  const clock = { now: () => new Date() };
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  let parser: Parser | null = null;
  try {
    const store = await openStore({ ...config, warn: say, tell: say }, config.databaseUrl === null);
    return {
      store,
      clock,
      ids: timeOrderedIds(clock),
      dns: dnsLookup({ servers: config.dnsServers, spfInclude: config.spfInclude, policy: config.transportPolicy, log }),
      domainNames,
      console: { isOn: config.console, appUrl: config.appUrl ?? addressOf(config), firstKey: config.firstKey },
      addresses: { parse: parseAddress, mailboxes, checkDisplayName },
      // Most commands read no mail, and start no threads for it.
      get mailReader() {
        parser ??= startParser({ maxYoungMb: YOUNG_MB });
        return parser;
      },
      close: async () => {
        await parser?.close();
        await store.close();
      },
    };
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}

/** Where a server of this configuration listens. */
function addressOf({ host, port }: Config): string {
  return `http://${hostOf(host)}:${port}`;
}
