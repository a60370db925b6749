/** What agents read of the tools: their list, narrowed to what a key may do, and the answer to a call. No SDK is known here. */
import { callTool, idempotencyKey, type Tool, toolSchemas } from '../../tools/tool.ts';
import type { Actor } from '../core/actor.ts';
import { invalidField, PostroomError } from '../core/errors.ts';
import type { Core } from '../core/ports.ts';

/** Codes of JSON-RPC 2.0 section 5.1; -32000 is the first of those left to servers, and MCP clients know -32001. */
export const RPC = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  server: -32000,
  noSession: -32001,
} as const;

/** Answers as a JSON-RPC error with this code. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A tool as tools/list shows it (MCP 2025-11-25, server/tools). */
export type ListedTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object' } & Record<string, unknown>;
  outputSchema: { type: 'object' } & Record<string, unknown>;
  annotations: {
    title: string;
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
};

/** The same JSON as text and, when the call succeeded, as structuredContent. */
export type CallAnswer = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

export type Answers = {
  list(actor: Actor): ListedTool[];
  /** Throws RpcError -32602 for a name that is no tool here; every other failure is an answer with `isError`. */
  call(actor: Actor, name: string, args: Record<string, unknown>): Promise<CallAnswer>;
};

/** Answers for all sessions: definitions are made once, and tools with doors `rest` do not exist. */
export function toolAnswers(core: Core, tools: readonly Tool[]): Answers {
  const offered = tools.filter((tool) => tool.doors !== 'rest');
  const byName = new Map(offered.map((tool) => [tool.name, tool]));
  return {
    list: listsByScope(offered),
    async call(actor, name, args) {
      const tool = byName.get(name);
      if (!tool) throw unknownTool(name);
      try {
        const { input, once } = takeKey(tool, args);
        const { value } = await callTool(core, actor, tool, input, once);
        if (!value) throw new Error(`The tool ${tool.name} answered bytes, which only REST can carry`);
        return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
      } catch (error) {
        return errorAnswer(core, tool, error);
      }
    },
  };
}

/** One list per set of visible tools: keys have few sets of scopes, and sessions are many. */
function listsByScope(tools: readonly Tool[]): (actor: Actor) => ListedTool[] {
  const all = tools.map((tool) => ({ scope: tool.scope, listed: listedTool(tool) }));
  const lists = new Map<string, ListedTool[]>();
  return (actor) => {
    const visible = all.filter(({ scope }) => scope === null || actor.key.scopes.includes(scope)).map(({ listed }) => listed);
    const names = visible.map(({ name }) => name).join();
    const kept = lists.get(names) ?? visible;
    lists.set(names, kept);
    return kept;
  };
}

function listedTool(tool: Tool): ListedTool {
  const { input, output } = toolSchemas(tool);
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: { ...input, type: 'object' },
    outputSchema: { ...output, type: 'object' },
    annotations: {
      title: tool.title,
      readOnlyHint: tool.effect === 'read',
      destructiveHint: tool.effect === 'destructive',
      idempotentHint: tool.idempotent,
      openWorldHint: tool.openWorld,
    },
  };
}

function unknownTool(name: string): RpcError {
  const shown = JSON.stringify(name.slice(0, 100));
  return new RpcError(RPC.invalidParams, `There is no tool ${shown}. Call one of those that tools/list names.`);
}

type Claimed = { input: Record<string, unknown>; once: { key: string; scope: string } | null };

function takeKey(tool: Tool, args: Record<string, unknown>): Claimed {
  if (!tool.takesIdempotencyKey || args.idempotencyKey === undefined) return { input: args, once: null };
  const { idempotencyKey: given, ...input } = args;
  const parsed = idempotencyKey.safeParse(given);
  if (parsed.success) return { input, once: { key: parsed.data, scope: `mcp ${tool.name}` } };
  throw invalidField('idempotencyKey', 'must be 1 to 255 printable ASCII characters', 'Send such a string, or leave it out.');
}

/**
 * As text only: version 1 of the SDK's client checks structuredContent against the tool's output schema even when isError is set,
 * and would put its own complaint in the place of this error.
 */
function errorAnswer(core: Core, tool: Tool, error: unknown): CallAnswer {
  const known = error instanceof PostroomError ? error : null;
  if (!known || known.code === 'internal') core.log.error({ err: error, tool: tool.name }, 'a tool call failed');
  const { code, message, hint, errors, retryAfter } = known ?? internalError();
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ code, message, hint, errors, retryAfter }) }] };
}

function internalError(): PostroomError {
  return new PostroomError('internal', 'Postroom failed.', {
    hint: 'Try again later; the cause is in the log of the post room.',
  });
}
