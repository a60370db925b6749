/** What the console answers over HTTP: its session, its files, and one document for all of its pages. */
import { Router } from 'express';
import type { Gate } from '../core/access/gate.ts';
import type { Core } from '../core/ports/core.ts';
import { assetRoutes } from './assets.ts';
import { type ConsoleCallers, consoleCallers } from './callers.ts';
import { documentAt } from './document.ts';
import { frameErrors } from './frame/errors.ts';
import { frameRoutes } from './frame/routes.ts';
import { ownOrigin } from './own-origin.ts';
import { sessionRoutes } from './session-routes.ts';

export type ConsoleOptions = {
  core: Core;
  gate: Gate;
  /** MCP_ALLOWED_HOSTS; empty = unset. */
  allowedHosts: string[];
  /** Where the files of the page are. */
  assets: string;
};

export type ConsoleEndpoint = {
  /** To be mounted at `/`, behind `identified` and before `noSuchPath` and `problems`. */
  routes: Router;
  /** Who calls by cookie; for REST too. */
  callers: ConsoleCallers;
};

export function consoleEndpoint({ core, gate, allowedHosts, assets }: ConsoleOptions): ConsoleEndpoint {
  const { baseUrl, appUrl } = core.settings;
  const own = ownOrigin({ allowedHosts, baseUrl, appUrl });
  const callers = consoleCallers(gate, own);
  const routes = Router({ caseSensitive: true });
  routes.use('/console', (request, response, next) => {
    own.requireHost(request);
    response.set('Cache-Control', 'no-store');
    next();
  });
  routes.use('/console/session', sessionRoutes(core, { gate, own, callers }));
  routes.use('/console/assets', assetRoutes(assets));
  routes.use('/console/messages', frameRoutes(core, callers), frameErrors);
  // A browser asks for it beside what names no icon, such as a file that is opened.
  routes.get(
    '/favicon.ico',
    (_request, response) => void response.set('Cache-Control', 'public, max-age=86400').status(204).end(),
  );
  routes.use(documentAt(assets, own));
  return { routes, callers };
}
