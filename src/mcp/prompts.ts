/** Prompts over MCP: listed for callers who may use the tools they name, written, and completed. */
import { type Context, mayUse, requireTools } from '../../tools/context.ts';
import { withInboxIds } from '../../tools/named-inboxes.ts';
import type { Prompt, PromptMessage } from '../../tools/prompts/prompt.ts';
import { inWords } from '../../tools/refusal-words.ts';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import { type Completing, type Completion, completeWith } from './completion.ts';
import { RPC, RpcError, rpcErrorOf } from './rpc-errors.ts';

/** A prompt as prompts/list shows it (MCP 2025-11-25, server/prompts). */
export type ListedPrompt = {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
};

/** Throws RpcError as Catalog says. */
export type PromptCatalog = {
  listPrompts(actor: Actor): ListedPrompt[];
  prompt(
    actor: Actor,
    name: string,
    args: Record<string, string>,
    call: Call,
  ): Promise<{ description: string; messages: PromptMessage[] }>;
  completeArgument(actor: Actor, name: string, completing: Completing): Promise<Completion>;
};

export function promptCatalog(
  core: Core,
  prompts: readonly Prompt[],
  contextOf: (actor: Actor, call: Call) => Context,
): PromptCatalog {
  const offered = new Map(prompts.map((prompt) => [prompt.name, { prompt, listed: listedPrompt(prompt) }]));

  function find(name: string): Prompt {
    const found = offered.get(name);
    if (found) return found.prompt;
    const message = `There is no prompt ${JSON.stringify(name.slice(0, 100))}. Use one that prompts/list names.`;
    throw new RpcError(RPC.invalidParams, message);
  }

  return {
    listPrompts: (actor) =>
      [...offered.values()].filter(({ prompt }) => mayUse(actor, prompt.rights)).map(({ listed }) => listed),
    async prompt(actor, name, args, call) {
      const prompt = find(name);
      const parsed = prompt.args.safeParse(args, { error: inWords });
      if (!parsed.success) throw wrongArguments(prompt, parsed.error.issues);
      try {
        requireTools(actor, prompt.rights);
        const named = await withInboxIds(core, actor, prompt.args, parsed.data);
        return { description: prompt.description, messages: await prompt.write(contextOf(actor, call), named) };
      } catch (error) {
        throw rpcErrorOf(core, error, 'a prompt could not be written');
      }
    },
    async completeArgument(actor, name, completing) {
      const prompt = find(name);
      const completer = mayUse(actor, prompt.rights) ? prompt.complete?.[completing.argument.name] : undefined;
      return await completeWith(core, actor, completer, completing);
    },
  };
}

function listedPrompt({ name, title, description, args }: Prompt): ListedPrompt {
  const listed = Object.entries(args.shape).map(([argument, schema]) => ({
    name: argument,
    description: schema.meta()?.description ?? '',
    required: schema._zod.optin !== 'optional',
  }));
  return { name, title, description, arguments: listed };
}

type Issue = { code: string | undefined; path: PropertyKey[]; message: string; keys?: string[] };

/** Names each argument that is wrong, never its value. */
function wrongArguments({ name, args }: Prompt, issues: Issue[]): RpcError {
  const errors = issues
    .flatMap(({ code, path, message, keys }) =>
      code === 'unrecognized_keys' && keys
        ? keys.map((key) => ({ path: key.slice(0, 100), message: 'is not an argument of this prompt' }))
        : [{ path: path.map(String).join('.'), message }],
    )
    .slice(0, 20);
  const said = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new RpcError(RPC.invalidParams, `The prompt ${name} takes ${Object.keys(args.shape).join(', ')}. ${said}`, { errors });
}
