/** Requests that the endpoint does not serve: an HTTP status, and a JSON-RPC error that says what to do. */
import type { PostroomError } from '../core/base/errors.ts';
import { RPC, sentencesOf } from './rpc-errors.ts';

export const METHODS = ['GET', 'POST', 'DELETE'];

const INITIALIZE_FIRST =
  'The mcp-session-id header is missing. Send initialize first, then the id it answers with every request.';

export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly headers: Record<string, string>;

  constructor(status: number, code: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export function stopping(): Refusal {
  return new Refusal(503, RPC.server, 'Postroom is stopping. Try again in a few seconds.', {
    'Retry-After': '5',
    Connection: 'close',
  });
}

/** The disk or the database cannot be written for now. */
export function unavailable(error: PostroomError): Refusal {
  return new Refusal(503, RPC.server, sentencesOf(error), { 'Retry-After': String(error.retryAfter ?? 5) });
}

export function wrongMethod(): Refusal {
  return new Refusal(405, RPC.server, 'Send messages with POST, open the stream with GET, end a session with DELETE.', {
    Allow: METHODS.join(', '),
  });
}

export function noSession(): Refusal {
  return new Refusal(404, RPC.noSession, 'Session not found. Open a new one: send initialize without the mcp-session-id header.');
}

export function wrongOwner(): Refusal {
  const message = 'This session was opened with another API key. Use that key, or open a session of your own with initialize.';
  return new Refusal(403, RPC.server, message);
}

/** A stream belongs to a session. Clients that try GET at once take 405, and only that, as no fault. */
export function noStream(): Refusal {
  return new Refusal(405, RPC.server, INITIALIZE_FIRST, { Allow: 'POST' });
}

export function notInitialize(body: unknown): Refusal {
  if (typeof body === 'object' && body !== null && 'method' in body && body.method === 'initialize') {
    const message = 'This initialize is not valid. Its params need protocolVersion, capabilities and clientInfo.';
    return new Refusal(400, RPC.invalidParams, message);
  }
  return new Refusal(400, RPC.server, INITIALIZE_FIRST);
}

export function initializeTooLarge(limit: number): Refusal {
  return new Refusal(413, RPC.invalidParams, `The params of initialize are larger than ${limit} bytes. Send less.`);
}

export function tooLarge(limit: number): Refusal {
  return new Refusal(413, RPC.invalidRequest, `The body is larger than ${limit} bytes. Send less.`, { Connection: 'close' });
}

export function idInUse(id: string | number): Refusal {
  const shown = JSON.stringify(id).slice(0, 100);
  return new Refusal(
    400,
    RPC.invalidRequest,
    `The request id ${shown} is in use in this session. Give every request an id of its own.`,
  );
}

export function failed(): Refusal {
  return new Refusal(500, RPC.internal, 'Postroom failed. Try again later; the cause is in the log of the post room.');
}
