/** Completion of an argument: of a prompt, or of the template of a resource. */
import type { Completer } from '../../tools/context.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import { rpcErrorOf } from './rpc-errors.ts';

/** The argument to complete, with what was typed of it, and the arguments that are filled in already. */
export type Completing = { argument: { name: string; value: string }; filled: Record<string, string> };

/** At most 100 values; `hasMore` when there are others. */
export type Completion = { values: string[]; hasMore: boolean };

/** An argument without a completer, or one that the caller may not see, has no completions. Throws RpcError. */
export async function completeWith(
  core: Core,
  actor: Actor,
  completer: Completer | undefined,
  { argument, filled }: Completing,
): Promise<Completion> {
  if (!completer) return { values: [], hasMore: false };
  try {
    return await completer({ core, actor }, argument.value, filled);
  } catch (error) {
    throw rpcErrorOf(core, error, 'a completion failed');
  }
}
