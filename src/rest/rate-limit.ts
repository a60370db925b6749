/**
 * Headers with what a caller may still do (draft-ietf-httpapi-ratelimit-headers-11): requests on every route, and mails on the routes that
 * need the right to send.
 */
import type { ErrorRequestHandler, Response } from 'express';
import type { Entry } from '../core/access/gate.ts';
import { readQuotas } from '../core/policy/quotas.ts';
import type { Core } from '../core/ports/core.ts';
import type { Route } from './routes.ts';

/** `length` of the window and `resetsIn` in seconds; null = it is never reset. */
type Limit = { name: string; limit: number; left: number; length: number | null; resetsIn: number | null };

/** In seconds. */
const LENGTHS = { minute: 60, hour: 3600, day: 86_400, all: null };

/** Whether the answers of the route say what may still be sent. */
export function tellsSends(route: Route): boolean {
  return route.tool.scope === 'emails:send';
}

/** Sets both headers from the requests of now; neither when these are not limited. */
export function setRequestHeaders(entry: Entry, response: Response): void {
  setHeaders(response, requestsOf(entry));
}

/** Sets both headers from all limits of now; neither when nothing is limited. Never throws: the answer matters more. */
export async function setLimitHeaders(core: Core, entry: Entry, response: Response): Promise<void> {
  try {
    const now = core.clock.now();
    const sends = (await readQuotas(core, entry.actor)).map(({ name, limit, left, window, resetsAt }) => {
      return { name, limit, left, length: LENGTHS[window], resetsIn: resetsAt && secondsUntil(resetsAt, now) };
    });
    setHeaders(response, [...requestsOf(entry), ...sends]);
  } catch (error) {
    core.log.warn({ err: error, requestId: response.locals.requestId }, 'what a caller may still send could not be read');
  }
}

/** The same for an error. A caller that is not known has no limits. */
export function setLimitHeadersOfErrors(core: Core): ErrorRequestHandler {
  return async (error: unknown, _request, response, next) => {
    const entry = response.locals.entry as Entry | undefined;
    if (entry) await setLimitHeaders(core, entry, response);
    next(error);
  };
}

function requestsOf({ requests }: Entry): Limit[] {
  if (!requests) return [];
  const { limit, left, resetsIn } = requests;
  return [{ name: 'plan-second', limit, left, length: 1, resetsIn: Math.ceil(resetsIn / 1000) }];
}

function setHeaders(response: Response, limits: Limit[]): void {
  if (limits.length === 0) return;
  response.set({
    'RateLimit-Policy': list(limits, ({ limit, length }) => ({ q: limit, w: length })),
    RateLimit: list(limits, ({ left, resetsIn }) => ({ r: left, t: resetsIn })),
  });
}

/** A List of Strings with Integer parameters (RFC 9651 4.1.1), without those that are null. The names need no escapes. */
function list(limits: Limit[], parameters: (limit: Limit) => Record<string, number | null>): string {
  return limits
    .map((limit) => {
      const given = Object.entries(parameters(limit)).filter(([, value]) => value !== null);
      return `"${limit.name}"${given.map(([name, value]) => `;${name}=${value}`).join('')}`;
    })
    .join(', ');
}

function secondsUntil(time: Date, now: Date): number {
  return Math.max(0, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
