/** What a tool is, and callTool: the one door through which every capability is entered. */
import { z } from 'zod';
import { type Actor, requireScope, type Scope } from '../src/core/actor.ts';
import { type FieldError, PostroomError } from '../src/core/errors.ts';
import { claimOnce, recall } from '../src/core/idempotency.ts';
import type { Core } from '../src/core/ports.ts';

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
  run(core: Core, actor: Actor, input: z.output<Input>): Promise<z.input<Output> | Bytes>;
};

/** What a tool answers instead of a record when REST streams bytes. */
export type Bytes = { bytes: Buffer; contentType: string; filename: string };

export type ToolResult =
  | { value: Record<string, unknown>; bytes: null; replayed: boolean }
  | { value: null; bytes: Bytes; replayed: boolean };

type ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = Pick<
  Tool<Input, Output>,
  'name' | 'title' | 'description' | 'scope' | 'effect' | 'input' | 'output' | 'run'
> &
  Partial<Pick<Tool, 'idempotent' | 'openWorld' | 'takesIdempotencyKey' | 'doors'>>;

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

/** Runs a tool for an actor: scope, then input, then replay or run, then the output's shape. Throws PostroomError only. */
export async function callTool(
  core: Core,
  actor: Actor,
  tool: Tool,
  input: unknown,
  once: { key: string; scope: string } | null,
): Promise<ToolResult> {
  if (tool.scope) requireScope(actor, tool.scope);
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) throw refusal(parsed.error);
  const caller: Actor = { ...actor, once: once ? claimOnce(once.key, once.scope, parsed.data) : null };
  const result = (await recall<Record<string, unknown>>(core, caller)) ?? (await tool.run(core, caller, parsed.data));
  const replayed = caller.once?.replayed ?? false;
  if (isBytes(result)) return { value: null, bytes: result, replayed };
  return { value: tool.output.parse(result), bytes: null, replayed };
}

/** The JSON Schemas (2020-12) an agent and OpenAPI see. */
export function toolSchemas(tool: Tool): { input: Record<string, unknown>; output: Record<string, unknown> } {
  const withKey = tool.takesIdempotencyKey ? tool.input.extend({ idempotencyKey: idempotencyKey.optional() }) : tool.input;
  return { input: schemaOf(withKey, 'input'), output: schemaOf(tool.output, 'output') };
}

/** 1-255 printable ASCII characters, as a header or as a tool argument. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,255}$/, 'must be 1 to 255 printable ASCII characters')
  .describe(
    'Any unique string. Repeat the call with the same key to get the first answer again instead of doing it twice. Kept 24 hours.',
  );

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

function isBytes(result: object): result is Bytes {
  return 'bytes' in result && Buffer.isBuffer(result.bytes);
}
