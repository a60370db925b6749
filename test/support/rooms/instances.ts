/** Three instances on one database with small MCP tools, and clients whose requests go to them in turn. */
import { z } from 'zod';
import { resources } from '../../../tools/resources/index.ts';
import { defineTool } from '../../../tools/tool.ts';
import { type Route, type SpreadClient, spreadClient } from '../clients/spread-client.ts';
import { isShared } from '../postgres/test-database.ts';
import { closedAtEnd } from '../running/closing.ts';
import { type Instance, type McpRoom, openMcpRoom } from './mcp-endpoint.ts';

export type Instances = {
  a: McpRoom;
  b: Instance;
  c: Instance;
  all: Instance[];
  /** How the calls of wait_long went, in order: `begun`, `stopped`. */
  ends: string[];
  /** A client whose requests go to the instances in turn, but for those that `route` sends elsewhere. */
  spread(route?: Route): Promise<SpreadClient>;
  close(): Promise<void>;
};

/** Why a test cannot run; false when it can. */
export const NEEDS_INSTANCES = isShared ? false : 'instances share a database only where TEST_DATABASE names one';

export async function openInstances(given: Parameters<typeof openMcpRoom>[0] = {}): Promise<Instances> {
  const ends: string[] = [];
  const a = await openMcpRoom({ tools: smallTools(ends), resources, ...given });
  const [b, c] = [await a.another(), await a.another()];
  const clients: SpreadClient[] = [];
  return closedAtEnd({
    a,
    b,
    c,
    all: [a, b, c],
    ends,
    async spread(route) {
      const urls = [a.url, b.url, c.url];
      const client = await spreadClient(urls, a.account.key, { capabilities: { elicitation: {} }, ...(route ? { route } : {}) });
      clients.push(client);
      return client;
    },
    async close() {
      for (const client of clients) await client.close();
      await a.close();
    },
  });
}

const described = { title: 'A small tool', description: 'Does something small.', scope: null, effect: 'read' as const };
function smallTools(ends: string[]) {
  return [
    defineTool({
      ...described,
      name: 'ask_name',
      input: z.strictObject({ who: z.string() }),
      output: z.object({ said: z.string() }),
      run: async (_core, _actor, { who }, { ask }) => {
        const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
        const said = await ask?.('elicitation/create', { message: String(who), requestedSchema: schema });
        return { said: JSON.stringify(said) };
      },
    }),
    defineTool({
      ...described,
      name: 'wait_long',
      input: z.strictObject({}),
      output: z.object({ done: z.boolean() }),
      run: async (_core, _actor, _input, { signal, log }) => {
        log?.('debug', 'It waits.');
        ends.push('begun');
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        ends.push('stopped');
        return { done: true };
      },
    }),
    defineTool({
      ...described,
      name: 'show_key',
      input: z.strictObject({}),
      output: z.object({ keyId: z.string() }),
      run: async (_core, actor, _input, { log }) => {
        log?.('debug', 'It is shown.');
        return { keyId: actor.key.id };
      },
    }),
  ];
}
