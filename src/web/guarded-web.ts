/** Requests to web servers that somebody else named: by https only, to public addresses only, bounded in time and size. */
import { lookup as lookupAddresses } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PostroomError } from '../core/base/errors.ts';
import type { Web } from '../core/ports/web.ts';

/** Milliseconds for a whole request. */
const MOST_TIME = 10_000;

/** Bytes that are read of an answer, so that a server sees its answer taken. */
const MOST_BYTES = 1024 * 1024;

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** `allow` = the ranges, such as 10.1.0.0/16, that may be reached although they are not public. */
export function guardedWeb(allow: string[]): Web {
  const ranges = allow.map(readRange);
  return { post: (url, form) => post(new URL(url), new URLSearchParams(form).toString(), ranges) };
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

function post(url: URL, body: string, allowed: Range[]): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:') return reject(notAllowed('Only https addresses are asked.'));
    // An address is looked up nowhere, so it is judged here.
    if (isIP(host) !== 0 && !isAllowed(host, allowed)) return reject(notPublic(host));
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'user-agent': 'Postroom' },
      agent: false,
      lookup: guardedLookup(allowed),
    });
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), MOST_TIME);
    asked.on('close', () => clearTimeout(timer));
    asked.on('error', (error) => reject(error instanceof PostroomError ? error : unreachable(host, error)));
    asked.on('response', (response) => {
      const status = response.statusCode ?? 0;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) asked.destroy();
      });
      response.on('error', () => {});
      response.on('close', () => resolve({ status }));
    });
    asked.end(body);
  });
}

/**
 * Looks a name up for the socket itself, so that no other address is connected to than those that were judged. One address that is not
 * public refuses the name.
 */
function guardedLookup(allowed: Range[]): LookupFunction {
  return (host, options, done) => {
    lookupAddresses(host, { ...options, all: true }, (error, addresses) => {
      const outside = addresses?.find(({ address }) => !isAllowed(address, allowed));
      const [first] = addresses ?? [];
      if (error || !first) done(error ?? new Error('no address'), []);
      else if (outside) done(notPublic(host), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Addresses of the public internet: neither private, local, reserved nor a way to embed such a one. */
function isAllowed(address: string, allowed: Range[]): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' || allowed.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}

function readRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function notPublic(host: string): PostroomError {
  return notAllowed(`${host} is no address of the public internet.`);
}

function notAllowed(why: string): PostroomError {
  return new PostroomError('forbidden', why, { hint: 'Nothing was asked. The operator can allow ranges with OUTGOING_ALLOW.' });
}

function unreachable(host: string, { message }: Error): PostroomError {
  return new PostroomError('unavailable', `${host} did not answer: ${message}.`, { hint: 'Try again later.' });
}
