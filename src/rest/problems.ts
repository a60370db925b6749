/** Errors as problem documents (RFC 9457). */
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { ERROR_CODES, type ErrorCode, PostroomError } from '../core/base/errors.ts';
import { linesAMinute } from '../core/base/lines-a-minute.ts';
import type { Core, Ids } from '../core/ports/core.ts';

/** Gives every request an id, by which the operator finds it in the log. */
export function identified(ids: Ids): RequestHandler {
  return (_request, response, next) => {
    response.locals.requestId = ids.next();
    response.set('X-Request-Id', response.locals.requestId as string);
    next();
  };
}

/**
 * The last handler of the facade: every error becomes a problem document. A fault of this server is logged with its stack. A disk or database that
 * refuses is logged with what it said. What the operator has not set up, and what no schema foresaw in a request, is logged in a line. Of all but the
 * faults, only so many lines a minute are written. No other refusal is logged, or strangers could fill the disk.
 */
export function problems({ log, clock }: Pick<Core, 'log' | 'clock'>): ErrorRequestHandler {
  const mayTell = linesAMinute(
    () => clock.now(),
    (untold) => log.info({ requests: untold }, 'more requests were refused within a minute, without a line each'),
  );
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const seen = known(error);
    const about = { requestId: response.locals.requestId as string, method: request.method, path: request.path };
    if (seen.code === 'internal') log.error({ err: seen.cause ?? error, ...about }, seen.message);
    else if ((seen.code === 'unavailable' || seen !== error) && mayTell(request.ip ?? '', seen.message)) {
      if (seen.code !== 'unavailable' || seen.cause === undefined) log.info({ code: seen.code, ...about }, seen.message);
      else log.error({ cause: saidBy(seen.cause), ...about }, seen.message);
    }
    writeProblem(response, seen);
  };
}

/** The path has no route. */
export const noSuchPath: RequestHandler = (request, _response, next) => {
  next(
    new PostroomError('not_found', `There is no ${request.method} endpoint at this path.`, {
      hint: 'REST is under /api/v1 (openapi.json there lists it), MCP at /mcp.',
    }),
  );
};

/** The path has routes, but none of this method. */
export function wrongMethod(methods: string[]): RequestHandler {
  return (_request, response, next) => {
    // Where GET is taken, HEAD is too.
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    response.set('Allow', allowed.join(', '));
    next(
      new PostroomError('method_not_allowed', `This path takes ${methods.join(', ')}.`, { hint: 'Use one of these methods.' }),
    );
  };
}

function writeProblem(response: Response, error: PostroomError): void {
  const { status, title } = ERROR_CODES[error.code];
  if (status === 401) response.set('WWW-Authenticate', 'Bearer realm="postroom"');
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `urn:postroom:problem:${error.code}`,
        title,
        status,
        detail: error.message,
        code: error.code,
        ...(error.hint ? { hint: error.hint } : {}),
        requestId: response.locals.requestId as string,
        ...(error.errors ? { errors: error.errors } : {}),
      }),
    );
}

/** An error's words without its stack: the fault is not in our code. */
function saidBy(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : typeof cause;
}

/** Errors of Express and its body parser, by their status. Their texts may quote the body, so they get texts of ours. */
function known(error: unknown): PostroomError {
  if (error instanceof PostroomError) return error;
  const status = statusOf(error);
  const said: Partial<Record<number, [ErrorCode, string, string]>> = {
    400: [
      'invalid_request',
      'The request could not be read: its JSON or its path is malformed.',
      'Send well-formed JSON and percent-encoding.',
    ],
    413: ['too_large', 'The request body is too large.', 'Send less at a time.'],
    415: ['invalid_request', 'The charset or encoding of the body is not supported.', 'Send UTF-8 JSON.'],
  };
  const [code, message, hint] = said[status] ??
    (status >= 400 && status < 500 ? said[400] : undefined) ?? [
      'internal',
      'Something went wrong here, not with the request.',
      'Try again; the operator finds the requestId in the log.',
    ];
  return new PostroomError(code, message, { hint, cause: error });
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
