/** Tool calls a second over MCP, against a bare server of the SDK whose tool does nothing. */
import assert from 'node:assert/strict';
import { type HttpClient, httpClient } from './http-load.ts';
import { callTool, endSession, openSession } from './mcp-session.ts';
import { withProcessorTime } from './processor-time.ts';
import { startProduct } from './product.ts';
import { startReference } from './reference.ts';
import { alternate, type Effort, type Load, loadOf, type Row, rateRow } from './rounds.ts';

const SESSIONS = 50;

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
    for (let opened = 0; opened < SESSIONS; opened++) sessions.push(await openSession(client, key));
    await callFor(client, key, sessions, tool, effort.warm, 1);
    const found = await withProcessorTime(pid, () => callFor(client, key, sessions, tool, effort.seconds, 1_000_000));
    for (const session of sessions) await endSession(client, key, session);
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
      const { status, text, isDone } = await callTool(client, key, session, { id, name: tool, input: {} });
      times.push(performance.now() - sent);
      assert.ok(isDone, `tools/call answered ${status}: ${text.slice(0, 500)}`);
    }
  };
  await Promise.all(sessions.map(callUntilEnd));
  return loadOf(times, performance.now() - began);
}
