/** What a tool is, and callTool, through which every transport calls it. */
import type { z } from 'zod';
import { type Actor, requireScope, type Scope, scopesOf } from '../src/core/base/actor.ts';
import { PostroomError } from '../src/core/base/errors.ts';
import { claimOnce, recall } from '../src/core/base/idempotency.ts';
import { hasChosen, seesBriefly } from '../src/core/base/tool-choice.ts';
import type { Core } from '../src/core/ports/core.ts';
import type { Http } from './http.ts';
import { withInboxIds } from './named-inboxes.ts';
import { inWords } from './refusal-words.ts';
import { refusal } from './refusals.ts';

/** `read` changes nothing, `write` changes or adds, `destructive` removes or breaks what was. */
export type Effect = 'read' | 'write' | 'destructive';

/** A capability: the texts an agent reads, the scope it needs, where REST offers it, its schemas, and a few lines that call the core. */
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
  /** Values of optional fields that mean the same as leaving them out: an idempotency key takes both for one request. */
  sameAsLeftOut: Record<string, unknown>;
  /** Fields of which a text means the same as a list of it alone: an idempotency key takes both for one request. */
  sameInList: readonly string[];
  /** Whether the answer holds a secret. */
  secret: boolean;
  /** Where REST offers it; null = only MCP does. */
  http: Http | null;
  /** Whether MCP offers it; false = only REST does. */
  mcp: boolean;
  input: Input;
  output: Output;
  /** What a dry run answers in place of the output, over REST with 200. Without it the tool has no dry run. */
  dryRun?: z.ZodObject;
  /** What MCP answers of the report; without it, all. */
  compactDryRun?: z.ZodType<Record<string, unknown>>;
  /** What is answered in place of the output to a call that names several records. REST takes no such call. */
  several?: z.ZodObject;
  /** What MCP answers of the output, since an agent pays for every word; without it, all. REST always answers all. */
  compact?: z.ZodType<Record<string, unknown>>;
  /**
   * Makes the output shorter before `compact` picks from it, by what the caller said or knows. Not for tools that take `idempotencyKey`: a
   * stored answer may lack fields.
   */
  shorten(core: Core, actor: Actor, output: z.output<Output>, input: z.output<Input>): Promise<object> | object;
  /** Whether MCP answers all of the output to this call. */
  inFull?: (input: z.output<Input>) => boolean;
  run(core: Core, actor: Actor, input: z.output<Input>, call: Call): Promise<z.input<Output> | Bytes | Shown | DryRun | Several>;
};

/** What a transport knows of one call. `signal` aborts when the caller cancels or is gone. */
export type Call = {
  signal: AbortSignal;
  /** Reports how far the call is, if the caller asked for it. A value of `done` that is not above the last one is dropped. */
  progress(done: number, total: number, message: string): void;
  /** Calls the listener when the answer was written whole (true), or can't be any more (false). */
  whenAnswered(listener: (whole: boolean) => void): void;
  /** Sends a message to the caller's log. Absent where the transport has none. */
  log?(level: LogLevel, message: string): void;
  /** Sends a request to the caller's client, such as `elicitation/create` (MCP 2025-11-25, client). Absent where the transport cannot. */
  ask?(method: string, params: object): Promise<Record<string, unknown>>;
};

/** RFC 5424 6.2.1, the least urgent first. */
export const LOG_LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** What a tool answers in place of a record when REST is to send a file. */
export type Bytes = { bytes: Buffer; contentType: string; filename: string };

/** The report of a dry run. */
export type DryRun = { dryRun: Record<string, unknown> };

/** What is answered of several records. */
export type Several = { several: Record<string, unknown> };

/** A record, and content that an agent is shown with it. REST answers the record alone. */
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

/** Which of its schemas a tool's answer has: `short` = the output, of which MCP answers less. */
export type AnswerOf = 'short' | 'whole' | 'dryRun' | 'several';

export type ToolResult =
  | {
      value: Record<string, unknown>;
      /** The input, as the tool read it. */
      input: Record<string, unknown>;
      content: Content[];
      form: AnswerOf;
      bytes: null;
      replayed: boolean;
    }
  | { value: null; bytes: Bytes; replayed: boolean };

type ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = Pick<
  Tool<Input, Output>,
  'name' | 'title' | 'description' | 'scope' | 'effect' | 'input' | 'output' | 'run'
> &
  Partial<
    Pick<
      Tool<Input, Output>,
      | 'idempotent'
      | 'openWorld'
      | 'takesIdempotencyKey'
      | 'sameAsLeftOut'
      | 'sameInList'
      | 'secret'
      | 'http'
      | 'mcp'
      | 'dryRun'
      | 'compactDryRun'
      | 'several'
      | 'compact'
      | 'shorten'
      | 'inFull'
    >
  >;

/** The tool with its defaults: read and destructive tools are idempotent, none is open-world, and only MCP offers it. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): Tool {
  const tool: Tool<Input, Output> = {
    idempotent: definition.effect !== 'write',
    openWorld: false,
    takesIdempotencyKey: false,
    sameAsLeftOut: {},
    sameInList: [],
    secret: false,
    http: null,
    mcp: true,
    shorten: (_core, _actor, output) => output,
    ...definition,
  };
  // Tools of a list differ in their types; callTool parses the input with the tool's own schema before `run` sees it.
  return tool as Tool;
}

/** Whether the caller may use the tool: by the key's scopes, its `readOnly`, its choice of tools, and the one that the caller sent. */
export function allows(actor: Actor, tool: Tool): boolean {
  const { key } = actor;
  if (key.readOnly && tool.effect !== 'read') return false;
  if (tool.scope !== null && !scopesOf(key).includes(tool.scope)) return false;
  return hasChosen(actor, tool.name);
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
  const parsed = tool.input.safeParse(input, { error: inWords });
  if (!parsed.success) throw refusal(parsed.error, tool.input, input, seesBriefly(actor));
  // A dry run is neither stored under the idempotency key nor answered from what is stored there.
  const read = await withInboxIds(core, actor, tool.input, parsed.data);
  const isDry = tool.dryRun !== undefined && read.dryRun === true;
  const caller: Actor = { ...actor, once: once && !isDry ? await claimOnce(once, read, tool) : null };
  const result = (await recall<Record<string, unknown>>(core, caller)) ?? (await tool.run(core, caller, read, call));
  const replayed = caller.once?.replayed ?? false;
  if (isBytes(result)) return { value: null, bytes: result, replayed };
  if (isDryRun(result)) {
    if (!tool.dryRun) throw new Error(`The tool ${tool.name} has no dry run`);
    const value = tool.dryRun.parse(result.dryRun);
    return { value, input: read, content: [], form: 'dryRun', bytes: null, replayed };
  }
  if (isSeveral(result)) {
    if (!tool.several) throw new Error(`The tool ${tool.name} takes one record`);
    const value = tool.several.parse(result.several);
    return { value, input: read, content: [], form: 'several', bytes: null, replayed };
  }
  const { shown, content } = isShown(result) ? result : { shown: result, content: [] };
  // An answer that was stored before an upgrade lacks the fields that came with it.
  const output = replayed ? tool.output.partial() : tool.output;
  return {
    value: output.parse(shown),
    input: read,
    content,
    form: tool.compact && !tool.inFull?.(read) ? 'short' : 'whole',
    bytes: null,
    replayed,
  };
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

function isSeveral(result: object): result is Several {
  return 'several' in result && typeof result.several === 'object' && result.several !== null;
}

function isBytes(result: object): result is Bytes {
  return 'bytes' in result && Buffer.isBuffer(result.bytes);
}
