/** All that MCP offers beside tools: resources, prompts and completions. No SDK is known here. */
import type { Context } from '../../tools/context.ts';
import type { Prompt } from '../../tools/prompts/prompt.ts';
import type { Resource } from '../../tools/resources/resource.ts';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import type { Completing, Completion } from './completion.ts';
import { type PromptCatalog, promptCatalog } from './prompts.ts';
import { type ResourceCatalog, resourceCatalog } from './resources.ts';
import type { ToolAnswers } from './tools.ts';

/**
 * Every call takes the actor anew and checks the rights it has now. What an actor may not see is not listed.
 * Failures are RpcError: RPC.noResource with `data.uri`, RPC.invalidParams for a wrong request, RPC.server with
 * `data.code` and `data.hint` for rights and limits, RPC.internal for our own failures, which are logged.
 */
export type Catalog = Omit<ResourceCatalog, 'completeVariable'> &
  Omit<PromptCatalog, 'completeArgument'> & {
    /** `of` is the template or the prompt that has the argument. */
    complete(actor: Actor, of: { resource: string } | { prompt: string }, completing: Completing): Promise<Completion>;
  };

export type Definitions = { resources: readonly Resource[]; prompts: readonly Prompt[] };

/** One catalog serves all sessions. */
export function catalogOf(core: Core, answers: ToolAnswers, definitions: Definitions): Catalog {
  const contextOf = (actor: Actor, call: Call): Context => ({
    core,
    actor,
    call,
    answer: (tool, input) => answers.answer(actor, tool, input, call),
  });
  const resources = resourceCatalog(core, definitions.resources, contextOf);
  const prompts = promptCatalog(core, definitions.prompts, contextOf);
  return {
    ...resources,
    ...prompts,
    complete: (actor, of, completing) =>
      'resource' in of
        ? resources.completeVariable(actor, of.resource, completing)
        : prompts.completeArgument(actor, of.prompt, completing),
  };
}
