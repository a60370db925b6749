/** The Vercel AI SDK. */
// snippet:begin
import { createMCPClient } from '@ai-sdk/mcp';

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const client = await createMCPClient({
  transport: { type: 'http', url: POSTROOM_URL, headers: { Authorization: `Bearer ${POSTROOM_KEY}` } },
});
/** For the `tools` of `generateText`, `streamText` and agents. */
const tools = await client.tools();

// snippet:end
import { asSchema } from 'ai';

export const listed = await Promise.all(
  Object.entries(tools).map(async ([name, tool]) => ({ name, parameters: await asSchema(tool.inputSchema).jsonSchema })),
);
export async function call(name, input, abortSignal) {
  const output = await tools[name].execute(input, { toolCallId: 'call', messages: [], abortSignal });
  return JSON.stringify(tools[name].toModelOutput({ toolCallId: 'call', input, output }).value);
}
export const close = () => client.close();
