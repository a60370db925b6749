/** Mastra. */
// snippet:begin
import { MCPClient } from '@mastra/mcp';

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const client = new MCPClient({
  servers: {
    postroom: {
      url: new URL(POSTROOM_URL),
      requestInit: { headers: { Authorization: `Bearer ${POSTROOM_KEY}` } },
      timeout: 310_000,
    },
  },
});
/** For the `tools` of an agent; each name begins with `postroom_`. */
const tools = await client.listTools();

// snippet:end
import { standardSchemaToJSONSchema } from '@mastra/core/schema';

const ours = (name) => tools[`postroom_${name}`];
export const listed = Object.entries(tools).map(([name, { inputSchema }]) => ({
  name: name.replace('postroom_', ''),
  parameters: standardSchemaToJSONSchema(inputSchema),
}));
export async function call(name, input, abortSignal) {
  return JSON.stringify(await ours(name).execute(input, { abortSignal }));
}
export const close = () => client.disconnect();
