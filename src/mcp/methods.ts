/** What a caller asks, by the names of its methods (MCP 2025-11-25, and 2026-07-28 where both have them), read strictly and answered without any SDK. */
import { z } from 'zod';
import { type Call, LOG_LEVELS, type LogLevel } from '../../tools/tool.ts';
import type { Actor } from '../core/base/actor.ts';
import type { Catalog } from './catalog.ts';
import type { Subscriptions } from './sessions/subscriptions.ts';
import { type Answers, RPC, RpcError } from './tools.ts';

/** `level`: what is below it is not sent to the client's log; `keepLevel` keeps it with the session. */
export type Session = { subscriptions: Subscriptions; level: LogLevel; keepLevel(level: LogLevel): Promise<void> };

/** Whoever asks, and in which session; without one, the methods that belong to a session are unknown. */
export type Ask = { actor: Actor; session: Session | null; call: Call };

/** The methods that clients may count on. */
export const CAPABILITIES = { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {}, logging: {} };

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
export function methodsOf(answers: Answers, catalog: Catalog): Methods {
  const methods = new Map<string, Method>([
    ['tools/list', method(list, (_params, { actor }) => ({ tools: answers.list(actor) }))],
    [
      'tools/call',
      method(
        z.looseObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() }),
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
        return { completion: await catalog.complete(actor, { of, argument, filled: context?.arguments ?? {} }) };
      }),
    ],
    [
      'logging/setLevel',
      method(z.looseObject({ level: z.enum(LOG_LEVELS) }), async ({ level }, ask) => {
        const session = sessionOf(ask);
        await session.keepLevel(level);
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

/** What does not fit is named by its path, never with its value. */
function method<Params>(schema: z.ZodType<Params>, work: (params: Params, ask: Ask) => Promise<object> | object): Method {
  return (params, ask) => {
    const parsed = schema.safeParse(params);
    if (parsed.success) return work(parsed.data, ask);
    const said = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${['params', ...path].join('.')}: ${message}`);
    throw new RpcError(RPC.invalidParams, said.join('; ').slice(0, 500));
  };
}
