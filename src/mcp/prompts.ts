/** Prompts by their names: listed for those who may use the tools they speak of, written and completed. */
import { type Context, mayUse, requireTools } from '../../tools/context.ts';
import type { Prompt } from '../../tools/prompts/prompt.ts';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import type { Catalog, Completing, Completion, ListedPrompt } from './catalog.ts';
import { completeWith, rpcErrorOf } from './rpc-errors.ts';
import { RPC, RpcError } from './tools.ts';

export type Prompts = Pick<Catalog, 'listPrompts' | 'prompt'> & {
  completePrompt(
    actor: Actor,
    name: string,
    argument: Completing['argument'],
    filled: Record<string, string>,
  ): Promise<Completion>;
};

export function promptsOf(core: Core, prompts: readonly Prompt[], contextOf: (actor: Actor, call: Call) => Context): Prompts {
  const shown = new Map(prompts.map((prompt) => [prompt.name, { prompt, listed: listedPrompt(prompt) }]));

  function find(name: string): Prompt {
    const found = shown.get(name);
    if (found) return found.prompt;
    const message = `There is no prompt ${JSON.stringify(name.slice(0, 100))}. Use one that prompts/list names.`;
    throw new RpcError(RPC.invalidParams, message);
  }

  return {
    listPrompts: (actor) => [...shown.values()].filter(({ prompt }) => mayUse(actor, prompt.rights)).map(({ listed }) => listed),
    async prompt(actor, name, args, call) {
      const prompt = find(name);
      const parsed = prompt.args.safeParse(args);
      if (!parsed.success) throw wrongArguments(prompt, parsed.error.issues);
      try {
        requireTools(actor, prompt.rights);
        return { description: prompt.description, messages: await prompt.write(contextOf(actor, call), parsed.data) };
      } catch (error) {
        throw rpcErrorOf(core, error, 'a prompt could not be written');
      }
    },
    async completePrompt(actor, name, argument, filled) {
      const prompt = find(name);
      const completer = mayUse(actor, prompt.rights) ? prompt.complete?.[argument.name] : undefined;
      return await completeWith(core, actor, completer, argument.value, filled);
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
