/** How long others wait while a call, over REST and over MCP, looks through or changes a room of very many mails. */
import assert from 'node:assert/strict';
import { API_PREFIX } from '../../tools/http.ts';
import { tools } from '../../tools/index.ts';
import { type HttpClient, httpClient } from './http-load.ts';
import { callTool, openSession } from './mcp-session.ts';
import { type Product, startProduct } from './product.ts';
import type { Row } from './rounds.ts';
import { type StallCall, worstCalls, worstSearches } from './stall-calls.ts';
import { fillArchive, fillRoom } from './stall-rooms.ts';

/** To look through a million texts takes a while, with others served in between. */
const PATIENCE_MS = 600_000;

/** Whoever asks for what is measured, and another caller, who is timed meanwhile. */
type Callers = { product: Product; client: HttpClient; session: string; other: HttpClient };

/** `longest` wait of the other caller while the call `took` its time, in milliseconds. */
type Stall = { longest: number; took: number };

/** `mails` lie in one inbox. Beside each call, one other call after the other is asked and timed: the longest is the longest piece of work. */
export async function measureStalls({ mails }: { mails: number }): Promise<Row[]> {
  return [...(await inRoom(fillRoom, worstCalls, mails)), ...(await inRoom(fillArchive, worstSearches, mails))];
}

async function inRoom<Room>(
  fill: (product: Product, mails: number) => Promise<Room>,
  callsIn: (room: Room) => StallCall[],
  mails: number,
): Promise<Row[]> {
  const product = await startProduct();
  try {
    const calls = callsIn(await fill(product, mails));
    const client = httpClient(product.port(), 1, PATIENCE_MS);
    const other = httpClient(product.port(), 1);
    try {
      const callers = { product, client, other, session: await openSession(client, product.apiKey) };
      // One that does not count: the code is compiled, and the inbox comes into the caches.
      for (const call of calls.slice(0, 1)) await rowOf(call, callers, mails);
      const rows: Row[] = [];
      for (const call of calls) rows.push(await rowOf(call, callers, mails));
      return rows;
    } finally {
      client.close();
      other.close();
    }
  } finally {
    await product.end();
  }
}

async function rowOf(call: StallCall, callers: Callers, mails: number): Promise<Row> {
  const stalls: [string, Stall][] = [['REST', await beside(callers, () => askRest(callers, call), call.lastsMs)]];
  if (toolOf(call).mcp && call.lastsMs === undefined) stalls.push(['MCP', await beside(callers, () => askMcp(callers, call))]);
  const told = (figure: (stall: Stall) => string) => stalls.map(([by, stall]) => `${by} ${figure(stall)}`).join(', ');
  const { lastsMs: _, tool, as = wordsOf(call.input), refused } = call;
  return {
    what: `longest wait of another call beside \`${`${tool} ${as}`.trim()}\`${refused ? ', which is refused' : ''}, ${mails.toLocaleString('en')} mails in the inbox`,
    postroom: told(({ longest }) => `${longest.toFixed(0)} ms`),
    reference: `the call: ${told(({ took }) => `${(took / 1000).toFixed(1)} s`)}`,
    ratio: '',
    wanted: '≤ 50 ms',
  };
}

/** Without ids, which say nothing. */
function wordsOf(input: StallCall['input']): string {
  const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-/.test(value);
  const word = ([name, value]: [string, unknown]) =>
    isId(value) ? name : `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`;
  return Object.entries(input)
    .filter(([name]) => !['inboxId', 'timeoutSeconds'].includes(name))
    .map(word)
    .join(' ');
}

async function beside({ product, other }: Callers, call: () => Promise<void>, lastsMs = 0): Promise<Stall> {
  const began = performance.now();
  let took = 0;
  const asked = call().finally(() => {
    took = performance.now() - began;
  });
  let longest = 0;
  while (took === 0 || performance.now() < began + lastsMs) {
    const at = performance.now();
    const { status } = await other.ask('GET', `${API_PREFIX}/whoami`, { authorization: `Bearer ${product.apiKey}` });
    assert.equal(status, 200);
    longest = Math.max(longest, performance.now() - at);
  }
  await asked;
  return { longest, took };
}

async function askRest({ product, client }: Callers, call: StallCall): Promise<void> {
  const { http } = toolOf(call);
  assert.ok(http, `REST offers ${call.tool}`);
  const rest: Record<string, unknown> = { ...call.input };
  const path = http.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const isQuery = http.method === 'GET' || http.method === 'DELETE';
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]));
  const where = `${API_PREFIX}${path}${isQuery && query.size > 0 ? `?${query}` : ''}`;
  const headers = { authorization: `Bearer ${product.apiKey}`, ...(isQuery ? {} : { 'content-type': 'application/json' }) };
  const { status, text } = await client.ask(http.method, where, headers, isQuery ? undefined : JSON.stringify(rest));
  assert.equal(status, call.refused ?? http.status, `${where} ${text.slice(0, 500)}`);
}

let asked = 0;

async function askMcp({ product, client, session }: Callers, call: StallCall): Promise<void> {
  const input = call.again ?? call.input;
  const { isDone, text } = await callTool(client, product.apiKey, session, { id: ++asked, name: call.tool, input });
  assert.equal(isDone, call.refused === undefined, `${call.tool} ${text.slice(0, 500)}`);
}

function toolOf({ tool: name }: StallCall) {
  const found = tools.find((tool) => tool.name === name);
  assert.ok(found, `there is a tool ${name}`);
  return found;
}
