/** The methods of MCP 2025-11-25, and of 2026-07-28 where both have them: their params checked strictly, and answered without any SDK. */
import { z } from 'zod';
import { inWords } from '../../tools/refusal-words.ts';
import { named } from '../../tools/shapes.ts';
import { type Call, LOG_LEVELS, type LogLevel } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Catalog } from './catalog.ts';
import { type EventMethods, eventParams } from './events/methods.ts';
import type { OpenAnswer } from './events/stream.ts';
import { RPC, RpcError } from './rpc-errors.ts';
import type { Subscriptions } from './sessions/subscriptions.ts';
import type { ToolAnswers } from './tools.ts';

/** Messages below `level` are not sent to the client's log; `storeLevel` stores it with the session. */
export type Session = { subscriptions: Subscriptions; level: LogLevel; storeLevel(level: LogLevel): Promise<void> };

/** The caller, and the session of the request. Without a session, the methods that need one are unknown. */
export type Ask = { actor: Actor; session: Session | null; call: Call; answer: OpenAnswer };

/** What all revisions answer with. */
export type Offered = { answers: ToolAnswers; catalog: Catalog; events: EventMethods };

/** Every revision and transport offers the same. Events stand where SEP-3415 has them, and where ChatGPT looks for them. */
export const CAPABILITIES = {
  tools: {},
  resources: { subscribe: true },
  prompts: {},
  completions: {},
  logging: {},
  events: {},
  extensions: { 'io.modelcontextprotocol/events': {} },
};

/** The one method that goes on answering. */
export const STREAM = 'events/stream';

export type Methods = {
  /** Whether there is such a method at all. */
  knows(method: string): boolean;
  /** Throws RpcError: -32601 for an unknown method, -32602 for params that do not fit. */
  answer(method: string, params: unknown, ask: Ask): Promise<object>;
};

type Method = (params: unknown, ask: Ask) => Promise<object> | object;

const list = z.looseObject({ cursor: z.string().optional() }).optional();
const resource = z.looseObject({ uri: z.string() });
const strings = z.record(z.string(), z.string());
const completion = z.looseObject({
  ref: z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('ref/prompt'), name: z.string() }),
    z.looseObject({ type: z.literal('ref/resource'), uri: z.string() }),
  ]),
  argument: z.looseObject({ name: z.string(), value: z.string() }),
  context: z.looseObject({ arguments: strings.optional() }).optional(),
});

/** One table serves all sessions. */
export function methodsOf({ answers, catalog, events }: Offered): Methods {
  const methods = new Map<string, Method>([
    ['tools/list', method(list, (_params, { actor }) => ({ tools: answers.list(actor) }))],
    [
      'tools/call',
      method(
        z.looseObject({ name: z.string(), arguments: named(z.string(), z.unknown()).optional() }),
        (params, { actor, call }) => answers.call(actor, params.name, params.arguments ?? {}, call),
      ),
    ],
    ['resources/list', method(list, (params, { actor }) => catalog.listResources(actor, params?.cursor))],
    ['resources/templates/list', method(list, (_params, { actor }) => ({ resourceTemplates: catalog.listTemplates(actor) }))],
    [
      'resources/read',
      method(resource, async ({ uri }, { actor, call }) => ({ contents: [await catalog.read(actor, uri, call)] })),
    ],
    [
      'resources/subscribe',
      method(resource, async ({ uri }, ask) => {
        await sessionOf(ask).subscriptions.subscribe(ask.actor, uri);
        return {};
      }),
    ],
    [
      'resources/unsubscribe',
      method(resource, async ({ uri }, ask) => {
        await sessionOf(ask).subscriptions.unsubscribe(uri);
        return {};
      }),
    ],
    ['prompts/list', method(list, (_params, { actor }) => ({ prompts: catalog.listPrompts(actor) }))],
    [
      'prompts/get',
      method(z.looseObject({ name: z.string(), arguments: strings.optional() }), (params, { actor, call }) =>
        catalog.prompt(actor, params.name, params.arguments ?? {}, call),
      ),
    ],
    [
      'completion/complete',
      method(completion, async ({ ref, argument, context }, { actor }) => {
        const of = ref.type === 'ref/prompt' ? { prompt: ref.name } : { resource: ref.uri };
        return { completion: await catalog.complete(actor, of, { argument, filled: context?.arguments ?? {} }) };
      }),
    ],
    ['events/list', method(eventParams.list, (_params, { actor }) => events.list(actor))],
    ['events/poll', method(eventParams.poll, (params, { actor }) => events.poll(actor, params))],
    [
      'events/subscribe',
      method(eventParams.subscribe, (params, { actor, call }) => events.subscribe(actor, params, call.signal)),
    ],
    ['events/unsubscribe', method(eventParams.unsubscribe, (params, { actor }) => events.unsubscribe(actor, params))],
    [STREAM, method(eventParams.stream, (params, { actor, call, answer }) => events.stream(actor, params, call.signal, answer))],
    [
      'logging/setLevel',
      method(z.looseObject({ level: z.enum(LOG_LEVELS) }), async ({ level }, ask) => {
        const session = sessionOf(ask);
        await session.storeLevel(level);
        session.level = level;
        return {};
      }),
    ],
  ]);
  return {
    knows: (name) => methods.has(name),
    async answer(name, params, ask) {
      const known = methods.get(name);
      if (!known) throw noMethod();
      return await known(params, ask);
    },
  };
}

function sessionOf({ session }: Ask): Session {
  if (!session) throw noMethod();
  return session;
}

function noMethod(): RpcError {
  return new RpcError(RPC.noMethod, 'Method not found');
}

/** Names the path of a param that does not fit, never its value. */
function method<Params>(schema: z.ZodType<Params>, work: (params: Params, ask: Ask) => Promise<object> | object): Method {
  return (params, ask) => {
    const parsed = schema.safeParse(params, { error: inWords });
    if (parsed.success) return work(parsed.data, ask);
    const said = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${['params', ...path].join('.')}: ${message}`);
    throw new RpcError(RPC.invalidParams, said.join('; ').slice(0, 500));
  };
}
