/** Tools over MCP: the list of those that a key may use, and the answers to calls. No SDK is known here. */
import { readIdempotencyKey } from '../../tools/idempotency-key.ts';
import { readSent } from '../../tools/sent-arguments.ts';
import { type AnswerOf, allows, type Call, type Content, callTool, type Tool, type ToolResult } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import { PostroomError } from '../core/base/errors.ts';
import { hasChosen, seesBriefly } from '../core/base/tool-choice.ts';
import type { Core } from '../core/ports/core.ts';
import { fencing, type OwnAddresses, ownAddresses } from './fence.ts';
import { type ListedTool, type Listing, listedTool } from './listed-tools.ts';
import { RPC, RpcError } from './rpc-errors.ts';

/**
 * JSON as text, then what cannot be JSON, such as an image. Where answers are structured, structuredContent is the same JSON, when the
 * call succeeded.
 */
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
      if (!found || !hasChosen(actor, name)) throw unknownTool(name);
      const { tool } = found;
      try {
        const { input, once } = takeKey(tool, readSent(tool.input, args, 'model'));
        const { shown, content } = await run(core, actor, found, input, once, call);
        const structured = actor.output === 'structured' ? { structuredContent: shown } : {};
        return { content: [{ type: 'text', text: JSON.stringify(shown) }, ...content], ...structured };
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
  return { shown: await present(core, actor, result, ownAddresses(core, actor)), content: result.content };
}

/** A tool as agents see it; `present` makes what they are shown out of what the tool answered. */
type Offer = {
  tool: Tool;
  listed: (listing: Listing) => ListedTool;
  present: (core: Core, actor: Actor, answered: Answered, own: OwnAddresses) => Promise<Record<string, unknown>>;
};

type Answered = Exclude<ToolResult, { value: null }>;

function offer(tool: Tool): Offer {
  const { compact, compactDryRun = tool.dryRun } = tool;
  const fenced = onceEach((form: AnswerOf) =>
    fencing({ short: compact, whole: tool.output, dryRun: compactDryRun, several: tool.several }[form] ?? tool.output),
  );
  return {
    tool,
    listed: onceEach((listing) => listedTool(tool, listing), nameOf),
    present: async (core, actor, { value, input, form }, own) => {
      if (form === 'short' && compact)
        return await fenced(form)(compact.parse(await tool.shorten(core, actor, value, input)), own);
      return await fenced(form)(form === 'dryRun' && compactDryRun ? compactDryRun.parse(value) : value, own);
    },
  };
}

/** Keeps one list for each set of visible tools and way to list them: there are few sets of rights and many sessions. */
function listsByRights(offers: readonly Offer[]): (actor: Actor) => ListedTool[] {
  const lists = new Map<string, ListedTool[]>();
  return (actor) => {
    const visible = offers.filter(({ tool }) => allows(actor, tool));
    const listing = { form: actor.output, brief: seesBriefly(actor) };
    const name = [nameOf(listing), ...visible.map(({ tool }) => tool.name)].join();
    const kept = lists.get(name) ?? visible.map(({ listed }) => listed(listing));
    lists.set(name, kept);
    return kept;
  };
}

/** Makes one for each form, when it is first asked for. */
function onceEach<Form, Made>(make: (form: Form) => Made, name: (form: Form) => unknown = (form) => form): (form: Form) => Made {
  const made = new Map<unknown, Made>();
  return (form) => {
    const one = made.get(name(form)) ?? make(form);
    made.set(name(form), one);
    return one;
  };
}

function nameOf({ form, brief }: Listing): string {
  return `${form}${brief ? ' brief' : ''}`;
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
