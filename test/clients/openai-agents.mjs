/** OpenAI Agents JS, which converts the schemas of tools for OpenAI's strict mode. */
// snippet:begin
import { Agent, MCPServerStreamableHttp } from '@openai/agents';

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const postroom = new MCPServerStreamableHttp({
  name: 'postroom',
  url: POSTROOM_URL,
  requestInit: { headers: { Authorization: `Bearer ${POSTROOM_KEY}` } },
  timeout: 310_000,
});
await postroom.connect();
const agent = new Agent({
  name: 'Ada',
  instructions: 'You read and answer mail.',
  mcpServers: [postroom],
  mcpConfig: { convertSchemasToStrict: true },
});

// snippet:end
import { RunContext } from '@openai/agents';

const tools = await agent.getMcpTools(new RunContext());
export const listed = tools.map(({ name, parameters, strict }) => ({ name, parameters, strict }));
export async function call(name, input, signal) {
  const { parameters, invoke } = tools.find((tool) => tool.name === name);
  // As a model in strict mode does: it names every field.
  const all = { ...Object.fromEntries(Object.keys(parameters.properties).map((field) => [field, null])), ...input };
  return JSON.stringify(await invoke(new RunContext(), JSON.stringify(all), { signal }));
}
export const close = () => postroom.close();
