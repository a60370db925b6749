/** What to paste into six MCP clients, as docs/clients.md has it. */

export type ClientSnippet = { client: string; text: string };

/** `url` is that of the MCP endpoint; `key` the secret. */
export function snippetsFor(url: string, key: string): ClientSnippet[] {
  const header = `Bearer ${key}`;
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return [
    { client: 'Claude Code', text: `claude mcp add --transport http postroom ${url} --header "Authorization: ${header}"` },
    {
      client: 'Cursor, and any client that takes JSON',
      text: json({ mcpServers: { postroom: { type: 'http', url, headers: { Authorization: header } } } }),
    },
    {
      client: 'mcp-remote',
      text: json({
        mcpServers: {
          postroom: {
            command: 'npx',
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the client puts the variable in
            args: ['-y', 'mcp-remote', url, '--header', 'Authorization:${AUTH}'],
            env: { AUTH: header },
          },
        },
      }),
    },
    {
      client: 'Vercel AI SDK',
      text: `import { createMCPClient } from '@ai-sdk/mcp';

const client = await createMCPClient({
  transport: { type: 'http', url: '${url}', headers: { Authorization: '${header}' } },
});
const tools = await client.tools();`,
    },
    {
      client: 'LangChain JS',
      text: `import { MultiServerMCPClient } from '@langchain/mcp-adapters';

const client = new MultiServerMCPClient({
  mcpServers: {
    postroom: {
      transport: 'http',
      url: '${url}',
      headers: { Authorization: '${header}' },
      defaultToolTimeout: 310_000,
    },
  },
});
const tools = await client.getTools();`,
    },
    {
      client: 'OpenAI Agents JS',
      text: `import { MCPServerStreamableHttp } from '@openai/agents';

const postroom = new MCPServerStreamableHttp({
  name: 'postroom',
  url: '${url}',
  requestInit: { headers: { Authorization: '${header}' } },
  timeout: 310_000,
});
await postroom.connect();`,
    },
  ];
}
