/** What resources and prompts are made from: the post room as one caller may see it. */
import { type Actor, requireScope } from '../src/core/base/actor.ts';
import type { Core } from '../src/core/ports/core.ts';
import { allows, type Call, notForThisKey, type Tool } from './tool.ts';

export type Context = {
  core: Core;
  actor: Actor;
  call: Call;
  /** A tool's answer as an agent is shown it: compact, and with untrusted text fenced. Throws PostroomError as callTool does. */
  answer(tool: Tool, input: object): Promise<Record<string, unknown>>;
};

/** Values that begin with what was typed, at most 100, and whether there are more. `filled` holds the arguments that are given already. */
export type Completer = (
  context: Pick<Context, 'core' | 'actor'>,
  typed: string,
  filled: Record<string, string>,
) => Promise<{ values: string[]; hasMore: boolean }>;

/** Whether the caller may use all of the tools. */
export function mayUse(actor: Actor, tools: readonly Tool[]): boolean {
  return tools.every((tool) => allows(actor, tool));
}

/** Throws `missing_scope` or `forbidden` unless the caller may use all of the tools. */
export function requireTools(actor: Actor, tools: readonly Tool[]): void {
  for (const tool of tools) {
    if (tool.scope) requireScope(actor, tool.scope);
    if (!allows(actor, tool)) throw notForThisKey(actor, tool);
  }
}
