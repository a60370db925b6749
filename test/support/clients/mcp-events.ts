/** A client of MCP Events of its own, in both revisions: it sends what SEP-3415 has, and keeps what comes. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { initialize } from '../rooms/mcp-endpoint.ts';
import { API_KEY, eventually, type Json } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';
import { collect, messagesIn, textOf } from './mcp-wire.ts';
import { REVISION, statelessHeaders, statelessRequest } from './stateless-client.ts';

export const REVISIONS = ['2025-11-25', REVISION] as const;

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came the way an untyped program would
export type Told = any;

export type OpenStream = {
  /** What came, the response too, once it is over. */
  messages: Told[];
  /** Params of the notifications of this name. */
  of(name: string): Told[];
  waitFor(name: string, count: number): Promise<Told[]>;
  /** Resolves when anything came that was not there, or the stream is over. */
  more(): Promise<void>;
  /** Resolves when the server ended it. */
  ended(): Promise<void>;
  leave(): void;
};

export type EventsClient = {
  capabilities: Told;
  ask(method: string, params?: Json): Promise<Told>;
  /** The whole response, answer or error. */
  raw(method: string, params?: Json): Promise<Told>;
  /** The error that the request is answered with. */
  refused(method: string, params?: Json): Promise<Told>;
  stream(params: Json): Promise<OpenStream>;
  /** What `list` is answered. */
  list(): Promise<Told[]>;
};

export async function eventsClient(url: string, revision: string, key = API_KEY): Promise<EventsClient> {
  const wire = revision === REVISION ? stateless(url, key) : await session(url, key);
  const ask = async (method: string, params: Json = {}) =>
    messagesIn(await textOf(await wire.post(method, params))).at(-1) as Told;
  const answered = async (method: string, params?: Json) => {
    const { result, error } = await ask(method, params);
    assert.ok(result, JSON.stringify(error));
    return result;
  };
  return {
    capabilities: await wire.capabilities(),
    ask: answered,
    raw: ask,
    async refused(method, params) {
      const { error, result } = await ask(method, params);
      assert.ok(error, JSON.stringify(result));
      return error;
    },
    stream: async (params) => openStream(await wire.post('events/stream', params)),
    list: async () => (await answered('events/list')).events,
  };
}

type EventsWire = { capabilities(): Promise<Told>; post(method: string, params: Json): Promise<IncomingMessage> };

function stateless(url: string, key: string): EventsWire {
  const authorization = { authorization: `Bearer ${key}` };
  const post = (method: string, params: Json) =>
    send(url, { ...authorization, ...statelessHeaders(method) }, statelessRequest(method, params));
  return {
    post,
    capabilities: async () => (messagesIn(await textOf(await post('server/discover', {}))).at(-1) as Told).result.capabilities,
  };
}

async function session(url: string, key: string): Promise<EventsWire> {
  const authorization = { authorization: `Bearer ${key}` };
  const opened = await send(url, authorization, initialize());
  const first = messagesIn(await textOf(opened)).at(-1) as Told;
  const headers = { ...authorization, 'mcp-session-id': String(opened.headers['mcp-session-id']) };
  let id = 0;
  return {
    capabilities: async () => first.result.capabilities,
    post(method, params) {
      id += 1;
      return send(url, headers, { jsonrpc: '2.0', id, method, params });
    },
  };
}

async function send(url: string, headers: object, body: object): Promise<IncomingMessage> {
  const accepted = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const sent = request(`${url}/mcp`, { method: 'POST', headers: { ...accepted, ...headers }, agent: false });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

function openStream(response: IncomingMessage): OpenStream {
  const messages: Told[] = [];
  let isOver = false;
  response.on('close', () => {
    isOver = true;
  });
  collect(response, messages);
  const of = (name: string) =>
    messages.filter(({ method }) => method === `notifications/events/${name}`).map(({ params }) => params);
  const { close: leave, ...stream } = closedAtEnd({
    messages,
    of,
    waitFor: (name: string, count: number) =>
      eventually(`${count} of ${name} came`, async () => of(name).length >= count && of(name)),
    more: async () => {
      const had = messages.length;
      await eventually('more came', async () => isOver || messages.length > had);
    },
    ended: async () => void (await eventually('the stream ended', async () => isOver)),
    close: () => void response.destroy(),
  });
  return { ...stream, leave };
}
