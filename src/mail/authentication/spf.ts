/** SPF (RFC 7208) of a client that speaks SMTP with us: by mailauth, within a bounded time. */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { spf } from 'mailauth/lib/spf/index.js';
import type { SpfResult } from '../../core/store/authentication.ts';

/** `mailFrom` '' = the null sender, for which the name of HELO is checked (RFC 7208 2.4). */
export type SpfClient = { address: string; helo: string; mailFrom: string };

const BUDGET_MS = 5000;
const RESULTS: readonly string[] = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'temperror',
  'permerror',
] satisfies SpfResult[];

/** Never rejects: what is not known within 5 s is a `temperror`. `mta` is our own name. */
export function spfChecker(servers: readonly string[], mta: string): (client: SpfClient) => Promise<SpfResult> {
  return async ({ address, helo, mailFrom }) => {
    if (isIP(address) === 0) return 'none';
    const resolver = new Resolver({ timeout: 1500, tries: 3 });
    if (servers.length > 0) resolver.setServers(servers);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((over) => {
      timer = setTimeout(over, BUDGET_MS, null);
    });
    try {
      const at = mailFrom.lastIndexOf('@');
      const sender = at < 0 ? '' : mailFrom.slice(0, at + 1) + domainToASCII(mailFrom.slice(at + 1));
      // The type of mailauth has no records of MX, which it asks for too.
      const checked = spf({
        sender,
        ip: address,
        helo,
        mta,
        resolver: (name, type) => resolver.resolve(name, type) as Promise<string[]>,
      });
      const found = await Promise.race([checked, late]);
      return resultOf(found?.status.result);
    } catch {
      return 'temperror';
    } finally {
      clearTimeout(timer);
      resolver.cancel();
    }
  };
}

function resultOf(text: string | undefined): SpfResult {
  const isOne = (value: string | undefined): value is SpfResult => value !== undefined && RESULTS.includes(value);
  return isOne(text) ? text : 'temperror';
}
