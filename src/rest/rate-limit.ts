/** Headers with what a caller may still send, on the routes that need the right to send (draft-ietf-httpapi-ratelimit-headers-11). */
import type { ErrorRequestHandler, Response } from 'express';
import type { Actor } from '../core/base/actor.ts';
import { type Quota, readQuotas } from '../core/policy/quotas.ts';
import type { Core } from '../core/ports/core.ts';
import type { Route } from './routes.ts';

/** In seconds. */
const LENGTHS = { minute: 60, hour: 3600, day: 86_400, all: null };

/** Whether the answers of the route carry the headers. */
export function hasLimitHeaders(route: Route): boolean {
  return route.tool.scope === 'emails:send';
}

/** Sets both headers from the limits of now; neither when nothing is limited. Never throws: the answer matters more. */
export async function setLimitHeaders(core: Core, actor: Actor, response: Response): Promise<void> {
  try {
    const quotas = await readQuotas(core, actor);
    if (quotas.length === 0) return;
    const now = core.clock.now();
    response.set({
      'RateLimit-Policy': list(quotas, ({ limit, window }) => ({ q: limit, w: LENGTHS[window] })),
      RateLimit: list(quotas, ({ left, resetsAt }) => ({ r: left, t: resetsAt && secondsUntil(resetsAt, now) })),
    });
  } catch (error) {
    core.log.warn({ err: error, requestId: response.locals.requestId }, 'what a caller may still send could not be read');
  }
}

/** The same for an error. A caller that is not known has no limits. */
export function setLimitHeadersOfErrors(core: Core): ErrorRequestHandler {
  return async (error: unknown, _request, response, next) => {
    const actor = response.locals.actor as Actor | undefined;
    if (actor) await setLimitHeaders(core, actor, response);
    next(error);
  };
}

/** A List of Strings with Integer parameters (RFC 9651 4.1.1), without those that are null. The names need no escapes. */
function list(quotas: Quota[], parameters: (quota: Quota) => Record<string, number | null>): string {
  return quotas
    .map((quota) => {
      const given = Object.entries(parameters(quota)).filter(([, value]) => value !== null);
      return `"${quota.name}"${given.map(([name, value]) => `;${name}=${value}`).join('')}`;
    })
    .join(', ');
}

function secondsUntil(time: Date, now: Date): number {
  return Math.max(0, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
