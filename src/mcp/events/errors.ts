/** Errors of MCP Events: the codes of SEP-3415, and which of them our own errors become. */
import { PostroomError } from '../../core/base/errors.ts';
import type { Core } from '../../core/ports/core.ts';
import { RPC, RpcError, rpcErrorOf, sentencesOf } from '../rpc-errors.ts';

export const EVENT_ERRORS = {
  notFound: -32011,
  forbidden: -32012,
  exhausted: -32013,
  unsupported: -32014,
  callback: -32015,
} as const;

const CODES: Partial<Record<PostroomError['code'], number>> = {
  not_found: EVENT_ERRORS.notFound,
  missing_scope: EVENT_ERRORS.forbidden,
  plan_required: EVENT_ERRORS.forbidden,
  forbidden: EVENT_ERRORS.forbidden,
  rate_limited: EVENT_ERRORS.exhausted,
};

/** Logs our own failures. */
export function eventErrorOf(core: Core, error: unknown): RpcError {
  const known = rpcErrorOf(core, error, 'events could not be told over MCP');
  const code = error instanceof PostroomError ? CODES[error.code] : undefined;
  return code === undefined ? known : new RpcError(code, known.message, known.data);
}

export function unknownEvent(name: string, names: string[]): RpcError {
  const message = `There is no event ${JSON.stringify(name.slice(0, 100))}. There are: ${names.join(', ')}.`;
  return new RpcError(EVENT_ERRORS.notFound, message, { kind: 'event', events: names });
}

export function refusedArguments(error: PostroomError, names: string[]): RpcError {
  const message = `${sentencesOf(error)} The arguments of this event are: ${names.join(', ')}.`;
  return new RpcError(RPC.invalidParams, message, { errors: error.errors, arguments: names });
}

export function unsupportedMode(mode: string): RpcError {
  const message =
    'events/subscribe posts to a webhook only: delivery.mode is webhook. events/poll and events/stream need no subscription.';
  return new RpcError(EVENT_ERRORS.unsupported, message, { feature: 'deliveryMode', value: mode.slice(0, 100) });
}
