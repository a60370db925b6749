/** The official client of MCP 2026-07-28, which has no sessions. */
// snippet:begin
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const client = new Client({ name: 'my-agent', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(
  new StreamableHTTPClientTransport(new URL(POSTROOM_URL), {
    requestInit: { headers: { Authorization: `Bearer ${POSTROOM_KEY}` } },
  }),
);
const { tools } = await client.listTools();
/** The signal cancels the call, at the server too. */
const callTool = (name, input, signal) => client.callTool({ name, arguments: input }, { timeout: 310_000, signal });
// snippet:end

export const listed = tools.map(({ name, inputSchema }) => ({ name, parameters: inputSchema }));
export const call = async (name, input, signal) => JSON.stringify((await callTool(name, input, signal)).content);
export const close = () => client.close();
