/** Addresses of host names, for requests that must end in time. */
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { codeOf } from '../core/base/code-of.ts';

/** Milliseconds until a resolver counts as silent. */
const WITHIN = 4000;

/** The name was looked up, and there is no such name, or no name server answered. */
export class NameTrouble extends Error {
  readonly kind: 'none' | 'silent';
  constructor(kind: 'none' | 'silent', sentence: string) {
    super(sentence);
    this.kind = kind;
  }
}

/**
 * Rejects with a NameTrouble. The system's own look-up knows the names in a hosts file too. But it cannot be cut off, and would keep the process
 * from ending while DNS is silent. So it is asked only after DNS has answered that it does not know the name.
 */
export async function addressesOf(host: string): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIP(name) !== 0) return [name];
  if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1'];
  const asked = await askDns([], WITHIN, (dns) => Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]));
  const found = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (found.length > 0) return found;
  const isAnswered = asked.some((one) => one.status === 'rejected' && /^(ENOTFOUND|ENODATA)$/.test(codeOf(one.reason)));
  if (!isAnswered) throw new NameTrouble('silent', `DNS did not answer for ${name}`);
  const inHosts = await lookup(name, { all: true }).catch(() => []);
  if (inHosts.length === 0) throw new NameTrouble('none', `there is no host ${name}`);
  return inHosts.map(({ address }) => address);
}

/** What DNS answers, of these servers or the system's. What takes longer than so many milliseconds fails. */
export async function askDns<T>(servers: readonly string[], ms: number, ask: (dns: Resolver) => Promise<T>): Promise<T> {
  const resolver = new Resolver({ timeout: ms / 2, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  const deadline = setTimeout(() => resolver.cancel(), ms);
  return await ask(resolver).finally(() => clearTimeout(deadline));
}

/** Who can reach the address: only this machine, only its network, or the internet. */
export function reachOf(address: string): 'machine' | 'network' | 'internet' {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain.startsWith('127.') || plain === '::1') return 'machine';
  const isPrivate =
    /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|f[cd]|fe[89ab])/i;
  return isPrivate.test(plain) ? 'network' : 'internet';
}
