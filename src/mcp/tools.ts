/** What agents read of the tools: their list, narrowed to what a key may do, and the answer to a call. No SDK is known here. */
import { allows, type Call, type Content, callTool, idempotencyKey, type Tool, toolSchemas } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import { invalidField, PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import { fencing, fieldsOf } from './fence.ts';

/** Codes of JSON-RPC 2.0 section 5.1; -32000 is the first of those left to servers, and MCP clients know -32001 and -32002. */
export const RPC = {
  parse: -32700,
  invalidRequest: -32600,
  noMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  server: -32000,
  noSession: -32001,
  noResource: -32002,
} as const;

/** Answers as a JSON-RPC error with this code. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: number, message: string, data?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.data = data;
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

export type Answers = {
  list(actor: Actor): ListedTool[];
  /** Throws RpcError -32602 for a name that is no tool of this key; every other failure is an answer with `isError`. */
  call(actor: Actor, name: string, args: Record<string, unknown>, call: Call): Promise<CallAnswer>;
  /** The record of a tool, whether offered here or not, as an agent is shown it. Throws as callTool. */
  answer(actor: Actor, tool: Tool, input: object, call: Call): Promise<Record<string, unknown>>;
};

/** Answers for all sessions: definitions are made once, and tools that only REST offers do not exist. */
export function toolAnswers(core: Core, tools: readonly Tool[]): Answers {
  const offered = new Map(tools.filter((tool) => tool.mcp).map((tool) => [tool.name, offer(tool)]));
  return {
    list: listsByRights([...offered.values()]),
    async call(actor, name, args, call) {
      const found = offered.get(name);
      // Names that the key's list or the caller's header leaves out are as unknown as any other.
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

async function run(core: Core, actor: Actor, { tool, present }: Offer, input: object, once: Claimed['once'], call: Call) {
  const result = await callTool(core, actor, tool, input, once, call);
  if (result.bytes) throw new Error(`The tool ${tool.name} answered bytes, which only REST can carry`);
  return { shown: present(result.value, result), content: result.content };
}

/** A tool as agents know it; `present` makes of an answer what they are shown. */
type Offer = {
  tool: Tool;
  listed: ListedTool;
  present: (value: Record<string, unknown>, answered: { inFull: boolean; dryRun: boolean }) => Record<string, unknown>;
};

function offer(tool: Tool): Offer {
  const { compact } = tool;
  const whole = fencing(tool.output);
  const short = compact ? fencing(compact) : whole;
  const tried = tool.dryRun ? fencing(tool.dryRun) : whole;
  return {
    tool,
    listed: listedTool(tool),
    present: (value, { inFull, dryRun }) => {
      if (dryRun) return tried(value);
      return compact && !inFull ? short(compact.parse(value)) : whole(value);
    },
  };
}

/** One list per set of visible tools: keys have few sets of rights, and sessions are many. */
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

/** The output schema only names what an answer holds: the shapes of every record, which OpenAPI has, would cost an agent more than they tell. */
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

/** What an agent must know to fill an input in; the rest, such as lengths and patterns, an error tells when it matters. */
const UNTOLD = new Set(['additionalProperties', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'propertyNames']);

function slim(schema: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(schema).filter(([name, value]) => !UNTOLD.has(name) && !goesWithoutSaying(name, value));
  return Object.fromEntries(kept.map(([name, value]) => [name, slimValue(name, value)]));
}

/** Limits of the number type, what is so anyway, and that an id is one: it is copied from an answer. */
function goesWithoutSaying(name: string, value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) === Number.MAX_SAFE_INTEGER;
  if (name === 'default') return value === false || value === 0;
  if (name === 'format') return value === 'uuid';
  return name === 'description' && typeof value === 'string' && /^Id of the [A-Za-z ]+\.$/.test(value);
}

function slimValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => slimValue('', one));
  if (typeof value !== 'object' || value === null) return value;
  // Below `properties` the names are fields, not key words.
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
function errorAnswer(core: Core, tool: Tool, error: unknown, call: Call): CallAnswer {
  const known = error instanceof PostroomError ? error : null;
  // Whoever is gone is told nothing, and what a tool throws when it is stopped is no failure.
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
