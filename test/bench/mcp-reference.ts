/**
 * The bare MCP server Postroom is held against: the SDK's low-level server over Express as its documentation shows it, with
 * sessions, answers as event streams, a bearer check, 30 tools and a call that does nothing. Environment: API_KEY. Prints `LISTEN <port>`.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, isInitializeRequest, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import express, { type Response } from 'express';
import { z } from 'zod';

const TOOLS = 30;
const keyHash = sha256(process.env.API_KEY ?? '');
const inputSchema = {
  ...z.toJSONSchema(z.object({ text: z.string().optional(), n: z.number().optional() })),
  type: 'object' as const,
};
const tools = Array.from({ length: TOOLS }, (_, index) => ({
  name: index === 0 ? 'noop' : `noop_${index}`,
  description: 'noop',
  inputSchema,
}));
const sessions = new Map<string, StreamableHTTPServerTransport>();

/** Ends it in time when the process that started it has died. */
setTimeout(() => process.exit(1), 15 * 60_000).unref();

const app = express().disable('x-powered-by');
app.use('/mcp', (req, res, next) => {
  const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
  if (token !== '' && timingSafeEqual(sha256(token), keyHash)) next();
  else refuse(res.set('www-authenticate', 'Bearer'), 401, 'Unauthorized');
});
app.use(express.json({ limit: '4mb' }));
app.all('/mcp', async (req, res) => {
  const id = req.get('mcp-session-id');
  if (id !== undefined) {
    const session = sessions.get(id);
    if (session) await session.handleRequest(req, res, req.body);
    else refuse(res, 404, 'Session not found');
    return;
  }
  if (req.method !== 'POST' || !isInitializeRequest(req.body)) {
    refuse(res, 400, 'Bad Request: Mcp-Session-Id header is required');
    return;
  }
  const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (opened) => {
      sessions.set(opened, transport);
    },
  });
  transport.onclose = () => sessions.delete(transport.sessionId ?? '');
  // The SDK's own types disagree with each other under exactOptionalPropertyTypes.
  await bareServer().connect(transport as Transport);
  await transport.handleRequest(req, res, req.body);
});
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`LISTEN ${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => process.exit(0));

function bareServer(): Server {
  const bare = new Server({ name: 'bare', version: '1.0.0' }, { capabilities: { tools: {} } });
  bare.setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));
  bare.setRequestHandler(CallToolRequestSchema, async () => ({ content: [{ type: 'text', text: 'ok' }] }));
  return bare;
}

function refuse(res: Response, status: number, message: string): void {
  res.status(status).json({ jsonrpc: '2.0', error: { code: -32001, message }, id: null });
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
