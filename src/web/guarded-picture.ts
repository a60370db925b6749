/** Gets a picture from a web server that a mail names: few redirects, each judged anew, and nothing told of who asks. */
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { PostroomError } from '../core/base/errors.ts';
import type { FindAddresses } from './find-addresses.ts';
import { guardedLookup, hostOf, notAllowed, type Range, reachOf, refusedAddress, unreachable } from './reach.ts';

type Guard = { ranges: Range[]; find: FindAddresses };

/** `mostBytes` of the answer's body; `timeoutMs` for all requests together. */
export type PictureBounds = { mostBytes: number; timeoutMs: number };

const MAX_REDIRECTS = 3;
/** Ports below belong to services that are no web servers. */
const FIRST_FREE_PORT = 1024;

const HEADERS = { 'user-agent': 'Postroom', accept: 'image/webp,image/png,image/jpeg,image/gif' };

/**
 * The body of the answer with status 200; null for any other answer, and one that is too long. Throws PostroomError `forbidden` for an address
 * that may not be asked, `unavailable` when no whole answer came in time.
 */
export async function getPicture(address: string, guard: Guard, { mostBytes, timeoutMs }: PictureBounds): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await askAsAllowed(url, guard, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return await bodyOf(answer, hostOf(url), mostBytes);
    answer.destroy();
    const isMoved = [301, 302, 303, 307, 308].includes(statusCode);
    if (!isMoved || headers.location === undefined || !URL.canParse(headers.location, url.href)) return null;
    url = new URL(headers.location, url);
  }
  return null;
}

/** Browsers ask for the pictures of a page by https where it names http; only in the operator's ranges is http tried first. */
async function askAsAllowed(url: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:') return await ask(url, guard, signal);
  const byTls = new URL(url);
  byTls.protocol = 'https:';
  if (guard.ranges.length === 0) return await ask(byTls, guard, signal);
  return await ask(url, guard, signal).catch((error: unknown) => {
    if (error instanceof PostroomError && error.code === 'forbidden' && url.port === '') return ask(byTls, guard, signal);
    throw error;
  });
}

function ask(url: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fault = faultOf(url);
    if (fault !== null) return reject(notAllowed(fault));
    const host = hostOf(url);
    const reach = reachOf(url, guard);
    // An address is looked up nowhere, so it is judged here.
    const refused = refusedAddress(host, reach);
    if (refused) return reject(refused);
    const options: RequestOptions = { headers: HEADERS, agent: false, lookup: guardedLookup(reach), signal };
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

function faultOf(url: URL): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Only web addresses are asked.';
  if (url.username !== '' || url.password !== '') return 'An address with a user name or password is not asked.';
  const port = Number(url.port);
  return port !== 0 && port < FIRST_FREE_PORT && port !== 80 && port !== 443 ? `Port ${port} is not asked.` : null;
}

async function bodyOf(response: IncomingMessage, host: string, mostBytes: number): Promise<Buffer | null> {
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
