/** A session of MCP over HTTP, with as little work on the asking side as can be. */
import assert from 'node:assert/strict';
import type { HttpAnswer, HttpClient } from './http-load.ts';

const PROTOCOL = '2025-11-25';

/** Answers the id of the session. */
export async function openSession(client: HttpClient, key: string): Promise<string> {
  const params = { protocolVersion: PROTOCOL, capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  const { status, headers, text } = await post(client, key, { id: 0, method: 'initialize', params }, null);
  const session = headers['mcp-session-id'];
  assert.ok(status === 200 && typeof session === 'string', `initialize answered ${status}: ${text.slice(0, 500)}`);
  await post(client, key, { method: 'notifications/initialized' }, session);
  return session;
}

export async function endSession(client: HttpClient, key: string, session: string): Promise<void> {
  await client.ask('DELETE', '/mcp', headersOf(key, session));
}

/** `isDone` = it has a result, which is no error. */
export async function callTool(
  client: HttpClient,
  key: string,
  session: string,
  call: { id: number; name: string; input: object },
): Promise<HttpAnswer & { isDone: boolean }> {
  const params = { name: call.name, arguments: call.input };
  const answer = await post(client, key, { id: call.id, method: 'tools/call', params }, session);
  const { status, text } = answer;
  return { ...answer, isDone: status === 200 && text.includes('"result"') && !text.includes('"isError":true') };
}

function post(client: HttpClient, key: string, message: object, session: string | null): Promise<HttpAnswer> {
  return client.ask('POST', '/mcp', headersOf(key, session), JSON.stringify({ jsonrpc: '2.0', ...message }));
}

function headersOf(key: string, session: string | null): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${key}`,
    ...(session === null ? {} : { 'mcp-session-id': session, 'mcp-protocol-version': PROTOCOL }),
  };
}
