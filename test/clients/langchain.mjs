/** LangChain JS, with its MCP adapters. */
// snippet:begin
import { MultiServerMCPClient } from '@langchain/mcp-adapters';

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const client = new MultiServerMCPClient({
  mcpServers: {
    postroom: {
      transport: 'http',
      url: POSTROOM_URL,
      headers: { Authorization: `Bearer ${POSTROOM_KEY}` },
      defaultToolTimeout: 310_000,
    },
  },
});
/** For the `tools` of `createAgent`, and for `model.bindTools`. */
const tools = await client.getTools();

// snippet:end
import { convertToOpenAITool } from '@langchain/core/utils/function_calling';

export const listed = tools.map((tool) => convertToOpenAITool(tool).function);
export async function call(name, args, signal) {
  const message = await tools
    .find((tool) => tool.name === name)
    .invoke({ type: 'tool_call', id: 'call', name, args }, { signal });
  return JSON.stringify(message.content);
}
export const close = () => client.close();
