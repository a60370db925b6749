/** A tool may send a request to the client in the middle of a call: in a session, and not where the transport has no way back. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { defineTool } from '../../../tools/tool.ts';
import { statelessClient } from '../../support/clients/stateless-client.ts';
import { jsonOf } from '../../support/rooms/conversation.ts';
import { type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const requestedSchema = { type: 'object', properties: { name: { type: 'string', default: 'Ada' } }, required: ['name'] };
const ASKING = { name: 'ask_name', arguments: {} };
let room: McpRoom;
let ends: string[];

const askName = defineTool({
  name: 'ask_name',
  title: 'Ask for a name',
  description: 'Asks whoever sits at the client for a name.',
  scope: null,
  effect: 'read',
  input: z.strictObject({}),
  output: z.object({ said: z.string() }),
  run: async (_core, _actor, _input, { ask, signal }) => {
    if (!ask) return { said: 'There is nobody to ask.' };
    try {
      return { said: JSON.stringify(await ask('elicitation/create', { message: 'Who?', requestedSchema })) };
    } finally {
      ends.push(signal.aborted ? 'stopped' : 'answered');
    }
  },
});

beforeEach(async () => {
  room = await openMcpRoom({ tools: [askName] });
  ends = [];
});
afterEach(() => room.close());

test('a tool that asks is answered by the client of its session, as often as it is called', async () => {
  const client = await asked(async () => ({ action: 'accept', content: { name: 'Grace' } }));
  for (let n = 0; n < 3; n++) {
    const shown = jsonOf(await client.callTool(ASKING));
    assert.deepEqual(shown, { said: '{"action":"accept","content":{"name":"Grace"}}' });
  }
  await client.close();
});

test('a tool that asks is stopped when its client is gone before it has answered', async () => {
  const left = new AbortController();
  const client = await asked(async () => {
    left.abort();
    return await new Promise(() => undefined);
  });
  await assert.rejects(client.callTool(ASKING, undefined, { signal: left.signal }));
  await eventually('the call is stopped', async () => ends.length > 0);
  assert.deepEqual(ends, ['stopped']);
  await client.close();
});

test('a tool cannot ask where there is no session', async () => {
  const { client, close } = await statelessClient(room.url, room.account.key);
  assert.deepEqual(jsonOf(await client.callTool(ASKING)), { said: 'There is nobody to ask.' });
  await close();
});

/** A client in a session whose user fills a form in as told. */
async function asked(fillIn: () => Promise<ElicitResult>): Promise<Client> {
  const client = closedAtEnd(new Client({ name: 'agent', version: '1' }, { capabilities: { elicitation: {} } }));
  client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
    assert.ok('requestedSchema' in params);
    assert.deepEqual(params.requestedSchema, requestedSchema);
    return await fillIn();
  });
  const headers = { authorization: `Bearer ${room.account.key}` };
  const transport = new StreamableHTTPClientTransport(room.url, { requestInit: { headers } });
  // The SDK types its own transport's optional members without `undefined`, which exactOptionalPropertyTypes tells apart.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}
