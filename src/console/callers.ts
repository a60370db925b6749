/** Who calls by cookie: the session of the console behind a request. */
import type { Request } from 'express';
import type { Gate, SessionEntry } from '../core/access/gate.ts';
import { sessionCookie } from './cookie.ts';
import type { OwnOrigin } from './own-origin.ts';
import { UNATTENDED } from './unattended.ts';

export type ConsoleCallers = {
  /**
   * The session of a request that has its cookie and no Authorization; null for any other. `isUse` = the session lives on by it, unless the
   * page says that no person asked. Throws `forbidden` for a Host that is not ours, for a change that does not come from a page of ours, and
   * while the account is paused; `unauthenticated` for a session that is over, and `rate_limited`.
   */
  enter(request: Request, isUse: boolean): Promise<SessionEntry | null>;
  /** For a read that changes something all the same. Throws `forbidden` unless it comes from a page of ours. */
  requireOwnPage(request: Request): void;
};

export function consoleCallers(gate: Gate, own: OwnOrigin): ConsoleCallers {
  return {
    async enter(request, isUse) {
      if (request.headers.authorization !== undefined) return null;
      const token = sessionCookie(request);
      if (token === null) return null;
      own.requireHost(request);
      if (request.method !== 'GET' && request.method !== 'HEAD') own.requireOrigin(request);
      return await gate.enterSession(request.ip ?? '', token, isUse && request.get(UNATTENDED) === undefined);
    },
    requireOwnPage: own.requireOrigin,
  };
}
