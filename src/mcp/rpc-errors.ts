/** Refusals of resources, prompts and completions as JSON-RPC errors, since their answers have no place for an error. */
import type { Completer } from '../../tools/context.ts';
import type { Actor } from '../core/base/actor.ts';
import { PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import type { Completion } from './catalog.ts';
import { RPC, RpcError } from './tools.ts';

/** Logs what is our own trouble as `event`. */
export function rpcErrorOf(core: Core, error: unknown, event: string): RpcError {
  if (error instanceof RpcError) return error;
  const known = error instanceof PostroomError ? error : null;
  if (!known || known.code === 'internal') core.log.error({ err: error }, event);
  if (!known) return new RpcError(RPC.internal, 'Postroom failed. Try again later; the cause is in the log of the post room.');
  const { code, message, hint, errors, retryAfter } = known;
  const data = Object.fromEntries(Object.entries({ code, hint, errors, retryAfter }).filter(([, value]) => value !== undefined));
  const rpcCode = code === 'internal' ? RPC.internal : code === 'invalid_request' ? RPC.invalidParams : RPC.server;
  return new RpcError(rpcCode, [message, hint].filter(Boolean).join(' '), data);
}

/** What has no completer, or may not be seen, completes to nothing. */
export async function completeWith(
  core: Core,
  actor: Actor,
  completer: Completer | undefined,
  typed: string,
  filled: Record<string, string>,
): Promise<Completion> {
  if (!completer) return { values: [], hasMore: false };
  try {
    return await completer({ core, actor }, typed, filled);
  } catch (error) {
    throw rpcErrorOf(core, error, 'a completion failed');
  }
}
