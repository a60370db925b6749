/** What a tool is, and callTool: the one door through which every capability is entered. */
import { z } from 'zod';
import { type Actor, requireScope, type Scope, scopesOf } from '../src/core/base/actor.ts';
import { type FieldError, PostroomError } from '../src/core/base/errors.ts';
import { claimOnce, recall } from '../src/core/base/idempotency.ts';
import type { Core } from '../src/core/ports/core.ts';

/** `read` changes nothing, `write` changes or adds, `destructive` removes or breaks what was. */
export type Effect = 'read' | 'write' | 'destructive';

/** A capability: the words an agent reads, the scope it needs, its shapes, and a few lines that call the core. */
export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  /** snake_case verb_noun. */
  name: string;
  title: string;
  /** What it does, when to use it, what comes back: under 400 characters. */
  description: string;
  /** null = any valid key. */
  scope: Scope | null;
  effect: Effect;
  /** Whether calling twice with the same input changes nothing more. */
  idempotent: boolean;
  /** Whether it reaches beyond this post room (other mail servers, DNS). */
  openWorld: boolean;
  /** Tools that create or send take `idempotencyKey` from an agent. */
  takesIdempotencyKey: boolean;
  /** `rest` = not offered over MCP. */
  doors: 'both' | 'mcp' | 'rest';
  input: Input;
  output: Output;
  /** What a call that only tries out answers instead of the output, over REST with 200; without it the tool has no such call. */
  dryRun?: z.ZodObject;
  /** The part of the output an agent is shown, who pays for every word; without it the whole. REST always answers the whole. */
  brief?: z.ZodType<Record<string, unknown>>;
  /** Whether this call is answered whole over MCP too. */
  inFull?: (input: z.output<Input>) => boolean;
  run(core: Core, actor: Actor, input: z.output<Input>, call: Call): Promise<z.input<Output> | Bytes | Shown | DryRun>;
};

/** What a door knows of one call. `signal` aborts when the caller cancels or is gone. */
export type Call = {
  signal: AbortSignal;
  /** Tells a caller who asked for it how far the call is; `done` only grows. */
  progress(done: number, total: number, message: string): void;
  /** Tells the caller's log something beside the answer; doors whose callers have none leave it out. */
  log?(level: LogLevel, message: string): void;
  /** Asks the caller's side, such as `elicitation/create` (MCP 2025-11-25, client); doors that cannot ask leave it out. */
  ask?(method: string, params: object): Promise<Record<string, unknown>>;
};

/** RFC 5424 6.2.1, least urgent first. */
export const LOG_LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** What a tool answers instead of a record when REST streams bytes. */
export type Bytes = { bytes: Buffer; contentType: string; filename: string };

/** What would be, of a call that did nothing. */
export type DryRun = { dryRun: Record<string, unknown> };

/** A record, and what an agent is shown beside it; REST answers the record alone. */
export type Shown = { shown: Record<string, unknown>; content: Content[] };

/** A content block (MCP 2025-11-25, server/tools); `data` is base64. */
export type Content =
  | { type: 'image' | 'audio'; data: string; mimeType: string }
  | { type: 'text'; text: string }
  | { type: 'resource_link'; uri: string; name: string; mimeType?: string }
  | {
      type: 'resource';
      resource: { uri: string; mimeType?: string; text: string } | { uri: string; mimeType?: string; blob: string };
    };

export type ToolResult =
  | { value: Record<string, unknown>; content: Content[]; inFull: boolean; dryRun: boolean; bytes: null; replayed: boolean }
  | { value: null; bytes: Bytes; replayed: boolean };

type ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = Pick<
  Tool<Input, Output>,
  'name' | 'title' | 'description' | 'scope' | 'effect' | 'input' | 'output' | 'run'
> &
  Partial<
    Pick<Tool<Input, Output>, 'idempotent' | 'openWorld' | 'takesIdempotencyKey' | 'doors' | 'dryRun' | 'brief' | 'inFull'>
  >;

/** The identity of a tool with its defaults filled: read and destructive tools are idempotent, nothing is open-world. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): Tool {
  const tool: Tool<Input, Output> = {
    idempotent: definition.effect !== 'write',
    openWorld: false,
    takesIdempotencyKey: false,
    doors: 'both',
    ...definition,
  };
  // The list of tools is heterogeneous; callTool parses with the tool's own schema before run sees the input.
  return tool as Tool;
}

/** Whether the caller may use the tool at all: the key's scopes, its list of tools and the caller's own, and `readOnly`. */
export function allows({ key, tools }: Actor, tool: Tool): boolean {
  if (key.readOnly && tool.effect !== 'read') return false;
  if (tool.scope !== null && !scopesOf(key).includes(tool.scope)) return false;
  return [key.tools, tools].every((names) => names === null || names.includes(tool.name));
}

/** Runs a tool for an actor: rights, then input, then replay or run, then the output's shape. Throws PostroomError only. */
export async function callTool(
  core: Core,
  actor: Actor,
  tool: Tool,
  input: unknown,
  once: { key: string; scope: string } | null,
  call: Call,
): Promise<ToolResult> {
  if (tool.scope) requireScope(actor, tool.scope);
  if (!allows(actor, tool)) throw notForThisKey(actor, tool);
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) throw refusal(parsed.error);
  // What only tries out is neither kept under the idempotency key nor answered by what is.
  const tries = tool.dryRun !== undefined && parsed.data.dryRun === true;
  const caller: Actor = { ...actor, once: once && !tries ? claimOnce(once.key, once.scope, parsed.data) : null };
  const result = (await recall<Record<string, unknown>>(core, caller)) ?? (await tool.run(core, caller, parsed.data, call));
  const replayed = caller.once?.replayed ?? false;
  if (isBytes(result)) return { value: null, bytes: result, replayed };
  if (isDryRun(result)) {
    if (!tool.dryRun) throw new Error(`The tool ${tool.name} has no dry run`);
    return { value: tool.dryRun.parse(result.dryRun), content: [], inFull: false, dryRun: true, bytes: null, replayed };
  }
  const { shown, content } = isShown(result) ? result : { shown: result, content: [] };
  // What was answered before an upgrade lacks the fields that are new since.
  const output = replayed ? tool.output.partial() : tool.output;
  return {
    value: output.parse(shown),
    content,
    inFull: tool.inFull?.(parsed.data) ?? false,
    dryRun: false,
    bytes: null,
    replayed,
  };
}

/** The JSON Schemas (2020-12) an agent and OpenAPI see. */
export function toolSchemas(tool: Tool): { input: JsonSchema; output: JsonSchema; dryRun: JsonSchema | null } {
  const withKey = tool.takesIdempotencyKey ? tool.input.extend({ idempotencyKey: idempotencyKey.optional() }) : tool.input;
  const dryRun = tool.dryRun ? schemaOf(tool.dryRun, 'output') : null;
  return { input: schemaOf(withKey, 'input'), output: schemaOf(tool.output, 'output'), dryRun };
}

type JsonSchema = Record<string, unknown>;

/** 1-255 printable ASCII characters, as a header or as a tool argument. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,255}$/, 'must be 1 to 255 printable ASCII characters')
  .describe('Unique; repeated with it within 24 h, a call answers as the first did and does nothing twice.');

function schemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => withoutFormatPattern(jsonSchema) });
  return rest;
}

/** A format says it all; the 200 characters of pattern that zod adds would be read, and paid for, by every agent. */
function withoutFormatPattern(schema: { format?: string; pattern?: string }): void {
  if (schema.format) delete schema.pattern;
}

/** Zod's findings as field errors: at most 20, without the value that was refused. */
function refusal(error: z.ZodError): PostroomError {
  const errors = error.issues.flatMap(fieldErrors).slice(0, 20);
  const first = errors[0];
  return new PostroomError('invalid_request', first ? `${first.path || 'input'}: ${first.message}` : 'The input is not valid.', {
    hint: 'Correct the fields listed in errors and call again.',
    errors,
  });
}

/** An unknown field is named by its own path, so the caller sees which one to leave out. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  const at = (parts: string[], message: string) => ({ path: parts.join('.').slice(0, 200), message: message.slice(0, 300) });
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => at([...path, key], 'is not a known field'))
    : [at(path, issue.message)];
}

export function notForThisKey(actor: Actor, tool: Tool): PostroomError {
  return new PostroomError(
    'forbidden',
    actor.key.readOnly && tool.effect !== 'read'
      ? `This API key only reads, and ${tool.name} does more.`
      : `This API key may not use ${tool.name}.`,
    { hint: 'Use another key; whoami shows what the key in use may do.' },
  );
}

function isShown(result: object): result is Shown {
  return 'shown' in result && 'content' in result && Array.isArray(result.content);
}

function isDryRun(result: object): result is DryRun {
  return 'dryRun' in result && typeof result.dryRun === 'object' && result.dryRun !== null;
}

function isBytes(result: object): result is Bytes {
  return 'bytes' in result && Buffer.isBuffer(result.bytes);
}
