/** Reads the configuration, with what each room says of the settings that it uses. */
import proxyAddr from 'proxy-addr';
import { checkDnsServers } from './dns/lookup.ts';
import { checkRelayUrl } from './mail/smtp/url.ts';
import { type Config, readConfig } from './settings/config.ts';
import { checkRanges } from './web/guarded-web.ts';

/** Reads the configuration from environment variables. Throws one Error that lists every mistake. */
export function configure(env: NodeJS.ProcessEnv): Config {
  return readConfig(env, {
    smtpUrl: checkRelayUrl,
    dnsServers: checkDnsServers,
    outgoingAllow: checkRanges,
    smtpProxyFrom: checkRanges,
    trustProxy: checkTrustProxy,
  });
}

function checkTrustProxy(proxies: string[]): string | null {
  try {
    proxyAddr.compile(proxies);
    return null;
  } catch {
    return 'must list addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal.';
  }
}
