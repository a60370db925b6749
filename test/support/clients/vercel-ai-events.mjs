/** MCP Events with the client of the Vercel AI SDK: it subscribes, and its own handler checks what is posted. Run as `test/clients/main.mjs` runs clients. */
import { createServer } from 'node:http';
import { createMCPClient, experimental_createMCPEventWebhook } from '@ai-sdk/mcp';

const kept = new Map();
const byId = (id) => [...kept.values()].find((one) => one.id === id);
const store = {
  get: async (key) => kept.get(key),
  getById: async (id) => byId(id),
  set: async (subscription) => void kept.set(subscription.key, subscription),
  update: async (key, patch) => void kept.set(key, { ...kept.get(key), ...patch }),
  delete: async (key) => void kept.delete(key),
};
const received = [];
const ended = [];
const failures = [];
const handle = experimental_createMCPEventWebhook({
  store,
  onEvent: async ({ subscription, event }) => void received.push({ id: subscription.id, event }),
  onTerminated: async ({ termination }) => void ended.push(termination),
  onError: async ({ error }) => void failures.push(String(error)),
});
const server = createServer(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method, headers } = incoming;
  const answered = await handle(new Request(`http://127.0.0.1${incoming.url}`, { method, headers, body: Buffer.concat(chunks) }));
  outgoing.writeHead(answered.status, Object.fromEntries(answered.headers)).end(Buffer.from(await answered.arrayBuffer()));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

const { POSTROOM_URL, POSTROOM_KEY } = process.env;
const client = await createMCPClient({
  transport: { type: 'http', url: POSTROOM_URL, headers: { Authorization: `Bearer ${POSTROOM_KEY}` } },
  experimental_events: { store },
});
const events = client.experimental_events;

export const listed = (await events.list()).events.map(({ name, inputSchema }) => ({ name, parameters: inputSchema }));

export async function call(what, input) {
  if (what === 'told') return JSON.stringify({ received, ended, failures });
  const url = `http://127.0.0.1:${server.address().port}/hook`;
  const asked = { ...input, delivery: { mode: 'webhook', url, allowInsecureLocalhost: true } };
  return JSON.stringify((await events[what](what === 'subscribe' ? asked : input)) ?? {});
}

export async function close() {
  await client.close();
  server.close();
  server.closeAllConnections();
}
