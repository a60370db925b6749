/** SPF (RFC 7208) of a client that speaks SMTP with us: by mailauth, within a bounded time, with results and DNS answers kept for a minute. */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import { spf } from 'mailauth/lib/spf/index.js';
import { within } from '../../core/base/within.ts';
import type { SpfResult } from '../../core/store/authentication.ts';

/** `mailFrom` '' = the null sender, for which the name of HELO is checked (RFC 7208 2.4). */
export type SpfClient = { address: string; helo: string; mailFrom: string };

/** The type of mailauth has no records of MX, which it asks for too. */
type Answer = Promise<string[]>;

const BUDGET_MS = 5000;
const KEPT = { max: 5000, ttl: 60_000 };
/** Errors that tell something of the name, and not of DNS itself. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);
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
  const known = new LRUCache<string, Answer>(KEPT);
  const results = new LRUCache<string, Promise<SpfResult>>(KEPT);

  function ask(opened: () => Resolver, name: string, type: string): Answer {
    const key = `${type} ${name.toLowerCase()}`;
    const old = known.get(key);
    if (old) return old;
    const answer = opened().resolve(name, type) as Answer;
    known.set(key, answer);
    answer.catch((error: NodeJS.ErrnoException) => {
      if (!NOTHING_THERE.has(error.code ?? '')) known.delete(key);
    });
    return answer;
  }

  async function check({ address, helo, mailFrom }: SpfClient): Promise<SpfResult> {
    if (isIP(address) === 0) return 'none';
    let resolver: Resolver | null = null;
    // Most answers are remembered, and opening a resolver takes longer than reading them.
    const opened = () => {
      resolver ??= newResolver(servers);
      return resolver;
    };
    const lookup = (name: string, type: string) => ask(opened, name, type);
    try {
      const at = mailFrom.lastIndexOf('@');
      const sender = at < 0 ? '' : mailFrom.slice(0, at + 1) + domainToASCII(mailFrom.slice(at + 1));
      const found = await within(BUDGET_MS, spf({ sender, ip: address, helo, mta, resolver: lookup }), null);
      return resultOf(found?.status.result);
    } catch {
      return 'temperror';
    } finally {
      cancel(resolver);
    }
  }

  return (client) => {
    const key = JSON.stringify([client.address, client.helo, client.mailFrom]);
    const old = results.get(key);
    if (old) return old;
    const result = check(client);
    results.set(key, result);
    void result.then((found) => {
      if (found === 'temperror') results.delete(key);
    });
    return result;
  };
}

function newResolver(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: 1500, tries: 3 });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

/** Ends the open queries of a check: their answers are not waited for. */
function cancel(resolver: Resolver | null): void {
  resolver?.cancel();
}

function resultOf(text: string | undefined): SpfResult {
  const isOne = (value: string | undefined): value is SpfResult => value !== undefined && RESULTS.includes(value);
  return isOne(text) ? text : 'temperror';
}
