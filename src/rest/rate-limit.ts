/** Which answers tell what a caller may still do: requests on every route, and mails on the routes that need the right to send. */
import type { ErrorRequestHandler, Response } from 'express';
import type { Entry } from '../core/access/gate.ts';
import { readQuotas } from '../core/policy/quotas.ts';
import type { Core } from '../core/ports/core.ts';
import { rateLimitFields, requestLimits } from '../http/rate-limit-fields.ts';
import type { Route } from './routes.ts';

/** In seconds. */
const LENGTHS = { minute: 60, hour: 3600, day: 86_400, all: null };

/** Whether the answers of the route say what may still be sent. */
export function tellsSends(route: Route): boolean {
  return route.tool.scope === 'emails:send';
}

/** Sets both headers from the requests of now; neither when these are not limited. */
export function setRequestHeaders(entry: Entry, response: Response): void {
  response.set(rateLimitFields(requestLimits(entry)));
}

/** Sets both headers from all limits of now; neither when nothing is limited. Never throws: the answer matters more. */
export async function setLimitHeaders(core: Core, entry: Entry, response: Response): Promise<void> {
  try {
    const now = core.clock.now();
    const sends = (await readQuotas(core, entry.actor)).map(({ name, limit, left, window, resetsAt }) => {
      return { name, limit, left, length: LENGTHS[window], resetsIn: resetsAt && secondsUntil(resetsAt, now) };
    });
    response.set(rateLimitFields([...requestLimits(entry), ...sends]));
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

function secondsUntil(time: Date, now: Date): number {
  return Math.max(0, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
