/** Errors of JSON-RPC: their codes, and what our own errors become where an answer has no place for an error. */
import { PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';

/** Codes of JSON-RPC 2.0 section 5.1; -32000 is the first of those left to servers, and MCP clients know -32001 and -32002. */
export const RPC = {
  parse: -32700,
  invalidRequest: -32600,
  noMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  server: -32000,
  noSession: -32001,
  noResource: -32002,
} as const;

/** Becomes a JSON-RPC error with this code. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: number, message: string, data?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Logs our own failures, with `message` as the message of the log. */
export function rpcErrorOf(core: Core, error: unknown, message: string): RpcError {
  if (error instanceof RpcError) return error;
  const known = error instanceof PostroomError ? error : null;
  if (!known || known.code === 'internal') core.log.error({ err: error }, message);
  if (!known) return new RpcError(RPC.internal, 'Postroom failed. Try again later; the cause is in the log of the post room.');
  const { code, hint, errors, retryAfter } = known;
  const data = Object.fromEntries(Object.entries({ code, hint, errors, retryAfter }).filter(([, value]) => value !== undefined));
  const rpcCode = code === 'internal' ? RPC.internal : code === 'invalid_request' ? RPC.invalidParams : RPC.server;
  return new RpcError(rpcCode, sentencesOf(known), data);
}

/** What went wrong and what to do next, where an error has only one text. */
export function sentencesOf({ message, hint }: PostroomError): string {
  return [message, hint].filter(Boolean).join(' ');
}
