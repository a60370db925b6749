/** The official client of MCP up to 2025-11-25. */
// snippet:begin
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const client = new Client({ name: 'my-agent', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL(POSTROOM_URL), {
    requestInit: { headers: { Authorization: `Bearer ${POSTROOM_KEY}` } },
  }),
);
const { tools } = await client.listTools();
/** The signal cancels the call, at the server too. */
const callTool = (name, input, signal) => client.callTool({ name, arguments: input }, undefined, { timeout: 310_000, signal });
// snippet:end

export const listed = tools.map(({ name, inputSchema }) => ({ name, parameters: inputSchema }));
export const call = async (name, input, signal) => JSON.stringify((await callTool(name, input, signal)).content);
export const close = () => client.close();
