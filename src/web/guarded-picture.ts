/** Gets a picture from a web server that a mail names: few redirects, each judged anew, and nothing told of who asks. */
import type { IncomingMessage } from 'node:http';
import { isCode } from '../core/base/errors.ts';
import { bodyOf, type Guard, getAnswer } from './guarded-get.ts';
import { hostOf } from './reach.ts';

/** `mostBytes` of the answer's body; `timeoutMs` for all requests together. */
export type PictureBounds = { mostBytes: number; timeoutMs: number };

const MAX_REDIRECTS = 3;
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
  const asking = { headers: HEADERS, signal };
  if (url.protocol !== 'http:') return await getAnswer(url, guard, asking);
  const byTls = new URL(url);
  byTls.protocol = 'https:';
  if (guard.ranges.length === 0) return await getAnswer(byTls, guard, asking);
  return await getAnswer(url, guard, asking).catch((error: unknown) => {
    if (isCode(error, 'forbidden') && url.port === '') return getAnswer(byTls, guard, asking);
    throw error;
  });
}
