/** One GET to a web server that a stranger named: its answer, and its body up to a length. */
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { PostroomError } from '../core/base/errors.ts';
import type { FindAddresses } from './find-addresses.ts';
import { guardedLookup, hostOf, notAllowed, type Range, reachOf, refusedAddress, unreachable } from './reach.ts';

export type Guard = { ranges: Range[]; find: FindAddresses };

type Asking = { headers: Record<string, string>; signal: AbortSignal };

/** Ports below belong to services that are no web servers. */
const FIRST_FREE_PORT = 1024;

/**
 * An answer whose body is not read yet; no redirect is followed. Throws PostroomError `forbidden` for an address that may not be asked, `unavailable`
 * when no answer came or `signal` aborted.
 */
export function getAnswer(url: URL, guard: Guard, { headers, signal }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fault = faultOf(url);
    if (fault !== null) return reject(notAllowed(fault));
    const host = hostOf(url);
    const reach = reachOf(url, guard);
    // An IP address is never looked up, so it is judged here.
    const refused = refusedAddress(host, reach);
    if (refused) return reject(refused);
    const options: RequestOptions = { hostname: host, headers, agent: false, lookup: guardedLookup(reach), signal };
    const asked = url.protocol === 'http:' ? requestPlainly(url, options) : request(url, options);
    asked.on('error', (error) => reject(error instanceof PostroomError ? error : unreachable(host, error)));
    asked.on('response', (response) => {
      // Without a listener, an error after this promise has settled would end the process.
      response.on('error', () => {});
      resolve(response);
    });
    asked.end();
  });
}

/** Null when it is longer than that. Throws `unavailable` when it broke off. */
export async function bodyOf(response: IncomingMessage, host: string, mostBytes: number): Promise<Buffer | null> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) {
    response.destroy();
    return null;
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      // Leaving the loop ends the request.
      if (bytes > mostBytes) return null;
      parts.push(part);
    }
  } catch (error) {
    throw unreachable(host, error instanceof Error ? error : new Error('it broke off'));
  }
  return Buffer.concat(parts);
}

function faultOf(url: URL): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Only web addresses are asked.';
  if (url.username !== '' || url.password !== '') return 'An address with a user name or password is not asked.';
  const port = Number(url.port);
  return port !== 0 && port < FIRST_FREE_PORT && port !== 80 && port !== 443 ? `Port ${port} is not asked.` : null;
}
