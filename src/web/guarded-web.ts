/** Requests to web servers that somebody else named: to public addresses only, bounded in time and size. */
import { request as requestPlainly } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PostroomError } from '../core/base/errors.ts';
import type { Delivered, Web } from '../core/ports/web.ts';
import { type FindAddresses, finderOf } from './find-addresses.ts';

/** Milliseconds for a whole request with a form. */
const MOST_TIME = 10_000;

/** Bytes that are read of an answer, so that a server sees its answer taken. */
const MOST_BYTES = 1024 * 1024;

/** The same where nobody needs more than the beginning, and what is kept of it. */
const MOST_ANSWERED = 16 * 1024;
const MOST_KEPT = 1024;

/** Ports below belong to services that are no web servers. */
const FIRST_FREE_PORT = 1024;

/** All of IPv6 that is given out (RFC 4291 2.4): outside are, among others, old ways to embed an IPv4 address. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Which addresses may be reached: those of the public internet, and the ranges. `find` looks a name up. */
type Reach = { ranges: Range[]; onlyRanges: boolean; find: FindAddresses };

/**
 * `allow`: ranges, such as 10.1.0.0/16, that may be reached although they are not public. `hosts`: the only hosts that JSON is posted to, where
 * `*.example.org` is every name below; empty = all. `dnsServers`: who is asked for names; empty = the system.
 */
export type WebOptions = { allow: string[]; hosts: string[]; dnsServers: string[] };

type Guard = { ranges: Range[]; hosts: string[]; find: FindAddresses };

type Asking = {
  headers: Record<string, string | number>;
  body: string;
  timeoutMs: number;
  mostBytes: number;
  signal?: AbortSignal;
};

export function guardedWeb({ allow, hosts, dnsServers }: WebOptions): Web {
  const guard: Guard = { ranges: allow.map(readRange), hosts, find: finderOf(dnsServers) };
  return {
    post: async (url, form) => {
      const parsed = new URL(url);
      if (parsed.protocol !== 'https:') throw notAllowed('Only https addresses are asked.');
      const body = new URLSearchParams(form).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return await post(parsed, reachOf(parsed, guard), { headers, body, timeoutMs: MOST_TIME, mostBytes: MOST_BYTES });
    },
    deliver: async (url, { headers, ...delivery }) => {
      const { parsed, fault } = readUrl(url, guard);
      if (fault !== null) throw notAllowed(fault);
      const asking = { ...delivery, headers: { ...headers, 'content-type': 'application/json' }, mostBytes: MOST_ANSWERED };
      return await post(parsed, reachOf(parsed, guard), asking);
    },
    check: async (url) => {
      const { parsed, fault } = readUrl(url, guard);
      if (fault !== null) return fault;
      const refused = await refusedByName(hostOf(parsed), reachOf(parsed, guard));
      return refused?.message ?? null;
    },
  };
}

/** What is wrong with the ranges; null = nothing. */
export function checkRanges(allow: string[]): string | null {
  try {
    allow.map(readRange);
    return null;
  } catch {
    return 'must list addresses or ranges such as 10.1.0.0/16.';
  }
}

/** What can be said of an address before a name is looked up. */
function readUrl(text: string, guard: Guard): { parsed: URL; fault: string | null } {
  const nowhere = new URL('https://invalid');
  if (!URL.canParse(text)) return { parsed: nowhere, fault: 'It is no absolute URL.' };
  const parsed = new URL(text);
  return { parsed, fault: faultOf(parsed, guard) };
}

function faultOf(url: URL, guard: Guard): string | null {
  const reach = reachOf(url, guard);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Only https addresses are posted to.';
  if (url.username !== '' || url.password !== '') return 'It must not hold a user name or password.';
  if (url.hash !== '') return 'It must not have a fragment.';
  if (reach.onlyRanges && reach.ranges.length === 0) return 'Only https addresses are posted to.';
  const port = Number(url.port);
  if (port !== 0 && port < FIRST_FREE_PORT && port !== 80 && port !== 443)
    return `Its port ${port} is refused: 443, and those from ${FIRST_FREE_PORT} on, are posted to.`;
  const host = hostOf(url);
  if (guard.hosts.length > 0 && !guard.hosts.some((named) => isNamed(host, named)))
    return `The operator lets events be posted to some hosts only (OUTGOING_HOSTS), and ${host} is none of them.`;
  return isIP(host) !== 0 && !isAllowed(host, reach) ? refusalOf(host, reach).message : null;
}

/** Plain http shows everybody on the way what is in a mail, so it is for the operator's own ranges. */
function reachOf({ protocol }: URL, { ranges, find }: Guard): Reach {
  return { ranges, find, onlyRanges: protocol === 'http:' };
}

/** Without the dot that names the root: `example.org.` is the same host. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function isNamed(host: string, named: string): boolean {
  const name = named.toLowerCase();
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

function refusedByName(host: string, reach: Reach): Promise<PostroomError | null> {
  if (isIP(host) !== 0) return Promise.resolve(null);
  return new Promise((resolve) => {
    guardedLookup(reach)(host, { all: true }, (error) => resolve(error instanceof PostroomError ? error : null));
  });
}

function post(url: URL, reach: Reach, asking: Asking): Promise<Delivered> {
  return new Promise((resolve, reject) => {
    const host = hostOf(url);
    // An address is looked up nowhere, so it is judged here.
    if (isIP(host) !== 0 && !isAllowed(host, reach)) return reject(refusalOf(host, reach));
    const { body, timeoutMs, mostBytes, signal } = asking;
    const options: RequestOptions = {
      method: 'POST',
      headers: { 'content-length': Buffer.byteLength(body), 'user-agent': 'Postroom', ...asking.headers },
      agent: false,
      lookup: guardedLookup(reach),
      ...(signal ? { signal } : {}),
    };
    const asked = url.protocol === 'http:' ? requestPlainly(url, options) : request(url, options);
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), timeoutMs);
    asked.on('close', () => clearTimeout(timer));
    asked.on('error', (error) => reject(error instanceof PostroomError ? error : unreachable(host, error)));
    asked.on('response', (response) => {
      const kept: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        if (bytes < MOST_KEPT) kept.push(chunk.subarray(0, MOST_KEPT - bytes));
        bytes += chunk.length;
        if (bytes > mostBytes) asked.destroy();
      });
      response.on('error', () => {});
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          answer: Buffer.concat(kept).toString().replaceAll('\0', ''),
          retryAfter: response.headers['retry-after'] ?? null,
        }),
      );
    });
    asked.end(body);
  });
}

/**
 * Looks a name up for the socket itself, so that no other address is connected to than those that were judged. One address that may not be
 * reached refuses the name.
 */
function guardedLookup(reach: Reach): LookupFunction {
  return (host, options, done) => {
    reach.find(host, options, (error, addresses) => {
      const outside = addresses?.find(({ address }) => !isAllowed(address, reach));
      const [first] = addresses ?? [];
      if (error || !first) done(error ?? new Error('no address'), []);
      else if (outside) done(refusalOf(host, reach), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Addresses of the public internet: neither private, local, reserved nor a way to embed such a one. */
function isAllowed(address: string, { ranges, onlyRanges }: Reach): boolean {
  const parsed = ipaddr.process(address);
  const isInRange = ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  return isInRange || (!onlyRanges && parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL)));
}

function readRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function refusalOf(host: string, { onlyRanges }: Reach): PostroomError {
  return notAllowed(
    onlyRanges
      ? `${host} is asked by https only: plain http is for ranges that the operator allows.`
      : `${host} is no address of the public internet.`,
  );
}

function notAllowed(why: string): PostroomError {
  return new PostroomError('forbidden', why, { hint: 'Nothing was asked. The operator can allow ranges with OUTGOING_ALLOW.' });
}

function unreachable(host: string, cause: Error): PostroomError {
  return new PostroomError('unavailable', `${host} did not answer: ${cause.message}.`, { hint: 'Try again later.', cause });
}
