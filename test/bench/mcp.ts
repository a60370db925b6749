/** Tool calls a second over MCP, against a bare server of the SDK whose tool does nothing. */
import assert from 'node:assert/strict';
import { type HttpClient, httpClient } from './http-load.ts';
import { withProcessorTime } from './processor-time.ts';
import { startProduct } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, loadOf, type Row, rateRow } from './rounds.ts';

const SESSIONS = 50;
const PROTOCOL = '2025-11-25';

export async function measureMcp(effort: Effort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const bare = await startReference('mcp-reference.ts', { API_KEY: product.apiKey });
    try {
      const found = await alternate(effort.rounds, {
        postroom: () => load(product.pid(), product.port(), product.apiKey, 'get_metrics', effort),
        bare: () => load(bare.pid, bare.port, product.apiKey, 'noop', effort),
      });
      const what = `MCP tools/call get_metrics, ${SESSIONS} sessions; reference: a bare SDK server, no-op tool`;
      return [rateRow(what, found.postroom, found.bare, '≥ 0.85x', 'MCP call / bare SDK')];
    } finally {
      await bare.end();
    }
  } finally {
    await product.end();
  }
}

/** Every connection has a session of its own, opened before the clock starts and ended after it stopped. */
async function load(pid: number, port: number, key: string, tool: string, effort: Effort): Promise<Load> {
  const client = httpClient(port, SESSIONS);
  try {
    const sessions: string[] = [];
    for (let opened = 0; opened < SESSIONS; opened++) sessions.push(await open(client, key));
    await callFor(client, key, sessions, tool, effort.warm, 1);
    const found = await withProcessorTime(pid, () => callFor(client, key, sessions, tool, effort.seconds, 1_000_000));
    for (const session of sessions) await client.ask('DELETE', '/mcp', headersOf(key, session));
    return found;
  } finally {
    client.close();
  }
}

async function callFor(
  client: HttpClient,
  key: string,
  sessions: string[],
  tool: string,
  seconds: number,
  firstId: number,
): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const callUntilEnd = async (session: string) => {
    for (let id = firstId; performance.now() < end; id++) {
      const sent = performance.now();
      const { status, text } = await post(
        client,
        key,
        { id, method: 'tools/call', params: { name: tool, arguments: {} } },
        session,
      );
      times.push(performance.now() - sent);
      const succeeded = status === 200 && text.includes('"result"') && !text.includes('"isError":true');
      assert.ok(succeeded, `tools/call answered ${status}: ${text.slice(0, 500)}`);
    }
  };
  await Promise.all(sessions.map(callUntilEnd));
  return loadOf(times, performance.now() - began);
}

async function open(client: HttpClient, key: string): Promise<string> {
  const params = { protocolVersion: PROTOCOL, capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  const { status, headers, text } = await post(client, key, { id: 0, method: 'initialize', params }, null);
  const session = headers['mcp-session-id'];
  assert.ok(status === 200 && typeof session === 'string', `initialize answered ${status}: ${text.slice(0, 500)}`);
  await post(client, key, { method: 'notifications/initialized' }, session);
  return session;
}

function post(client: HttpClient, key: string, message: object, session: string | null) {
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
