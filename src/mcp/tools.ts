/** Tools over MCP: the list of those that a key may use, and the answers to calls. No SDK is known here. */
import { allows, type Call, type Content, callTool, readIdempotencyKey, type Tool, toolSchemas } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import { PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import { fencing, fieldsOf } from './fence.ts';
import { RPC, RpcError } from './rpc-errors.ts';

/** A tool as tools/list shows it (MCP 2025-11-25, server/tools). */
export type ListedTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object' } & Record<string, unknown>;
  outputSchema: { type: 'object' } & Record<string, unknown>;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
};

/** The same JSON as text and, when the call succeeded, as structuredContent; then what cannot be JSON, such as an image. */
export type CallAnswer = {
  content: Content[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

export type ToolAnswers = {
  list(actor: Actor): ListedTool[];
  /** Throws RpcError -32602 for a name that is no tool of this key. Every other failure is an answer with `isError`. */
  call(actor: Actor, name: string, args: Record<string, unknown>, call: Call): Promise<CallAnswer>;
  /** What a tool answers, as an agent is shown it, whether MCP offers the tool or not. Throws as callTool. */
  answer(actor: Actor, tool: Tool, input: object, call: Call): Promise<Record<string, unknown>>;
};

/** One for all sessions, so that lists are made once. Tools that only REST offers are unknown here. */
export function toolAnswers(core: Core, tools: readonly Tool[]): ToolAnswers {
  const offered = new Map(tools.filter((tool) => tool.mcp).map((tool) => [tool.name, offer(tool)]));
  return {
    list: listsByRights([...offered.values()]),
    async call(actor, name, args, call) {
      const found = offered.get(name);
      // A tool that the key's list or the caller's header leaves out is as unknown as one that does not exist.
      if (!found || isLeftOut(actor, name)) throw unknownTool(name);
      const { tool } = found;
      try {
        const { input, once } = takeKey(tool, args);
        const { shown, content } = await run(core, actor, found, input, once, call);
        return { content: [{ type: 'text', text: JSON.stringify(shown) }, ...content], structuredContent: shown };
      } catch (error) {
        return errorAnswer(core, tool, error, call);
      }
    },
    answer: async (actor, tool, input, call) =>
      (await run(core, actor, offered.get(tool.name) ?? offer(tool), input, null, call)).shown,
  };
}

async function run(core: Core, actor: Actor, { tool, present }: Offer, input: object, once: WithoutKey['once'], call: Call) {
  const result = await callTool(core, actor, tool, input, once, call);
  if (result.bytes) throw new Error(`The tool ${tool.name} answered bytes, which only REST can carry`);
  return { shown: present(result.value, result), content: result.content };
}

/** A tool as agents see it; `present` makes what they are shown out of what the tool answered. */
type Offer = {
  tool: Tool;
  listed: ListedTool;
  present: (value: Record<string, unknown>, answered: { inFull: boolean; dryRun: boolean }) => Record<string, unknown>;
};

function offer(tool: Tool): Offer {
  const { compact } = tool;
  const whole = fencing(tool.output);
  const short = compact ? fencing(compact) : whole;
  const report = tool.dryRun ? fencing(tool.dryRun) : whole;
  return {
    tool,
    listed: listedTool(tool),
    present: (value, { inFull, dryRun }) => {
      if (dryRun) return report(value);
      return compact && !inFull ? short(compact.parse(value)) : whole(value);
    },
  };
}

/** Keeps one list for each set of visible tools: there are few sets of rights and many sessions. */
function listsByRights(offers: readonly Offer[]): (actor: Actor) => ListedTool[] {
  const lists = new Map<string, ListedTool[]>();
  return (actor) => {
    const visible = offers.filter(({ tool }) => allows(actor, tool)).map(({ listed }) => listed);
    const names = visible.map(({ name }) => name).join();
    const kept = lists.get(names) ?? visible;
    lists.set(names, kept);
    return kept;
  };
}

function isLeftOut({ key, tools }: Actor, name: string): boolean {
  return [key.tools, tools].some((names) => names !== null && !names.includes(name));
}

/** The output schema only names the fields: the shapes of the records, which OpenAPI has, would cost an agent too much. */
function listedTool(tool: Tool): ListedTool {
  const { input } = toolSchemas(tool);
  const named = fieldsOf(tool.compact ?? tool.output).map((name) => [name, {}]);
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: { ...slim(input), type: 'object' },
    outputSchema: { type: 'object', properties: Object.fromEntries(named) },
    annotations: {
      readOnlyHint: tool.effect === 'read',
      destructiveHint: tool.effect === 'destructive',
      idempotentHint: tool.idempotent,
      openWorldHint: tool.openWorld,
    },
  };
}

/** Left out of input schemas, as an agent can fill them in without: an error names a length or a pattern when it matters. */
const UNTOLD = new Set(['additionalProperties', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'propertyNames']);

function slim(schema: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(schema).filter(([name, value]) => !UNTOLD.has(name) && !goesWithoutSaying(name, value));
  return Object.fromEntries(kept.map(([name, value]) => [name, slimValue(name, value)]));
}

/** Limits of the number type, defaults that mean nothing, and that an id is an id: an agent copies it from an answer. */
function goesWithoutSaying(name: string, value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) === Number.MAX_SAFE_INTEGER;
  if (name === 'default') return value === false || value === 0;
  if (name === 'format') return value === 'uuid';
  return name === 'description' && typeof value === 'string' && /^Id of the [A-Za-z ]+\.$/.test(value);
}

function slimValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => slimValue('', one));
  if (typeof value !== 'object' || value === null) return value;
  // Below `properties` the names are those of fields, not keywords.
  if (name === 'properties') {
    const told = Object.entries(value).filter(([, one]) => !(typeof one === 'object' && one !== null && 'x-untold' in one));
    return Object.fromEntries(told.map(([field, one]) => [field, slimValue('', one)]));
  }
  return slim({ ...value });
}

function unknownTool(name: string): RpcError {
  const shown = JSON.stringify(name.slice(0, 100));
  return new RpcError(RPC.invalidParams, `There is no tool ${shown}. Call one of those that tools/list names.`);
}

type WithoutKey = { input: Record<string, unknown>; once: { key: string; scope: string } | null };

/** Splits the idempotency key from the input of the tool. */
function takeKey(tool: Tool, args: Record<string, unknown>): WithoutKey {
  if (!tool.takesIdempotencyKey || args.idempotencyKey === undefined) return { input: args, once: null };
  const { idempotencyKey: given, ...input } = args;
  const key = readIdempotencyKey(given, 'idempotencyKey', 'Send such a string, or leave it out.');
  return { input, once: { key, scope: `mcp ${tool.name}` } };
}

/**
 * An error is text only. Version 1 of the SDK's client checks structuredContent against the tool's output schema even when isError is
 * set, and would report that check in place of this error.
 */
function errorAnswer(core: Core, tool: Tool, error: unknown, call: Call): CallAnswer {
  const known = error instanceof PostroomError ? error : null;
  // The caller is gone, and what a tool throws when it is stopped is not a failure.
  if (!known && call.signal.aborted) return { isError: true, content: [] };
  if (!known || known.code === 'internal') {
    core.log.error({ err: error, tool: tool.name }, 'a tool call failed');
    call.log?.('error', `The call of ${tool.name} failed inside Postroom; the cause is in the log of the post room.`);
  }
  const { code, message, hint, errors, retryAfter } = known ?? internalError();
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ code, message, hint, errors, retryAfter }) }] };
}

function internalError(): PostroomError {
  return new PostroomError('internal', 'Postroom failed.', {
    hint: 'Try again later; the cause is in the log of the post room.',
  });
}
