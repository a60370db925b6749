/** Requests to web servers that a stranger named: to public addresses only, bounded in time and size. */
import { request as requestPlainly } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { PostroomError } from '../core/base/errors.ts';
import type { Delivered, Web } from '../core/ports/web.ts';
import { type FindAddresses, finderOf } from './find-addresses.ts';
import { bodyOf, getAnswer } from './guarded-get.ts';
import { getPicture } from './guarded-picture.ts';
import {
  guardedLookup,
  hostOf,
  notAllowed,
  type Range,
  type Reach,
  reachOf,
  readRange,
  refusedAddress,
  refusedByName,
  unreachable,
} from './reach.ts';

/** Milliseconds for a whole request with a form. */
const MOST_TIME = 10_000;

/** Bytes that are read of an answer, so that a server sees its answer taken. */
const MOST_BYTES = 1024 * 1024;

/** The same where only the beginning is needed, and what is kept of it. */
const MOST_ANSWERED = 16 * 1024;
const MOST_KEPT = 1024;

/** Ports below belong to services that are no web servers. */
const FIRST_FREE_PORT = 1024;

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
    get: async (url, { headers, mostBytes, signal }) => {
      const parsed = new URL(url);
      const answer = await getAnswer(parsed, guard, { headers: { 'user-agent': 'Postroom', ...headers }, signal });
      const body = await bodyOf(answer, hostOf(parsed), mostBytes);
      if (body === null) throw new PostroomError('too_large', `${hostOf(parsed)} answered with more than ${mostBytes} bytes.`);
      return { status: answer.statusCode ?? 0, headers: answer.headers, body };
    },
    picture: (url, bounds) => getPicture(url, guard, bounds),
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
  return refusedAddress(host, reach)?.message ?? null;
}

function isNamed(host: string, named: string): boolean {
  const name = named.toLowerCase();
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

function post(url: URL, reach: Reach, asking: Asking): Promise<Delivered> {
  return new Promise((resolve, reject) => {
    const host = hostOf(url);
    // An IP address is never looked up, so it is judged here.
    const refused = refusedAddress(host, reach);
    if (refused) return reject(refused);
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
