/** The REST facade: every route calls its tool through callTool. */
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { readIdempotencyKey } from '../../tools/idempotency-key.ts';
import { readSent } from '../../tools/sent-arguments.ts';
import { type Bytes, type Call, callTool, type ToolResult } from '../../tools/tool.ts';
import { type Entry, type Gate, refuseOverLimit } from '../core/access/gate.ts';
import { invalidField, PostroomError } from '../core/base/errors.ts';
import { isRecord } from '../core/base/is-record.ts';
import type { EventStreams } from '../core/events/stream.ts';
import type { Core } from '../core/ports/core.ts';
import { openLink } from '../core/reading/attachment-links.ts';
import { leaving } from '../http/leaving.ts';
import { eventStream } from './event-stream.ts';
import { longJson } from './long-body.ts';
import { openApi } from './openapi.ts';
import { wrongMethod } from './problems.ts';
import { setLimitHeaders, setLimitHeadersOfErrors, setRequestHeaders, tellsSends } from './rate-limit.ts';
import { type Route, routes } from './routes.ts';

/** Callers without an Authorization header, who are let in by a cookie. */
export type CookieCallers = {
  /** Null = the request has no such cookie. `isUse` = a person asked. Throws as the gate does, and `forbidden` for a page that is not ours. */
  enter(request: Request, isUse: boolean): Promise<Entry | null>;
  /** For a read that changes something all the same. Throws `forbidden` unless it comes from a page of ours. */
  requireOwnPage(request: Request): void;
};

export type FacadeOptions = {
  core: Core;
  gate: Gate;
  /** Null = no cookie is read. */
  callers: CookieCallers | null;
  version: string;
  /** Bytes of a JSON body, and of one that may hold a mail with its files. */
  maxBodyBytes: number;
  maxLargeBodyBytes: number;
  streams: EventStreams;
};

/** To be mounted at API_PREFIX, behind `identified` and before `noSuchPath` and `problems`. */
export function restFacade(options: FacadeOptions): Router {
  const { core, callers } = options;
  const router = Router({ caseSensitive: true });
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  let description: string | null = null;
  router.get('/openapi.json', (_request, response) => {
    description ??= JSON.stringify(openApi(core.settings.baseUrl, options.version));
    response.type('application/json').send(description);
  });
  router.get('/files/:token', linkedFile(core));
  router.get('/events/stream', authenticated(options, false), eventStream(core, options.streams));
  // The pattern of /emails/{id} also matches /emails/send: paths with fewer variables are matched first, whatever the method.
  const paths = [...new Set(routes.map((route) => route.path))].sort((a, b) => a.split('{').length - b.split('{').length);
  for (const path of paths) {
    const here = routes.filter((route) => route.path === path);
    for (const route of here) {
      const limit = route.largeBody ? options.maxLargeBodyBytes : options.maxBodyBytes;
      router[verb(route)](
        expressPath(path),
        authenticated(options, true),
        jsonContentOnly,
        ...(route.largeBody ? [longJson(limit, () => core.store.requireRoom())] : []),
        express.json({ limit, type: 'application/json', strict: false }),
        handler(core, callers, route),
        ...(tellsSends(route) ? [setLimitHeadersOfErrors(core)] : []),
      );
    }
    router.all(expressPath(path), wrongMethod(here.map((route) => route.method)));
  }
  for (const path of ['/openapi.json', '/files/:token', '/events/stream']) router.all(path, wrongMethod(['GET']));
  return router;
}

/** `isUse` = a session lives on by it. */
function authenticated({ gate, callers }: FacadeOptions, isUse: boolean): RequestHandler {
  return async (request, response, next) => {
    const byCookie = callers && (await callers.enter(request, isUse));
    const entry = byCookie ?? (await gate.enter(request.ip ?? '', request.get('authorization')));
    response.locals.entry = entry;
    setRequestHeaders(entry, response);
    refuseOverLimit(entry);
    next();
  };
}

function handler(core: Core, callers: CookieCallers | null, route: Route): RequestHandler {
  return async (request, response) => {
    const takesQuery = route.method === 'GET' || route.method === 'DELETE';
    const input = takesQuery ? fromQuery(route, request) : fromBody(request);
    for (const name of route.without ?? [])
      if (name in input) throw invalidField(name, 'is not a known field', 'Only tools take it, over MCP.');
    for (const name of Object.keys(request.params)) {
      if (name in input) throw invalidField(name, 'is not a known field', 'It is part of the path.');
    }
    const { actor, session } = entryOf(response);
    if (session && takesQuery && input.markRead === true) callers?.requireOwnPage(request);
    const whole = { ...input, ...request.params };
    const result = await callTool(core, actor, route.tool, whole, onceOf(request), callOf(response));
    if (tellsSends(route)) await setLimitHeaders(core, entryOf(response), response);
    answer(response, route, result);
  };
}

function answer(response: Response, route: Route, result: ToolResult): void {
  if (result.replayed) response.set('Idempotency-Replayed', 'true');
  if (!result.bytes) {
    response.status(result.form === 'dryRun' ? 200 : route.status).json(result.value);
    return;
  }
  sendFile(response, result.bytes);
}

/** The token alone opens the file, so neither a log nor a site that is visited next may see it. */
function linkedFile(core: Core): RequestHandler<{ token: string }> {
  return async (request, response) => {
    request.url = '/files';
    const { attachment, bytes } = await openLink(core, request.params.token);
    response.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
    sendFile(response, { bytes, contentType: attachment.contentType, filename: attachment.filename ?? 'attachment' });
  };
}

/** The sender of a mail chose these bytes: a browser saves them and never shows them. */
function sendFile(response: Response, { bytes, contentType, filename }: Bytes): void {
  response.attachment(filename);
  // Not `set`, which would add a charset, and that of the file is not known.
  response.setHeader('Content-Type', contentType);
  response.set({
    'Content-Length': String(bytes.length),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  response.status(200).end(bytes);
}

const jsonContentOnly: RequestHandler = (request, _response, next) => {
  const empty = request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0;
  if (empty || request.is('application/json')) return next();
  next(
    new PostroomError('invalid_request', 'The body is not declared as JSON.', {
      hint: 'Send the header `Content-Type: application/json`.',
    }),
  );
};

function fromQuery(route: Route, request: Request): Record<string, unknown> {
  refuseUnread(bodyOf(request) ?? {}, 'a body', 'Put it into the query.');
  return readSent(route.tool.input, { ...request.query }, 'query');
}

function fromBody(request: Request): Record<string, unknown> {
  refuseUnread(request.query, 'the query', 'Put it into the JSON body.');
  const body = request.body === undefined ? {} : bodyOf(request);
  if (body && 'idempotencyKey' in body)
    throw invalidField('idempotencyKey', 'is not read from a body', 'Send it in the header Idempotency-Key.');
  if (body) return { ...body };
  throw new PostroomError('invalid_request', 'The body must be a JSON object.', { hint: 'Send {"field": value, …}.' });
}

/** A field in the wrong place must not go unread: a mail that was to be tried with `dryRun` would be sent. */
function refuseUnread(fields: object, place: string, hint: string): void {
  const [name] = Object.keys(fields);
  if (name !== undefined) throw invalidField(name.slice(0, 200), `is not read from ${place}`, hint);
}

/** Null for what is no JSON object. */
function bodyOf({ body }: { body?: unknown }): object | null {
  return isRecord(body) ? body : null;
}

/** Aborts when the caller hangs up. REST reports no progress. */
function callOf(response: Response): Call {
  const left = leaving(response);
  return {
    get signal() {
      return left.signal();
    },
    progress: () => {},
    whenAnswered: left.whenLeft,
  };
}

/** An idempotency key holds for one account, method and path. */
function onceOf(request: Request): { key: string; scope: string } | null {
  const header = request.get('idempotency-key');
  if (header === undefined || request.method === 'GET' || request.method === 'DELETE') return null;
  const key = readIdempotencyKey(header, 'Idempotency-Key', 'A UUID is a good key.');
  return { key, scope: `${request.method} ${request.baseUrl}${request.path}` };
}

function entryOf(response: Response): Entry {
  return response.locals.entry as Entry;
}

function verb(route: Route): 'get' | 'post' | 'patch' | 'delete' {
  return ({ GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const)[route.method];
}

function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
