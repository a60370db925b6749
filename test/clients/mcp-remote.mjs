/** mcp-remote, for clients that only start programs: the official client starts it from the configuration beside this file, as they do. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const { POSTROOM_URL, POSTROOM_KEY, PATH, HOME } = process.env;
const text = readFileSync(new URL('mcp-remote.json', import.meta.url), 'utf8')
  .replace('http://127.0.0.1:3000/mcp', POSTROOM_URL)
  .replace('pr_the_key_of_the_agent', POSTROOM_KEY);
const { args, env } = JSON.parse(text).mcpServers.postroom;
// What npx would find.
const program = fileURLToPath(new URL('node_modules/mcp-remote/dist/proxy.js', import.meta.url));
const client = new Client({ name: 'desktop', version: '1' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [program, ...args.slice(2)],
    // Tokens, which this one has none of, would else be kept in the home folder.
    env: { ...env, PATH, HOME, MCP_REMOTE_CONFIG_DIR: '.' },
  }),
);
const { tools } = await client.listTools();

export const listed = tools.map(({ name, inputSchema }) => ({ name, parameters: inputSchema }));
export const call = async (name, input, signal) =>
  JSON.stringify((await client.callTool({ name, arguments: input }, undefined, { signal })).content);
export const close = () => client.close();
