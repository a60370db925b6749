/** MCP as it goes over the wire, in both revisions: every message that the server sends, answers and notifications alike. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { initialize } from '../rooms/mcp-endpoint.ts';
import type { Json } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';
import { REVISION, statelessHeaders, statelessRequest } from './stateless-client.ts';

export type Wire = {
  /** The revision it speaks. */
  revision: string;
  /** What came in answer to the request: its response is the last. */
  ask(method: string, params?: Json): Promise<Json[]>;
  /** The same, byte for byte. */
  raw(method: string, params?: Json): Promise<string>;
  /** What came on the stream that is open beside the requests: of subscriptions. */
  told: Json[];
  close(): void;
};

/** A session of 2025-11-25, with its stream open, which hears of every resource of `watched` and logs all. */
export async function sessionWire(url: string, key: string, watched: string[]): Promise<Wire> {
  const told: Json[] = [];
  const opened = await send(url, { headers: { authorization: `Bearer ${key}` }, body: initialize() });
  await textOf(opened.response);
  const headers = { authorization: `Bearer ${key}`, 'mcp-session-id': String(opened.response.headers['mcp-session-id']) };
  let id = 0;
  const raw = async (method: string, params: Json = {}) => {
    id += 1;
    const meta = { progressToken: id, ...(params._meta as Json | undefined) };
    const body = { jsonrpc: '2.0', id, method, params: { ...params, _meta: meta } };
    return await textOf((await send(url, { headers, body })).response);
  };
  const ask = async (method: string, params?: Json) => messagesIn(await raw(method, params));
  await textOf((await send(url, { headers, body: { jsonrpc: '2.0', method: 'notifications/initialized' } })).response);
  const stream = await send(url, { method: 'GET', headers });
  collect(stream.response, told);
  await ask('logging/setLevel', { level: 'debug' });
  for (const uri of watched) await ask('resources/subscribe', { uri });
  return closedAtEnd({ revision: '2025-11-25', ask, raw, told, close: () => void stream.sent.destroy() });
}

/** A caller of 2026-07-28, with one subscription to the resources of `watched`. */
export async function statelessWire(url: string, key: string, watched: string[]): Promise<Wire> {
  const told: Json[] = [];
  const post = (method: string, params: Json) => {
    const name = params.name ?? params.uri;
    const headers = {
      authorization: `Bearer ${key}`,
      ...statelessHeaders(method, name === undefined ? undefined : String(name)),
    };
    const meta = { progressToken: 'p', 'io.modelcontextprotocol/logLevel': 'debug' };
    return send(url, { headers, body: statelessRequest(method, params, meta) });
  };
  const stream = await post('subscriptions/listen', { notifications: { resourceSubscriptions: watched } });
  collect(stream.response, told);
  const raw = async (method: string, params: Json = {}) => await textOf((await post(method, params)).response);
  const ask = async (method: string, params?: Json) => messagesIn(await raw(method, params));
  return closedAtEnd({ revision: REVISION, ask, raw, told, close: () => void stream.sent.destroy() });
}

/** The messages of an answer: one JSON body, or the events of a stream (HTML standard, 9.2.6). */
export function messagesIn(text: string): Json[] {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data: ') && line.length > 'data: '.length);
  if (lines.length > 0) return lines.map((line) => JSON.parse(line.slice('data: '.length)) as Json);
  return text.startsWith('{') ? [JSON.parse(text) as Json] : [];
}

type Sent = { sent: ClientRequest; response: IncomingMessage };

async function send(
  url: string,
  { method = 'POST', headers, body }: { method?: string; headers: object; body?: object },
): Promise<Sent> {
  const accepted = { accept: method === 'GET' ? 'text/event-stream' : 'application/json, text/event-stream' };
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = request(`${url}/mcp`, { method, headers: { ...accepted, ...typed, ...headers }, agent: false });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { sent, response };
}

export async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Keeps the messages of a stream of events as they come. */
export function collect(response: IncomingMessage, told: Json[]): void {
  let text = '';
  response.setEncoding('utf8').on('error', () => undefined);
  response.on('data', (chunk: string) => {
    text += chunk;
    const end = text.lastIndexOf('\n\n') + 2;
    if (end < 2) return;
    told.push(...messagesIn(text.slice(0, end)));
    text = text.slice(end);
  });
}
