/** All that MCP offers beside tools, as one caller may see it: resources, prompts, completions, and what to listen to. No SDK is known here. */
import type { Context } from '../../tools/context.ts';
import type { Prompt, PromptMessage } from '../../tools/prompts/prompt.ts';
import type { Resource } from '../../tools/resources/resource.ts';
import type { Call } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Core } from '../core/ports/core.ts';
import { promptsOf } from './prompts.ts';
import { resourcesOf } from './resources.ts';
import type { Answers } from './tools.ts';

/** A resource as resources/list shows it (MCP 2025-11-25, server/resources). */
export type ListedResource = { uri: string; name: string; title: string; description?: string; mimeType?: string };

/** A template as resources/templates/list shows it; `uriTemplate` is RFC 6570 level 1. */
export type ListedTemplate = { uriTemplate: string; name: string; title: string; description: string; mimeType?: string };

/** What resources/read answers; `blob` is base64. */
export type Contents = { uri: string; mimeType: string } & ({ text: string } | { blob: string });

/** A prompt as prompts/list shows it. */
export type ListedPrompt = {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
};

/** What completion/complete is asked about: a variable of a template, or an argument of a prompt. */
export type Completing = {
  of: { resource: string } | { prompt: string };
  argument: { name: string; value: string };
  /** What the caller has already filled in. */
  filled: Record<string, string>;
};

/** At most 100 values; `hasMore` when there are others. */
export type Completion = { values: string[]; hasMore: boolean };

/**
 * Every call takes the actor anew, so it sees the rights of now; what an actor may not see is not listed.
 * Failures are RpcError: RPC.noResource with `data.uri`, RPC.invalidParams for what was asked wrongly, RPC.server with
 * `data.code` and `data.hint` for rights and limits, RPC.internal for our own trouble, which is logged.
 */
export type Catalog = {
  /** A page, with the cursor of the next one when there is one. */
  listResources(actor: Actor, cursor: string | undefined): Promise<{ resources: ListedResource[]; nextCursor?: string }>;
  listTemplates(actor: Actor): ListedTemplate[];
  read(actor: Actor, uri: string, call: Call): Promise<Contents>;
  listPrompts(actor: Actor): ListedPrompt[];
  prompt(
    actor: Actor,
    name: string,
    args: Record<string, string>,
    call: Call,
  ): Promise<{ description: string; messages: PromptMessage[] }>;
  complete(actor: Actor, asked: Completing): Promise<Completion>;
  /**
   * Calls `changed` after each commit that changed what the URI shows, until the answered function is called. Throws when there is
   * no such resource, the actor may not see it, or it is of a kind that nobody can listen to. Nothing is checked later: a key that
   * stops working is the session's business.
   */
  watch(actor: Actor, uri: string, changed: () => void): Promise<() => void>;
  /** Whether the URI may have changed, as `watch` means it, at or after a time. Throws as `watch`. */
  changedSince(actor: Actor, uri: string, since: Date): Promise<boolean>;
};

export type Definitions = { resources: readonly Resource[]; prompts: readonly Prompt[] };

/** One catalog serves all sessions. */
export function catalogOf(core: Core, answers: Answers, { resources, prompts }: Definitions): Catalog {
  const contextOf = (actor: Actor, call: Call): Context => ({
    core,
    actor,
    call,
    answer: (tool, input) => answers.answer(actor, tool, input, call),
  });
  const shelf = resourcesOf(core, resources, contextOf);
  const written = promptsOf(core, prompts, contextOf);
  return {
    ...shelf,
    ...written,
    complete: (actor, { of, argument, filled }) =>
      'resource' in of
        ? shelf.completeUri(actor, of.resource, argument, filled)
        : written.completePrompt(actor, of.prompt, argument, filled),
  };
}
